import Testing
import Tributary
import TributaryFunctions
import TributaryTesting

@Suite struct HandlerTests {
  let time = VirtualScheduler()

  @Test func `the headline counts 4 characters`() {
    time.run {
      var count = 0
      let handler = with({ count += $0 }, pipe(map(get(\String.count)), throttle(time: .milliseconds(100))))
      handler("A")
      time.advance(by: .milliseconds(50))
      handler("B")
      time.advance(by: .milliseconds(100))
      handler("Abc")
      #expect(count == 4)
    }
  }

  @Test func `reading order is event order`() {
    time.run {
      var seen: [Int] = []
      let evenFirst = with({ seen.append($0) }, pipe(filter { $0 % 2 == 0 }, throttle(time: .milliseconds(100))))
      evenFirst(1)
      evenFirst(2)
      #expect(seen == [2])
      let throttledFirst = with({ seen.append($0) }, pipe(throttle(time: .milliseconds(100)), filter { $0 % 2 == 0 }))
      throttledFirst(1)
      throttledFirst(2)
      #expect(seen == [2])
    }
  }

  @Test func `a handler is a plain function where one is expected`() {
    var seen: [Int] = []
    let plain: (String) -> Void = with({ seen.append($0) }, map(\.count))
    plain("abc")
    ["a", "bc"].forEach(with({ seen.append($0) }, map(\.count)))
    #expect(seen == [3, 1, 2])
  }

  @Test func `a handler of nothing is called with nothing`() {
    var calls = 0
    let handler = with({ calls += 1 }, take(2))
    handler()
    handler(())
    handler()
    #expect(calls == 2)
  }

  @Test func `a handler is a function of nothing where a button wants an action`() throws {
    var saved = 0
    let sent = Memo()
    let pilot = Pilot(on: .outline, scheduler: time) {
      Button("Save", action: with({ saved += 1 }, throttle(time: .seconds(1))))
      Button("Send", action: with({ try await sent.note() }, exhaust()))
    }
    for button in ["Save", "Save", "Send", "Send"] { try pilot.click(button) }
    pilot.wait(.seconds(1))
    #expect(saved == 1 && sent.count == 1)
    for button in ["Save", "Send"] { try pilot.click(button) }
    pilot.wait(.seconds(1))
    #expect(saved == 2 && sent.count == 2)
  }

  private final class Memo {
    private(set) var count = 0

    func note() async throws {
      try await Scope.current.clock.sleep(for: .milliseconds(100))
      count += 1
    }
  }

  @Test func `no call after dispose, also of what waits, however often it is disposed of`() {
    time.run {
      var seen: [Int] = []
      let handler = with({ seen.append($0) }, debounce(time: .milliseconds(10)))
      handler(1)
      time.advance(by: .milliseconds(10))
      handler(2)
      #expect(!handler.isDisposed)
      handler.dispose()
      handler.dispose()
      #expect(handler.isDisposed)
      handler(3)
      time.advance(by: .seconds(1))
      #expect(seen == [1])
    }
  }

  @Test func `a function that disposes of its handler is not called again`() {
    var seen: [Int] = []
    var handler: Handler<Int>?
    handler = with(
      { number in
        seen.append(number)
        handler?.dispose()
      }, map { $0 * 10 })
    handler?(1)
    handler?(2)
    #expect(seen == [10])
    #expect(handler?.isDisposed == true)
  }

  @Test func `a handler that goes takes with it what waits`() {
    time.run {
      var calls = 0
      with({ calls += 1 }, delay(time: .milliseconds(10)))()
      time.advance(by: .seconds(1))
      #expect(calls == 0)
    }
  }

  @Test func `an operator that ends makes the handler silent`() {
    var seen: [Int] = []
    let handler = with({ seen.append($0) }, take(2))
    (1...4).forEach { handler($0) }
    #expect(seen == [1, 2])
    #expect(handler.isDisposed)
    #expect(with({ seen.append($0) }, take(0)).isDisposed)
  }

  @Test func `each application starts afresh`() {
    var first: [Int] = []
    var second: [Int] = []
    let operation: Operator<Int, Int> = pipe(take(2), scan(0) { $0 + $1 })
    let one = with({ first.append($0) }, operation)
    let two = with({ second.append($0) }, operation)
    (1...3).forEach { one($0) }
    (4...6).forEach { two($0) }
    #expect(first == [1, 3])
    #expect(second == [4, 9])
  }
}
