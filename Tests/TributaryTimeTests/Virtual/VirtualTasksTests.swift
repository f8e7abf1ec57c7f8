import Testing
import TributaryTime

/// Everything that structured concurrency offers, driven to the end by one thread in one order.
@Suite struct VirtualTasksTests {
  actor Account {
    private var balance = 0

    func deposit(_ amount: Int) async -> Int {
      let before = balance
      await Account.pause()
      balance = before + amount
      return balance
    }

    @concurrent static func pause() async {}
  }

  @concurrent static func square(_ number: Int) async -> Int { number * number }

  static func recursion(_ depth: Int) async -> Int { depth == 0 ? 0 : await recursion(depth - 1) + 1 }

  /// Runs tasks, groups, `async let`, other actors, streams and cancellation, and answers what happened in order.
  static func scenario() -> [String] {
    let time = VirtualScheduler()
    let log = SharedLog()
    let account = Account()
    time.run {
      let scope = Scope.current
      scope.task("group") {
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...5 {
            group.addTask {
              try? await Scope.current.clock.sleep(for: .seconds(6 - number))
              log.add("child \(number)")
              return await square(number)
            }
          }
          return await group.reduce(0, +)
        }
        log.add("group \(sum)")
      }
      scope.task("async let") {
        async let one = square(3)
        async let two = account.deposit(4)
        log.add("async let \(await one + two)")
        log.add("recursion \(await recursion(50))")
      }
      for number in 1...3 {
        scope.task("actor") { log.add("deposit \(number): \(await account.deposit(number))") }
      }
      let (numbers, producer) = AsyncStream<Int>.makeStream()
      scope.task("consumer") {
        for await number in numbers { log.add("stream \(number)") }
        log.add("stream ended")
      }
      scope.task("producer") {
        for number in 1...3 {
          try? await scope.clock.sleep(for: .milliseconds(1_500))
          producer.yield(number)
        }
        producer.finish()
      }
      let endless = scope.task("endless") {
        var rounds = 0
        while (try? await scope.clock.sleep(for: .seconds(1))) != nil { rounds += 1 }
        log.add("endless cancelled after \(rounds)")
      }
      scope.schedule(after: .milliseconds(3_500)) { endless.cancel() }
      scope.task("racer") {
        await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await scope.clock.sleep(for: .seconds(2)) }
          group.addTask {
            do { try await scope.clock.sleep(for: .seconds(90)) } catch { log.add("loser cancelled") }
          }
          try? await group.next()
          group.cancelAll()
        }
        log.add("race over at \(scope.now)")
      }
    }
    time.advance(by: .seconds(10))
    log.add("unfinished: \(time.stalledTasks.map(\.name)) at \(time.now)")
    return log.lines
  }

  @Test func `all tasks are driven to the end, in the order of their times`() {
    let lines = Self.scenario()
    let timed = lines.filter { line in
      ["child", "group", "stream", "endless", "loser", "race", "unfinished"].contains { line.hasPrefix($0) }
    }
    #expect(
      timed == [
        "child 5", "stream 1", "child 4", "loser cancelled", "race over at 2.0 seconds", "child 3", "stream 2",
        "endless cancelled after 3", "child 2", "stream 3", "stream ended", "child 1", "group 55",
        "unfinished: [] at 10.0 seconds",
      ])
    #expect(lines.contains("recursion 50"))
    #expect(lines.count == timed.count + 5)
  }

  @Test func `a thousand runs have one log`() {
    let first = Self.scenario()
    for _ in 1..<1_000 { #expect(Self.scenario() == first) }
  }
}
