import TributaryStreams

/// What an event costs where streams meet.
enum CombiningCases {
  static var all: [Benchmark] {
    [combineLatest, combineLatestOfThree, zip, merge, withLatestFrom, flatMapLatestToJust, flatMapLatest]
  }

  private static var combineLatest: Benchmark {
    eventCase("streams/combine-latest-of-2-to-1", limits: Limits(allocations: 0, instructions: 350)) { subject in
      let other = BehaviorSubject(value: 1)
      return Observable.combineLatest(subject, other) { $0 &+ $1 }
    }
  }

  private static var combineLatestOfThree: Benchmark {
    eventCase("streams/combine-latest-of-3-to-1", limits: Limits(allocations: 0)) { subject in
      let other = BehaviorSubject(value: 1)
      return Observable.combineLatest(subject, other, other) { $0 &+ $1 &+ $2 }
    }
  }

  /// An operation is a pair: an event of either stream.
  private static var zip: Benchmark {
    Benchmark("streams/zip-of-2-to-1", limits: Limits(allocations: 0, instructions: 500)) {
      let sum = Sum()
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      let subscription = Observable.zip(first, second) { $0 &+ $1 }.subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 0..<operations {
          first.onNext(number)
          second.onNext(number)
        }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private static var merge: Benchmark {
    eventCase("streams/merge-of-2-to-1", limits: Limits(allocations: 0, instructions: 200)) { subject in
      let other = PublishSubject<Int>()
      return Observable.merge(subject.asObservable(), other.asObservable())
    }
  }

  private static var withLatestFrom: Benchmark {
    eventCase("streams/with-latest-from-to-1", limits: Limits(allocations: 0, instructions: 250)) { subject in
      let other = BehaviorSubject(value: 1)
      return subject.withLatestFrom(other) { $0 &+ $1 }
    }
  }

  /// Each event makes a stream, runs it and hears its end.
  private static var flatMapLatestToJust: Benchmark {
    eventCase("streams/flat-map-latest-to-just", limits: Limits(allocations: 2, instructions: 1_200)) { subject in
      subject.flatMapLatest { Observable.just($0) }
    }
  }

  /// Each event ends an inner subscription and begins one.
  private static var flatMapLatest: Benchmark {
    let inner = PublishSubject<Int>()
    return eventCase("streams/flat-map-latest-to-subject") { subject in
      subject.flatMapLatest { _ in inner }
    }
  }
}
