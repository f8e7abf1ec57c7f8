public import TributaryTime

extension ObservableType {
  /// Splits the elements into streams, each for a while or up to so many elements, whichever comes first.
  ///
  /// As ``buffer(timeSpan:count:scheduler:)`` when the elements are wanted as they come: a count for each second, a
  /// limit for each minute.
  ///
  /// ```
  /// source                             12---34---|
  /// window(timeSpan: 30 ms, count: 2)  ab--c-d--e|     a column is 10 ms
  ///   a                                1(2|)
  ///   b                                 ---|
  ///   c                                    -3(4|)
  ///   d                                      ---|
  ///   e                                         -|
  /// ```
  ///
  /// The first window comes with the subscription. When one closes the next one comes at the same moment, after it. Who
  /// subscribes to a window inside that delivery misses nothing; a window that nobody listens to keeps nothing. A count
  /// of less than 1 counts as 1.
  ///
  /// - Timing: as for `buffer`. The source's completion completes the window first.
  /// - Failure: an error ends the window and then the stream.
  /// - Cancellation: the source runs on while anybody listens to a window, also when nobody listens to the stream of
  ///   windows any more (`take(1)`); then no further window comes. It is not let go while a window is being handed out.
  ///   A window that is asked for when the source was let go is complete.
  /// - Complexity: constant for an element; a timer is set once a window. An element that comes in from inside a
  ///   delivery waits until that has ended.
  ///
  /// - Parameters:
  ///   - timeSpan: how long a window is open.
  ///   - count: how many elements a window has at most; by default there is no limit.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of windows.
  @inlinable public func window(
    timeSpan: Duration, count: Int = .max, scheduler: (any Scheduler)? = nil
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    let scheduler = scheduler ?? Scope.current.scheduler
    return Observable<Observable<Element>>(above: source.depth) { observer, subscription in
      let state = Windows<Element>(timeSpan, max(count, 1), observer, subscription.stage(), scheduler)
      state.run.hold()
      state.start()
      // Who takes the first window only may subscribe to it when this has returned, and misses nothing by that.
      subscription.runLast {
        state.run.letGo()
        guard state.stage.isActive else { return }
        source.subscribe(
          Observer(onNext: { state.entrance.onNext(.element($0)) }, onTermination: state.entrance.stop),
          in: state.run.subscription)
      }
    }
  }
}

/// What happens to the window that is open.
@usableFromInline
enum WindowEvent<Element> {
  case element(Element)
  case timeIsOver
}

/// One run's windows.
@usableFromInline
final class Windows<Element>: SpanAlarm {
  @usableFromInline let most: Int
  @usableFromInline let observer: Observer<Observable<Element>>
  /// The stage of the stream of windows; it may be over while a window goes on.
  @usableFromInline let result: Stage
  @usableFromInline let run: KeptRun
  /// Elements and the timer go one after the other, so that none falls between two windows.
  @usableFromInline let entrance = PublishSubject<WindowEvent<Element>>()
  @usableFromInline var window = PublishSubject<Element>()
  @usableFromInline var count = 0

  @inlinable init(
    _ span: Duration, _ most: Int, _ observer: Observer<Observable<Element>>, _ result: Stage,
    _ scheduler: any Scheduler
  ) {
    self.most = most
    self.observer = observer
    self.result = result
    run = KeptRun()
    super.init(span, scheduler, run.subscription)
  }

  @inlinable func start() {
    run.keep(for: result)
    // The source was let go: nobody listens, and who comes later need not wait.
    run.subscription.stage().hold(Disposables.create { [self] in window.stop(.completed) })
    entrance.join(Observer(onNext: handle, onTermination: finish), run.subscription.stage())
    begin(close)
    observer.next(run.part(window))
  }

  @inlinable func close() {
    entrance.onNext(.timeIsOver)
  }

  @inlinable func handle(_ event: WindowEvent<Element>) {
    if case .element(let element) = event {
      window.onNext(element)
      count += 1
      guard count == most else { return }
      restart()
    }
    count = 0
    window.stop(.completed)
    guard stage.isActive, result.isActive else { return }
    _ = exchange(&window, with: PublishSubject())
    run.keep { observer.next(run.part(window)) }
  }

  @inlinable func finish(_ termination: Termination) {
    // The window gets the source's end, and none for being let go.
    let last = exchange(&window, with: PublishSubject())
    stage.end()
    last.stop(termination)
    if result.end() { observer.terminal(termination) }
  }
}
