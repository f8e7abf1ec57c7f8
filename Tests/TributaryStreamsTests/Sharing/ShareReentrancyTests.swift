import Testing
import TributaryStreams
import TributaryTesting

/// A shared stream under a random walk whose steps are taken from inside deliveries too.
@Suite struct ShareReentrancyTests {
  final class Walk {
    var random: SeededGenerator
    let scope: SubjectLifetimeScope
    var sources = [PublishSubject<Int>()]
    var sent = 0
    var rest = 80
    var listeners: [Listener] = []
    private(set) var shared = Observable<Int>.never()

    final class Listener {
      var heard: [Int] = []
      var ends = 0
      var subscription = Subscription()

      var isListening: Bool { ends == 0 && !subscription.isDisposed }
    }

    init(seed: Int) {
      random = .init(seed: UInt64(seed))
      scope = seed % 5 == 0 ? .forever : .whileConnected
      shared = Observable.deferred { [unowned self] in sources[sources.count - 1].asObservable() }
        .share(replay: [0, 1, 3, .max][seed % 4], scope: scope)
    }

    func step() {
      rest -= 1
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<8:
        sent += 1
        sources[sources.count - 1].onNext(sent)
      case 8..<13: subscribe()
      case 13..<19: listeners.randomElement(using: &random)?.subscription.dispose()
      default:
        sources.append(PublishSubject())
        sources[sources.count - 2].onCompleted()
      }
    }

    func subscribe() {
      let listener = Listener()
      listeners.append(listener)
      let sink = listener.subscription.stage()
      shared.subscribe(
        Observer(
          onNext: { [self] element in
            #expect(listener.isListening)
            listener.heard.append(element)
            react()
          },
          onTermination: { [self] _ in
            guard sink.end() else { return }
            listener.ends += 1
            react()
          }), in: listener.subscription)
    }

    func react() {
      while rest > 0, Int.random(in: 0..<3, using: &random) == 0 { step() }
    }
  }

  @Test(arguments: SeededGenerator.seeds(400)) func `whatever is done inside a delivery, one run goes on for all`(
    seed: Int
  ) {
    let walk = Walk(seed: seed)
    while walk.rest > 0 { walk.step() }
    let place: Comment = "seed \(seed)"
    for listener in walk.listeners {
      #expect(zip(listener.heard, listener.heard.dropFirst()).allSatisfy(<), place)
      #expect(listener.ends <= 1, place)
    }
    // Those who listen at last, whoever came first, heard the same from some moment on.
    let listening = walk.listeners.filter(\.isListening).map(\.heard).sorted { $0.count > $1.count }
    for (more, less) in zip(listening, listening.dropFirst()) { #expect(more.suffix(less.count) == less[...], place) }
    // One source is held if somebody listens, and none otherwise.
    #expect(walk.sources.filter(\.hasObservers).count == (listening.isEmpty ? 0 : 1), place)
    for listener in walk.listeners { listener.subscription.dispose() }
    #expect(walk.sources.allSatisfy { !$0.hasObservers }, place)
  }
}
