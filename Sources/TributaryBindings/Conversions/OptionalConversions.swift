extension Conversion {
  /// An optional as a plain value, with one that stands for nil: nil ↔ "" for a field.
  ///
  /// ```swift
  /// bind(nickname, field, via: .default(""))
  /// ```
  ///
  /// - Parameter value: what nil becomes, and what becomes nil.
  /// - Returns: the conversion.
  @inlinable public static func `default`(_ value: Target) -> Conversion
  where Source == Target?, Target: Equatable {
    Conversion(get: { $0 ?? value }, put: { $0 == value ? nil : $0 })
  }

  /// A value as an optional, which must not be nil on the way back.
  @inlinable public static func required() -> Conversion where Target == Source? {
    Conversion(
      get: { $0 },
      put: { value in
        guard let value else { throw ConversionError.noValue }
        return value
      })
  }
}
