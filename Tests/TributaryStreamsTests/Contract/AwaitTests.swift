import Testing
import TributaryStreams
import TributaryTime

/// Contract line 10: each awaiting continuation is resumed exactly once, and cancellation ends a wait promptly.
@Suite struct AwaitTests {
  @Test func `a wait that is cancelled while its element comes ends once, in one way or the other`() async {
    let owner = Owner()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<400 {
        // A checked continuation that is resumed twice traps, and one that is not resumed keeps this from ending.
        let wait = Task { @concurrent in await owner.wait() }
        group.addTask { @concurrent in wait.cancel() }
        group.addTask { @concurrent in await owner.send(number) }
        group.addTask { @concurrent in
          await wait.value
        }
      }
    }
    await owner.finish()
    let (started, ended, isObserved) = await owner.result()
    #expect(started == ended)
    #expect(!isObserved)
  }

  actor Owner {
    private let subject = PublishSubject<Int>()
    private var started = 0
    private var ended = 0

    func wait() async {
      started += 1
      var iterator = subject.values.makeAsyncIterator()
      _ = try? await iterator.next(isolation: self)
      ended += 1
    }

    func send(_ number: Int) {
      subject.onNext(number)
    }

    func finish() {
      subject.onCompleted()
    }

    func result() -> (Int, Int, Bool) {
      (started, ended, subject.hasObservers)
    }
  }

  @Test func `all who wait for one stream are resumed by its end`() {
    let time = VirtualScheduler()
    time.run {
      let subject = PublishSubject<Int>()
      var ended = 0
      for _ in 0..<100 {
        Scope.current.task {
          var iterator = subject.values.makeAsyncIterator()
          while (try? await iterator.next()) != nil {}
          ended += 1
        }
      }
      time.drain()
      subject.onNext(1)
      time.drain()
      #expect(ended == 0)
      subject.onCompleted()
      time.drain()
      #expect(ended == 100)
    }
  }
}
