import Testing
import TributaryFunctions
import TributaryTime

@Suite struct AttemptStateTests {
  private struct Failure: Error {}

  /// A state in words; the tasks are `a` and `b`.
  private func word(_ state: AttemptState) -> String {
    switch state {
    case .open: "open"
    case .running(let task): "running \(task.name)"
    case .leaving(let outcome): "leaving \(word(outcome))"
    case .lingering(let outcome, let time, _): "lingering \(word(outcome)) until \(time.components.seconds)"
    }
  }

  private func word(_ outcome: Sink.Outcome) -> String {
    switch outcome {
    case .completed: "completed"
    case .failed: "failed"
    case .replaced: "replaced"
    case .refused: "refused"
    case .cancelled: "cancelled"
    }
  }

  @Test func `an event leads to a state, and may end a task`() {
    let time = VirtualScheduler()
    time.run {
      let (a, b) = (time.scope.task("a") {}, time.scope.task("b") {})
      let until: AttemptEvent = .extended(until: .seconds(2), on: time.scope)
      let leaving = AttemptState.leaving(.completed)
      let lingering = AttemptState.lingering(.completed, until: .seconds(1), on: time.scope)
      let table: [(AttemptState, AttemptEvent, next: String, ends: ScopeTask?)] = [
        (.open, .started(a), "running a", nil),
        (.running(a), .started(b), "running b", nil),
        (leaving, .started(a), "leaving completed", a),
        (lingering, .started(a), "lingering completed until 1", a),

        (.open, .ended(.completed), "leaving completed", nil),
        (.open, .ended(.cancelled), "leaving cancelled", nil),
        (.running(a), .ended(.completed), "leaving completed", nil),
        (.running(a), .ended(.failed(Failure())), "leaving failed", nil),
        (.running(a), .ended(.replaced), "leaving replaced", a),
        (.running(a), .ended(.cancelled), "leaving cancelled", a),
        (.running(a), .ended(.refused(.busy)), "leaving refused", a),
        (leaving, .ended(.cancelled), "leaving completed", nil),
        (lingering, .ended(.cancelled), "lingering completed until 1", nil),

        (.open, until, "open", nil),
        (.running(a), until, "running a", nil),
        (leaving, until, "lingering completed until 2", nil),
        (lingering, until, "lingering completed until 2", nil),

        (.open, .extensionOver, "open", nil),
        (.running(a), .extensionOver, "running a", nil),
        (leaving, .extensionOver, "leaving completed", nil),
        (lingering, .extensionOver, "leaving completed", nil),

        (.open, .renewed, "open", nil),
        (.running(a), .renewed, "open", nil),
        (leaving, .renewed, "open", nil),
        (lingering, .renewed, "open", nil),
      ]
      for (state, event, next, ends) in table {
        var state = state
        let row = "\(word(state)), \(event)"
        #expect(state.take(event) === ends, "\(row)")
        #expect(word(state) == next, "\(row)")
        #expect(state.isOver == (state.outcome != nil), "\(row)")
      }
    }
  }
}
