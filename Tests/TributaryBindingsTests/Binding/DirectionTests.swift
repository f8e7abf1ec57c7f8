import Testing
import TributaryBindings
import TributaryStreams
import TributaryTime

/// Operators on one direction of a binding.
struct DirectionTests {
  @Test func `a pause is waited for in one direction, the other is at once`() {
    let time = VirtualScheduler()
    time.run { _ in
      let text = BehaviorRelay(value: "")
      let query = BehaviorRelay(value: "x")
      bind(text, query, forward: .debounce(.milliseconds(300)))
      #expect(query.value == "")
      let log = Log(query)
      for typed in ["a", "ab", "abc"] {
        text.accept(typed)
        time.advance(by: .milliseconds(100))
      }
      #expect(log.values == [])
      time.advance(by: .milliseconds(200))
      #expect(log.values == ["abc"])
      query.accept("z")
      #expect(text.value == "z")
      time.advance(by: .seconds(1))
      #expect(log.values == ["abc", "z"])
    }
  }

  @Test func `what was under way when the other end wrote is out of date`() {
    let time = VirtualScheduler()
    time.run { _ in
      let text = BehaviorRelay(value: "")
      let query = BehaviorRelay(value: "")
      bind(text, query, forward: .debounce(.milliseconds(300)))
      text.accept("typed")
      query.accept("chosen")
      #expect(text.value == "chosen")
      time.advance(by: .seconds(1))
      #expect(text.value == "chosen" && query.value == "chosen")
      text.accept("more")
      time.advance(by: .seconds(1))
      #expect(query.value == "more")
    }
  }

  @Test func `what an operator passes at once is set before any relay sends`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    bind(a, b, forward: .filter { $0.isMultiple(of: 2) })
    var seen: [[Int]] = []
    let bag = DisposeBag()
    a.subscribe(onNext: { _ in seen.append([a.value, b.value]) }).disposed(by: bag)
    a.accept(2)
    a.accept(3)
    #expect(seen == [[0, 0], [2, 2], [3, 2]])
    b.accept(5)
    #expect(a.value == 5)
  }

  @Test func `an operator that fails shows its error, and begins anew`() {
    struct Odd: Error {}
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let binding = bind(
      a, b,
      backward: .map { (number: Int) throws(Odd) in
        if number.isMultiple(of: 2) { return number } else { throw Odd() }
      })
    b.accept(3)
    #expect(a.value == 0 && binding.failure?.side == .right && binding.failure?.error is Odd)
    b.accept(4)
    #expect(a.value == 4 && binding.failure == nil)
  }

  @Test func `the end of the binding ends what waits in its operators`() {
    let time = VirtualScheduler()
    time.run { _ in
      let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      let binding = bind(a, b, forward: .debounce(.seconds(1)))
      a.accept(1)
      binding.dispose()
      time.advance(by: .seconds(2))
      #expect(b.value == 0)
    }
  }
}
