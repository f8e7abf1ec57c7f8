import Testing
import TributaryStreams
import TributaryTesting

@Suite struct DoTests {
  @Test func `do calls its functions round each event, and onDispose last`() {
    var lines: [String] = []
    let subscription = Observable.of(1).do(
      onNext: { lines.append("next \($0)") }, afterNext: { lines.append("after next \($0)") },
      onCompleted: { lines.append("completed") }, afterCompleted: { lines.append("after completed") },
      onSubscribe: { lines.append("subscribe") }, onSubscribed: { lines.append("subscribed") },
      onDispose: { lines.append("dispose") }
    ).subscribe(
      onNext: { lines.append("own \($0)") }, onCompleted: { lines.append("own completed") },
      onDisposed: { lines.append("own disposed") })
    #expect(subscription.isDisposed)
    #expect(
      lines == [
        "subscribe", "next 1", "own 1", "after next 1", "completed", "own completed", "after completed", "subscribed",
        "dispose", "own disposed",
      ])
  }

  @Test func `do tells of an error, and of a disposal before the subscriber hears of it`() {
    var lines: [String] = []
    let failed = Observable<Int>.error(Failure()).do(
      onError: { lines.append("error \($0)") }, afterError: { lines.append("after \($0)") },
      onDispose: { lines.append("dispose") }
    ).subscribe(onError: { _ in lines.append("own error") })
    #expect(failed.isDisposed)
    #expect(lines == ["error Failure()", "own error", "after Failure()", "dispose"])
    lines = []
    let subject = PublishSubject<Int>()
    let subscription = subject.do(onDispose: { lines.append("dispose") })
      .subscribe(onDisposed: { lines.append("own disposed") })
    subscription.dispose()
    subscription.dispose()
    #expect(lines == ["dispose", "own disposed"])
  }

  @Test func `an error that a function throws takes the event's place`() {
    struct Other: Error {}
    for form in 0..<4 {
      let recorder = Recorder<Int>()
      let source = form == 3 ? Observable<Int>.error(Failure()) : Observable.of(1, 2)
      switch form {
      case 0: recorder.record(source.do(onNext: { _ in throw Other() }))
      case 1: recorder.record(source.do(afterNext: { _ in throw Other() }))
      case 2: recorder.record(source.do(onCompleted: { throw Other() }))
      default: recorder.record(source.do(onError: { _ in throw Other() }))
      }
      let elements = [[], [1], [1, 2], []][form].map { Recorded.next(.zero, $0) }
      #expect(recorder.events == elements + [.error(.zero, Other())])
    }
  }

  @Test func `a disposal from inside a function stops the event`() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    var subscription: Subscription?
    subscription = recorder.record(subject.do(onNext: { _ in subscription?.dispose() }))
    subject.onNext(1)
    #expect(recorder.events.isEmpty)
  }
}
