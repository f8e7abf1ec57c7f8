/// Chains any number of functions with optional results, or with arrays as results, a line each.
///
/// ```swift
/// let port = chain {
///   environment          // (String) -> String?
///   number               // (String) -> Int?
///   validPort            // (Int) -> Int?
/// }
/// ```
///
/// Each line says its own types, as in `pipe { … }`.
///
/// - Parameter steps: the functions: all with optional results, or all with arrays.
/// - Returns: one function, from the argument of the first line to the result of the last.
@inlinable public func chain<Whole>(@ChainBuilder _ steps: () -> Whole) -> Whole {
  steps()
}

extension Fn {
  /// The function `chain` of any number of steps, where a member shadows it.
  @inlinable public static func chain<Whole>(@ChainBuilder _ steps: () -> Whole) -> Whole {
    steps()
  }
}

/// Builds one function of the steps of ``chain(_:)``.
@resultBuilder
public enum ChainBuilder {
  /// A step is what it is.
  @inlinable public static func buildExpression<Step>(_ step: Step) -> Step {
    step
  }

  /// A key path is the function that reads it.
  @inlinable public static func buildExpression<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
    { $0[keyPath: keyPath] }
  }

  /// One of two steps, decided when the steps are put together.
  @inlinable public static func buildEither<Step>(first step: Step) -> Step {
    step
  }

  /// One of two steps, decided when the steps are put together.
  @inlinable public static func buildEither<Step>(second step: Step) -> Step {
    step
  }

  /// The first step is the beginning.
  @inlinable public static func buildPartialBlock<Step>(first step: Step) -> Step {
    step
  }

  /// The next function is called if there is a value.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) -> B?, next: @escaping (B) -> C?
  ) -> (A) -> C? {
    { accumulated($0).flatMap(next) }
  }

  /// The next function is called if there is a value, and one of the functions throws at least.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) throws -> B?, next: @escaping (B) throws -> C?
  ) -> (A) throws -> C? {
    { try accumulated($0).flatMap(next) }
  }

  /// The next function is called with each element.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) -> [B], next: @escaping (B) -> [C]
  ) -> (A) -> [C] {
    { accumulated($0).flatMap(next) }
  }

  /// The next function is called with each element, and one of the functions throws at least.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) throws -> [B], next: @escaping (B) throws -> [C]
  ) -> (A) throws -> [C] {
    { try accumulated($0).flatMap(next) }
  }
}
