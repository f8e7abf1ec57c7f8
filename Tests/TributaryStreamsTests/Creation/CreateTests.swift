import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CreateTests {
  let run = MarbleRun()

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
}
