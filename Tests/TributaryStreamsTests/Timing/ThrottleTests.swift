import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct ThrottleTests {
  let run = MarbleRun()

  @Test(arguments: [
    (ThrottleMode.both, "1---3---4---5-|"), (.leading, "1------4----5-|"), (.latest, "----3---4---5-|"),
  ])
  func `throttle passes on one element a window`(mode: ThrottleMode, picture: String) throws {
    let source = try run.hot("1-23---4----5-|")
    #expect(run.picture { source.throttle(.milliseconds(40), mode: mode) } == picture)
  }

  @Test func `throttle keeps the completion back while an element waits, and never an error`() throws {
    let completed = try run.hot("1-2|")
    #expect(run.picture { completed.throttle(.milliseconds(50)) } == "1----(2|)")
    let leading = try run.hot("1-2|")
    #expect(run.picture { leading.throttle(.milliseconds(50), mode: .leading) } == "1--|")
    let failed = try run.hot("1-2#")
    #expect(run.picture { failed.throttle(.milliseconds(50)) } == "1--#")
  }

  /// Elements at 210, 220, 250 and 251 ms, the completion at 300 ms.
  @Test(arguments: [
    (20, ThrottleMode.both, [(210, 1), (230, 2), (250, 3), (270, 4)], 300), (20, .leading, [(210, 1), (250, 3)], 300),
    (100, .both, [(210, 1), (310, 4)], 310), (100, .leading, [(210, 1)], 300),
  ])
  func `throttle passes on the first of a window, and the last at its end`(
    interval: Int, mode: ThrottleMode, elements: [(Int, Int)], end: Int
  ) {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    time.run {
      let source = PublishSubject<Int>()
      recorder.record(source.throttle(.milliseconds(interval), mode: mode))
      for (due, element) in [(210, 1), (220, 2), (250, 3), (251, 4)] {
        time.schedule(after: .milliseconds(due)) { source.onNext(element) }
      }
      time.schedule(after: .milliseconds(300)) { source.onCompleted() }
    }
    time.advance(by: .seconds(1))
    #expect(
      recorder.events == elements.map { .next(.milliseconds($0), $1) } + [.completed(.milliseconds(end))])
  }

  @Test func `throttle with no interval passes everything on`() throws {
    let source = try run.hot("(12)-3|")
    #expect(run.picture { source.throttle(.zero) } == "(12)-3|")
  }

  @Test(arguments: [1, 7, 10, 100, 1_000, 10_000, 100_000])
  func `throttle of 5 s is exactly 5 s apart at every tick size`(tick: Int) {
    let time = VirtualScheduler()
    for mode in [ThrottleMode.leading, .latest, .both] {
      let recorder = Recorder<Int>(time)
      let start = time.now
      let subscription = time.run {
        recorder.record(Observable<Int>.interval(.milliseconds(100)).throttle(.seconds(5), mode: mode))
      }
      while time.now < start + .seconds(30) { time.advance(by: .milliseconds(tick)) }
      subscription.dispose()
      let times = recorder.events.map(\.time)
      #expect(times.count >= 5)
      for (one, next) in zip(times, times.dropFirst()) { #expect(next - one == .seconds(5)) }
    }
  }
}
