public import Foundation
public import TributaryBindings

extension Conversion where Target == String {
  /// A value as people of a region write it: numbers, amounts and dates in the formats of Foundation.
  ///
  /// ```swift
  /// bind(price, priceText, via: .formatted(by: .number.precision(.fractionLength(2)).locale(locale)))
  /// bind(day, dayText, via: .formatted(by: Date.ISO8601FormatStyle().year().month().day()))
  /// ```
  ///
  /// A text that is being typed is not rewritten: "1234.5" stays as it is until the number changes elsewhere, and comes
  /// then as "1,234.50".
  ///
  /// - Failure: what the style cannot read does not convert; the error is Foundation's.
  ///
  /// - Parameter style: writes the value, and reads it with its `parseStrategy`.
  /// - Returns: the conversion from the value to its text.
  public static func formatted<Style: ParseableFormatStyle>(by style: Style) -> Conversion
  where Style.FormatInput == Source, Style.FormatOutput == String {
    Conversion(get: { style.format($0) }, put: { try style.parseStrategy.parse($0) })
  }
}
