/// A function from observer to observer: given who listens downstream, it returns who listens upstream.
///
/// This is what an operator is, wherever values flow: on a stream (``ObservableType/apply(_:)->Observable<Output>``),
/// on a plain callback, on one direction of a binding. It is called once a subscription, so whatever it remembers it
/// makes inside the call, and state is per subscription.
///
/// ```swift
/// extension Operator where Input == Output {
///   static func everySecond() -> Operator {
///     Operator { observer, _ in
///       var odd = false
///       return Observer(
///         onNext: { element in
///           odd.toggle()
///           if !odd { observer.onNext(element) }
///         },
///         onTermination: observer.onTermination)
///     }
///   }
/// }
/// ```
///
/// An operator that ends the stream by itself, holds something or emits more than once for one element asks the
/// subscription for a ``Stage``.
public struct Operator<Input, Output> {
  @usableFromInline let transform: (Observer<Output>, Subscription) -> Observer<Input>

  /// An operator from its function.
  @inlinable public init(_ transform: @escaping (Observer<Output>, Subscription) -> Observer<Input>) {
    self.transform = transform
  }

  /// Returns who listens upstream, given who listens downstream.
  @inlinable public func callAsFunction(
    _ observer: Observer<Output>, _ subscription: Subscription
  ) -> Observer<Input> {
    transform(observer, subscription)
  }

  /// Composes two operators in reading order: elements pass this one first, then `next`.
  @inlinable public func then<Final>(_ next: Operator<Output, Final>) -> Operator<Input, Final> {
    let first = transform
    let second = next.transform
    return Operator<Input, Final> { observer, subscription in
      first(second(observer, subscription), subscription)
    }
  }
}

extension Operator where Input == Output {
  /// The operator that changes nothing; a unit of ``then(_:)``.
  @inlinable public static var identity: Operator {
    Operator { observer, _ in observer }
  }
}
