import Testing
import Tributary
import TributaryTesting

@Suite struct RecorderTests {
  struct Failure: Error {
    var code = 0
  }

  @Test func `a recorder keeps events with their times`() {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    time.run { recorder.record(Observable.timer(.seconds(5))) }
    #expect(recorder.events.isEmpty && !recorder.isStopped)
    time.advance(by: .seconds(9))
    #expect(recorder.events == [.next(.seconds(5), 0), .completed(.seconds(5))])
    #expect(recorder.elements == [0] && recorder.isStopped)
  }

  @Test func `records are compared by time, kind and content`() {
    let second = Duration.seconds(1)
    #expect(Recorded.next(second, 1) == .next(second, 1))
    #expect(Recorded.next(second, 1) != .next(second, 2))
    #expect(Recorded.next(second, 1) != .next(.zero, 1))
    #expect(Recorded.next(second, 1) != .completed(second))
    #expect(Recorded<Int>.error(second, Failure()) == .error(second, Failure()))
    #expect(Recorded<Int>.error(second, Failure()) != .error(second, Failure(code: 1)))
    #expect(Recorded<Int>.error(second, Failure()) != .error(second, Marbles.Failure()))
    #expect(Recorded<Int>.completed(second) == .completed(second))
  }

  @Test func `a recorder keeps what a handler is called with, and what it is sent as an observer`() {
    let time = VirtualScheduler()
    let recorder = Recorder<String>(time)
    let press: (String) -> Void = recorder.handler
    press("a")
    time.advance(by: .seconds(1))
    recorder.on(.next("b"))
    recorder.on(.completed)
    #expect(recorder.events == [.next(.zero, "a"), .next(.seconds(1), "b"), .completed(.seconds(1))])
  }

  @Test func `a recorder keeps what traits and relays bring`() {
    let time = VirtualScheduler()
    let (single, relay) = (Recorder<Int>(time), Recorder<Int>(time))
    let source = BehaviorRelay(value: 1)
    time.run {
      single.record(Single<Int>.just(1).delay(.seconds(1)))
      relay.record(source.asDriver())
      source.accept(2)
    }
    time.advance(by: .seconds(2))
    #expect(single.events == [.next(.seconds(1), 1), .completed(.seconds(1))])
    #expect(relay.events == [.next(.zero, 1), .next(.zero, 2)])
  }

  @Test func `a recorder keeps what a binding writes`() {
    let time = VirtualScheduler()
    let (writes, sets) = (Recorder<Int>(time), Recorder<Int>(time))
    time.run {
      let relay = BehaviorRelay(value: 1)
      let token = relay <-> BindingEnd<Int>(values: Observable.never(), write: writes.handler)
      relay.accept(2)
      token.dispose()
      Binding<Int>(get: { 0 }, set: sets.handler).wrappedValue = 3
    }
    #expect(writes.elements == [1, 2])
    #expect(sets.elements == [3])
  }
}
