import Testing
import TributaryStreams
import TributaryTesting

@Suite struct RelayTests {
  @Test func aPublishRelayHandsOnWhatItAccepts() {
    var log: [Int] = []
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let subscription = relay.subscribe(onNext: { log.append($0) })
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(log == [2])
  }

  @Test func aBehaviorRelayHasAValue() {
    var log: [String] = []
    let relay = BehaviorRelay(value: "a")
    #expect(relay.value == "a")
    let subscription = relay.subscribe(onNext: { log.append($0) })
    relay.accept("b")
    #expect(relay.value == "b")
    #expect(log == ["a", "b"])
    subscription.dispose()
  }

  @Test func `a replay relay gives the last elements to who comes later`() {
    for (relay, kept) in [
      (ReplayRelay<Int>.create(bufferSize: 2), [2, 3]), (.create(bufferSize: 0), []), (.create(bufferSize: -1), []),
      (.createUnbound(), [1, 2, 3]), (.create(bufferSize: .max), [1, 2, 3]),
    ] {
      for number in 1...3 { relay.accept(number) }
      let recorder = Recorder<Int>()
      let subscription = recorder.record(relay)
      relay.accept(4)
      subscription.dispose()
      relay.accept(5)
      #expect(recorder.elements == kept + [4])
    }
  }

  @Test func `an end that is bound to a relay does not reach who listens`() {
    let relays: [(Observable<Int>, any ObserverType<Int>)] = [
      { ($0.asObservable(), $0) }(PublishRelay<Int>()), { ($0.asObservable(), $0) }(BehaviorRelay(value: 0)),
      { ($0.asObservable(), $0) }(ReplayRelay<Int>.create(bufferSize: 1)),
    ]
    for (stream, relay) in relays {
      let recorder = Recorder<Int>()
      recorder.record(stream)
      let observer = relay.asObserver(at: SourcePlace(fileID: #fileID, line: #line))
      observer.onCompleted()
      observer.onNext(1)
      #expect(recorder.elements.last == 1 && !recorder.isStopped)
    }
  }

  @Test func `all who listen to a relay end on its value, whoever sent it from inside`() {
    let relay = BehaviorRelay(value: 0)
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    // Each accept reads and changes the value, with nothing in between.
    first.record(relay) { if $0 < 1_000 { relay.accept(relay.value + 1) } }
    second.record(relay)
    relay.accept(relay.value + 1)
    #expect(relay.value == 1_001)
    #expect(first.elements == Array(0...1_001))
    #expect(second.elements == [1_000, 1_001])
  }
}
