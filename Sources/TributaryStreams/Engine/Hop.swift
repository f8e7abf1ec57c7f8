/// The base of operators that emit at most one element for each that they receive: ``Mapping`` and its kin.
///
/// Operators on the path of every element are objects with a method, which is called directly, where a closure would
/// unpack what it has captured first. There is one a subscription, so its words are counted: a hop whose closure cannot
/// throw keeps the subscription alone, and another one keeps its ``FailurePath``, which knows the subscription.
@usableFromInline
class Hop<Output, Failure: Error> {
  @usableFromInline final let next: (Output) -> Void
  @usableFromInline final let path: AnyObject

  @inlinable init(_ observer: Observer<Output>, _ subscription: Subscription) {
    next = observer.next
    path =
      Failure.self == Never.self
      ? subscription : FailurePath(subscription.passingStage(), observer.terminal)
  }

  /// Whether the subscriber still listens, which the operator's closure may have changed.
  @inlinable final var isLive: Bool {
    @inline(__always) get {
      Failure.self == Never.self
        ? unsafeDowncast(path, to: Subscription.self).isLive
        : unsafeDowncast(path, to: FailurePath.self).isLive
    }
  }

  /// Ends the operator's stage with an error of its closure.
  @inlinable @inline(never) final func fail(_ error: Failure) {
    unsafeDowncast(path, to: FailurePath.self).fail(error)
  }
}
