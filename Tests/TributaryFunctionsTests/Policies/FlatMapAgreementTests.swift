import Testing
import Tributary
import TributaryFunctions
import TributaryTesting

/// Each policy does before a handler what `flatMap` with the same policy does on a stream.
@Suite struct FlatMapAgreementTests {
  static var policies: [AsyncPolicy] { [.first, .latest, .queue, .merge(max: 2), .merge(max: 3)] }

  @Test(arguments: policies) func `random calls start and end at the same times`(policy: AsyncPolicy) {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in SeededGenerator.seeds(200) {
      let calls = (0..<8).map { (at: Int.random(in: 0..<60, using: &random), number: $0) }
      let durations = calls.map { _ in Int.random(in: 0..<20, using: &random) }
      let handled = log(calls, durations) { work in
        let handler = with(work, schedule(Sink(policy)))
        return { handler($0) }
      }
      let mapped = log(calls, durations) { work in
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMap(policy, work).subscribe()
        return { number in
          subject.onNext(number)
          _ = subscription
        }
      }
      #expect(handled == mapped, "seed \(seed), calls \(calls), durations \(durations)")
    }
  }

  private func log(
    _ calls: [(at: Int, number: Int)], _ durations: [Int],
    _ make: (@escaping (Int) async throws -> Void) -> (Int) -> Void
  ) -> [String] {
    let time = VirtualScheduler()
    var log: [String] = []
    time.run {
      let call = make { number in
        log.append("+\(number)@\(time.now)")
        do {
          try await Scope.current.clock.sleep(for: .milliseconds(durations[number]))
          log.append("-\(number)@\(time.now)")
        } catch {
          log.append("x\(number)@\(time.now)")
        }
      }
      // Those of one time are made in one turn, so that some are cancelled before they start.
      for (at, ofOneTime) in Dictionary(grouping: calls, by: \.at).sorted(by: { $0.key < $1.key }) {
        time.schedule(after: .milliseconds(at)) { for (_, number) in ofOneTime { call(number) } }
      }
      time.advance(by: .seconds(1))
    }
    return log
  }
}
