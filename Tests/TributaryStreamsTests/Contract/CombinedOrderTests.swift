import Testing
import TributaryStreams
import TributaryTime

/// Contract line 3 for operators with several sources: what the subscriber makes one source send while an element of
/// another is delivered comes after that element, as if it had been sent from outside right then.
@Suite struct CombinedOrderTests {
  struct Failure: Error {}

  /// An operator over two subjects, and what they send before the trial.
  struct Form {
    let name: String
    var prelude: (PublishSubject<Int>, PublishSubject<Int>) -> Void = { first, second in
      first.onNext(1)
      second.onNext(1)
    }
    let join: (Observable<Int>, Observable<Int>) -> Observable<String>
  }

  static var forms: [Form] {
    [
      Form(name: "combineLatest") { Observable.combineLatest($0, $1) { "\($0)\($1)" } },
      Form(name: "combineLatest of three") {
        Observable.combineLatest($0, $1, Observable.just(0)) { "\($0)\($1)\($2)" }
      },
      Form(name: "combineLatest of a collection") { Observable<[Int]>.combineLatest([$0, $1]).map { "\($0)" } },
      Form(name: "zip", prelude: { first, second in [first, second, second].forEach { $0.onNext(1) } }) {
        Observable.zip($0.startWith(7), $1.startWith(8, 9)) { "\($0)\($1)" }
      },
      Form(name: "zip of three") {
        Observable.zip($0, $1.startWith(8), Observable.from(0..<20)) { "\($0)\($1)\($2)" }
      },
      Form(name: "zip of a collection") { Observable<[Int]>.zip([$0, $1.startWith(8)]).map { "\($0)" } },
      Form(name: "merge") { Observable.merge($0.map { "a\($0)" }, $1.map { "b\($0)" }) },
      Form(name: "merge(with:)") { $0.map { "a\($0)" }.merge(with: $1.map { "b\($0)" }) },
      Form(name: "merge(maxConcurrent:)") { first, second in
        first.map { (number: Int) -> Observable<String> in number == 5 ? .just("new") : second.map { "\(number)\($0)" }
        }.merge(maxConcurrent: 2)
      },
      Form(name: "flatMap") { first, second in
        first.flatMap { (number: Int) -> Observable<String> in
          number == 5 ? .just("new") : second.map { "\(number)\($0)" }
        }
      },
      Form(name: "flatMapLatest") { first, second in
        first.flatMapLatest { (number: Int) -> Observable<String> in
          number == 5 ? .just("new") : second.map { "\(number)\($0)" }
        }
      },
      Form(name: "flatMapFirst") { first, second in
        // An inner stream that ends with the element is over for what comes after it, and runs for what comes inside.
        first.flatMapFirst { (number: Int) -> Observable<String> in
          number == 5 ? .just("new") : second.map { "\(number)\($0)" }
        }
      },
      Form(name: "concatMap") { first, second in
        first.concatMap { (number: Int) -> Observable<String> in
          number == 5 ? .just("new") : second.take(2).map { "\(number)\($0)" }
        }
      },
      Form(name: "switchLatest") { first, second in
        first.map { (number: Int) -> Observable<String> in number == 5 ? .just("new") : second.map { "\(number)\($0)" }
        }.switchLatest()
      },
      Form(name: "withLatestFrom") { $0.withLatestFrom($1) { "\($0)\($1)" } },
      Form(name: "take(until:)", prelude: { _, _ in }) { $0.take(until: $1).map { "\($0)" } },
      Form(name: "concat after take(until:)", prelude: { _, _ in }) {
        $0.take(until: $1).concat($1.startWith(9)).map { "\($0)" }
      },
      Form(name: "skip(until:)", prelude: { _, _ in }) { $0.skip(until: $1.startWith(0).concat($1)).map { "\($0)" } },
      Form(name: "pausable") { $0.pausable($1.map { $0 < 3 }).map { "\($0)" } },
      Form(name: "pausableBuffered") { $0.pausableBuffered($1.map { $0 < 3 }, limit: nil).map { "\($0)" } },
      Form(name: "sample", prelude: { first, _ in first.onNext(1) }) { $0.sample($1).map { "\($0)" } },
      Form(name: "sample with a default") { $0.sample($1, defaultValue: 0).map { "\($0)" } },
      Form(name: "bufferWithTrigger") { $0.bufferWithTrigger($1).map { "\($0)" } },
      Form(name: "cascade", prelude: { _, _ in }) { Observable.cascade([$0, $1]).map { "\($0)" } },
      Form(name: "amb", prelude: { _, _ in }) { Observable.amb([$0, $1]).map { "\($0)" } },
      Form(name: "retry(when:)", prelude: { _, _ in }) { first, second in
        first.retry { (_: Observable<any Error>) in second }.map { "\($0)" }
      },
      Form(name: "window and groupBy, merged") { first, second in
        first.merge(with: second).groupBy { $0 % 2 }.flatMap { $0.map { "\($0)" } }
      },
    ]
  }

