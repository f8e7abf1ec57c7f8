import Synchronization
import Testing
import Tributary
import TributaryFunctions

/// `exhaust`, `queue`, `merge(max:)`, `latest` before handlers of all kinds.
@Suite struct PolicyTests {
  struct Failure: Error {}

  let time = VirtualScheduler()

  func milliseconds() -> Int { Int(time.now / .milliseconds(1)) }

  /// When the handler started and ended with each call, if it is called at 0, 10 and 20 ms and takes 30.
  func run(_ policy: () -> Operator<Int, Int>) -> [String] {
    var log: [String] = []
    time.run {
      let handler = with(
        { (number: Int) in
          log.append("+\(number)@\(self.milliseconds())")
          do {
            try await Scope.current.clock.sleep(for: .milliseconds(30))
            log.append("-\(number)@\(self.milliseconds())")
          } catch {
            log.append("x\(number)@\(self.milliseconds())")
          }
        }, policy())
      for number in 1...3 {
        handler(number)
        time.advance(by: .milliseconds(10))
      }
      time.advance(by: .seconds(1))
      handler.dispose()
    }
    return log
  }

  @Test func `exhaust drops calls while the handler is busy`() {
    #expect(run { exhaust() } == ["+1@0", "-1@30"])
    #expect(run { exhaust(ending: .seconds(1)) } == ["+1@1030", "-1@1060"])
  }

  @Test func `latest cancels the one that runs`() {
    #expect(run { latest() } == ["+1@0", "x1@10", "+2@10", "x2@20", "+3@20", "-3@50"])
  }

  @Test func `queue handles one after the other, in order`() {
    #expect(run { queue() } == ["+1@0", "-1@30", "+2@30", "-2@60", "+3@60", "-3@90"])
  }

  @Test func `merge handles so many at a time`() {
    #expect(run { merge(max: 2) } == ["+1@0", "+2@10", "-1@30", "+3@30", "-2@40", "-3@60"])
    #expect(run { merge(max: 0) }.prefix(3) == ["+1@1030", "-1@1060", "+2@1060"])
  }

  @Test func `without a gate an async handler runs as often as it is called`() {
    #expect(run { .identity } == ["+1@0", "+2@10", "+3@20", "-1@30", "-2@40", "-3@50"])
  }

  @Test func `exhaust(ending 50) before a plain handler: calls at 0 and 50 of 0, 50, 51`() {
    time.run {
      var starts: [Int] = []
      let handler = with({ starts.append(self.milliseconds()) }, exhaust(ending: .milliseconds(50)))
      for at in [0, 50, 51] {
        time.schedule(after: .milliseconds(at)) { handler() }
      }
      time.advance(by: .seconds(1))
      #expect(starts == [0, 50])
    }
  }

  @Test func `exhaust drops what a plain handler calls itself, and a queue takes it afterwards`() {
    var seen: [Int] = []
    var handler: Handler<Int>?
    func body(_ number: Int) {
      seen.append(number)
      if number < 3 { handler?(number + 1) }
      seen.append(-number)
    }
    handler = with(body, exhaust())
    handler?(1)
    handler?(2)
    #expect(seen == [1, -1, 2, -2])
    seen = []
    handler = with(body, queue())
    handler?(1)
    #expect(seen == [1, -1, 2, -2, 3, -3])
    seen = []
    handler = with(body, schedule(.recursiveLock))
    handler?(1)
    #expect(seen == [1, 2, 3, -3, -2, -1])
    handler?.dispose()
  }

  @Test func `a queue of calls that end at once takes constant stack`() {
    var handler: Handler<Int>?
    var last = 0
    handler = with(
      { (number: Int) in
        last = number
        if number < 100_000 { handler?(number + 1) }
      }, queue())
    handler?(1)
    #expect(last == 100_000)
    handler?.dispose()
  }

