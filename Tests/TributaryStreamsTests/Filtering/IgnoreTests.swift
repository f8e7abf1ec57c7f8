import Testing
import TributaryStreams
import TributaryTesting

/// `ignoreElements`, `ignore`, `ignoreWhen`, `ignoreErrors`.
@Suite struct IgnoreTests {
  let run = MarbleRun()

  @Test func `ignoreElements passes on the end only`() throws {
    let source = try run.hot("1-2-3-|")
    #expect(run.picture { source.ignoreElements() } == "------|")
    let failing = try run.hot("1-2-#")
    #expect(run.picture { failing.ignoreElements() } == "----#")
  }

  @Test func `ignore drops some values`() throws {
    let source = try run.hot("1-2-3-1-|").numbers
    #expect(run.picture { source.ignore(1, 3) } == "--2-----|")
    let again = try run.hot("1-2-3-1-|").numbers
    #expect(run.picture { again.ignore(2...3) } == "1-----1-|")
    #expect(run.picture { Observable.of("a", "b").ignore("a") } == "(b|)")
  }

  @Test func `ignoreWhen is the contrary of filter`() throws {
    let source = try run.hot("-1-2-3-4-|").numbers
    #expect(run.picture { source.ignoreWhen { $0 % 2 == 0 } } == "-1---3---|")
  }

  @Test func `ignoreErrors subscribes again`() throws {
    let source = try run.cold("1-2-#")
    #expect(run.picture(for: .milliseconds(95)) { source.ignoreErrors() } == "1-2-1-2-1")
    let limited = try run.cold("1-2-#")
    var failures = 0
    let stream = limited.ignoreErrors { _ in
      failures += 1
      return failures < 2
    }
    #expect(run.picture { stream } == "1-2-1-2-#")
    #expect(run.picture { Observable.of(1, 2).ignoreErrors() } == "(12|)")
    let broken = Recorder<Int>()
    broken.record(Observable<Int>.error(RxError.timeout).ignoreErrors { _ in throw Failure() })
    #expect(broken.events == [.error(.zero, Failure())])
  }

  @Test func `any number of failures takes constant stack`() {
    var attempts = 0
    let failing = Observable<Int>.deferred {
      attempts += 1
      return attempts < 100_000 ? .error(Failure()) : .just(attempts)
    }
    let recorder = Recorder<Int>()
    recorder.record(failing.ignoreErrors())
    #expect(recorder.elements == [100_000])
  }

  @Test func `a disposal stops an endless failing`() {
    let subscription = Subscription()
    var attempts = 0
    let failing = Observable<Int>.deferred {
      attempts += 1
      if attempts == 100 { subscription.dispose() }
      return .error(Failure())
    }
    failing.ignoreErrors().subscribe(Observer(onNext: { _ in }, onTermination: { _ in }), in: subscription)
    #expect(attempts == 100)
  }
}