  /// What one side does while the other's element is delivered.
  enum Act: CaseIterable {
    case next, completion, error

    func perform(on subject: PublishSubject<Int>) {
      switch self {
      case .next: subject.onNext(5)
      case .completion: subject.onCompleted()
      case .error: subject.onError(Failure())
      }
    }
  }

  /// The events of a run in which the act comes inside the first delivery of the trial, or right after it.
  private func events(_ form: Form, driver: Int, act: Act, isInside: Bool) -> (log: [String], acted: Bool) {
    let subjects = (PublishSubject<Int>(), PublishSubject<Int>())
    let (driving, other) = driver == 0 ? subjects : (subjects.1, subjects.0)
    var log: [String] = []
    var isTrial = false
    var acted = false
    let subscription = form.join(subjects.0.asObservable(), subjects.1.asObservable())
      .do(onNext: { _ in
        guard isTrial, !acted else { return }
        acted = true
        if isInside { act.perform(on: other) }
      })
      .subscribe(
        onNext: { log.append($0) }, onError: { _ in log.append("#") }, onCompleted: { log.append("|") })
    form.prelude(subjects.0, subjects.1)
    isTrial = true
    driving.onNext(2)
    if acted, !isInside { act.perform(on: other) }
    isTrial = false
    driving.onNext(6)
    other.onNext(7)
    subscription.dispose()
    return (log, acted)
  }

  @Test(arguments: forms.indices) func whatIsSentFromInsideADeliveryComesAfterIt(index: Int) {
    let form = Self.forms[index]
    var trials = 0
    for driver in 0...1 {
      for act in Act.allCases {
        let inside = events(form, driver: driver, act: act, isInside: true)
        let after = events(form, driver: driver, act: act, isInside: false)
        #expect(inside.log == after.log, "\(form.name), driven by \(driver), \(act)")
        if inside.acted { trials += 1 }
      }
    }
    #expect(trials > 0, "\(form.name) delivered nothing to send from")
  }

  @Test func aSumThatChangesItsOwnTermEndsWithTheRightSum() {
    let (first, second) = (BehaviorRelay(value: 1), BehaviorRelay(value: 1))
    var sums: [Int] = []
    let subscription = Observable.combineLatest(first, second).map { $0 + $1 }
      .do(onNext: { if $0 == 3 { second.accept(5) } })
      .subscribe(onNext: { sums.append($0) })
    first.accept(2)
    #expect(sums == [2, 3, 7])
    subscription.dispose()
  }

  @Test func aHundredThousandRoundsBetweenTwoSourcesTakeConstantStack() {
    let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
    var count = 0
    let subscription = Observable.merge(first, second).subscribe(onNext: { number in
      count += 1
      if number < 100_000 { (number.isMultiple(of: 2) ? first : second).accept(number + 1) }
    })
    first.accept(1)
    #expect(count == 100_000)
    subscription.dispose()
  }

