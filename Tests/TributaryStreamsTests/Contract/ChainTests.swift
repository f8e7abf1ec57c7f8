import Testing
import TributaryStreams
import TributaryTesting

/// Contract line 9: a chain of 100,000 rounds takes constant stack and memory.
@Suite struct ChainTests {
  static let rounds = 100_000

  /// Counts how many rounds live at the same time.
  final class Census {
    var live = 0
    var most = 0
  }

  final class Round {
    let number: Int
    let census: Census

    init(_ number: Int, _ census: Census) {
      self.number = number
      self.census = census
      census.live += 1
      census.most = max(census.most, census.live)
    }

    deinit { census.live -= 1 }
  }

  let census = Census()

  /// Runs a stream of rounds, and checks that all came in order and few lived at a time.
  private func check(_ stream: Observable<Round>) {
    var next = 0
    var isInOrder = true
    let subscription = stream.take(Self.rounds).subscribe(onNext: { round in
      isInOrder = isInOrder && round.number == next
      next += 1
    })
    #expect(subscription.isDisposed && isInOrder && next == Self.rounds)
    #expect(census.most < 10)
    #expect(census.live == 0)
  }

  @Test func `concat through deferred`() {
    let census = census
    func count(_ number: Int) -> Observable<Round> {
      let round = Round(number, census)
      return .just(round).concat(.deferred { count(number + 1) })
    }
    check(.deferred { count(0) })
  }

  @Test func `startWith on deferred`() {
    let census = census
    func count(_ number: Int) -> Observable<Round> {
      .deferred { count(number + 1) }.startWith(Round(number, census))
    }
    check(.deferred { count(0) })
  }

  @Test func `catch in what catch returns`() {
    let census = census
    func attempt(_ number: Int) -> Observable<Round> {
      Observable.of(Round(number, census)).concat(.error(Failure())).catch { _ in attempt(number + 1) }
    }
    check(.deferred { attempt(0) })
  }

  @Test func `a collection of streams, one after the other`() {
    let census = census
    check(.concat((0..<Self.rounds).lazy.map { .just(Round($0, census)) }))
  }

  @Test func `a chain whose rounds end later`() {
    let census = census
    let ends = PublishSubject<Void>()
    func count(_ number: Int) -> Observable<Round> {
      ends.take(1).map { Round(number, census) }.concat(.deferred { count(number + 1) })
    }
    var received = 0
    let subscription = count(0).subscribe(onNext: { _ in received += 1 })
    for _ in 0..<Self.rounds { ends.onNext(()) }
    subscription.dispose()
    #expect(received == Self.rounds)
    #expect(census.most < 10 && census.live == 0)
    #expect(!ends.hasObservers)
  }

  @Test(arguments: [true, false])
  func `flatMap and flatMapLatest that feed themselves`(latest: Bool) {
    let census = census
    let subject = PublishSubject<Int>()
    var received = 0
    let streams = { (number: Int) in Observable.just(Round(number, census)) }
    let rounds = latest ? subject.flatMapLatest(streams) : subject.flatMap(streams)
    let subscription = rounds.subscribe(onNext: { round in
      received += 1
      if round.number < Self.rounds { subject.onNext(round.number + 1) }
    })
    subject.onNext(1)
    #expect(received == Self.rounds)
    subscription.dispose()
    #expect(census.most < 10 && census.live == 0)
  }

  @Test func `share that starts anew from inside its end`() {
    let shared = Observable.just(1).share()
    var runs = 0
    func run() -> Observable<Int> {
      shared.concat(.deferred { run() })
    }
    let subscription = run().take(Self.rounds).subscribe(onNext: { runs += $0 })
    #expect(subscription.isDisposed && runs == Self.rounds)
  }
}
