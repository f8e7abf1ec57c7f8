import Synchronization
import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ControlPropertyTests {
  @Test func `a property is a stream of its value and takes values`() {
    let relay = BehaviorRelay(value: "a")
    let property = ControlProperty(values: relay, valueSink: relay)
    let recorder = Recorder<String>()
    recorder.record(property)
    let subscription = Observable.of("b", "b").bind(to: property)
    #expect(subscription.isDisposed)
    // Values are not compared.
    #expect(recorder.elements == ["a", "b", "b"] && !recorder.isStopped)
  }

  @Test func `changed leaves out the value that is there at first`() {
    let relay = BehaviorRelay(value: 1)
    let property = ControlProperty(values: relay, valueSink: relay)
    let recorder = Recorder<Int>()
    recorder.record(property.changed)
    relay.accept(2)
    recorder.record(property.asControlProperty().changed.asControlEvent())
    relay.accept(3)
    #expect(recorder.elements == [2, 3, 3])
  }

  @Test func `orEmpty has an empty text in place of none, both ways`() {
    let relay = BehaviorRelay<String?>(value: nil)
    let property = ControlProperty(values: relay, valueSink: relay).orEmpty
    let recorder = Recorder<String>()
    recorder.record(property)
    let subscription = Observable.just("x").bind(to: property)
    #expect(subscription.isDisposed)
    #expect(recorder.elements == ["", "x"] && relay.value == "x")
  }

  @Test func `what is bound to a property cannot end what takes its values`() {
    let subject = PublishSubject<Int>()
    let property = ControlProperty(values: subject, valueSink: subject)
    let subscription = Observable<Int>.of(1).bind(to: property)
    #expect(subscription.isDisposed && !subject.isStopped)
  }

  @Test func `an error of the values is reported with the property's place, and completes it`() {
    let recorder = Recorder<Int>()
    let lines = Lines()
    UnhandledErrors.$handler.withValue({ error, place in lines.all.withLock { $0.append("\(error) \(place)") } }) {
      let failing = Observable<Int>.of(1).concat(.error(Failure()))
      recorder.record(ControlProperty(values: failing, valueSink: PublishRelay<Int>()))
      recorder.record(ControlEvent(events: failing))
    }
    #expect(recorder.events == [.next(.zero, 1), .completed(.zero), .next(.zero, 1), .completed(.zero)])
    let all = lines.all.withLock { $0 }
    #expect(all.count == 2)
    #expect(all.allSatisfy { $0.hasPrefix("Failure() TributaryStreamsTests/ControlPropertyTests.swift:") })
  }

  final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  @Test func `properties and events become drivers, signals and infallibles`() {
    let relay = BehaviorRelay(value: 1)
    let property = ControlProperty(values: relay, valueSink: relay)
    let recorder = Recorder<Int>()
    recorder.record(property.asDriver())
    recorder.record(property.changed.asSignal())
    recorder.record(property.changed.asInfallible())
    relay.accept(2)
    #expect(recorder.elements == [1, 2, 2, 2])
  }
}
