/// Puts functions with optional results one after the other: nil as soon as one of them gives nil.
///
/// ```swift
/// let port = chain(environment, { Int($0) })   // (String) -> Int?
/// ```
///
/// For more functions, list them: `chain { … }`.
///
/// - Parameters:
///   - first: what gets the value.
///   - second: what gets the result of `first`, if there is one.
/// - Returns: the function from the first one's argument to the second one's result.
@inlinable public func chain<A, B, C>(
  _ first: @escaping (A) -> B?, _ second: @escaping (B) -> C?
) -> (A) -> C? {
  { first($0).flatMap(second) }
}

/// Puts functions with optional results of which some throw one after the other.
@inlinable public func chain<A, B, C>(
  _ first: @escaping (A) throws -> B?, _ second: @escaping (B) throws -> C?
) -> (A) throws -> C? {
  { try first($0).flatMap(second) }
}

/// Chains two functions with arrays as results: the second is called with each element of the first one's result.
///
/// ```swift
/// let sentences = chain(paragraphs, sentencesOfParagraph)   // (Document) -> [Sentence]
/// ```
@inlinable public func chain<A, B, C>(
  _ first: @escaping (A) -> [B], _ second: @escaping (B) -> [C]
) -> (A) -> [C] {
  { first($0).flatMap(second) }
}

/// Chains two functions with arrays as results, of which one throws at least.
@inlinable public func chain<A, B, C>(
  _ first: @escaping (A) throws -> [B], _ second: @escaping (B) throws -> [C]
) -> (A) throws -> [C] {
  { try first($0).flatMap(second) }
}

extension Fn {
  /// The function `chain`, where a member shadows it.
  @inlinable public static func chain<A, B, C>(
    _ first: @escaping (A) -> B?, _ second: @escaping (B) -> C?
  ) -> (A) -> C? {
    { first($0).flatMap(second) }
  }

  /// The function `chain`, where a member shadows it and functions may throw.
  @inlinable public static func chain<A, B, C>(
    _ first: @escaping (A) throws -> B?, _ second: @escaping (B) throws -> C?
  ) -> (A) throws -> C? {
    { try first($0).flatMap(second) }
  }

  /// The function `chain` of arrays, where a member shadows it.
  @inlinable public static func chain<A, B, C>(
    _ first: @escaping (A) -> [B], _ second: @escaping (B) -> [C]
  ) -> (A) -> [C] {
    { first($0).flatMap(second) }
  }

  /// The function `chain` of arrays, where a member shadows it and functions may throw.
  @inlinable public static func chain<A, B, C>(
    _ first: @escaping (A) throws -> [B], _ second: @escaping (B) throws -> [C]
  ) -> (A) throws -> [C] {
    { try first($0).flatMap(second) }
  }
}
