import Synchronization
import Testing
import TributaryBindings
import TributaryStreams

/// Ends that correct what they get.
struct NormaliserTests {
  private func clamp(_ relay: BehaviorRelay<Int>, _ bounds: ClosedRange<Int>, _ bag: DisposeBag) {
    relay.subscribe(onNext: { [unowned relay] value in
      let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
      if clamped != value { relay.accept(clamped) }
    }).disposed(by: bag)
  }

  @Test(arguments: [true, false], [true, false])
  func `an end that clamps has its way on both sides, with at most one emission more`(
    subscribesFirst: Bool, isRight: Bool
  ) {
    let a = BehaviorRelay(value: 0)
    let b = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    let end = isRight ? b : a
    if subscribesFirst { clamp(end, 0...10, bag) }
    a <-> b
    if !subscribesFirst { clamp(end, 0...10, bag) }
    let (left, right) = (Log(a), Log(b))
    (isRight ? a : b).accept(50)
    #expect(a.value == 10 && b.value == 10)
    #expect(left.values.last == 10 && left.values.count <= 2)
    #expect(right.values.last == 10 && right.values.count <= 2)
    a.accept(-5)
    #expect(a.value == 0 && b.value == 0)
  }

  @Test func `who contradict each other stop, equal, and it is reported once with the place of the binding`() {
    let a = BehaviorRelay(value: 15)
    let b = BehaviorRelay(value: 15)
    let bag = DisposeBag()
    let reports = Mutex<[String]>([])
    bind(a, b)
    let line = #line - 1
    clamp(a, 0...10, bag)
    clamp(b, 20...30, bag)
    #expect(a.value == b.value)
    UnhandledErrors.$handler.withValue({ error, place in reports.withLock { $0.append("\(error) \(place.line)") } }) {
      a.accept(0)
    }
    #expect(a.value == b.value)
    #expect(reports.withLock { $0 } == ["doesNotSettle \(line)"])
  }
}
