extension Observable {
  /// The stream that a closure makes by calling an observer.
  ///
  /// When events come from something that is no stream: a callback, a delegate, a device.
  ///
  /// The closure runs once a subscription. What it returns ends when the subscription does. The observer it gets keeps
  /// the grammar: after the end, or after nobody listens any more, calls do nothing and nothing is kept alive by it; a
  /// call from inside a delivery waits until that has ended. When the last reference to the observer goes before the
  /// end, a task that awaits the stream is resumed with a `CancellationError`, since nothing can come any more.
  ///
  /// ```swift
  /// let ticks = Observable<Int>.create { observer in
  ///   let source = Ticker { observer.onNext($0) }
  ///   return Disposables.create { source.stop() }
  /// }
  /// ```
  @inlinable public static func create(
    _ subscribe: @escaping (Observer<Element>) -> any Disposable
  ) -> Observable {
    Observable { observer, subscription in
      // A subject of one subscriber is just this: a guarded, serial way in.
      let entrance = PublishSubject<Element>()
      entrance.isEntrance = true
      entrance.join(observer, subscription.stage())
      let stage = subscription.stage()
      stage.hold(subscribe(Observer(onNext: entrance.onNext, onTermination: entrance.stop)))
    }
  }
}
