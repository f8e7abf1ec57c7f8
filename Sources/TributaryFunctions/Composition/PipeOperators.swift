public import TributaryStreams

/// Puts operators one after the other, in reading order: what comes passes the first one first.
///
/// ```swift
/// let counted = pipe(map(get(\String.count)), throttle(time: .milliseconds(100)))
/// with({ total += $0 }, counted)   // before a function
/// texts.apply(counted)             // on a stream
/// ```
///
/// For more than four, pipe pipes: `pipe(pipe(a, b, c, d), pipe(e, f))`. The types of all follow from one another.
///
/// - Complexity: what the operators cost; putting them together costs an event nothing.
@inlinable public func pipe<A, B, C>(_ first: Operator<A, B>, _ second: Operator<B, C>) -> Operator<A, C> {
  first.then(second)
}

/// Puts three operators one after the other, in reading order.
@inlinable public func pipe<A, B, C, D>(
  _ first: Operator<A, B>, _ second: Operator<B, C>, _ third: Operator<C, D>
) -> Operator<A, D> {
  first.then(second).then(third)
}

/// Puts four operators one after the other, in reading order.
@inlinable public func pipe<A, B, C, D, E>(
  _ first: Operator<A, B>, _ second: Operator<B, C>, _ third: Operator<C, D>, _ fourth: Operator<D, E>
) -> Operator<A, E> {
  first.then(second).then(third).then(fourth)
}

extension Fn {
  /// The function `pipe` of operators, where a member shadows it.
  @inlinable public static func pipe<A, B, C>(
    _ first: Operator<A, B>, _ second: Operator<B, C>
  ) -> Operator<A, C> {
    first.then(second)
  }

  /// The function `pipe` of three operators, where a member shadows it.
  @inlinable public static func pipe<A, B, C, D>(
    _ first: Operator<A, B>, _ second: Operator<B, C>, _ third: Operator<C, D>
  ) -> Operator<A, D> {
    first.then(second).then(third)
  }

  /// The function `pipe` of four operators, where a member shadows it.
  @inlinable public static func pipe<A, B, C, D, E>(
    _ first: Operator<A, B>, _ second: Operator<B, C>, _ third: Operator<C, D>, _ fourth: Operator<D, E>
  ) -> Operator<A, E> {
    first.then(second).then(third).then(fourth)
  }
}
