import Testing
import TributaryStreams
import TributaryTime
import TributaryViews

@Suite struct OnReceiveTests {
  private struct Listener: View {
    let stream: PublishSubject<Int>
    let made: () -> Void
    @State private var sum = 0
    @State private var isShown = true
    @State private var identity = 0
    var body: some View {
      if isShown {
        Text("sum \(sum)").onReceive(counted) { sum += $0 }.id(identity)
      }
      Button("hide") { isShown = false }
      Button("renew") { identity += 1 }
    }

    /// A stream that tells each subscription.
    private var counted: TributaryStreams.Observable<Int> {
      TributaryStreams.Observable.deferred {
        made()
        return stream.asObservable()
      }
    }
  }

  @Test func eachElementRunsTheActionWhileTheViewIsThere() {
    inVirtualTime { time in
      let subject = PublishSubject<Int>()
      var subscriptions = 0
      let stage = Stage(time) { Listener(stream: subject) { subscriptions += 1 } }
      subject.onNext(1)
      #expect(stage.rows.first == "text \"sum 1\"")
      subject.onNext(2)
      subject.onNext(3)
      #expect(stage.rows.first == "text \"sum 6\"")
      #expect(subscriptions == 1)
      #expect(subject.hasObservers)
      stage.click("hide")
      #expect(!subject.hasObservers)
    }
  }

  @Test func anotherIdentitySubscribesAnew() {
    inVirtualTime { time in
      let subject = PublishSubject<Int>()
      var subscriptions = 0
      let stage = Stage(time) { Listener(stream: subject) { subscriptions += 1 } }
      stage.click("renew")
      #expect(subscriptions == 2)
      subject.onNext(1)
      #expect(stage.rows.first == "text \"sum 1\"")
    }
  }

  @Test func anElementThatComesWhileSubscribingIsReceived() {
    struct Value: View {
      let relay: BehaviorRelay<String>
      @State private var value = "none"
      var body: some View { Text(value).onReceive(relay) { value = $0 } }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Value(relay: BehaviorRelay(value: "first")) }
      #expect(stage.rows == ["text \"first\""])
    }
  }

  @Test func theAsynchronousFormRunsATaskForEachElement() {
    struct Slow: View {
      let stream: PublishSubject<Int>
      @State private var seen: [Int] = []
      var body: some View {
        Text("\(seen)").onReceive(stream) { element in
          try? await Scope.current.clock.sleep(for: .seconds(element))
          seen.append(element)
        }
      }
    }
    inVirtualTime { time in
      let subject = PublishSubject<Int>()
      let stage = Stage(time) { Slow(stream: subject) }
      subject.onNext(2)
      subject.onNext(1)
      time.advance(by: .seconds(3))
      #expect(stage.rows == ["text \"[1, 2]\""])
    }
  }
}
