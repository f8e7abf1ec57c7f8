import Testing
import TributaryStreams

/// Contract line 9 for streams that make themselves anew for each element: any number of rounds takes constant stack
/// and memory, whatever the rounds are made of.
@Suite struct RecursionTests {
  /// Makes a round of the number of the next one, and of what makes that.
  typealias Form = (Int, @escaping (Int) -> Observable<Int>) -> Observable<Int>

  static var forms: [(name: String, round: Form)] {
    [
      ("flatMap", { .just($0).flatMap($1) }),
      ("flatMapLatest", { .just($0).flatMapLatest($1) }),
      ("flatMapFirst", { .just($0).flatMapFirst($1) }),
      ("concatMap", { .just($0).concatMap($1) }),
      ("an array", { .of($0).flatMap($1) }),
      ("deferred", { number, next in .deferred { .just(number) }.flatMap(next) }),
      ("a map that may throw", { .just($0).map { try accepted($0) }.flatMap($1) }),
      ("do", { .just($0).do(onNext: { _ in }, onCompleted: {}).flatMap($1) }),
      ("take", { .of($0, -1).take(1).flatMap($1) }),
      (
        "a chain",
        { number, next in
          Observable.deferred { .of(number, -1) }.filter { try accepted($0) > 0 }.take(1).scan(0) {
            try accepted($0 + $1)
          }
          .do(onNext: { _ in }).distinctUntilChanged().flatMap(next)
        }
      ),
      ("startWith inside", { number, next in .just(number).flatMap { next($0).startWith(7) } }),
      ("concat inside", { number, next in .just(number).flatMap { Observable<Int>.concat(.just(7), next($0)) } }),
      ("deferred inside", { number, next in .just(number).flatMap { number in Observable.deferred { next(number) } } }),
      (
        "a default inside",
        { number, next in .just(number).flatMap { Observable<Int>.empty().ifEmpty(switchTo: next($0)) } }
      ),
      (
        "a catch inside",
        { number, next in .just(number).flatMap { n in Observable<Int>.error(Failure()).catch { _ in next(n) } } }
      ),
    ]
  }

  @Test(arguments: forms.indices) func aHundredThousandRoundsTakeConstantStackAndMemory(index: Int) {
    let round = Self.forms[index].round
    let census = ChainTests.Census()
    func countDown(_ number: Int) -> Observable<Int> {
      if number == 1 { return .just(1) }
      let token = ChainTests.Round(number, census)
      return round(number) { number in withExtendedLifetime(token) { countDown(number - 1) } }
    }
    var last: Int?
    var ends = 0
    let subscription = countDown(ChainTests.rounds).subscribe(onNext: { last = $0 }, onCompleted: { ends += 1 })
    #expect(last == 1 && ends == 1, "\(Self.forms[index].name)")
    #expect(census.most < 200, "\(Self.forms[index].name)")
    #expect(census.live == 0 && subscription.isDisposed, "\(Self.forms[index].name)")
  }

  @Test func anErrorAfterTheLastElementEndsWhatTookOver() {
    func failing(_ next: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
      Observable.just(1).do(onCompleted: { throw Failure() }).flatMap(next)
    }
    let streams = [
      failing { _ in .never() },
      Observable.just(1).flatMap { _ in failing { _ in .never() } },
      failing { _ in failing { _ in .never() } },
    ]
    for stream in streams {
      var errors = 0
      let subscription = stream.subscribe(onError: { _ in errors += 1 })
      #expect(errors == 1)
      #expect(subscription.isDisposed)
    }
  }

  @Test func whoPassesOnTheLastElementPassesOnTheEndToo() {
    var log: [String] = []
    func telling(_ name: String, _ next: @escaping (Int) -> Observable<Int>) -> Observable<Int> {
      Observable.just(1).do(onCompleted: { log.append("end of \(name)") }, onDispose: { log.append("\(name) is over") })
        .flatMap(next)
    }
    let stream = telling("a") { _ in telling("b") { _ in telling("c") { _ in .just(9) } } }
    _ = stream.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    #expect(log.filter { $0.hasPrefix("end") } == ["end of c", "end of b", "end of a"])
    #expect(log.first == "9" && log.filter { $0 == "completed" }.count == 1)
    #expect(log.filter { $0.hasSuffix("over") }.sorted() == ["a is over", "b is over", "c is over"])
    #expect(log.firstIndex(of: "completed") ?? 0 > log.firstIndex(of: "end of a") ?? .max)
  }

  private struct Failure: Error {}

  private static func accepted(_ number: Int) throws -> Int {
    if number < -9 { throw Failure() }
    return number
  }
}
