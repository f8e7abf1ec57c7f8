/// Composes any number of functions as mathematics writes them, a line each: the last line gets the value.
///
/// `compose { h; g; f }` is `compose(h, compose(g, f))`, and gives what `pipe { f; g; h }` gives.
///
/// ```swift
/// let title = compose {
///   capitalized
///   trimmed
///   \Article.title
/// }
/// ```
///
/// Each line says its own types, as in `pipe { … }`.
///
/// - Parameter steps: the functions.
/// - Returns: one function, from the argument of the last line to the result of the first.
@inlinable public func compose<Whole>(@ComposeBuilder _ steps: () -> Whole) -> Whole {
  steps()
}

extension Fn {
  /// The function `compose` of any number of steps, where a member shadows it.
  @inlinable public static func compose<Whole>(@ComposeBuilder _ steps: () -> Whole) -> Whole {
    steps()
  }
}

/// Builds one function of the steps of ``compose(_:)``.
@resultBuilder
public enum ComposeBuilder {
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

  /// The first step is the outermost.
  @inlinable public static func buildPartialBlock<Step>(first step: Step) -> Step {
    step
  }

  /// The next function is called before the functions above it.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (B) -> C, next: @escaping (A) -> B
  ) -> (A) -> C {
    { accumulated(next($0)) }
  }

  /// The next function is called before the functions above it, and one of them throws at least.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (B) throws -> C, next: @escaping (A) throws -> B
  ) -> (A) throws -> C {
    { try accumulated(next($0)) }
  }
}
