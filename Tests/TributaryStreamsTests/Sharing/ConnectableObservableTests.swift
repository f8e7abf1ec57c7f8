import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ConnectableObservableTests {
  /// A source that counts its runs, and a subject behind it that does not end with them.
  final class Source {
    var subject = PublishSubject<Int>()
    private(set) var runs = 0

    var stream: Observable<Int> {
      .deferred {
        self.runs += 1
        return self.subject.asObservable()
      }
    }
  }

  let source = Source()

  @Test func `a connectable stream runs its source for all, from the connection on`() {
    let published = Observable.of(1, 2, 3).publish()
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(published) { if $0 == 1 { second.record(published) } }
    #expect(first.events.isEmpty)
    published.connect()
    #expect(first.events == [1, 2, 3].map { .next(.zero, $0) } + [.completed(.zero)])
    #expect(second.events == [2, 3].map { .next(.zero, $0) } + [.completed(.zero)])
  }

  @Test func `connecting twice is connecting once`() {
    let published = source.stream.publish()
    let recorder = Recorder<Int>()
    recorder.record(published)
    let connection = published.connect()
    #expect(published.connect() === connection)
    source.subject.onNext(1)
    #expect(source.runs == 1 && recorder.elements == [1])
  }

  @Test func `who listens stays when the connection is disposed, and hears the next one`() {
    let replayed = source.stream.replay(1)
    let recorder = Recorder<Int>()
    recorder.record(replayed)
    replayed.connect().dispose()
    #expect(!source.subject.hasObservers)
    source.subject.onNext(1)
    let connection = replayed.connect()
    source.subject.onNext(2)
    connection.dispose()
    connection.dispose()
    source.subject.onNext(3)
    #expect(recorder.events == [.next(.zero, 2)])
    let late = Recorder<Int>()
    late.record(replayed)
    #expect(late.elements == [2])
    #expect(source.runs == 2)
  }

  @Test func `who comes after the end gets what is kept and the end, until the next connection`() {
    for end in [Termination.completed, .error(Failure())] {
      let published = Observable.of(1, 2, 3).concat(end.stream)
      for (shared, kept) in [
        (published.publish(), []), (published.replay(0), []), (published.replay(2), [2, 3]),
        (published.replay(.max), [1, 2, 3]), (published.replayAll(), [1, 2, 3]),
        (published.multicast(makeSubject: { AsyncSubject() }), end.isCompleted ? [3] : []),
      ] {
        shared.connect()
        for _ in 0..<2 {
          let late = Recorder<Int>()
          late.record(shared)
          #expect(late.events == kept.map { .next(.zero, $0) } + [Recorded(.zero, Event(end))])
        }
      }
    }
  }

  @Test func `a connection after the end begins anew`() {
    let replayed = source.stream.replay(5)
    let first = replayed.connect()
    source.subject.onNext(1)
    source.subject.onCompleted()
    #expect(first.isDisposed)
    source.subject = PublishSubject()
    let second = replayed.connect()
    #expect(second !== first && source.runs == 2)
    let recorder = Recorder<Int>()
    recorder.record(replayed)
    source.subject.onNext(2)
    #expect(recorder.events == [.next(.zero, 2)])
  }

  @Test func `who connects from inside the end begins anew`() {
    var runs = 0
    let published = Observable<Int>.deferred {
      runs += 1
      return runs < 3 ? .just(runs) : .never()
    }.publish()
    let recorder = Recorder<Int>()
    let subscription = published.subscribe(onCompleted: {
      recorder.record(published)
      published.connect()
      recorder.record(published)
    })
    published.connect()
    #expect(subscription.isDisposed && runs == 2)
    // The first hears the old end, the second that of the run it came after.
    #expect(recorder.events == [.completed(.zero), .completed(.zero)])
  }

  @Test func `a connection that is disposed from inside an element brings no more`() {
    let published = Observable.of(1, 2, 3).publish()
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(published) { if $0 == 2 { published.connect().dispose() } }
    second.record(published)
    let connection = published.connect()
    #expect(connection.isDisposed)
    #expect(first.events == [.next(.zero, 1), .next(.zero, 2)])
    #expect(second.events == first.events)
  }

  @Test func `refCount connects with the first subscriber and lets go with the last`() {
    let counted = source.stream.publish().refCount()
    let recorder = Recorder<Int>()
    let one = recorder.record(counted)
    let two = recorder.record(counted)
    #expect(source.runs == 1)
    source.subject.onNext(1)
    one.dispose()
    source.subject.onNext(2)
    two.dispose()
    #expect(!source.subject.hasObservers)
    source.subject.onNext(3)
    let three = recorder.record(counted)
    source.subject.onNext(4)
    three.dispose()
    #expect(recorder.elements == [1, 1, 2, 4])
    #expect(source.runs == 2)
  }

  @Test func `all that is counted is counted together`() {
    let published = source.stream.publish()
    let (one, other) = (published.refCount().subscribe(), published.refCount().subscribe())
    one.dispose()
    #expect(source.subject.hasObservers && source.runs == 1)
    other.dispose()
    #expect(!source.subject.hasObservers)
  }

  @Test func `a connection made by hand is the counted one too`() {
    let published = source.stream.publish()
    let connection = published.connect()
    let counted = published.refCount().subscribe()
    #expect(source.runs == 1)
    counted.dispose()
    #expect(connection.isDisposed && !source.subject.hasObservers)
  }

  @Test func `who is not counted hears the runs that the counted ones start`() {
    let published = source.stream.replay(1)
    let recorder = Recorder<Int>()
    recorder.record(published)
    for number in 1...2 {
      let counted = published.refCount().subscribe()
      source.subject.onNext(number)
      counted.dispose()
      source.subject.onNext(-1)
    }
    #expect(recorder.elements == [1, 2])
    #expect(source.runs == 2)
  }

  @Test func `everything is let go`() {
    for isCounted in [false, true] {
      weak var token: Source?
      weak var shared: ConnectableObservable<Int>?
      func run() {
        let own = Source()
        let replayed = own.stream.do(onDispose: { _ = own }).replay(2)
        (token, shared) = (own, replayed)
        let subscription = (isCounted ? replayed.refCount() : replayed.asObservable()).subscribe()
        let connection = replayed.connect()
        own.subject.onNext(1)
        subscription.dispose()
        connection.dispose()
      }
      run()
      #expect(token == nil && shared == nil)
    }
  }
}

extension Termination {
  var isCompleted: Bool {
    Event<Never>(self).isCompleted
  }

  /// The stream that ends like this at once.
  var stream: Observable<Int> {
    switch self {
    case .completed: .empty()
    case .error(let error): .error(error)
    }
  }
}

extension Event {
  var isCompleted: Bool {
    isStopEvent && error == nil
  }
}
