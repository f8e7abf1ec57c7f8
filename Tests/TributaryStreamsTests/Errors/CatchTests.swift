import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CatchTests {
  let run = MarbleRun()

  @Test func `catch goes on with another stream`() throws {
    let source = try run.hot("-1-2-#")
    let other = try run.cold("8-9|").asObservable()
    #expect(run.picture { source.catch { _ in other } } == "-1-2-8-9|")
  }

  @Test func `catch passes a completion, and the handler's own error`() throws {
    let fine = try run.hot("-1-|")
    #expect(run.picture { fine.catch { _ in .just("x") } } == "-1-|")
    let recorder = Recorder<Int>()
    recorder.record(Observable<Int>.error(Marbles.Failure()).catch { _ in throw Failure() })
    #expect(recorder.events == [.error(.zero, Failure())])
  }

  @Test func `a failing source is let go before the handler's stream runs`() throws {
    let subject = PublishSubject<Int>()
    var hadObservers: Bool?
    let recorder = Recorder<Int>()
    recorder.record(
      subject.catch { _ in
        hadObservers = subject.hasObservers
        return .just(2)
      })
    subject.onError(Failure())
    #expect(hadObservers == false)
    #expect(recorder.elements == [2])
  }
}
