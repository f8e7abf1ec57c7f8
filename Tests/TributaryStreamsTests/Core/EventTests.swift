import Testing
import TributaryStreams

@Suite struct EventTests {
  @Test func `an event passes its element through a function, and what that throws becomes the event`() {
    #expect(Event.next(1).map { $0 + 1 }.element == 2)
    #expect(Event<Int>.completed.map { $0 + 1 }.isCompleted)
    #expect(Event<Int>.error(Failure()).map { $0 + 1 }.error is Failure)
    let failed: Event<Int> = Event.next(1).map { _ in throw Failure() }
    #expect(failed.error is Failure)
  }

  @Test func `an event says what it is`() {
    #expect(Event.next(1).isStopEvent == false && Event.next(1).isCompleted == false)
    #expect(Event<Int>.completed.isStopEvent && Event<Int>.completed.isCompleted)
    #expect(Event<Int>.error(Failure()).isStopEvent && !Event<Int>.error(Failure()).isCompleted)
    #expect("\(Event.next("a"))" == "next(a)")
    #expect("\(Event<Int>.error(Failure()))" == "error(Failure())")
    #expect("\(Event<Int>.completed)" == "completed")
  }
}
