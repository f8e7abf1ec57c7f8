import Synchronization
import Testing
import Tributary
import TributaryFunctions

/// `with` before functions that may throw and async functions.
@Suite struct WithJobTests {
  struct Failure: Error {}

  let time = VirtualScheduler()

  @Test func `an error of the handler ends its call and nothing else`() {
    time.run {
      var log: [String] = []
      func now(_ number: Int) throws {
        log.append("\(number)")
        throw Failure()
      }
      func later(_ number: Int) async throws {
        try now(number)
      }
      let throwing = with(now, exhaust(), onError: { log.append("\($0)") })
      throwing(1)
      throwing(2)
      #expect(log == ["1", "Failure()", "2", "Failure()"])
      log = []
      let async = with(later, queue(), onError: { log.append("\($0)") })
      async(1)
      async(2)
      time.drain()
      #expect(log == ["1", "Failure()", "2", "Failure()"])
      #expect(!throwing.isDisposed && !async.isDisposed)
    }
  }

  @Test func `an error that nobody asked for goes to the hook with the place of with`() {
    let reports = Mutex<[String]>([])
    UnhandledErrors.$handler.withValue({ error, place in reports.withLock { $0.append("\(error) \(place)") } }) {
      time.run {
        let unheard = with({ (_: Int) in throw Failure() }, exhaust(), fileID: "here", line: 7)
        unheard(1)
        let async = with({ (_: Int) async throws in throw Failure() }, queue(), fileID: "there", line: 8)
        async(1)
        let heard = with({ (_: Int) in throw Failure() }, exhaust { _, _ in })
        heard(1)
        time.drain()
      }
    }
    #expect(reports.withLock { $0 } == ["Failure() here:7", "Failure() there:8"])
  }

  @Test func `dispose cancels what runs and drops what waits`() {
    time.run {
      var log: [String] = []
      let handler = with(
        { (number: Int) in
          log.append("+\(number)")
          try? await Scope.current.clock.sleep(for: .seconds(1))
          log.append("\(number) \(Task.isCancelled)")
        }, queue())
      for number in 1...3 { handler(number) }
      time.drain()
      handler.dispose()
      handler(4)
      time.advance(by: .seconds(9))
      #expect(log == ["+1", "1 true"])
    }
  }

  @Test func `dispose drops what waits between gates, and no operator sees it`() {
    time.run {
      var log: [String] = []
      let handler = with(
        { (number: Int) async throws in try await Scope.current.clock.sleep(for: .seconds(1)) },
        pipe(
          merge(max: 2), queue { number, outcome in log.append("\(number) \(GateLog.word(outcome))") },
          map { (number: Int) in
            log.append("map \(number)")
            return number
          }))
      for number in 1...2 { handler(number) }
      time.drain()
      handler.dispose()
      #expect(log == ["map 1", "1 cancelled", "2 cancelled"])
    }
  }

  @Test func `a call that is cancelled or replaced before its first turn does not start`() {
    time.run {
      var log: [Int] = []
      let handler = with({ (number: Int) async in log.append(number) }, latest())
      handler(1)
      handler(2)
      time.drain()
      handler(3)
      handler.dispose()
      time.drain()
      #expect(log == [2])
    }
  }

  @Test func `a handler that goes cancels what runs, which keeps its owner until it returns and no longer`() {
    time.run {
      weak var gone: Owner?
      do {
        let owner = Owner()
        gone = owner
        let save = owner.save
        let handler = with(save, pipe(debounce(time: .milliseconds(1)), queue()))
        handler(1)
        handler(2)
        time.advance(by: .milliseconds(1))
        #expect(gone?.log == ["+2"])
      }
      // The task holds it, until it hears that it is cancelled.
      time.drain()
      #expect(gone == nil)
    }
  }

  final class Owner {
    var log: [String] = []

    func save(_ number: Int) async throws {
      log.append("+\(number)")
      try await Scope.current.clock.sleep(for: .seconds(1))
      log.append("-\(number)")
    }
  }

  @Test func `each application starts afresh`() {
    time.run {
      let gate: Operator<Int, Int> = exhaust()
      var log: [String] = []
      func handler(_ name: String) -> Handler<Int> {
        with(
          { (number: Int) in
            try await Scope.current.clock.sleep(for: .milliseconds(10))
            log.append("\(name)\(number)")
          }, gate)
      }
      let first = handler("a")
      let second = handler("b")
      for number in 1...2 {
        first(number)
        second(number)
      }
      time.advance(by: .seconds(1))
      #expect(log == ["a1", "b1"])
    }
  }

  @Test func `a handler is a plain function where one is expected`() {
    time.run {
      var seen: [Int] = []
      let plain: (Int) -> Void = with({ (number: Int) async in seen.append(number) }, queue())
      plain(1)
      [2, 3].forEach(with({ seen.append($0) }, exhaust()))
      func check(_ number: Int) throws { seen.append(-number) }
      [4].forEach(with({ try check($0) }, exhaust()))
      [5].forEach(Fn.with({ try check($0) }, Fn.exhaust()))
      [6].forEach(Fn.with({ (number: Int) async in seen.append(number) }, Fn.queue()))
      time.drain()
      // The function that may throw is called at once too; of the last, nobody keeps the handler until its turn.
      #expect(seen == [2, 3, -4, -5, 1])
    }
  }

  @Test @MainActor func `a handler of the main actor uses what is the main actor's`() {
    let scope = Scope.live()
    scope.run {
      let screen = Screen()
      let load = with({ (text: String) in try await screen.load(text) }, pipe(filter { !$0.isEmpty }, latest()))
      let show = with({ screen.text = $0 }, exhaust(ending: .seconds(1)))
      show("a")
      show("b")
      load("c")
      load.dispose()
      #expect(screen.text == "a")
    }
    scope.cancel()
  }

  @MainActor final class Screen {
    var text = ""

    func load(_ text: String) async throws { self.text = text }
  }

  @Test func `what a handler prints or drops is clear to the compiler`() {
    var count = 0
    let any: Handler<Int> = with({ _ in count += 1 }, exhaust())
    any(1)
    let described: Handler<Int> = with({ count += "\($0)".count }, pipe(exhaust(), queue()))
    described(10)
    #expect(count == 3)
  }
}