  @Test func whatWaitsIsDroppedWhenTheSubscriberLeaves() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [Int] = []
    let subscription = SerialDisposable()
    subscription.disposable = first.merge(with: second).subscribe(onNext: { number in
      log.append(number)
      if number == 1 {
        second.onNext(2)
        second.onNext(3)
      }
      if number == 2 { subscription.dispose() }
    })
    first.onNext(1)
    #expect(log == [1, 2])
    #expect(!first.hasObservers && !second.hasObservers)
  }

  @Test func theSourcesAreDisposedWhenAnErrorWaits() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    let subscription = Observable.combineLatest(first, second).subscribe(
      onNext: { _ in
        log.append("next")
        second.onError(Failure())
        log.append("observed \(first.hasObservers)")
      }, onError: { _ in log.append("error") })
    first.onNext(1)
    second.onNext(1)
    // The error of a subject waits in the subject itself; one of the other source waits in the operator.
    first.onNext(2)
    #expect(log == ["next", "observed true", "error"])
    subscription.dispose()

    log = []
    let (third, fourth) = (PublishSubject<Int>(), PublishSubject<Int>())
    let other = third.take(until: fourth).subscribe(
      onNext: { _ in
        log.append("next")
        fourth.onNext(0)
        log.append("observed \(third.hasObservers)")
      }, onCompleted: { log.append("completed") })
    third.onNext(1)
    #expect(log == ["next", "observed false", "completed"])
    other.dispose()
  }
}

/// The same where the second source of an operator is its timer.
@Suite struct TimedOrderTests {
  typealias Form = (Observable<Int>) -> Observable<String>

  static var forms: [(name: String, wait: Duration, apply: Form)] {
    [
      ("debounce", .seconds(1), { $0.debounce(.seconds(1)).map { "\($0)" } }),
      ("throttle(latest)", .seconds(1), { $0.throttle(.seconds(1), mode: .latest).map { "\($0)" } }),
      ("delay", .seconds(1), { $0.delay(.seconds(1)).map { "\($0)" } }),
      ("buffer(timeSpan:)", .seconds(1), { $0.buffer(timeSpan: .seconds(1), count: 2).map { "\($0)" } }),
      (
        "window(timeSpan:)", .seconds(1),
        { $0.window(timeSpan: .seconds(1), count: 2).enumerated().map { "\($0.index)" } }
      ),
      ("sample", .seconds(1), { $0.sample(Observable<Int>.interval(.seconds(1))).map { "\($0)" } }),
    ]
  }

  private func events(_ form: Int, act: CombinedOrderTests.Act, isInside: Bool) -> (log: [String], acted: Bool) {
    let time = VirtualScheduler()
    let subject = PublishSubject<Int>()
    var log: [String] = []
    var isTrial = false
    var acted = false
    let perform = {
      act.perform(on: subject)
      if act == .next { act.perform(on: subject) }
    }
    let subscription = time.run {
      Self.forms[form].apply(subject.asObservable())
        .do(onNext: { _ in
          guard isTrial, !acted else { return }
          acted = true
          if isInside { perform() }
        })
        .subscribe(
          onNext: { log.append($0) }, onError: { _ in log.append("#") }, onCompleted: { log.append("|") })
    }
    time.run { subject.onNext(1) }
    isTrial = true
    time.advance(by: Self.forms[form].wait)
    if acted, !isInside { time.run(perform) }
    time.advance(by: .seconds(3))
    time.run { subscription.dispose() }
    return (log, acted)
  }

  @Test(arguments: forms.indices) func whatIsSentFromInsideATimersDeliveryComesAfterIt(index: Int) {
    for act in CombinedOrderTests.Act.allCases {
      let inside = events(index, act: act, isInside: true)
      #expect(inside.acted, "\(Self.forms[index].name)")
      #expect(inside.log == events(index, act: act, isInside: false).log, "\(Self.forms[index].name), \(act)")
    }
  }
}
