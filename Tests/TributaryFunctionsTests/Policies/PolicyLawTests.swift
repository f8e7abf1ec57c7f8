import Testing
import Tributary
import TributaryFunctions
import TributaryTesting

/// What holds for gates in a row before a handler, tried with gates, jobs and times at random, where operators
/// between the gates, and who is told, call the handler themselves.
@Suite struct PolicyLawTests {
  @Test func `each gate tells each call once, what came of it is a part of it, and nothing follows the end`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in SeededGenerator.seeds(300) {
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

    /// Whether the job of a call starts only when that of the one before is over, as the gate is told.
    var isOneAtATime: Bool {
      [.exhaust, .exhaustEnding, .queue, .latest].contains(self)
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
    /// The calls whose jobs have started.
    private var started: Set<Int> = []
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
        let (passing, told) = (Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random))
        operation = pipe(
          operation,
          schedule(
            gate.sink,
            onOutcome: { number, outcome in
              self.tell(place, number, outcome)
              // What is called from inside has a number of its own, so that it calls nothing again.
              if number == told { self.call(number + 12 * (place + 1)) }
            }),
          map { number in
            if number == passing { self.call(number + 12 * (place + 4)) }
            return number
          })
      }
      handler = with({ (number: Int) in try await self.work(number, durations[number % 12]) }, operation)
      for number in 0..<12 {
        time.schedule(after: .milliseconds(Int.random(in: 0..<150, using: &random))) { [self] in
          call(number)
        }
      }
      let endAt = Bool.random(using: &random) ? Int.random(in: 0..<150, using: &random) : 5_000
      time.schedule(after: .milliseconds(endAt)) { [self] in
        handler?.dispose()
        isEnded = true
        if told[0].count != calls { faults.append("\(calls) calls, and \(told[0].count) were told by the end") }
      }
    }

    private func call(_ number: Int) {
      if handler?.isDisposed == false { calls += 1 }
      handler?(number)
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
      for (place, gate) in gates.enumerated() {
        if told[place][number] != nil { faults.append("\(number) started though gate \(place) had told") }
        guard gate.isOneAtATime, let other = started.first(where: { told[place][$0] == nil }) else { continue }
        faults.append("\(number) started within \(other) of gate \(place)")
      }
      started.insert(number)
      try await Scope.current.clock.sleep(for: .milliseconds(duration))
      if number % 4 == 0 { throw Failure() }
    }

    func check(_ what: String) {
      if told.contains(where: { $0.values.contains { $0 != 1 } }) { faults.append("told twice: \(told)") }
      #expect(faults.isEmpty, "\(what)")
    }
  }
}
