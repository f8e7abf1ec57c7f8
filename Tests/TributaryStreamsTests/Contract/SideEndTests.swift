import Testing
import TributaryStreams
import TributaryTime

/// Contract line 1 where a second stream, or the time, ends an operator while an element is on its way to it.
@Suite struct SideEndTests {
  private struct Failure: Error {}

  typealias Form = (Observable<Int>, Observable<Int>) -> Observable<Int>

  static var forms: [(name: String, join: Form)] {
    [
      ("take(until:)", { $0.take(until: $1) }),
      ("skip(until:)", { $0.skip(until: $1) }),
      ("withLatestFrom", { $0.withLatestFrom($1.startWith(1)) }),
      ("pausable", { $0.pausable($1.map { _ in true }.startWith(true)) }),
      ("pausableBuffered", { $0.pausableBuffered($1.map { _ in true }.startWith(true)) }),
      ("sample", { $0.sample($1) }),
      ("bufferWithTrigger", { $0.bufferWithTrigger($1).map(\.count) }),
      ("combineLatest", { Observable.combineLatest($0, $1.startWith(1)) { $0 + $1 } }),
      ("combineLatest of three", { Observable.combineLatest($0, $1.startWith(1), $1.startWith(2)) { $0 + $1 + $2 } }),
      ("zip", { Observable.zip($0, $1.startWith(1, 2)) { $0 + $1 } }),
      ("merge", { $0.merge(with: $1) }),
      ("cascade", { $0.cascade([$1]) }),
      ("flatMap", { source, other in source.startWith(1).flatMap { _ in other }.merge(with: source) }),
      ("retry(when:)", { source, other in source.retry { (_: Observable<any Error>) in other } }),
    ]
  }

  /// What an observer that guards nothing hears of a source that lets the other stream fail on each element's way.
  @Test(arguments: forms.indices) func nothingFollowsAnEndFromTheSide(index: Int) {
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    var log: [String] = []
    let source = subject.map { number in
      other.onError(Failure())
      return number
    }
    Self.forms[index].join(source, other.asObservable())
      .subscribe(
        Observer(onNext: { log.append("\($0)") }, onTermination: { log.append("\(Event<Int>($0))") }),
        in: Subscription())
    log = []
    subject.onNext(5)
    subject.onNext(6)
    subject.onCompleted()
    #expect(log == ["error(Failure())"], "\(Self.forms[index].name)")
  }

  @Test func nothingFollowsTheEndOfATime() {
    let time = VirtualScheduler()
    for name in ["take(for:)", "timeout"] {
      time.run {
        var log: [String] = []
        let subject = PublishSubject<Int>()
        let source = subject.map { number in
          time.advance(by: .seconds(2))
          return number
        }
        let stream = name == "timeout" ? source.timeout(.seconds(1)) : source.take(for: .seconds(1))
        stream.subscribe(
          Observer(onNext: { log.append("\($0)") }, onTermination: { log.append("\(Event<Int>($0))") }),
          in: Subscription())
        subject.onNext(1)
        #expect(log.count == 1 && Int(log[0]) == nil, "\(name): \(log)")
      }
    }
  }
}
