public import TributaryStreams

/// Puts any number of steps one after the other, a line each, in reading order.
///
/// When there are many steps; functions, sync, throwing and async ones mixed, or operators:
///
/// ```swift
/// let slug = pipe {
///   normalized
///   \String.lowercased
///   words
///   ({ (words: [String]) in words.joined(separator: "-") })
/// }
/// ```
///
/// Each line is type-checked by itself, so any number of them is quick, and each says its own types: a closure names
/// those of its parameter, a key path its root, an operator that fits many types the one it is for. Where types are to
/// follow from the step before, use the call: `pipe(f, g)`.
///
/// A closure right after another step is taken for that one's argument, as everywhere in Swift: put it into
/// parentheses.
///
/// - Parameter steps: the steps.
/// - Returns: one function, or one operator.
@inlinable public func pipe<Whole>(@PipeBuilder _ steps: () -> Whole) -> Whole {
  steps()
}

extension Fn {
  /// The function `pipe` of any number of steps, where a member shadows it.
  @inlinable public static func pipe<Whole>(@PipeBuilder _ steps: () -> Whole) -> Whole {
    steps()
  }
}

/// Builds one function, or one operator, of the steps of ``pipe(_:)``.
@resultBuilder
public enum PipeBuilder {
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

  /// A function goes behind functions.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) -> B, next: @escaping (B) -> C
  ) -> (A) -> C {
    { next(accumulated($0)) }
  }

  /// A function that throws goes behind functions, or one that does not behind such.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) throws -> B, next: @escaping (B) throws -> C
  ) -> (A) throws -> C {
    { try next(accumulated($0)) }
  }

  /// An async function goes behind functions, or another behind async ones.
  @_disfavoredOverload
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) async -> B, next: @escaping (B) async -> C
  ) -> (A) async -> C {
    { await next(accumulated($0)) }
  }

  /// An async function goes behind functions, of which one throws at least.
  @_disfavoredOverload
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: @escaping (A) async throws -> B, next: @escaping (B) async throws -> C
  ) -> (A) async throws -> C {
    { try await next(accumulated($0)) }
  }

  /// An operator goes behind operators.
  @inlinable public static func buildPartialBlock<A, B, C>(
    accumulated: Operator<A, B>, next: Operator<B, C>
  ) -> Operator<A, C> {
    accumulated.then(next)
  }
}
