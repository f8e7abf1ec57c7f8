import Testing
import TributaryStreams
import TributaryTime

/// Contract line 9: nothing is called in a half-updated state, and deep or endless chains take constant stack and
/// memory.
@Suite struct DepthTests {
  @Test func anEndlessSourceStopsInsideSubscribe() {
    var elements: [Int] = []
    let subscription = Observable.from(1...).take(3).subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2, 3])
    #expect(subscription.isDisposed)
  }

  @Test func anOperatorThatEndsStopsAnEndlessSourceBehindOthers() {
    var elements: [Int] = []
    let subscription = Observable.from(1...).map { element in
      elements.append(element)
      return element
    }
    .filter { $0 % 2 == 0 }.take(2).subscribe(onNext: { _ in })
    #expect(elements == [1, 2, 3, 4])
    #expect(subscription.isDisposed)
  }

  @Test func aStreamThatCallsItselfTakesConstantStack() {
    func count(from number: Int) -> Observable<Int> {
      Observable.deferred { count(from: number + 1).startWith(number) }
    }
    var last = 0
    let subscription = count(from: 1).take(100_000).subscribe(onNext: { last = $0 })
    #expect(last == 100_000)
    #expect(subscription.isDisposed)
  }

  @Test func aCallbackSeesTheOperatorsStateAsItIsAfterTheElement() {
    var taken: [Int] = []
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let subscription = Observable.merge(subject.asObservable(), other.asObservable()).take(2)
      .subscribe(onNext: { element in
        taken.append(element)
        // Comes in while the first is being delivered; `take` has counted that one already.
        if element == 1 {
          other.onNext(2)
          other.onNext(3)
        }
      })
    subject.onNext(1)
    #expect(taken == [1, 2])
    #expect(subscription.isDisposed)
    #expect(!subject.hasObservers && !other.hasObservers)
  }

  @Test func aRecursionThroughFlatMapInTimeKeepsOneRoundOnly() {
    final class Round {
      static func isAlive(_ rounds: [WeakRound]) -> Int { rounds.count { $0.round != nil } }
    }
    struct WeakRound {
      weak var round: Round?
    }
    let time = VirtualScheduler()
    time.run {
      var rounds: [WeakRound] = []
      func poll() -> Observable<Int> {
        let round = Round()
        rounds.append(WeakRound(round: round))
        return Observable<Int>.timer(.milliseconds(1)).flatMap { number in withExtendedLifetime(round) { poll() } }
      }
      let subscription = poll().subscribe()
      time.advance(by: .seconds(1))
      #expect(rounds.count == 1001)
      #expect(Round.isAlive(rounds) == 1)
      subscription.dispose()
      #expect(Round.isAlive(rounds) == 0)
    }
  }
}
