import TributaryStreams

/// What an event costs where streams meet.
enum CombiningCases {
  static var all: [Benchmark] {
    [combineLatest, withLatestFrom, merge, flatMapLatest, toHundred]
  }

  private static var combineLatest: Benchmark {
    eventCase("streams/combine-latest-of-2-to-1", limits: Limits(allocations: 0)) { subject in
      let other = BehaviorSubject(value: 1)
      return Observable.combineLatest(subject, other) { $0 &+ $1 }
    }
  }

  private static var withLatestFrom: Benchmark {
    eventCase("streams/with-latest-from-to-1", limits: Limits(allocations: 0)) { subject in
      let other = BehaviorSubject(value: 1)
      return subject.withLatestFrom(other) { $0 &+ $1 }
    }
  }

  private static var merge: Benchmark {
    eventCase("streams/merge-of-2-to-1", limits: Limits(allocations: 0)) { subject in
      let other = PublishSubject<Int>()
      return Observable.merge(subject.asObservable(), other.asObservable())
    }
  }

  /// Each event ends an inner subscription and begins one.
  private static var flatMapLatest: Benchmark {
    let inner = PublishSubject<Int>()
    return eventCase("streams/flat-map-latest-to-subject") { subject in
      subject.flatMapLatest { _ in inner }
    }
  }

  private static var toHundred: Benchmark {
    Benchmark("streams/subject-to-100", limits: Limits(allocations: 0)) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscriptions = (0..<100).map { _ in subject.subscribe(onNext: { sum.add($0) }) }
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscriptions) {}
      }
    }
  }

  private static func eventCase(
    _ name: String, limits: Limits = Limits(), _ make: @escaping (PublishSubject<Int>) -> Observable<Int>
  ) -> Benchmark {
    Benchmark(name, limits: limits) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = make(subject).subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }
}
