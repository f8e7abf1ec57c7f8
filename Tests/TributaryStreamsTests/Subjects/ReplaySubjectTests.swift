import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ReplaySubjectTests {
  @Test func `a replay subject gives the last elements to who comes later`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    let recorder = Recorder<Int>()
    let subscription = recorder.record(subject)
    #expect(recorder.elements == [2, 3])
    #expect(subject.hasObservers && !subscription.isDisposed)
    subject.onNext(4)
    subject.onCompleted()
    subject.onNext(5)
    #expect(recorder.events == [2, 3, 4].map { .next(.zero, $0) } + [.completed(.zero)])
    #expect(subscription.isDisposed && !subject.hasObservers)
  }

  @Test func `who comes after the end gets what is kept, then the end`() {
    for end in [Termination.completed, .error(Failure())] {
      for (size, kept) in [(-1, []), (0, []), (1, [3]), (2, [2, 3]), (3, [1, 2, 3]), (.max, [1, 2, 3])] {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        for number in 1...3 { subject.onNext(number) }
        subject.asObserver().onTermination(end)
        for _ in 0..<2 {
          let recorder = Recorder<Int>()
          let subscription = recorder.record(subject)
          #expect(recorder.events == kept.map { .next(.zero, $0) } + [Recorded(.zero, Event(end))])
          #expect(subscription.isDisposed)
        }
      }
    }
  }

  @Test func `an unbounded one keeps all`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 0..<10_000 { subject.onNext(number) }
    let recorder = Recorder<Int>()
    recorder.record(subject)
    #expect(recorder.elements == Array(0..<10_000))
  }

  @Test func `what is pushed out and what is kept at the end of its life is let go`() {
    final class Token {}
    weak var pushedOut: Token?
    weak var kept: Token?
    var subject: ReplaySubject<Token>? = .create(bufferSize: 1)
    func send() {
      let tokens = [Token(), Token()]
      (pushedOut, kept) = (tokens[0], tokens[1])
      for token in tokens { subject?.onNext(token) }
    }
    send()
    #expect(pushedOut == nil && kept != nil)
    subject = nil
    #expect(kept == nil)
  }

  @Test func `a send from inside what is replayed comes after it`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...2 { subject.onNext(number) }
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(subject)
    second.record(subject) { element in
      if element == 1 {
        subject.onNext(3)
        subject.onCompleted()
      }
    }
    for recorder in [first, second] {
      #expect(recorder.events == [1, 2, 3].map { .next(.zero, $0) } + [.completed(.zero)])
    }
  }

  @Test func `who leaves inside what is replayed gets no more of it`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      recorder.record(subject.take(2))
      #expect(recorder.elements == [1, 2] && recorder.isStopped)
      subject.onCompleted()
    }
    #expect(!subject.hasObservers)
  }

  @Test func `what an element sends as it goes comes after the one that pushed it out`() {
    final class Sender {
      let number: Int
      let action: () -> Void

      init(_ number: Int, _ action: @escaping () -> Void = {}) {
        self.number = number
        self.action = action
      }

      deinit { action() }
    }
    let replay = ReplaySubject<Sender>.create(bufferSize: 1)
    let behavior = BehaviorSubject(value: Sender(0))
    for (stream, send) in [(replay.asObservable(), replay.onNext), (behavior.asObservable(), behavior.onNext)] {
      let recorder = Recorder<Int>()
      send(Sender(1) { send(Sender(3)) })
      recorder.record(stream.map(\.number))
      send(Sender(2))
      let late = Recorder<Int>()
      late.record(stream.map(\.number))
      #expect(recorder.elements == [1, 2, 3])
      #expect(late.elements == [3])
    }
  }

  /// A subject under a random walk: sends, subscriptions, disposals and the end, from outside and from inside
  /// deliveries.
  final class Walk {
    var random: SeededGenerator
    let subject: ReplaySubject<Int>
    let size: Int
    /// How many elements were accepted, which are 0, 1, 2 and so on.
    var accepted = 0
    var isEnded = false
    var rest = 60
    var listeners: [Listener] = []

    final class Listener {
      var first = 0
      var heard: [Int] = []
      var ends = 0
      var isLeaving = false
      var subscription = Subscription()
    }

    init(seed: Int, size: Int) {
      random = .init(seed: UInt64(seed))
      self.size = size
      subject = .create(bufferSize: size)
    }

    func step() {
      rest -= 1
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9:
        let element = accepted
        if !isEnded { accepted += 1 }
        subject.onNext(element)
      case 9..<14: subscribe()
      case 14..<19:
        guard let listener = listeners.randomElement(using: &random) else { return }
        listener.isLeaving = listener.isLeaving || listener.ends == 0
        listener.subscription.dispose()
      default:
        guard rest < 15 else { return }
        isEnded = true
        subject.onCompleted()
      }
    }

    func subscribe() {
      let listener = Listener()
      listener.first = max(0, accepted - min(size, accepted))
      listeners.append(listener)
      let sink = listener.subscription.stage()
      subject.subscribe(
        Observer(
          onNext: { [self] element in
            #expect(!listener.subscription.isDisposed)
            listener.heard.append(element)
            while rest > 0, Int.random(in: 0..<3, using: &random) == 0 { step() }
          },
          onTermination: { _ in if sink.end() { listener.ends += 1 } }), in: listener.subscription)
    }
  }

  @Test(arguments: SeededGenerator.seeds(400)) func `a random walk agrees with an array`(seed: Int) {
    let walk = Walk(seed: seed, size: [0, 1, 2, 5, Int.max][seed % 5])
    while walk.rest > 0 { walk.step() }
    for (number, listener) in walk.listeners.enumerated() {
      let expected = Array(listener.first..<walk.accepted)
      let place = "seed \(seed), listener \(number)"
      if listener.isLeaving {
        #expect(listener.heard == Array(expected.prefix(listener.heard.count)) && listener.ends == 0, "\(place)")
      } else {
        #expect(listener.heard == expected && listener.ends == (walk.isEnded ? 1 : 0), "\(place)")
      }
    }
  }
}
