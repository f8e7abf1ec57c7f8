import Testing
import TributaryTime

/// No duration is too long or too negative: sums stop at the ends, and what is due after the longest never comes.
@Suite struct LongDurationsTests {
  static let longest = Duration(attoseconds: .max)
  static let ends = [longest, Duration(attoseconds: .min)]

  @Test func `a sum and a difference stop at the ends`() {
    let (longest, least) = (Self.longest, Duration(attoseconds: .min))
    #expect(Duration.seconds(2).adding(.seconds(-3)) == .seconds(-1))
    #expect(Duration.seconds(2).subtracting(.seconds(3)) == .seconds(-1))
    #expect(longest.adding(.seconds(1)) == longest && Duration.seconds(1).adding(longest) == longest)
    #expect(least.adding(.seconds(-1)) == least && longest.adding(least) == Duration(attoseconds: -1))
    #expect(least.subtracting(.seconds(1)) == least && longest.subtracting(.seconds(-1)) == longest)
    #expect(Duration.seconds(-1).subtracting(least) < longest && Duration.zero.subtracting(least) == longest)
  }

  @Test func `a virtual scheduler takes delays of any length`() {
    let time = VirtualScheduler()
    let log = Log()
    time.advance(by: .seconds(1))
    time.run {
      time.schedule(after: Self.ends[1]) { log.add("negative at \(time.now)") }
      time.schedule(after: Self.longest) { log.add("never") }
    }
    time.advance(by: .seconds(1_000_000_000_000))
    #expect(log.lines == ["negative at 1.0 seconds"])
    time.advance(by: Self.longest)
    #expect(time.now == Self.longest)
    #expect(log.lines.last == "never")
    // The end of time is not the end of work.
    time.run { time.schedule(after: .seconds(1)) { log.add("more") } }
    time.drain()
    #expect(log.lines.last == "more")
  }

  @Test func `an immediate scheduler takes delays of any length`() {
    let scheduler = ImmediateScheduler()
    var count = 0
    for delay in Self.ends + Self.ends { scheduler.schedule(after: delay) { count += 1 } }
    #expect(count == 4 && scheduler.now == Self.longest)
  }

  @Test @MainActor func `a live scope takes delays of any length`() async {
    let scope = Scope.live()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      for _ in 0..<2 { scope.schedule(after: Self.longest) { Issue.record("the end of time") } }
      scope.schedule(after: Self.ends[1]) { done.resume() }
    }
    scope.cancel()
  }

  @Test func `a clock counts and sleeps any length`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let clock = Scope.current.clock
      let start = clock.now.advanced(by: .seconds(1))
      #expect(start.advanced(by: Self.longest).offset == Self.longest)
      #expect(ScopeClock.Instant(offset: Self.ends[1]).duration(to: start) == Self.longest)
      Scope.current.task {
        try? await clock.sleep(for: .seconds(1))
        log.add("a second")
        try? await clock.sleep(for: Self.longest)
        log.add("for ever")
      }
    }
    time.advance(by: .seconds(1_000_000))
    #expect(log.lines == ["a second"])
  }
}
