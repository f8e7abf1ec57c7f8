internal import TributaryStreams
internal import TributaryTime

/// A way for a subscription to end.
enum Way: String, CaseIterable {
  case completed = "a completion"
  case error = "an error"
  case disposed = "a disposal"
}

/// Something to be let go.
private final class Token {}

extension OperatorLaws {
  /// A send from inside a delivery gives what the same send from outside gives.
  var reentrancy: [Violation] {
    let extra = 7
    let (inner, inside) = (trial(), Listener<Output>())
    var sent = 0
    var moment: (index: Int, time: Duration)?
    inside.reaction = { event in
      guard case .next = event, sent > 0, moment == nil else { return }
      moment = (sent, inner.time.now)
      inner.subject.onNext(extra)
    }
    inner.subscribe(inside)
    for element in elements {
      sent += 1
      inner.send(CollectionOfOne(element))
    }
    // What comes with the end, or after it, can be answered by no send.
    inside.reaction = { _ in }
    inner.finish(.completed)
    guard let moment else { return [] }
    let (outer, outside) = (trial(), Listener<Output>())
    outer.subscribe(outside)
    for (index, element) in elements.enumerated() {
      outer.time.run { outer.subject.onNext(element) }
      let next = outer.time.now + gap
      if index + 1 == moment.index {
        outer.time.advance(to: moment.time)
        outer.time.run { outer.subject.onNext(extra) }
      }
      outer.time.advance(to: next)
    }
    outer.finish(.completed)
    guard inside.log != outside.log else { return [] }
    let sentence = "a send from inside gave \(inside.log), and the same send from outside \(outside.log)"
    return [Violation(.reentrancy, sentence)]
  }

  /// Nothing of a subscription lives on when it is over.
  var release: [Violation] {
    return Way.allCases.flatMap { way in
      weak var subscriber: Token?
      weak var source: Token?
      func run() {
        let (own, upstream) = (Token(), Token())
        (subscriber, source) = (own, upstream)
        let (trial, listener) = (trial(reading: upstream), Listener<Output>())
        listener.reaction = { [own] _ in _ = own }
        let subscription = trial.subscribeGuarded(listener)
        listener.subscription = nil
        trial.send(elements)
        switch way {
        case .completed: trial.finish(.completed)
        case .error: trial.finish(.error(LawError()))
        case .disposed: trial.time.run { subscription.dispose() }
        }
      }
      run()
      var violations: [Violation] = []
      if subscriber != nil {
        violations.append(Violation(.releaseAtEnd, "after \(way.rawValue), what the subscriber keeps still lives"))
      }
      if source != nil {
        violations.append(Violation(.releaseAtEnd, "after \(way.rawValue), what the source keeps still lives"))
      }
      return violations
    }
  }

  /// Two subscriptions, one after the other and both at once, see the same.
  var statePerSubscription: [Violation] {
    var violations: [Violation] = []
    let trial = trial()
    let runs = (0..<2).map { _ in
      let listener = Listener<Output>()
      trial.subscribe(listener)
      trial.send(elements)
      trial.finish(.completed)
      trial.renewSource()
      return listener.log
    }
    if runs[0] != runs[1] {
      let sentence = "the first subscription saw \(runs[0]), a second one after it \(runs[1])"
      violations.append(Violation(.statePerSubscription, sentence))
    }
    let both = [Listener<Output>(), Listener<Output>()]
    for listener in both { trial.subscribe(listener) }
    trial.send(elements)
    trial.finish(.completed)
    for listener in both where listener.log != runs[0] {
      let sentence = "one subscription saw \(runs[0]), one of two at the same time \(listener.log)"
      violations.append(Violation(.statePerSubscription, sentence))
    }
    return violations
  }
}
