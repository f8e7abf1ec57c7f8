import Testing
import TributaryStreams
import TributaryTime

@Suite struct ScheduledDisposableTests {
  @Test func `the end comes in a turn of the scope, once`() {
    let time = VirtualScheduler()
    var ends = 0
    let handle = time.run { ScheduledDisposable(disposable: Disposables.create { ends += 1 }) }
    time.run {
      handle.dispose()
      handle.dispose()
      #expect(handle.isDisposed && ends == 0)
    }
    time.advance(by: .zero)
    #expect(ends == 1)
    time.run { handle.dispose() }
    time.advance(by: .zero)
    #expect(ends == 1)
  }

  @Test func `a handle that is let go of ends nothing and keeps nothing`() {
    final class Object {}
    let time = VirtualScheduler()
    var (ends, object) = (0, Object() as Object?)
    weak let weakObject = object
    time.run {
      let kept = object
      let disposable = Disposables.create {
        withExtendedLifetime(kept) {}
        ends += 1
      }
      let handle = ScheduledDisposable(disposable: disposable)
      #expect(!handle.isDisposed)
    }
    object = nil
    time.advance(by: .zero)
    #expect(ends == 0 && weakObject == nil)
  }

  @MainActor @Test func `from another thread it ends in the owner's isolation`() async {
    let scope = Scope.live()
    let subject = PublishSubject<Int>()
    let isHeld = await withCheckedContinuation { continuation in
      scope.run {
        let subscription = subject.subscribe(onDisposed: {
          MainActor.assertIsolated()
          continuation.resume(returning: subject.hasObservers)
        })
        let handle = ScheduledDisposable(disposable: subscription)
        Task.detached { handle.dispose() }
      }
    }
    #expect(!isHeld)
    scope.cancel()
  }
}
