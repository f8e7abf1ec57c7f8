extension Operator {
  /// Passes each element through a function; see ``ObservableType/map(_:)``.
  @inlinable public static func map<Failure: Error>(
    _ transform: @escaping (Input) throws(Failure) -> Output
  ) -> Operator {
    Operator { observer, subscription in
      let failure = subscription.failurePath(for: Failure.self, observer.terminal)
      let state = Mapping(transform, observer.next, failure, subscription)
      return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes each element through a function.
  ///
  /// When each element becomes one other; for none or several see `compactMap` and `flatMap`.
  ///
  /// ```
  /// source   -1--2--3-|
  /// map(×10) -10-20-30|
  /// ```
  ///
  /// - Failure: an error that `transform` throws ends the stream; `transform` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    apply(.map(transform))
  }
}

/// What a map does with an element.
///
/// Operators on the path of every element are objects with a method, which is called directly, where a closure would
/// unpack what it has captured first.
@usableFromInline
final class Mapping<Input, Output, Failure: Error> {
  @usableFromInline let transform: (Input) throws(Failure) -> Output
  @usableFromInline let next: (Output) -> Void
  @usableFromInline let failure: FailurePath?
  @usableFromInline let subscription: Subscription

  @inlinable init(
    _ transform: @escaping (Input) throws(Failure) -> Output, _ next: @escaping (Output) -> Void,
    _ failure: FailurePath?,
    _ subscription: Subscription
  ) {
    self.transform = transform
    self.next = next
    self.failure = failure
    self.subscription = subscription
  }

  @inlinable @inline(__always) func onNext(_ element: Input) {
    do throws(Failure) {
      let result = try transform(element)
      if subscription.isLive { next(result) }
    } catch {
      failure?.fail(error)
    }
  }
}