  @Test func `policies compose with operators in reading order`() {
    time.run {
      var log: [String] = []
      let save = with(
        { (text: String) in
          log.append("\(text)@\(self.milliseconds())")
          try await Scope.current.clock.sleep(for: .milliseconds(100))
        },
        pipe(
          map { (number: Int) in "\(number)" }, debounce(time: .milliseconds(10)), exhaust(ending: .milliseconds(50))))
      for (at, number) in [(0, 1), (5, 2), (60, 3), (140, 4), (160, 5)] {
        time.schedule(after: .milliseconds(at)) { save(number) }
      }
      time.advance(by: .seconds(1))
      // 2 is saved from 15 to 115 and keeps the gate until 165.
      #expect(log == ["2@15", "5@170"])
    }
  }

  @Test func `each call is told how it ended, once`() {
    time.run {
      var log: [String] = []
      let handler = with(
        { (number: Int) in
          try await Scope.current.clock.sleep(for: .milliseconds(30))
          if number == 4 { throw Failure() }
        },
        schedule(.synchronous.debounce(.milliseconds(5)).then(.lock)) { number, outcome in
          log.append("\(number) \(GateLog.word(outcome))")
        })
      for (at, number) in [(0, 1), (1, 2), (20, 3), (40, 4), (90, 5)] {
        time.schedule(after: .milliseconds(at)) { handler(number) }
      }
      time.advance(by: .milliseconds(100))
      handler.dispose()
      #expect(log == ["1 replaced", "3 busy", "2 completed", "4 failed", "5 cancelled"])
      handler(6)
      time.advance(by: .seconds(1))
      #expect(log.count == 5)
    }
  }

  @Test func `what a throttle in front lets pass and a busy gate refuses does not spend its slot`() {
    time.run {
      var starts: [Int] = []
      let handler = with(
        { (_: Int) in
          starts.append(self.milliseconds())
          try await Scope.current.clock.sleep(for: .milliseconds(150))
        }, pipe(throttle(time: .milliseconds(100), from: .start), exhaust()))
      for at in [0, 120, 160] {
        time.schedule(after: .milliseconds(at)) { handler(at) }
      }
      time.advance(by: .seconds(1))
      #expect(starts == [0, 160])
    }
  }

  @Test func `a gate is held until all is over that came of its call`() {
    time.run {
      var log: [String] = []
      let handler = with(
        { (number: Int) in
          log.append("+\(number)@\(self.milliseconds())")
          try await Scope.current.clock.sleep(for: .milliseconds(10 * number))
        },
        pipe(exhaust(), flatMap { (_: Int) in Observable.of(1, 2, 3) }, merge(max: 2)))
      for at in [0, 39, 41] {
        time.schedule(after: .milliseconds(at)) { handler(at) }
      }
      time.advance(by: .seconds(1))
      #expect(log == ["+1@0", "+2@0", "+3@10", "+1@41", "+2@41", "+3@51"])
    }
  }

  @Test func `a gate is held until all is over, also where each is over at once, and hears of the first that failed`() {
    var log: [String] = []
    var handler: Handler<Int>?
    func job(_ number: Int) throws {
      log.append("+\(number)")
      if number == 2 { handler?(9) }
      if number < 3 { throw Failure() }
    }
    handler = with(
      job,
      pipe(
        exhaust { number, outcome in log.append("\(number) \(GateLog.word(outcome))") },
        flatMap { (_: Int) in Observable.of(1, 2, 3) }))
    handler?(0)
    #expect(log == ["+1", "+2", "9 busy", "+3", "0 failed"])
    handler?.dispose()
  }

  @Test func `a recursive lock knows the task of a handler, behind whatever gates`() {
    time.run {
      var log: [String] = []
      var handler: Handler<Int>?
      handler = with(
        { (number: Int) in
          log.append("+\(number)")
          try await Scope.current.clock.sleep(for: .milliseconds(10))
          if number == 1 { handler?(2) }
        },
        pipe(
          schedule(.recursiveLock) { number, outcome in log.append("\(number) \(GateLog.word(outcome))") },
          merge(max: 2)))
      handler?(1)
      time.schedule(after: .milliseconds(5)) { handler?(3) }
      time.advance(by: .seconds(1))
      #expect(log == ["+1", "3 busy", "1 completed", "+2", "2 completed"])
      handler?.dispose()
    }
  }

