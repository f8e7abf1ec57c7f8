import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ClosedSubjectsTests {
  /// A subject with what the test does to it.
  struct Subject {
    let stream: Observable<Int>
    let observer: Observer<Int>
    let dispose: () -> Void
    let isDisposed: () -> Bool
    let hasObservers: () -> Bool
  }

  static var all: [Subject] {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.createUnbounded()
    let async = AsyncSubject<Int>()
    return [
      Subject(
        stream: publish.asObservable(), observer: publish.asObserver(), dispose: publish.dispose,
        isDisposed: { publish.isDisposed }, hasObservers: { publish.hasObservers }),
      Subject(
        stream: behavior.asObservable(), observer: behavior.asObserver(), dispose: behavior.dispose,
        isDisposed: { behavior.isDisposed }, hasObservers: { behavior.hasObservers }),
      Subject(
        stream: replay.asObservable(), observer: replay.asObserver(), dispose: replay.dispose,
        isDisposed: { replay.isDisposed }, hasObservers: { replay.hasObservers }),
      Subject(
        stream: async.asObservable(), observer: async.asObserver(), dispose: async.dispose,
        isDisposed: { async.isDisposed }, hasObservers: { async.hasObservers }),
    ]
  }

  @Test func `a disposed subject says nothing more, and fails for who comes later`() {
    for subject in Self.all {
      let recorder = Recorder<Int>()
      recorder.record(subject.stream)
      subject.observer.onNext(1)
      let heard = recorder.elements
      #expect(!subject.isDisposed() && subject.hasObservers())
      subject.dispose()
      subject.dispose()
      #expect(subject.isDisposed() && !subject.hasObservers())
      subject.observer.onNext(2)
      subject.observer.onCompleted()
      #expect(recorder.elements == heard && !recorder.isStopped)
      let late = Recorder<Int>()
      late.record(subject.stream)
      #expect(late.events == [.error(.zero, RxError.disposed)])
    }
  }

  @Test func `a subject may be disposed after its end`() {
    for subject in Self.all {
      subject.observer.onNext(1)
      subject.observer.onCompleted()
      #expect(!subject.isDisposed())
      subject.dispose()
      let late = Recorder<Int>()
      late.record(subject.stream)
      #expect(late.events == [.error(.zero, RxError.disposed)])
    }
  }

  @Test func `a subject that is disposed during a delivery ends it`() {
    for subject in Self.all {
      let (first, second) = (Recorder<Int>(), Recorder<Int>())
      first.record(subject.stream) { element in
        guard element == 1 else { return }
        subject.observer.onNext(2)
        subject.dispose()
      }
      second.record(subject.stream.filter { $0 > 0 })
      subject.observer.onNext(1)
      subject.observer.onCompleted()
      #expect(first.elements.last == 1 && second.events.isEmpty)
      #expect(!first.isStopped && !subject.hasObservers())
    }
  }

  @Test func `the value of a disposed behavior subject is an error`() {
    let subject = BehaviorSubject(value: 1)
    subject.dispose()
    #expect(throws: RxError.disposed) { try subject.value() }
    let ended = BehaviorSubject(value: 1)
    ended.onError(RxError.timeout)
    #expect(!ended.isDisposed)
  }

  @Test func `what a disposed subject kept is let go`() {
    final class Token {}
    weak var token: Token?
    let replay = ReplaySubject<Token>.createUnbounded()
    let async = AsyncSubject<Token>()
    func send() {
      let own = Token()
      token = own
      replay.onNext(own)
      async.onNext(own)
    }
    send()
    #expect(token != nil)
    replay.dispose()
    async.dispose()
    #expect(token == nil)
  }
}
