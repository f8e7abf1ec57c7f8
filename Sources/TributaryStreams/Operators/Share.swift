extension ObservableType {
  /// Lets all subscribers see one run of this stream.
  ///
  /// When a stream is dear or has effects (a request, a timer) and more than one place needs it.
  ///
  /// ```
  /// source                      1---2---3-|
  /// share()  first subscriber   1---2---3-|
  ///          second             --^-2---3-|
  /// ```
  ///
  /// The run starts with the first subscriber and ends when the last one leaves. A later subscriber gets what comes
  /// from then on. After the run ended, whatever the reason, the next subscriber starts a new one: also one that
  /// subscribes from inside the end.
  ///
  /// - Failure: an error goes to all subscribers.
  /// - Buffering: none; a source that sends all at once sends it to the first subscriber.
  /// - Complexity: linear in the subscribers for an element; nothing is allocated.
  @inlinable public func share() -> Observable<Element> {
    let source = asObservable()
    let current = Memory<SharedRun<Element>?>(nil)
    return Observable { observer, subscription in
      let run = current.value ?? SharedRun()
      run.subject.join(observer, subscription.stage())
      let stage = subscription.stage()
      run.subscribers += 1
      stage.hold(
        Disposables.create {
          run.subscribers -= 1
          guard run.subscribers == 0 else { return }
          if current.value === run { current.value = nil }
          run.subscription.dispose()
        })
      guard current.value == nil, stage.isActive else { return }
      current.value = run
      let inner = run.subscription.stage()
      source.subscribe(
        Observer(
          onNext: run.subject.onNext,
          onTermination: { termination in
            guard inner.end() else { return }
            if current.value === run { current.value = nil }
            run.subject.stop(termination)
          }), in: run.subscription)
    }
  }
}

/// One run of a shared stream.
@usableFromInline
final class SharedRun<Element> {
  @usableFromInline let subject = PublishSubject<Element>()
  @usableFromInline let subscription = Subscription()
  @usableFromInline var subscribers = 0

  @inlinable init() {}
}
