import Testing
import Tributary
import TributaryFunctions
import TributaryTesting

/// What holds for every gate, tried with gates, jobs and times at random, where jobs, and who is told, call again.
@Suite struct GateLawTests {
  @Test
  func `every call is told once, a lock is never taken twice, a queue keeps its order, and nothing follows the end`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in SeededGenerator.seeds(400) {
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Part.allCases.randomElement(using: &random)! }
      let time = VirtualScheduler()
      let trial = Trial(time, parts, &random)
      time.run { trial.start(calls: 12, &random) }
      time.advance(by: .seconds(10))
      trial.check("seed \(seed), gate \(parts)")
    }
  }

  enum Part: CaseIterable {
    case lock, recursiveLock, queue, merge, latest, filter, delay, extend, debounce, schedule, leading, latestOfWindow,
      both
    case fromCompletion

    func sink() -> Sink {
      switch self {
      case .lock: .lock
      case .recursiveLock: .recursiveLock
      case .queue: .queue
      case .merge: .merge(max: 2)
      case .latest: .latest
      case .filter:
        {
          var odd = false
          return .synchronous.filter {
            odd.toggle()
            return odd
          }
        }()
      case .delay: .synchronous.delay(.milliseconds(7))
      case .extend: .synchronous.extend(.milliseconds(9))
      case .debounce: .synchronous.debounce(.milliseconds(8))
      case .schedule: .synchronous.schedule()
      case .leading: .synchronous.throttle(.milliseconds(15))
      case .latestOfWindow: .synchronous.throttle(.milliseconds(15), mode: .latest)
      case .both: .synchronous.throttle(.milliseconds(15), mode: .both)
      case .fromCompletion: .synchronous.throttle(.milliseconds(15), from: .completion, mode: .both)
      }
    }
  }

  final class Trial {
    struct Failure: Error {}

    private let time: VirtualScheduler
    private let parts: [Part]
    private var gate: Gate?
    private let endAt: Int
    private var isEnded = false
    private var calls = 0
    private var told: [Int: Int] = [:]
    private var running = 0
    private var mostRunning = 0
    private var started: [Int] = []
    private var faults: [String] = []

    init(_ time: VirtualScheduler, _ parts: [Part], _ random: inout SeededGenerator) {
      self.time = time
      self.parts = parts
      // Half of the gates end in the midst of it.
      endAt = Bool.random(using: &random) ? Int.random(in: 0..<120, using: &random) : 5_000
      time.run { gate = Gate(parts.reduce(.synchronous) { $0.then($1.sink()) }) }
    }

    func start(calls: Int, _ random: inout SeededGenerator) {
      time.schedule(after: .milliseconds(endAt)) { [self] in
        gate?.dispose()
        isEnded = true
        if told.count != self.calls { faults.append("not all were told by the end") }
      }
      for _ in 0..<calls {
        let kind = Int.random(in: 0..<4, using: &random)
        let duration = Duration.milliseconds(Int.random(in: 0..<25, using: &random))
        time.schedule(after: .milliseconds(Int.random(in: 0..<150, using: &random))) { [self] in
          call(kind, duration, depth: 0)
        }
      }
    }

    private func call(_ kind: Int, _ duration: Duration, depth: Int) {
      let number = calls
      calls += 1
      let wasEnded = isEnded
      let tell = { [self] (outcome: Sink.Outcome) in
        told[number, default: 0] += 1
        if isEnded, !wasEnded { faults.append("\(number) was told after the end") }
        if number % 5 == 0, depth < 2 { call(kind, duration, depth: depth + 1) }
      }
      let answer: Sink.Answer? =
        switch kind {
        case 0:
          gate?(
            { [self] in
              begin(number)
              defer { running -= 1 }
              if depth < 2 { call(0, duration, depth: depth + 1) }
              if number % 3 == 0 { throw Failure() }
            }, onOutcome: tell)
        case 1:
          gate?.begin(
            { [self] job in
              begin(number)
              time.schedule(after: duration) { [self] in
                running -= 1
                job.finish()
              }
            }, onOutcome: tell)
        default:
          gate?(
            {
              self.begin(number)
              defer { self.running -= 1 }
              try await Scope.current.clock.sleep(for: duration)
              if number % 3 == 0 { throw Failure() }
            }, onOutcome: tell)
        }
      if case .refused = answer, told[number] != 1 { faults.append("\(number) was refused and not told") }
      if wasEnded, answer != .refused(.over) { faults.append("\(number) passed after the end") }
    }

    private func begin(_ number: Int) {
      if isEnded { faults.append("\(number) started after the end") }
      running += 1
      mostRunning = max(mostRunning, running)
      started.append(number)
    }

    func check(_ what: String) {
      for number in 0..<calls where told[number] != 1 {
        faults.append("\(number) was told \(told[number] ?? 0) times")
      }
      // Jobs that call back cannot be cancelled: they run on when `latest` has replaced them.
      if parts.contains(.lock) || parts.contains(.queue), !parts.contains(.latest), mostRunning > 1 {
        faults.append("\(mostRunning) ran inside of a lock")
      }
      if parts.allSatisfy({ [.queue, .extend].contains($0) }), started != started.sorted() {
        faults.append("not in order: \(started)")
      }
      #expect(faults.isEmpty, "\(what)")
    }
  }
}