  @Test func `a call that is replaced takes along what came of it`() {
    time.run {
      var log: [String] = []
      let handler = with(
        { (number: Int) in
          log.append("+\(number)")
          try await Scope.current.clock.sleep(for: .milliseconds(10))
          log.append("-\(number)")
        },
        pipe(latest(), queue { number, outcome in log.append("\(number) \(GateLog.word(outcome))") }))
      handler(1)
      time.drain()
      handler(2)
      time.advance(by: .seconds(1))
      #expect(log == ["+1", "1 replaced", "+2", "-2", "2 completed"])
    }
  }

  @Test func `a call that is replaced takes its parts along in their order, whichever are over`() {
    var log: [String] = []
    var starters: [() -> Void] = []
    let sink = Sink.synchronous.reschedule { starters.append($0) }
    let handler = with(
      { (_: Int) in },
      pipe(
        latest(), flatMap { (count: Int) in Observable.from(0..<count) },
        schedule(sink) { number, outcome in log.append("\(number) \(GateLog.word(outcome))") }))
    handler(4)
    starters[0]()
    handler(0)
    #expect(log == ["0 completed", "1 replaced", "2 replaced", "3 replaced"])
  }

  @Test(.timeLimit(.minutes(10))) func `a part that ends costs the same however many others there are`() {
    var starters: [() -> Void] = []
    var outcome: Sink.Outcome?
    let handler = with(
      { (_: Int) in },
      pipe(
        exhaust { _, ended in outcome = ended }, flatMap { (count: Int) in Observable.from(0..<count) },
        reschedule { starters.append($0) }))
    handler(100_000)
    while let start = starters.popLast() {
      #expect(outcome == nil)
      start()
    }
    #expect(outcome.map(GateLog.word) == "completed")
  }

