extension Operator where Input == Output {
  /// Passes on the elements that a function answers with true; see ``ObservableType/filter(_:)``.
  @inlinable public static func filter<Failure: Error>(
    _ isIncluded: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    Operator { observer, subscription in
      let failure = subscription.failurePath(for: Failure.self, observer.terminal)
      let state = Filtering(isIncluded, observer.next, failure, subscription)
      return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes on the elements that a function answers with true.
  ///
  /// When only some elements matter: the messages for this reader, the keys that move something.
  ///
  /// ```
  /// source       -1-2-3-4-|
  /// filter(even) ---2---4-|
  /// ```
  ///
  /// - Failure: an error that `isIncluded` throws ends the stream; `isIncluded` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func filter<Failure: Error>(
    _ isIncluded: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    apply(.filter(isIncluded))
  }
}

/// What a filter does with an element; an object for the reason that ``Mapping`` gives.
@usableFromInline
final class Filtering<Element, Failure: Error> {
  @usableFromInline let isIncluded: (Element) throws(Failure) -> Bool
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let failure: FailurePath?
  @usableFromInline let subscription: Subscription

  @inlinable init(
    _ isIncluded: @escaping (Element) throws(Failure) -> Bool, _ next: @escaping (Element) -> Void,
    _ failure: FailurePath?,
    _ subscription: Subscription
  ) {
    self.isIncluded = isIncluded
    self.next = next
    self.failure = failure
    self.subscription = subscription
  }

  @inlinable @inline(__always) func onNext(_ element: Element) {
    do throws(Failure) {
      if try isIncluded(element), subscription.isLive { next(element) }
    } catch {
      failure?.fail(error)
    }
  }
}
