import Testing
import TributaryStreams
import TributaryTime

@Suite struct FromAsyncTests {
  struct Failure: Error {}

  @Test func `fromAsync brings the first answer, in a turn, and completes`() {
    let time = VirtualScheduler()
    time.run {
      var calls = 0
      var log: [String] = []
      let stream = Observable<String>.fromAsync { done in
        calls += 1
        done("a")
        done("b")
      }
      #expect(calls == 0)
      let first = stream.subscribe(onNext: { log.append($0) }, onCompleted: { log.append("|") })
      #expect(calls == 1)
      #expect(log == [])
      time.drain()
      #expect(log == ["a", "|"])
      #expect(first.isDisposed)
      let second = stream.subscribe(onNext: { log.append($0) })
      second.dispose()
      time.drain()
      #expect(calls == 2)
      #expect(log == ["a", "|"])
    }
  }

  @Test func `an answer may come from another thread and is delivered in the owner's turn`() async {
    let owner = Owner()
    #expect(await owner.ask() == ["answer", "inside"])
  }

  actor Owner {
    func ask() async -> [String] {
      let scope = Scope.live()
      var log: [String] = []
      await withCheckedContinuation { continuation in
        let stream = Observable<String>.fromAsync(scope: scope) { done in
          Task.detached { done("answer") }
        }
        _ = stream.subscribe(
          onNext: { log += [$0, scope.isInside ? "inside" : "outside"] }, onCompleted: { continuation.resume() })
      }
      scope.cancel()
      return log
    }
  }
}
