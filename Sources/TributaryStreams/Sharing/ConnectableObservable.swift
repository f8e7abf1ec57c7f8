/// A stream whose subscribers see one run of its source, which starts when it is told to.
///
/// When all who listen must be there before the first element comes. See ``ObservableType/publish()``,
/// ``ObservableType/replay(_:)`` and ``ObservableType/multicast(makeSubject:)``, which make one.
///
/// ```
/// source                     1---2---3-|
/// connect()                    ^
/// publish()  first, before   ----1---2---3-|     a source that runs anew for each who listens
///            second, later   ------^-2---3-|
/// ```
///
/// A run goes through a subject. Who subscribes after the run ended gets what the subject says: the end, and before it
/// what the subject keeps. The next connection then begins a new run, with a new subject.
public final class ConnectableObservable<Element>: ObservableType {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let makeRun: () -> SharedRun<Element>
  @usableFromInline var current: SharedRun<Element>?

  @inlinable init<Subject: SubjectType<Element>>(
    _ source: Observable<Element>, makeSubject: @escaping () -> Subject
  ) {
    self.source = source
    makeRun = { SharedRun(makeSubject()) }
  }

  /// Runs the source, unless it is running.
  ///
  /// - Returns: the connection, the same for all who connect during one run. Disposing it lets the source go; who
  ///   listens stays, and hears what the next connection brings.
  @discardableResult @inlinable public func connect() -> Subscription {
    connect(openRun())
  }

  /// The elements of the run that goes on, or of the next; what came before only as far as the subject keeps it.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable(above: source.depth) { observer, subscription in
      let run = self.current ?? self.openRun()
      run.join(observer, subscription, as: SharedRunPlace(run, in: self, counts: false))
    }
  }

  /// Connects with the first subscriber, and lets the source go when the last one leaves.
  ///
  /// When the source is to run while somebody listens and not longer.
  ///
  /// ```
  /// source                             1---2---3-
  /// publish().refCount()  first        1---2-x          x: it leaves
  ///                       second       --^-2---x
  ///                       third        ----------^1---2---3-
  /// ```
  ///
  /// The subscribers of all streams that this function returned count together. When the last one leaves and nobody
  /// listens without being counted, what the subject keeps is let go, and the next subscriber starts a new run. So does
  /// one that comes after the run's end, also from inside it.
  ///
  /// - Cancellation: a connection made with ``connect()`` ends too when the last subscriber leaves.
  @inlinable public func refCount() -> Observable<Element> {
    Observable(above: source.depth) { observer, subscription in
      let run = self.openRun()
      let stage = run.join(observer, subscription, as: SharedRunPlace(run, in: self, counts: true))
      // What the subject's stream puts off until its source has run comes first.
      if stage.isActive, !run.isConnected { subscription.runLast { if stage.isActive { self.connect(run) } } }
    }
  }

  /// The current run, or a new one if that has ended.
  @inlinable func openRun() -> SharedRun<Element> {
    if let current, !current.isStopped() { return current }
    let run = makeRun()
    _ = exchange(&current, with: run)
    return run
  }

  @discardableResult @inlinable func connect(_ run: SharedRun<Element>) -> Subscription {
    if let connection = run.connection, run.isConnected || run.isStopped() { return connection }
    let connection = Connection { [weak run] silence in
      guard let run else { return }
      _ = exchange(&run.silence, with: silence)
      run.list()?.fellSilent(silence)
    }
    _ = exchange(&run.connection, with: connection)
    // A subject of the user's may have ended without a run.
    guard !run.isStopped() else {
      connection.dispose()
      return connection
    }
    let stage = connection.stage()
    let terminal = run.input.terminal
    return source.subscribe(
      Observer(onNext: run.input.next, onTermination: { stage.end($0, terminal) }), in: connection)
  }
}

/// One run of a shared stream: the subject it goes through, and who is there.
@usableFromInline
final class SharedRun<Element> {
  @usableFromInline let input: Observer<Element>
  @usableFromInline let output: Observable<Element>
  @usableFromInline let isStopped: () -> Bool
  /// The subscribers, if the subject is one of this module's.
  @usableFromInline let list: () -> SubscriberList?
  /// Whether the source, or one of several, fell silent.
  @usableFromInline var silence: Connection.Silence?
  @usableFromInline var connection: Subscription?
  /// How many listen, and how many of them keep the source running.
  @usableFromInline var listeners = 0
  @usableFromInline var counted = 0

  @inlinable init<Subject: SubjectType<Element>>(_ subject: Subject) {
    input = subject.asObserver()
    output = subject.asObservable()
    isStopped = { subject.isStopped }
    list = { (subject as? any SubscriberListing)?.list }
  }

  @usableFromInline var isConnected: Bool {
    connection.map { !$0.isDisposed } ?? false
  }

  /// Lets an observer listen, and returns its stage, which keeps its place.
  @discardableResult @inlinable func join(
    _ observer: Observer<Element>, _ subscription: Subscription, as place: SharedRunPlace<Element>
  ) -> Stage {
    let stage = subscription.stage()
    stage.hold(place)
    let terminal = observer.terminal
    output.source(
      Observer(onNext: observer.next, onTermination: { stage.end($0, terminal) }), subscription)
    if let silence, stage.isActive { silence.tell(stage) }
    return stage
  }
}

/// A subscriber's place in a run, until it leaves.
@usableFromInline
final class SharedRunPlace<Element>: PassiveDisposable {
  @usableFromInline let run: SharedRun<Element>
  @usableFromInline let shared: ConnectableObservable<Element>
  @usableFromInline let counts: Bool

  @inlinable init(_ run: SharedRun<Element>, in shared: ConnectableObservable<Element>, counts: Bool) {
    self.run = run
    self.shared = shared
    self.counts = counts
    run.listeners += 1
    if counts { run.counted += 1 }
  }

  @usableFromInline func dispose() {
    run.listeners -= 1
    guard counts else { return }
    run.counted -= 1
    guard run.counted == 0 else { return }
    // The run first: what lets the source go may subscribe again.
    if run.listeners == 0, shared.current === run { _ = shared.current.take() }
    run.connection?.dispose()
  }
}
