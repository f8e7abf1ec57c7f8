import Testing
import Tributary
import TributaryFunctions
import TributaryTesting

/// Contract line 9 for gates and handlers: what they release may call, dispose and schedule.
@Suite struct GateDeinitTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let gate: () -> Operator<ReentrantElement, ReentrantElement>

    init(_ name: String, _ gate: @escaping @autoclosure () -> Operator<ReentrantElement, ReentrantElement>) {
      testDescription = name
      self.gate = gate
    }
  }

  static var rows: [Row] {
    let short = Duration.milliseconds(15)
    return [
      Row("exhaust", exhaust()),
      Row("exhaust that ends later", exhaust(ending: short)),
      Row("queue", queue()),
      Row("merge", merge(max: 2)),
      Row("latest", latest()),
      Row("throttle", .schedule(.synchronous.throttle(short, mode: .both))),
      Row("throttle from the completion", .schedule(.synchronous.throttle(short, from: .completion, mode: .latest))),
      Row("debounce", .schedule(.synchronous.debounce(short))),
      Row("delay", .schedule(.synchronous.delay(short))),
      Row("delay before a lock", .schedule(.synchronous.delay(short).then(.lock))),
      Row("filter", .schedule(.synchronous.filter { true })),
    ]
  }

  @Test(arguments: rows.indices) func gatesKeepTheLawsWithElementsThatReenter(index: Int) {
    let row = Self.rows[index]
    #expect(DeinitLaws { $0.apply(row.gate()) }.violations == [], "\(row.testDescription)")

  }

  @Test(arguments: rows.indices) func aHandlerMayBeCalledAndDisposedByWhatItReleases(index: Int) {
    let row = Self.rows[index]
    let time = VirtualScheduler()
    var (alive, late) = (0, 0)
    func run() {
      var (budget, isOver) = (30, false)
      var handler: Handler<ReentrantElement>?
      func object(_ number: Int) -> ReentrantElement {
        alive += 1
        return ReentrantElement(number) {
          alive -= 1
          guard budget > 0 else { return }
          budget -= 1
          if budget == 7 {
            handler?.dispose()
            isOver = true
          } else {
            handler?(object(budget))
          }
        }
      }
      time.run {
        let captured = object(0)
        handler = with(
          { (element: ReentrantElement) in
            _ = captured
            if isOver { late += 1 }
            if element.number == 2 { handler?(object(20)) }
          }, row.gate())
      }
      for number in 1...6 {
        time.run { handler?(object(number)) }
        time.advance(by: .milliseconds(10))
      }
      time.advance(by: .seconds(1))
      budget = 0
      time.run {
        let former = handler.take()
        former?.dispose()
      }
      time.advance(by: .seconds(1))
    }
    run()
    #expect(late == 0)
    #expect(alive == 0)
  }

  @Test func jobsOfAGateMayCallItInTheirDeinit() {
    let time = VirtualScheduler()
    var alive = 0
    func run() {
      var budget = 40
      var gates: [Gate] = []
      func object() -> ReentrantElement {
        alive += 1
        return ReentrantElement(0) {
          alive -= 1
          guard budget > 0, let gate = gates.randomElement() else { return }
          budget -= 1
          let captured = object()
          gate { _ = captured }
        }
      }
      time.run {
        gates = [Gate(.lock), Gate(.queue), Gate(.latest), Gate(.synchronous.debounce(.milliseconds(5)))]
        for gate in gates {
          for _ in 0..<3 {
            let captured = object()
            gate.begin { running in
              time.schedule(after: .milliseconds(3)) {
                _ = captured
                running.finish()
              }
            }
            gate { try await Scope.current.clock.sleep(for: .milliseconds(captured.number + 2)) }
          }
        }
      }
      time.advance(by: .seconds(1))
      time.run {
        for gate in gates { gate.dispose() }
        gates = []
      }
      time.advance(by: .seconds(1))
    }
    run()
    #expect(alive == 0)
  }
}
