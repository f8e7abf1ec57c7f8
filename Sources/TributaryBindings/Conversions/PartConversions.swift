extension Conversion {
  /// A part of a value; a new part changes the value that is there.
  ///
  /// - Parameter path: leads to the part.
  /// - Returns: the conversion from the whole to the part.
  @inlinable public static func part(_ path: WritableKeyPath<Source, Target>) -> Conversion {
    Conversion(
      get: { $0[keyPath: path] },
      put: { part, whole in
        var whole = whole
        whole[keyPath: path] = part
        return whole
      })
  }

  /// What an enumeration's case carries; while the value is of another case, the other end stays as it is.
  ///
  /// ```swift
  /// let card = Conversion<Payment, String>.case(Payment.card) {
  ///   if case .card(let number) = $0 { number } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - embed: makes a value of this case: the case's name.
  ///   - extract: what the value carries if it is of this case.
  /// - Returns: the conversion from the enumeration to what the case carries.
  @inlinable public static func `case`(
    _ embed: @escaping (Target) -> Source, _ extract: @escaping (Source) -> Target?
  ) -> Conversion {
    Conversion(
      get: { value in
        guard let content = extract(value) else { throw ConversionError.otherCase }
        return content
      },
      put: embed)
  }
}
