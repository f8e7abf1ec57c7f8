public import TributaryTime

extension Observable {
  /// The stream of what a closure reads from `@Observable` models: its value at once, then anew after each change.
  ///
  /// ```swift
  /// Observable.observe { model.name }
  ///   .distinctUntilChanged()
  ///   .subscribe(onNext: greet)
  /// ```
  ///
  /// All properties that the closure reads count. The models must belong to the owner of the scope.
  ///
  /// - Timing: the first value comes inside `subscribe`; afterwards a change brings one in the next turn of the scope,
  ///   and several changes before that turn bring one. Values are not compared. It never ends.
  /// - Cancellation: the end of the subscription ends the watch, and nothing is kept by the models any more.
  ///
  /// - Parameters:
  ///   - scope: whose next turn reads a change; the caller's.
  ///   - read: what to watch.
  /// - Returns: the stream of the values.
  public static func observe(scope: Scope = .current, _ read: @escaping () -> Element) -> Observable {
    Observable { observer, subscription in
      let stage = subscription.stage()
      let watch = PropertyWatch(scope, read: read, deliver: observer.next)
      stage.hold(watch)
      watch.look()
    }
  }
}

extension TraitStream where Trait.Failure == Never {
  /// The stream of what a closure reads from `@Observable` models, which cannot fail; as
  /// ``Observable/observe(scope:_:)``.
  public static func observe(scope: Scope = .current, _ read: @escaping () -> Element) -> TraitStream {
    TraitStream(promised: .observe(scope: scope, read))
  }
}
