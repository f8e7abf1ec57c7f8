/// A way from one kind of value to another and back, for two ends of a binding that hold different things.
///
/// ```swift
/// let celsius = Conversion<Double, Double>(
///   get: { ($0 - 32) / 1.8 },
///   put: { $0 * 1.8 + 32 })
/// bind(fahrenheit, degrees, via: celsius)
/// ```
///
/// Where both ways succeed they should keep two laws: what `get` gave, `put` takes back to where it came from; what
/// `put` stored, `get` gives again. A conversion runs while ends are half set: it must not write to an end or ask one.
public struct Conversion<Source, Target> {
  // Each way may ask for what is there, of which it keeps what the new value does not say.
  @usableFromInline package let toTarget: (Source, () -> Target?) throws -> Target
  @usableFromInline package let toSource: (Target, () -> Source?) throws -> Source

  @inlinable init(
    toTarget: @escaping (Source, () -> Target?) throws -> Target,
    toSource: @escaping (Target, () -> Source?) throws -> Source
  ) {
    self.toTarget = toTarget
    self.toSource = toSource
  }

  /// A conversion from two functions.
  ///
  /// - Parameters:
  ///   - get: from source to target; it throws for what does not convert.
  ///   - put: from target to source; it throws for what does not convert.
  @inlinable public init(get: @escaping (Source) throws -> Target, put: @escaping (Target) throws -> Source) {
    self.init(toTarget: { source, _ in try get(source) }, toSource: { target, _ in try put(target) })
  }

  /// A conversion whose way back changes the source that is there: the target is a part of it, or says less.
  ///
  /// - Parameters:
  ///   - get: from source to target; it throws for what does not convert.
  ///   - put: from a target and the source that is there to the new source; it throws for what does not convert.
  @inlinable public init(
    get: @escaping (Source) throws -> Target, put: @escaping (Target, Source) throws -> Source
  ) {
    self.init(
      toTarget: { source, _ in try get(source) },
      toSource: { target, source in
        guard let source = source() else { throw ConversionError.noValue }
        return try put(target, source)
      })
  }

  /// The conversion in the other direction.
  @inlinable public var inverse: Conversion<Target, Source> {
    Conversion<Target, Source>(toTarget: toSource, toSource: toTarget)
  }

  /// Converts on: through this conversion and then through another.
  ///
  /// - Parameter next: from this conversion's target.
  /// - Returns: the conversion from this one's source to the other's target, and back.
  @inlinable public func then<Final>(_ next: Conversion<Target, Final>) -> Conversion<Source, Final> {
    Conversion<Source, Final>(
      toTarget: { source, final in
        try next.toTarget(try toTarget(source) { final().flatMap { try? next.toSource($0) { nil } } }, final)
      },
      toSource: { final, source in
        try toSource(try next.toSource(final) { source().flatMap { try? toTarget($0) { nil } } }, source)
      })
  }
}

extension Conversion where Source == Target {
  /// The conversion that changes nothing.
  @inlinable public static var identity: Conversion {
    Conversion(toTarget: { source, _ in source }, toSource: { target, _ in target })
  }
}
