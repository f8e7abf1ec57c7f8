import Testing
import Tributary
import TributaryFunctions

/// Handlers whose operators wait: windows, timers, and whose clock it is.
@Suite struct HandlerTimeTests {
  let time = VirtualScheduler()

  /// What passes, with its time in milliseconds, when 1, 2, … are called at these times.
  func passed(_ operation: (VirtualScheduler) -> Operator<Int, Int>, calls dues: [Int], until end: Int) -> [String] {
    var log: [String] = []
    time.run {
      let handler = with({ log.append("\($0)@\(milliseconds(time))") }, operation(time))
      for (number, due) in zip(1..., dues) {
        time.advance(to: .milliseconds(due))
        handler(number)
      }
      time.advance(to: .milliseconds(end))
    }
    return log
  }

  func milliseconds(_ time: VirtualScheduler) -> Int {
    Int(time.now / .milliseconds(1))
  }

  @Test func `a refused call does not move the window of throttle`() {
    let log = passed({ _ in throttle(time: .milliseconds(100)) }, calls: [0, 60, 120, 180, 240], until: 500)
    #expect(log == ["1@0", "3@120", "5@240"])
  }

  @Test(arguments: [
    (ThrottleMode.leading, ["1@0", "4@150"]), (.latest, ["3@100", "4@200"]), (.both, ["1@0", "3@100", "4@200"]),
  ])
  func `throttle calls with the first, with the last when its window ends, or with both`(
    mode: ThrottleMode, expected: [String]
  ) {
    let log = passed({ _ in throttle(time: .milliseconds(100), mode: mode) }, calls: [0, 40, 60, 150], until: 500)
    #expect(log == expected)
  }

  @Test func `debounce calls once with the last of a burst`() {
    let log = passed({ _ in debounce(time: .milliseconds(100)) }, calls: [0, 50, 60, 300], until: 1_000)
    #expect(log == ["3@160", "4@400"])
  }

  @Test func `delay keeps the calls as far apart as they came`() {
    let log = passed({ _ in delay(time: .milliseconds(100)) }, calls: [0, 10, 10, 150], until: 1_000)
    #expect(log == ["1@100", "2@110", "3@110", "4@250"])
  }

  @Test func `take and skip for a time count from when the handler is made`() {
    let taken = passed({ _ in take(for: .milliseconds(100)) }, calls: [0, 50, 150], until: 200)
    #expect(taken == ["1@0", "2@50"])
    time.advance(to: .seconds(1))
    let skipped = passed({ _ in skip(for: .milliseconds(100)) }, calls: [1_000, 1_050, 1_150], until: 1_200)
    #expect(skipped == ["3@1150"])
  }

  @Test func `a timer calls once, in due order, then in the order of the calls, and now is its own time`() {
    var log: [String] = []
    time.run {
      let late = with(
        { (number: Int) in log.append("late \(number) \(milliseconds(time))") }, delay(time: .milliseconds(30)))
      let soon = with(
        { (number: Int) in log.append("soon \(number) \(milliseconds(time))") }, delay(time: .milliseconds(10)))
      late(1)
      soon(2)
      time.advance(by: .milliseconds(20))
      soon(3)
      late(4)
      time.advance(by: .milliseconds(100))
      time.advance(by: .milliseconds(100))
    }
    #expect(log == ["soon 2 10", "late 1 30", "soon 3 30", "late 4 50"])
  }

  @Test func `a timer that a timer sets and that is due in the same tick runs in it`() {
    var log: [Int] = []
    time.run {
      let second = with({ (_: Int) in log.append(milliseconds(time)) }, delay(time: .milliseconds(10)))
      let first = with({ second($0) }, delay(time: .milliseconds(10)))
      first(1)
      time.advance(by: .milliseconds(25))
      #expect(log == [20])
    }
  }

  @Test func `the scheduler is taken where the operator is made, and two clocks never mix`() {
    let other = VirtualScheduler()
    var log: [Int] = []
    let operation: Operator<Int, Int> = time.run { throttle(time: .milliseconds(100)) }
    other.run {
      let handler = with({ log.append($0) }, operation)
      handler(1)
      other.advance(by: .seconds(10))
      handler(2)
      #expect(log == [1])
      time.advance(by: .milliseconds(100))
      handler(3)
      #expect(log == [1, 3])
    }
  }

  @Test func `a scheduler that is given is used, whatever scope is current`() {
    let other = VirtualScheduler()
    var log: [Int] = []
    let handler = with({ log.append($0) }, pipe(skip(0), throttle(time: .milliseconds(100), scheduler: other)))
    handler(1)
    handler(2)
    other.advance(by: .milliseconds(100))
    handler(3)
    #expect(log == [1, 3])
  }

  @Test func `two handlers of one operator have two windows, however they are spelled`() {
    var log: [String] = []
    time.run {
      let operation: Operator<String, String> = pipe(skip(0), throttle(time: .milliseconds(100)))
      let plain: (String) -> Void = with({ log.append("plain \($0)") }, operation)
      let piped = with({ log.append("piped \($0)") }, pipe(operation, map(id)))
      let member = Fn.with({ log.append("member \($0)") }, operation)
      let source = PublishSubject<String>()
      let subscription = source.apply(operation).subscribe(onNext: { log.append("stream \($0)") })
      for text in ["a", "b"] {
        plain(text)
        piped(text)
        member(text)
        source.onNext(text)
      }
      subscription.dispose()
    }
    #expect(log == ["plain a", "piped a", "member a", "stream a"])
  }

  @Test func `a handler of a live scope is called in the isolation of its owner`() async {
    let owner = Owner()
    #expect(await owner.lastOfBurst() == 3)
  }

  /// An actor with a live scope; the wait ends with the call, and no time is measured.
  private actor Owner {
    func lastOfBurst() async -> Int {
      let scope = Scope.live()
      defer { scope.cancel() }
      return await withCheckedContinuation { continuation in
        let handler = scope.run { with({ continuation.resume(returning: $0) }, debounce(time: .milliseconds(1))) }
        scope.run { for number in 1...3 { handler(number) } }
        self.handler = handler
      }
    }

    private var handler: Handler<Int>?
  }
}
