import Testing
import Tributary
import TributaryTesting

@Suite struct RecorderTests {
  struct Failure: Error {
    var code = 0
  }

  @Test func `a recorder keeps events with their times`() {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    time.run { recorder.record(Observable.timer(.seconds(5))) }
    #expect(recorder.events.isEmpty && !recorder.isStopped)
    time.advance(by: .seconds(9))
    #expect(recorder.events == [.next(.seconds(5), 0), .completed(.seconds(5))])
    #expect(recorder.elements == [0] && recorder.isStopped)
  }

  @Test func `records are compared by time, kind and content`() {
    let second = Duration.seconds(1)
    #expect(Recorded.next(second, 1) == .next(second, 1))
    #expect(Recorded.next(second, 1) != .next(second, 2))
    #expect(Recorded.next(second, 1) != .next(.zero, 1))
    #expect(Recorded.next(second, 1) != .completed(second))
    #expect(Recorded<Int>.error(second, Failure()) == .error(second, Failure()))
    #expect(Recorded<Int>.error(second, Failure()) != .error(second, Failure(code: 1)))
    #expect(Recorded<Int>.error(second, Failure()) != .error(second, Marbles.Failure()))
    #expect(Recorded<Int>.completed(second) == .completed(second))
  }

  @Test func `a hot source sends whoever listens, a cold one to each anew`() throws {
    let run = MarbleRun()
    let (hot, cold) = try (run.hot("0-1-2|"), run.cold("-a|"))
    let late = Recorder<Character>(run.time)
    let first = run.picture {
      hot.do(onNext: { if $0 == "1" { late.record(hot) } })
    }
    #expect(first == "0-1-2|")
    #expect(late.elements == ["2"])
    for _ in 0..<2 { #expect(run.picture { cold } == "-a|") }
  }
}
