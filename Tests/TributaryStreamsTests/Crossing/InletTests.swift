import Synchronization
import Testing
import TributaryStreams
import TributaryTime

@Suite struct InletTests {
  @Test func whatIsSentIsDeliveredInOrderInATurnOfTheOwner() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let (stream, inlet) = Inlet<Int>.makeStream()
      let subscription = stream.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("|") })
      inlet.send(1)
      inlet.send(2)
      #expect(log.isEmpty)
      time.drain()
      #expect(log == ["1", "2"])
      inlet.send(3)
      inlet.finish()
      inlet.send(4)
      inlet.finish()
      time.drain()
      #expect(log == ["1", "2", "3", "|"])
      #expect(subscription.isDisposed)
    }
  }

  @Test func aSendFromInsideADeliveryComesInALaterTurn() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let (stream, inlet) = Inlet<Int>.makeStream()
      let bag = DisposeBag()
      stream.subscribe(onNext: { element in
        log.append("a\(element)")
        if element == 1 { inlet.send(2) }
      }).disposed(by: bag)
      stream.subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
      inlet.send(1)
      time.drain()
      time.drain()
      #expect(log == ["a1", "b1", "a2", "b2"])
    }
  }

  @Test func aBufferThatIsFullDropsAsItsPolicySaysAndTellsTheSender() {
    #expect(fill(.unbounded) == Filled(got: [1, 2, 3, 4, 5], lost: [], count: 0))
    #expect(fill(.dropOldest(limit: 2)) == Filled(got: [4, 5], lost: [1, 2, 3], count: 3))
    #expect(fill(.dropNewest(limit: 2)) == Filled(got: [1, 2], lost: [3, 4, 5], count: 3))
    #expect(fill(.latest) == Filled(got: [5], lost: [1, 2, 3, 4], count: 4))
    #expect(fill(.dropOldest(limit: .min)) == Filled(got: [5], lost: [1, 2, 3, 4], count: 4))
  }

  struct Filled: Equatable {
    var got: [Int] = []
    var lost: [Int] = []
    var count = 0
  }

  private func fill(_ buffering: Buffering) -> Filled {
    let time = VirtualScheduler()
    var filled = Filled()
    time.run {
      let (stream, inlet) = Inlet<Int>.makeStream(buffering: buffering)
      let subscription = stream.subscribe(onNext: { filled.got.append($0) })
      for element in 1...5 {
        if case .dropped(let lost) = inlet.send(element) { filled.lost.append(lost) }
      }
      time.drain()
      filled.count = inlet.droppedCount
      inlet.finish()
      time.drain()
      #expect(subscription.isDisposed)
      guard case .ended = inlet.send(6) else {
        Issue.record("the inlet takes elements after its end")
        return
      }
    }
    return filled
  }

  @Test func anErrorComesAfterWhatWasSentBeforeIt() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let (stream, inlet) = Inlet<Int>.makeStream()
      let subscription = stream.subscribe(onNext: { log.append("\($0)") }, onError: { log.append("\($0)") })
      inlet.send(1)
      inlet.finish(.error(RxError.timeout))
      inlet.finish()
      time.drain()
      #expect(log == ["1", "Nothing came in time."])
      #expect(subscription.isDisposed)
    }
  }

  @Test func nothingIsDeliveredOrKeptOnceTheScopeWasCancelled() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [Int] = []
      let (stream, inlet) = Inlet<Int>.makeStream()
      let subscription = stream.subscribe(onNext: {
        log.append($0)
        if $0 == 2 { Scope.current.cancel() }
      })
      for element in 1...3 { inlet.send(element) }
      time.drain()
      #expect(log == [1, 2])
      guard case .ended = inlet.send(4) else {
        Issue.record("an inlet of a cancelled scope takes elements")
        return
      }
      time.drain()
      #expect(log == [1, 2])
      subscription.dispose()
    }
  }

  @Test func eightThreadsLoseNothingAndKeepTheirOrder() async {
    let owner = Owner()
    let inlet = await owner.open()
    let writers = 8
    let each = 2000
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask { @concurrent in
          for number in 0..<each { inlet.send(writer * each + number) }
        }
      }
    }
    inlet.finish()
    let received = await owner.received()
    #expect(received.count == writers * each)
    for writer in 0..<writers {
      let own = received.filter { $0 / each == writer }
      #expect(own == Array(writer * each..<(writer + 1) * each))
    }
  }

  @Test func eightThreadsAndAFullBufferKeepEachWritersOrder() async {
    let owner = Owner()
    let inlet = await owner.open(.dropOldest(limit: 16))
    let sent = Sent()
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { @concurrent in
          for number in 0..<2000 {
            inlet.send(writer * 2000 + number)
            sent.count.add(1, ordering: .relaxed)
          }
        }
      }
      // Whoever comes first ends it; the others do nothing.
      group.addTask { @concurrent in
        while sent.count.load(ordering: .relaxed) < 8000 {}
        inlet.finish()
      }
    }
    let received = await owner.received()
    for writer in 0..<8 {
      let own = received.filter { $0 / 2000 == writer }
      #expect(own == own.sorted())
      #expect(Set(own).count == own.count)
    }
  }

  @Test func anInletThatDiesElsewhereIsLetGoByTheOwner() async {
    let owner = Owner()
    let deaths = Deaths()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in
          for number in 0..<50 {
            // The only reference to what feeds the stream is this one.
            let inlet = await owner.openAlone(deaths)
            inlet.send(number)
          }
        }
      }
    }
    await owner.settle()
    #expect(deaths.all.load(ordering: .relaxed) == 400)
    #expect(deaths.inTurns.load(ordering: .relaxed) == 400)
  }

  /// An actor that owns a stream filled from elsewhere.
  actor Owner {
    private let collected = Collected()
    private var subscription: Subscription?
    private var scope: Scope?

    func open(_ buffering: Buffering = .unbounded) -> Inlet<Int> {
      let (stream, inlet) = Inlet<Int>.makeStream(buffering: buffering, scope: .live())
      let collected = collected
      subscription = stream.subscribe(
        onNext: { collected.elements.append($0) }, onCompleted: { collected.finish() })
      return inlet
    }

    /// An inlet whose stream nobody keeps, with a subscriber that is let go with it.
    func openAlone(_ deaths: Deaths) -> Inlet<Int> {
      let scope: Scope
      if let known = self.scope { scope = known } else { scope = .live() }
      self.scope = scope
      let (stream, inlet) = Inlet<Int>.makeStream(scope: scope)
      let mortal = Mortal(deaths, scope)
      _ = stream.subscribe(onNext: { _ in _ = mortal })
      return inlet
    }

    /// Returns once all that was posted before has run.
    func settle() async {
      await withCheckedContinuation { continuation in scope?.post { continuation.resume() } }
    }

    /// All that came, once the end came.
    func received() async -> [Int] {
      if !collected.isOver { await withCheckedContinuation { collected.waiter = $0 } }
      return collected.elements
    }
  }

  final class Sent: Sendable {
    let count = Atomic(0)
  }

  final class Deaths: Sendable {
    let all = Atomic(0)
    let inTurns = Atomic(0)
  }

  final class Mortal {
    private let deaths: Deaths
    private let scope: Scope

    init(_ deaths: Deaths, _ scope: Scope) {
      self.deaths = deaths
      self.scope = scope
    }

    deinit {
      deaths.all.add(1, ordering: .relaxed)
      if scope.isInside { deaths.inTurns.add(1, ordering: .relaxed) }
    }
  }

  final class Collected {
    var elements: [Int] = []
    var isOver = false
    var waiter: CheckedContinuation<Void, Never>?

    func finish() {
      isOver = true
      waiter?.resume()
    }
  }
}
