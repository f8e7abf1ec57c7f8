import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ShareTests {
  @Test func `share lets all subscribers see one run, and those who come later what it replays`() {
    for (replay, second) in [(0, [2, 3]), (1, [1, 2, 3]), (-1, [2, 3]), (.max, [1, 2, 3])] {
      var runs = 0
      let subject = PublishSubject<Int>()
      let shared = Observable<Int>.deferred {
        runs += 1
        return subject.asObservable()
      }.share(replay: replay)
      let (first, late) = (Recorder<Int>(), Recorder<Int>())
      first.record(shared)
      subject.onNext(1)
      late.record(shared)
      subject.onNext(2)
      subject.onNext(3)
      subject.onCompleted()
      #expect(runs == 1)
      #expect(first.events == [1, 2, 3].map { .next(.zero, $0) } + [.completed(.zero)])
      #expect(late.events == second.map { .next(.zero, $0) } + [.completed(.zero)])
    }
  }

  @Test func `the run ends when the last subscriber leaves, and begins anew`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share()
    let recorder = Recorder<Int>()
    let one = recorder.record(shared)
    let two = recorder.record(shared)
    one.dispose()
    one.dispose()
    #expect(subject.hasObservers)
    two.dispose()
    #expect(!subject.hasObservers)
    let three = recorder.record(shared)
    subject.onNext(3)
    #expect(recorder.elements == [3])
    three.dispose()
    #expect(!subject.hasObservers)
  }

  @Test(arguments: [0, 1, 5]) func `what is replayed lasts as long as the scope says`(replay: Int) {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: replay, scope: scope)
      let first = shared.subscribe()
      for number in 1...3 { subject.onNext(number) }
      first.dispose()
      #expect(!subject.hasObservers)
      subject.onNext(4)
      let second = Recorder<Int>()
      second.record(shared)
      subject.onNext(5)
      let kept = scope == .forever ? Array([1, 2, 3].suffix(replay)) : []
      #expect(second.elements == kept + [5])
    }
  }

  @Test(arguments: [0, 1]) func `after the end a share runs its source anew, or replays it for ever`(replay: Int) {
    for end in [Termination.completed, .error(Failure())] {
      for (scope, runs) in [(SubjectLifetimeScope.whileConnected, 3), (.forever, 1)] {
        var count = 0
        let shared = Observable<Int>.create { observer in
          count += 1
          observer.onNext(count)
          observer.onTermination(end)
          return Disposables.create()
        }.share(replay: replay, scope: scope)
        let recorders = (0..<3).map { _ in Recorder<Int>() }
        for recorder in recorders { recorder.record(shared) }
        #expect(count == runs)
        let expected = scope == .whileConnected ? [[1], [2], [3]] : replay == 0 ? [[1], [], []] : [[1], [1], [1]]
        #expect(recorders.map(\.elements) == expected)
        for recorder in recorders { #expect(recorder.events.last == Recorded(.zero, Event(end))) }
      }
    }
  }

  @Test func `a retry over a share that keeps its error for ever gets the same error`() {
    var runs = 0
    let failing = Observable<Int>.deferred {
      runs += 1
      return .error(Failure())
    }
    let shared = failing.share(replay: 1, scope: .forever)
    let recorder = Recorder<Int>()
    recorder.record(shared.catch { _ in shared.catch { _ in shared } })
    #expect(runs == 1)
    #expect(recorder.events == [.error(.zero, Failure())])
    let anew = failing.share(replay: 1)
    recorder.record(anew.catch { _ in anew.catch { _ in anew } })
    #expect(runs == 4)
  }

  @Test func `a second subscriber from inside the first element joins the run`() {
    for (replay, expected) in [(0, ["b", "c"]), (1, ["a", "b", "c"]), (2, ["a", "b", "c"])] {
      let recorder = Recorder<String>()
      let shared = Observable.of("a", "b", "c").share(replay: replay)
      let late = Recorder<String>()
      recorder.record(shared) { if $0 == "a" { late.record(shared) } }
      #expect(recorder.elements == ["a", "b", "c"])
      #expect(late.elements == expected && late.isStopped)
    }
  }

  @Test(arguments: [0, 2]) func `who subscribes from inside the end starts a new run`(replay: Int) {
    for end in [Termination.completed, .error(Failure())] {
      var runs = 0
      let shared = Observable<Int>.create { observer in
        runs += 1
        observer.onNext(runs)
        observer.onTermination(end)
        return Disposables.create()
      }.share(replay: replay)
      let again = Recorder<Int>()
      let subscription = shared.subscribe(
        onError: { _ in again.record(shared) }, onCompleted: { again.record(shared) })
      #expect(subscription.isDisposed)
      #expect(again.events == [.next(.zero, 2), Recorded(.zero, Event(end))])
      #expect(runs == 2)
    }
  }

  @Test func `a new run that starts inside the old one's end outlives those who are told later`() {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return sources[runs - 1].asObservable()
    }.share(replay: 1)
    let again = Recorder<Int>()
    let first = shared.subscribe(onCompleted: { again.record(shared) })
    let second = shared.subscribe()
    sources[0].onCompleted()
    #expect(first.isDisposed && second.isDisposed)
    sources[1].onNext(7)
    #expect(again.elements == [7])
    #expect(runs == 2 && !sources[0].hasObservers)
  }

  @Test func `who leaves while it gets what was replayed ends the run`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 3, scope: .forever)
    let first = shared.subscribe()
    for number in 1...3 { subject.onNext(number) }
    first.dispose()
    let second = Recorder<Int>()
    second.record(shared.take(2))
    #expect(second.events == [.next(.zero, 1), .next(.zero, 2), .completed(.zero)])
    #expect(!subject.hasObservers)
  }

  @Test func `who leaves and comes back inside an element joins the next run`() {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return .of(1, 2, 3)
    }.share(replay: 2)
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    let subscription = Subscription()
    shared.subscribe(
      Observer(
        onNext: { element in
          guard element == 2 else { return }
          subscription.dispose()
          first.record(shared)
          second.record(shared)
        },
        onTermination: { _ in Issue.record("it left") }), in: subscription)
    #expect(runs == 3)
    #expect(first.elements == [1, 2, 3] && second.elements == [1, 2, 3])
  }

  @Test(arguments: [0, 1]) func `a hundred thousand runs in a row take constant stack`(replay: Int) {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return runs < 100_000 ? .error(Failure()) : .just(runs)
    }.share(replay: replay)
    let recorder = Recorder<Int>()
    recorder.record(shared.retry())
    #expect(recorder.events == [.next(.zero, 100_000), .completed(.zero)])
  }

  @Test func `a thousand subscribers that come and go during deliveries are all told right`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    let recorders = (0..<1_000).map { _ in Recorder<Int>() }
    var subscriptions: [Subscription] = []
    var late: [Recorder<Int>] = []
    for (number, recorder) in recorders.enumerated() {
      subscriptions.append(
        recorder.record(shared) { element in
          guard element == number else { return }
          subscriptions[number].dispose()
          let other = Recorder<Int>()
          late.append(other)
          other.record(shared)
        })
    }
    for number in 0..<1_000 { subject.onNext(number) }
    for (number, recorder) in recorders.enumerated() { #expect(recorder.elements == Array(0...number)) }
    for (number, recorder) in late.enumerated() { #expect(recorder.elements == Array(number..<1_000)) }
  }
}
