import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// What every presentable has, from the two streams that it gives.
@Suite struct PresentableTests {
  @Test func `first visible fires at once if it is visible already`() {
    let recorder = Recorder<Void>()
    recorder.record(TestScreen(visible: true).firstTimeVisible)
    #expect(recorder.elements.count == 1)
    #expect(recorder.isStopped)
  }

  @Test func `first visible fires once, at the first time`() {
    let screen = TestScreen(visible: false)
    let recorder = Recorder<Void>()
    recorder.record(screen.rxFirstTimeVisible)
    #expect(recorder.events.isEmpty)
    for visible in [true, false, true] { screen.shown.accept(visible) }
    #expect(recorder.elements.count == 1)
    #expect(recorder.isStopped)
  }

  @Test func `first visible completes empty if the screen goes unseen, before or after it is asked`() {
    let screen = TestScreen(visible: false)
    let (before, after) = (Recorder<Void>(), Recorder<Void>())
    before.record(screen.firstTimeVisible)
    screen.dismiss()
    after.record(screen.firstTimeVisible)
    for recorder in [before, after] {
      #expect(recorder.elements.isEmpty)
      #expect(recorder.isStopped)
    }
  }

  @Test func `the Rx spellings say the same`() {
    let screen = TestScreen(visible: false)
    let (visible, dismissed) = (Recorder<Bool>(), Recorder<Void>())
    visible.record(screen.rxVisible)
    dismissed.record(screen.rxDismissed)
    screen.shown.accept(true)
    screen.dismiss(.swiped)
    #expect(visible.elements == [false, true, false])
    #expect(dismissed.elements.count == 1)
    #expect(dismissed.isStopped)
  }
}
