public import TributaryStreams
internal import TributaryTime

/// Checks an operator whose elements, errors and captured objects re-enter the stream in their `deinit`.
///
/// The source sends elements that send, subscribe, dispose, schedule or complete when they are released; what the
/// source, the subscriber and the source's error capture does the same. Each kind of re-entry is tried with each way
/// to end:
///
/// ```swift
/// #expect(DeinitLaws { $0.debounce(.milliseconds(5)) }.violations == [])
/// ```
///
/// An operator breaks ``Law/reentrantDeinit`` if it emits after its end or after a disposal, if it keeps its source, or
/// if it keeps an object. An operator that is not whole while it releases something may end the process as well: run
/// the laws under the address sanitizer too.
public struct DeinitLaws<Output> {
  private let elements: [Int]
  private let operation: (Observable<ReentrantElement>) -> Observable<Output>

  /// The laws for an operator.
  ///
  /// - Parameters:
  ///   - elements: the numbers of the elements that the source sends.
  ///   - operation: applies the operator.
  public init(
    elements: [Int] = [1, 2, 2, 3, 4], of operation: @escaping (Observable<ReentrantElement>) -> Observable<Output>
  ) {
    self.elements = elements
    self.operation = operation
  }

  /// The violations of ``Law/reentrantDeinit``, each with the kind of re-entry and the way to end.
  public var violations: [Violation] {
    Reentry.allCases.flatMap { reentry in
      Way.allCases.flatMap { way in violations(reentry, way) }
    }
  }

  private func violations(_ reentry: Reentry, _ way: Way) -> [Violation] {
    let census = Census()
    var found = DeinitTrial(reentry, census, operation).run(elements, until: way)
    if census.alive > 0 { found.append("\(census.alive) objects still live") }
    return found.map {
      Violation(.reentrantDeinit, "objects that \(reentry.rawValue) in their deinit, \(way.rawValue): \($0)")
    }
  }
}

/// How many objects of a trial are alive.
private final class Census {
  var alive = 0
}

/// One run of an operator over elements that re-enter.
private final class DeinitTrial<Output> {
  private let time = VirtualScheduler()
  private let reentry: Reentry
  private let census: Census
  private let subject = PublishSubject<ReentrantElement>()
  private var stream = Observable<Output>.never()
  private var subscribers: [Subscriber] = []
  /// How many objects may still re-enter, so that every run ends.
  private var budget = 12

  /// A subscription with what it must not hear.
  private final class Subscriber {
    let subscription = Subscription()
    var isOver = false
    var faults: [String] = []

    func hear(_ event: String) {
      if isOver { faults.append("\(event) came after the end or the disposal") }
    }
  }

  init(
    _ reentry: Reentry, _ census: Census, _ operation: (Observable<ReentrantElement>) -> Observable<Output>
  ) {
    self.reentry = reentry
    self.census = census
    stream = time.run {
      operation(
        .deferred { [unowned self] in
          let captured = object(0)
          return subject.do(onDispose: { _ = captured })
        })
    }
  }

  /// Runs the operator to its end.
  ///
  /// - Returns: what was wrong.
  func run(_ elements: [Int], until way: Way) -> [String] {
    time.run { subscribe() }
    for number in elements {
      time.run { subject.onNext(object(number)) }
      time.advance(by: .milliseconds(10))
    }
    time.run {
      switch way {
      case .completed: subject.onCompleted()
      case .error: subject.onError(ReentrantError(object: object(0)))
      case .disposed: disposeAll()
      }
    }
    time.advance(by: .seconds(10))
    budget = 0
    time.run { disposeAll() }
    time.advance(by: .seconds(10))
    let faults = subscribers.flatMap(\.faults)
    return subject.hasObservers ? faults + ["the source is still held"] : faults
  }

  private func object(_ number: Int) -> ReentrantElement {
    census.alive += 1
    return ReentrantElement(number) { [weak self, census] in
      census.alive -= 1
      self?.reenter()
    }
  }

  private func reenter() {
    guard budget > 0 else { return }
    budget -= 1
    // An object that goes outside the run enters it; one that goes inside is in the middle of something.
    if time.scope.isInside { act() } else { time.run { act() } }
  }

  private func act() {
    switch reentry {
    case .send: subject.onNext(object(budget))
    case .subscribe: subscribe()
    case .dispose: disposeAll()
    case .schedule: time.schedule { [unowned self] in subject.onNext(object(budget)) }
    case .complete: subject.onCompleted()
    }
  }

  private func subscribe() {
    let subscriber = Subscriber()
    subscribers.append(subscriber)
    let sink = subscriber.subscription.stage()
    let captured = object(0)
    let observer = Observer<Output>(
      onNext: { [unowned subscriber] _ in
        subscriber.hear("an element")
        _ = captured
      },
      onTermination: { [unowned subscriber] _ in
        guard sink.end() else { return }
        subscriber.hear("an end")
        subscriber.isOver = true
      })
    stream.subscribe(observer, in: subscriber.subscription)
  }

  private func disposeAll() {
    for subscriber in subscribers {
      subscriber.subscription.dispose()
      subscriber.isOver = true
    }
  }
}
