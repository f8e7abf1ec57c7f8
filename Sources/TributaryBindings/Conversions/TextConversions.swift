extension Conversion where Source: LosslessStringConvertible, Target == String {
  /// A value as the text that describes it: numbers, for everyday use.
  ///
  /// ```swift
  /// bind(age, ageText, via: .text)   // 36 ↔ "36"; "12a" fails
  /// ```
  ///
  /// For numbers and dates as people of a region write them, see the module TributaryFoundation.
  @inlinable public static var text: Conversion {
    Conversion(
      get: { $0.description },
      put: { text in
        guard let value = Source(text) else { throw ConversionError.text(text, isNo: "\(Source.self)") }
        return value
      })
  }
}

extension Conversion<String, String> {
  /// Takes over those characters of a typed text that pass a test; the typed text itself is left as it is.
  ///
  /// ```swift
  /// bind(phone, typed, via: .characters(where: \.isNumber))   // typed "0 30/12" gives "03012"
  /// ```
  ///
  /// - Parameter isIncluded: says which characters count.
  /// - Returns: the conversion from what counts to what is typed.
  @inlinable public static func characters(where isIncluded: @escaping (Character) -> Bool) -> Conversion {
    Conversion(get: { $0 }, put: { $0.filter(isIncluded) })
  }

  /// Takes over the digits of a typed text, 0 to 9.
  @inlinable public static var digits: Conversion {
    characters { $0.isASCII && $0.isNumber }
  }

  /// Takes over a typed text without the blanks before and after it.
  public static var trimmed: Conversion {
    Conversion(
      get: { $0 },
      put: { text in
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
      })
  }
}
