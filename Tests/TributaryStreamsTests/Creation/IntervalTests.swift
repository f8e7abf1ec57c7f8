import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct IntervalTests {
  let run = MarbleRun()

  @Test func `interval counts its periods, timer fires once or goes on`() {
    #expect(run.picture(for: .milliseconds(85)) { Observable<Int>.interval(.milliseconds(20)) } == "--0-1-2-3")
    #expect(run.picture { Observable<Int>.timer(.milliseconds(30)) } == "---(0|)")
    #expect(
      run.picture(for: .milliseconds(65)) { Observable<Int>.timer(.milliseconds(30), period: .milliseconds(10)) }
        == "---0123")
    #expect(run.picture { Observable<Int>.timer(.milliseconds(-30)) } == "(0|)")
    #expect(run.picture { Observable<Int>.interval(.zero).take(3) } == "(012|)")
  }

  @Test func `interval does not drift, and goes round at its type's end`() {
    let time = VirtualScheduler()
    let recorder = Recorder<UInt8>(time)
    time.run { recorder.record(Observable.interval(.nanoseconds(333)).take(300)) }
    time.advance(by: .seconds(1))
    #expect(recorder.events.count == 301)
    #expect(recorder.events[299] == .next(.nanoseconds(333 * 300), UInt8(299 % 256)))
  }
}
