import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct CreationTests {
  let run = MarbleRun()

  @Test func `the streams that need no time come at once`() {
    #expect(run.picture { Observable.just(1) } == "(1|)")
    #expect(run.picture { Observable.from([1, 2, 3]) } == "(123|)")
    #expect(run.picture { Observable.of(1, 2, 3) } == "(123|)")
    #expect(run.picture { Observable<Int>.empty() } == "|")
    #expect(run.picture { Observable<Int>.never() } == "")
    #expect(run.picture { Observable<Int>.error(Failure()) } == "#")
    #expect(run.picture { Observable<Int>.range(start: 3, count: 4) } == "(3456|)")
    #expect(run.picture { Observable<Int>.range(start: 3, count: 0) } == "|")
  }

  @Test func `an endless sequence stops inside subscribe`() {
    #expect(run.picture { Observable.from(1...).take(3) } == "(123|)")
    #expect(run.picture { Observable<Int>.range(start: 1, count: .max).take(2) } == "(12|)")
  }

  @Test func `a range may reach its type's greatest number`() {
    let recorder = Recorder<Int8>()
    recorder.record(Observable.range(start: -128, count: 256))
    #expect(recorder.elements == Array(Int8.min...Int8.max))
    let words = Recorder<UInt64>()
    words.record(Observable.range(start: .max - 1, count: 2))
    #expect(words.elements == [.max - 1, .max])
  }

  @Test func `what makes no sense is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.range(start: .max, count: 2) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).skip(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
  }

  @Test func `create runs its closure for each subscription and ends what it returns`() {
    var log: [String] = []
    let stream = Observable<Int>.create { observer in
      log.append("run")
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create { log.append("ended") }
    }
    for _ in 0..<2 { #expect(run.picture { stream } == "(1|)") }
    #expect(log == ["run", "ended", "run", "ended"])
  }

  @Test func `deferred asks its function for each subscription`() {
    var count = 0
    let stream = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }
    #expect(run.picture { stream } == "(1|)")
    #expect(run.picture { stream } == "(2|)")
    #expect(run.picture { Observable<Int>.deferred { throw Failure() } } == "#")
  }

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
