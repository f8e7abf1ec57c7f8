import Testing
import TributaryStreams
import TributaryTesting

/// A shared stream under a random walk, against arrays.
@Suite struct ShareModelTests {
  /// What the elements and the subscribers of a shared stream are, as arrays.
  struct Model {
    let replay: Int
    let scope: SubjectLifetimeScope
    var kept: [Int] = []
    var isEnded = false
    var heard: [[Int]] = []
    var ends: Set<Int> = []
    var listening: Set<Int> = []
    var runs = 0

    mutating func subscribe() {
      heard.append(Array(kept.suffix(replay)))
      if isEnded {
        ends.insert(heard.count - 1)
      } else {
        if listening.isEmpty { runs += 1 }
        listening.insert(heard.count - 1)
      }
    }

    mutating func send(_ element: Int) {
      guard !listening.isEmpty else { return }
      kept.append(element)
      for number in listening { heard[number].append(element) }
    }

    mutating func leave(_ number: Int) {
      guard listening.remove(number) != nil, listening.isEmpty, scope == .whileConnected else { return }
      kept = []
    }

    mutating func end() {
      guard !listening.isEmpty else { return }
      ends.formUnion(listening)
      listening = []
      if scope == .forever { isEnded = true } else { kept = [] }
    }
  }

  @Test(arguments: SeededGenerator.seeds(300)) func `a random walk agrees with arrays`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = Model(replay: [0, 1, 3, .max][seed % 4], scope: seed % 3 == 0 ? .forever : .whileConnected)
    var source = PublishSubject<Int>()
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return source.asObservable()
    }.share(replay: model.replay, scope: model.scope)
    var listeners: [(recorder: Recorder<Int>, subscription: Subscription)] = []
    for element in 0..<60 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<8:
        source.onNext(element)
        model.send(element)
      case 8..<13:
        let recorder = Recorder<Int>()
        listeners.append((recorder, recorder.record(shared)))
        model.subscribe()
      case 13..<19:
        guard let number = listeners.indices.randomElement(using: &random) else { continue }
        listeners[number].subscription.dispose()
        model.leave(number)
      default:
        // The next run has another source.
        let ended = source
        source = PublishSubject()
        if model.listening.isEmpty { continue }
        ended.onCompleted()
        model.end()
      }
      #expect(runs == model.runs, "seed \(seed), step \(element)")
      #expect(source.hasObservers == !model.listening.isEmpty, "seed \(seed), step \(element)")
    }
    #expect(listeners.map(\.recorder.elements) == model.heard, "seed \(seed)")
    #expect(listeners.indices.filter { listeners[$0].recorder.isStopped } == model.ends.sorted(), "seed \(seed)")
  }
}
