import App
import Testing
import Tributary

@Test func operatorsWaitOnASchedulerOfTheClients() {
  let frames = FrameScheduler()
  let scores = PublishSubject<Int>()
  var shown: [Int] = []
  let subscription = scores.debounce(.milliseconds(30), scheduler: frames).subscribe(onNext: { shown.append($0) })
  scores.onNext(1)
  frames.advance(to: .milliseconds(16))
  scores.onNext(2)
  frames.advance(to: .milliseconds(33))
  #expect(shown.isEmpty)
  frames.advance(to: .milliseconds(50))
  #expect(shown == [2])
  subscription.dispose()
}

@Test func workThatIsCancelledDoesNotRun() {
  let frames = FrameScheduler()
  var log: [String] = []
  frames.schedule(after: .milliseconds(10)) { log.append("first") }
  let second = frames.schedule(after: .milliseconds(10)) { log.append("second") }
  frames.schedule { log.append("soon") }
  second.cancel()
  frames.advance(to: .milliseconds(16))
  #expect(log == ["soon", "first"])
  #expect(second.isFinished)
}
