import Testing
import Tributary
import TributaryFunctions
import TributaryTesting

/// What holds for gates in a row before a handler, tried with gates, jobs and times at random.
@Suite struct PolicyLawTests {
  @Test func `each gate tells each call once, what came of it is a part of it, and nothing follows the end`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let gates = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        GateKind.allCases.randomElement(using: &random)!
      }
      let time = VirtualScheduler()
      let trial = Trial(time, gates)
      time.run { trial.start(&random) }
      time.advance(by: .seconds(10))
      trial.check("seed \(seed), gates \(gates)")
    }
  }

  enum GateKind: CaseIterable {
    case exhaust, exhaustEnding, queue, merge, latest, fromStart, fromCompletion, debounce, delay, soon

    var sink: Sink {
      switch self {
      case .exhaust: .lock
      case .exhaustEnding: .exhaust(ending: .milliseconds(9))
      case .queue: .queue
      case .merge: .merge(max: 2)
      case .latest: .latest
      case .fromStart: .synchronous.throttle(.milliseconds(15))
      case .fromCompletion: .synchronous.throttle(.milliseconds(15), from: .completion, mode: .both)
      case .debounce: .synchronous.debounce(.milliseconds(8))
      case .delay: .synchronous.delay(.milliseconds(7))
      case .soon: .synchronous.schedule()
      }
    }
  }

  final class Trial {
    struct Failure: Error {}

    private let time: VirtualScheduler
    private let gates: [GateKind]
    private var handler: Handler<Int>?
    private var calls = 0
    /// How often each gate told each call, by the place of the gate.
    private var told: [[Int: Int]]
    private var running = 0
    private var mostRunning = 0
    private var isEnded = false
    private var faults: [String] = []

    init(_ time: VirtualScheduler, _ gates: [GateKind]) {
      self.time = time
      self.gates = gates
      told = Array(repeating: [:], count: gates.count)
    }

    func start(_ random: inout SeededGenerator) {
      let durations = (0..<12).map { _ in Int.random(in: 0..<25, using: &random) }
      var operation = Operator<Int, Int>.identity
      for (place, gate) in gates.enumerated() {
        operation = pipe(operation, schedule(gate.sink, onOutcome: { self.tell(place, $0, $1) }))
      }
      handler = with({ (number: Int) in try await self.work(number, durations[number]) }, operation)
      for number in 0..<12 {
        time.schedule(after: .milliseconds(Int.random(in: 0..<150, using: &random))) { [self] in
          if !isEnded { calls += 1 }
          handler?(number)
        }
      }
      let endAt = Bool.random(using: &random) ? Int.random(in: 0..<150, using: &random) : 5_000
      time.schedule(after: .milliseconds(endAt)) { [self] in
        handler?.dispose()
        isEnded = true
        if told[0].count != calls { faults.append("\(calls) calls, and \(told[0].count) were told by the end") }
      }
    }

    private func tell(_ place: Int, _ number: Int, _ outcome: Sink.Outcome) {
      told[place][number, default: 0] += 1
      if isEnded { faults.append("\(number) was told after the end") }
      // Who is behind tells first: what came of a call is a part of it.
      if case .completed = outcome, place + 1 < gates.count, told[place + 1][number] == nil {
        faults.append("gate \(place) says that \(number) is over before gate \(place + 1)")
      }
    }

    private func work(_ number: Int, _ duration: Int) async throws {
      if isEnded { faults.append("\(number) started after the end") }
      running += 1
      mostRunning = max(mostRunning, running)
      defer { running -= 1 }
      try await Scope.current.clock.sleep(for: .milliseconds(duration))
      if number % 4 == 0 { throw Failure() }
    }

    func check(_ what: String) {
      if told.contains(where: { $0.values.contains { $0 != 1 } }) { faults.append("told twice: \(told)") }
      if !gates.contains(.latest), mostRunning > 1,
        gates.contains(where: { [.exhaust, .exhaustEnding, .queue].contains($0) })
      {
        faults.append("\(mostRunning) ran at a time")
      }
      #expect(faults.isEmpty, "\(what)")
    }
  }
}
