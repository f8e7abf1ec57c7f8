internal import TributaryStreams
internal import TributaryTime

/// One run of an operator over a source that the checker drives, in virtual time.
final class Trial<Output> {
  let time = VirtualScheduler()
  let gap: Duration
  private let settling: Duration
  private let source = Current()
  private(set) var stream = Observable<Output>.never()

  /// The subject that stands behind the source.
  final class Current {
    var subject = PublishSubject<Int>()
  }

  init(
    gap: Duration, settling: Duration, _ operation: (Observable<Int>) -> Observable<Output>,
    reading token: AnyObject? = nil
  ) {
    self.gap = gap
    self.settling = settling
    let source = source
    stream = time.run {
      operation(
        .deferred {
          let subject = source.subject.asObservable()
          guard let token else { return subject }
          return subject.do(onDispose: { _ = token })
        })
    }
  }

  var subject: PublishSubject<Int> {
    source.subject
  }

  /// Lets the next subscription have a source that has not ended.
  func renewSource() {
    source.subject = PublishSubject()
  }

  /// Subscribes without anything that would hide an end too many.
  @discardableResult
  func subscribe(_ listener: Listener<Output>, in subscription: Subscription = Subscription()) -> Subscription {
    time.run { stream.subscribe(listener.observer, in: subscription) }
  }

  /// Subscribes as everybody does; the listener knows the subscription before the source runs.
  func subscribeGuarded(_ listener: Listener<Output>) -> Subscription {
    let subscription = Subscription()
    listener.subscription = subscription
    let sink = subscription.stage()
    let observer = listener.observer
    let onTermination = { (termination: Termination) in
      if sink.end() { observer.onTermination(termination) }
    }
    time.run {
      stream.subscribe(Observer(onNext: observer.onNext, onTermination: onTermination), in: subscription)
    }
    return subscription
  }

  func send(_ elements: some Sequence<Int>) {
    for element in elements {
      time.run { subject.onNext(element) }
      time.advance(by: gap)
    }
  }

  /// Ends the source and lets all the time pass that the operator may need.
  func finish(_ termination: Termination?) {
    time.run {
      switch termination {
      case .completed: subject.onCompleted()
      case .error(let error): subject.onError(error)
      case nil: break
      }
    }
    settle()
  }

  func settle() {
    time.advance(by: settling)
  }
}

/// What came out of an operator, in words that can be compared whatever the elements are.
final class Listener<Output> {
  private(set) var log: [String] = []
  private(set) var ends = 0
  var reaction: (Event<Output>) -> Void = { _ in }
  var subscription: Subscription?

  var observer: Observer<Output> {
    Observer(onNext: { self.hear(.next($0)) }, onTermination: { self.hear(Event($0)) })
  }

  /// What came after the first end.
  var afterEnd: [String] {
    Array(log.drop { $0 != "completed" && !$0.hasPrefix("error ") }.dropFirst())
  }

  func forget() {
    log = []
    ends = 0
  }

  private func hear(_ event: Event<Output>) {
    switch event {
    case .next(let element): log.append("\(element)")
    case .error(let error): log.append("error \(error)")
    case .completed: log.append("completed")
    }
    if event.isStopEvent { ends += 1 }
    reaction(event)
  }
}
