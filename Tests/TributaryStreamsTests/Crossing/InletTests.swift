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

  /// An actor that owns a stream filled from elsewhere.
  actor Owner {
    private let collected = Collected()
    private var subscription: Subscription?

    func open() -> Inlet<Int> {
      let (stream, inlet) = Inlet<Int>.makeStream(scope: .live())
      let collected = collected
      subscription = stream.subscribe(
        onNext: { collected.elements.append($0) }, onCompleted: { collected.finish() })
      return inlet
    }

    /// All that came, once the end came.
    func received() async -> [Int] {
      if !collected.isOver { await withCheckedContinuation { collected.waiter = $0 } }
      return collected.elements
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
