public import TributaryStreams
internal import TributaryTime

/// Checks the laws that every operator keeps.
///
/// The operator under test is a closure from a stream of numbers to another stream. It is applied in a virtual run, so
/// time operators need no scheduler. What is found comes back as values:
///
/// ```swift
/// #expect(OperatorLaws { $0.debounce(.milliseconds(5)) }.violations == [])
/// ```
///
/// The numbers are sent one by one, with a gap between them in virtual time. They should make the operator bring
/// elements, and the operator should end, some time after its source does.
public struct OperatorLaws<Output> {
  /// What an operator does with its source's error.
  public enum Errors: Sendable {
    /// It ends the stream with that error.
    case passed
    /// It goes on in another way.
    case handled
  }

  let elements: [Int]
  let gap: Duration
  let settling: Duration
  let errors: Errors
  let operation: (Observable<Int>) -> Observable<Output>

  /// The laws for an operator.
  ///
  /// - Parameters:
  ///   - elements: what the source sends.
  ///   - gap: the time between two elements.
  ///   - settling: the time in which the operator ends after its source has.
  ///   - errors: what the operator does with its source's error.
  ///   - operation: applies the operator.
  public init(
    elements: [Int] = [1, 2, 2, 3, 4], gap: Duration = .milliseconds(10), settling: Duration = .seconds(10),
    errors: Errors = .passed, of operation: @escaping (Observable<Int>) -> Observable<Output>
  ) {
    self.elements = elements
    self.gap = gap
    self.settling = settling
    self.errors = errors
    self.operation = operation
  }

  /// The laws that the operator breaks, in the order of ``Law``.
  public var violations: [Violation] {
    // First of all, since a state that all subscriptions share may show in the very first one only.
    let state = statePerSubscription
    return empty + error + ends + disposal + reentrancy + release + state
  }

  /// A run of the operator.
  func trial(reading token: AnyObject? = nil) -> Trial<Output> {
    Trial(gap: gap, settling: settling, operation, reading: token)
  }

  private var empty: [Violation] {
    let (trial, listener) = (trial(), Listener<Output>())
    trial.subscribe(listener)
    trial.finish(.completed)
    guard listener.log.last == "completed", listener.ends == 1 else {
      return [Violation(.empty, "a source without elements should end in one completion, and gave \(listener.log)")]
    }
    return []
  }

  private var error: [Violation] {
    var violations: [Violation] = []
    for count in [0, 1, elements.count] {
      let (trial, listener) = (trial(), Listener<Output>())
      trial.subscribe(listener)
      trial.send(elements.prefix(count))
      // Some end by themselves before.
      guard listener.ends == 0 else { continue }
      trial.finish(.error(LawError()))
      switch errors {
      case .passed where listener.log.last != "error LawError()":
        let sentence = "an error after \(count) elements should be passed on, and gave \(listener.log)"
        violations.append(Violation(.error, sentence))
      case .handled where listener.log.contains("error LawError()"):
        let sentence = "an error after \(count) elements should be handled, and gave \(listener.log)"
        violations.append(Violation(.error, sentence))
      default: break
      }
    }
    return violations
  }

  /// One end, silence after it, and the source let go before it.
  private var ends: [Violation] {
    var (terminals, releases): ([Violation], [Violation]) = ([], [])
    for end in [Termination?.some(.completed), .error(LawError()), nil] {
      let (trial, listener) = (trial(), Listener<Output>())
      var wasObserved = false
      listener.reaction = { event in
        if event.isStopEvent, trial.subject.hasObservers { wasObserved = true }
      }
      trial.subscribe(listener)
      trial.send(elements)
      trial.finish(end)
      // What listens still hears these; what has ended must not.
      trial.send(elements)
      trial.finish(.completed)
      let when = "after \(elements.count) elements, then \(end.map { "\(Event<Int>($0))" } ?? "no end")"
      if !listener.afterEnd.isEmpty {
        terminals.append(Violation(.oneTerminal, "\(when), this came after the end: \(listener.afterEnd)"))
      } else if listener.ends == 0 {
        terminals.append(Violation(.oneTerminal, "\(when), no end came: \(listener.log)"))
      }
      if wasObserved {
        releases.append(Violation(.releaseBeforeTerminal, "\(when), the source was still held as the end came"))
      }
    }
    return terminals + releases
  }

  private var disposal: [Violation] {
    var violations: [Violation] = []
    for count in 0..<max(elements.count, 1) {
      let (trial, listener) = (trial(), Listener<Output>())
      let subscription = trial.subscribeGuarded(listener)
      trial.send(elements.prefix(count))
      trial.time.run { subscription.dispose() }
      listener.forget()
      let law = count == 0 ? Law.disposeBefore : .disposeAfter
      violations += silence(law, "disposed after \(count) elements", trial, listener, elements.dropFirst(count))
    }
    return violations + disposalInside
  }

  private var disposalInside: [Violation] {
    var violations: [Violation] = []
    let (whole, all) = (trial(), Listener<Output>())
    whole.subscribe(all)
    whole.send(elements)
    whole.finish(.completed)
    for count in 1...max(all.log.count - all.ends, 1) {
      let (trial, listener) = (trial(), Listener<Output>())
      var heard = 0
      listener.reaction = { [unowned listener] _ in
        heard += 1
        guard heard == count else { return }
        listener.subscription?.dispose()
        listener.forget()
      }
      _ = trial.subscribeGuarded(listener)
      trial.send(elements)
      guard heard >= count else {
        // Those that bring this element only after an end of their source.
        trial.time.run { listener.subscription?.dispose() }
        continue
      }
      violations += silence(.disposeDuring, "disposed inside element \(count)", trial, listener, elements[...])
    }
    return violations
  }

  /// Nothing comes any more whatever the source does, and the source is free.
  private func silence(
    _ law: Law, _ when: String, _ trial: Trial<Output>, _ listener: Listener<Output>, _ rest: ArraySlice<Int>
  ) -> [Violation] {
    var violations: [Violation] = []
    if trial.subject.hasObservers { violations.append(Violation(law, "\(when), the source is still held")) }
    trial.send(rest)
    trial.finish(.completed)
    if !listener.log.isEmpty { violations.append(Violation(law, "\(when), this came: \(listener.log)")) }
    return violations
  }
}