  @Test(.timeLimit(.minutes(10))) func `who hears that a part was replaced may call, and that is the latest`() {
    time.run {
      var log: [String] = []
      var handler: Handler<Int>?
      handler = with(
        { (number: Int) async in log.append("+\(number)") },
        pipe(
          latest { number, outcome in log.append("latest \(number) \(GateLog.word(outcome))") },
          queue { number, outcome in
            log.append("queue \(number) \(GateLog.word(outcome))")
            if number == 1 { handler?(3) }
          }))
      handler?(1)
      handler?(2)
      time.drain()
      #expect(
        log == [
          "queue 1 replaced", "latest 1 replaced", "latest 2 replaced", "+3", "queue 3 completed", "latest 3 completed",
        ])
      handler?.dispose()
    }
  }

  @Test func `who hears that a part was replaced may end the handler, and the whole is told too`() {
    time.run {
      var log: [String] = []
      var handler: Handler<Int>?
      handler = with(
        { (_: Int) async in },
        pipe(
          latest { number, outcome in log.append("latest \(number) \(GateLog.word(outcome))") },
          queue { _, outcome in
            log.append("queue \(GateLog.word(outcome))")
            handler?.dispose()
            log.append("ended")
          }))
      handler?(1)
      handler?(2)
      #expect(log == ["queue replaced", "latest 1 replaced", "latest 2 cancelled", "ended"])
    }
  }

  @Test func `of a call that is replaced no part starts in the place of another`() {
    time.run {
      var log: [String] = []
      let handler = with(
        { (_: Int) async in },
        pipe(
          latest(), flatMap { (number: Int) in Observable.of(number, number + 1) },
          queue { number, outcome in log.append("\(number) \(GateLog.word(outcome))") },
          map { (number: Int) in
            log.append("map \(number)")
            return number
          }))
      handler(1)
      handler(3)
      time.drain()
      #expect(log == ["map 1", "1 replaced", "2 replaced", "map 3", "3 completed", "map 4", "4 completed"])
    }
  }

  @Test func `what comes of a call after it was replaced does not start`() {
    time.run {
      var log: [String] = []
      var handler: Handler<Int>?
      handler = with(
        { (number: Int) async in log.append("+\(number)") },
        pipe(
          latest { number, outcome in log.append("latest \(number) \(GateLog.word(outcome))") },
          map { (number: Int) in
            if number == 1 { handler?(2) }
            return number
          }, merge(max: 2) { number, outcome in log.append("merge \(number) \(GateLog.word(outcome))") }))
      handler?(1)
      time.drain()
      #expect(
        log == ["latest 1 replaced", "merge 1 replaced", "+2", "merge 2 completed", "latest 2 completed"])
      handler?.dispose()
    }
  }

  @Test func `extend keeps no gate shut for a call that was replaced before it`() {
    time.run {
      var log: [String] = []
      var handler: Handler<Int>?
      handler = with(
        { (_: Int) in },
        pipe(
          latest { number, outcome in log.append("\(number) \(GateLog.word(outcome))@\(self.milliseconds())") },
          map { (number: Int) in
            if number == 1 { handler?(2) }
            return number
          }, extend(time: .milliseconds(50))))
      handler?(1)
      time.advance(by: .milliseconds(10))
      handler?(3)
      time.advance(by: .seconds(1))
      #expect(log == ["1 replaced@0", "2 completed@10", "3 completed@60"])
      handler?.dispose()
    }
  }

  @Test func `extend keeps the gates in front as they are for a while`() {
    time.run {
      var starts: [Int] = []
      let handler = with(
        { (_: Int) in starts.append(self.milliseconds()) }, pipe(queue(), extend(time: .milliseconds(50))))
      for number in 1...3 { handler(number) }
      time.advance(by: .seconds(1))
      #expect(starts == [0, 50, 100])
      // With no gate in front there is nothing to keep.
      let free = with({ (_: Int) in starts.append(-1) }, extend(time: .milliseconds(50)))
      for number in 1...3 { free(number) }
      #expect(starts.suffix(3) == [-1, -1, -1])
    }
  }

  @Test func `schedule and reschedule move the handling, and a gate in front waits for it`() {
    time.run {
      var log: [String] = []
      let soon = with({ (number: Int) in log.append("\(number)") }, pipe(exhaust(), schedule()))
      soon(1)
      soon(2)
      log.append("caller")
      time.drain()
      soon(3)
      time.drain()
      #expect(log == ["caller", "1", "3"])
      var starters: [() -> Void] = []
      let later = with(
        { (number: Int) in log.append("\(number)") }, pipe(exhaust(), reschedule { starters.append($0) }))
      later(4)
      later(5)
      starters[0]()
      later(6)
      starters[1]()
      #expect(log.suffix(2) == ["4", "6"])
    }
  }

  @Test func `the same operator serves a stream`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let subscription = subject.apply(exhaust()).subscribe(onNext: { number in
      seen.append(number)
      if number == 1 { subject.onNext(2) }
    })
    subject.onNext(1)
    subject.onNext(3)
    // What is sent from inside comes when the delivery is over, so it is not from inside.
    #expect(seen == [1, 2, 3])
    subscription.dispose()
    time.run {
      let delayed = PublishSubject<Int>()
      var times: [String] = []
      let queued = delayed.apply(pipe(queue(), extend(time: .milliseconds(10)))).subscribe(
        onNext: { times.append("\($0)@\(self.milliseconds())") },
        onCompleted: { times.append("|@\(self.milliseconds())") })
      for number in 1...3 { delayed.onNext(number) }
      delayed.onCompleted()
      time.advance(by: .seconds(1))
      #expect(times == ["1@0", "2@10", "3@20", "|@30"])
      queued.dispose()
    }
  }

  @Test func `an operator that ends lets what runs go on, and an error cancels it`() {
    time.run {
      var log: [String] = []
      func handler(_ operation: Operator<Int, Int>) -> Handler<Int> {
        with(
          { (number: Int) in
            do {
              try await Scope.current.clock.sleep(for: .milliseconds(10))
              log.append("-\(number)")
            } catch {
              log.append("x\(number)")
            }
          }, pipe(operation, queue()), onError: { log.append("\($0)") })
      }
      let ends = handler(take(2))
      for number in 1...3 { ends(number) }
      #expect(!ends.isDisposed)
      time.advance(by: .seconds(1))
      #expect(log == ["-1", "-2"])
      #expect(ends.isDisposed)
      log = []
      let fails = handler(map { if $0 == 2 { throw Failure() } else { $0 } })
      fails(1)
      time.drain()
      fails(2)
      time.drain()
      #expect(log == ["Failure()", "x1"])
      #expect(fails.isDisposed)
    }
  }
}
