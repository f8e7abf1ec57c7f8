import Tributary
import TributaryFunctions

/// A gate whose calls are made at given times, and what becomes of them, in milliseconds.
final class GateLog {
  let time = VirtualScheduler()
  /// When the jobs started, and what their calls were answered and told.
  private(set) var starts: [Int] = []
  private(set) var answers: [Sink.Answer] = []
  private(set) var outcomes: [String] = []
  private var gate: Gate?

  struct Failure: Error {}

  var now: Int { Int(time.now / .milliseconds(1)) }

  /// Makes calls in the order of their times; one at a time at which something else is due comes after it.
  ///
  /// - Parameters:
  ///   - sink: makes the gate.
  ///   - calls: when to call.
  ///   - duration: how long a job takes, as a task; without one it is over when it returns.
  ///   - failing: the calls whose jobs throw.
  /// - Returns: the log, once all is over.
  static func of(
    _ sink: () -> Sink, calls: [Int], jobsTake duration: Int? = nil, failing: Set<Int> = []
  ) -> GateLog {
    let log = GateLog()
    log.time.run { log.gate = Gate(sink()) }
    for call in calls {
      log.time.advance(to: .milliseconds(call))
      log.call("\(call)", jobTakes: duration, fails: failing.contains(call))
    }
    log.time.advance(by: .seconds(100))
    return log
  }

  func call(_ name: String, jobTakes duration: Int?, fails: Bool) {
    time.run {
      let tell = { (outcome: Sink.Outcome) in self.outcomes.append("\(name) \(Self.word(outcome))@\(self.now)") }
      guard let duration else {
        answers.append(
          gate?(
            {
              self.starts.append(self.now)
              if fails { throw Failure() }
            }, onOutcome: tell) ?? .refused(.over))
        return
      }
      answers.append(
        gate?(
          {
            self.starts.append(self.now)
            try await Scope.current.clock.sleep(for: .milliseconds(duration))
            if fails { throw Failure() }
          }, onOutcome: tell) ?? .refused(.over))
    }
  }

  static func word(_ outcome: Sink.Outcome) -> String {
    switch outcome {
    case .completed: "completed"
    case .failed: "failed"
    case .replaced: "replaced"
    case .refused(let reason): "\(reason)"
    case .cancelled: "cancelled"
    }
  }
}
