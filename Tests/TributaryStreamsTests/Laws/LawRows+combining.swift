import Testing
import TributaryStreams
import TributaryTesting

extension OperatorLawsTests {
  static var combiningRows: [Row] {
    [
      Row("flatMapFirst") { $0.flatMapFirst { Observable.of($0, 9) } },
      Row("flatMapFirst to timers") { $0.flatMapFirst { Observable<Int>.interval(.milliseconds($0 * 3)).take(3) } },
      Row(throwing: "flatMapFirst") { source, probe in source.flatMapFirst { Observable.just(try probe($0)) } },
      Row("concatMap") { $0.concatMap { Observable.of($0, 9) } },
      Row("concatMap to timers") { $0.concatMap { Observable<Int>.interval(.milliseconds($0 * 3)).take(3) } },
      Row(throwing: "concatMap") { source, probe in source.concatMap { Observable.just(try probe($0)) } },
      Row("concat of streams") { $0.map { Observable.of($0, 9) }.concat() },
      Row("merge of two at a time") {
        $0.map { Observable<Int>.interval(.milliseconds($0 * 7)).take(3) }.merge(maxConcurrent: 2)
      },
      Row("switchLatest") { $0.map { Observable<Int>.interval(.milliseconds($0 * 3)).take(3) }.switchLatest() },
      Row("retry", errors: .handled) { $0.retry(1).catch { _ in .just(9) } },
      Row("retry(2)") { $0.startWith(7).retry(2) },
      Row("retry by a behaviour") { $0.retry(.delayed(maxCount: 2, time: .milliseconds(5))) },
      Row("retry at once by a behaviour") { $0.retry(.immediate(maxCount: 3)) },
      Row("retry(when:)", errors: .handled) { $0.retry { errors in errors.delay(.milliseconds(5)).take(1) } },
      Row("retry(when:) that fails") { $0.retry { errors in errors.flatMap { Observable<Int>.error($0) } } },
      Row("amb") { Observable.amb($0, Observable<Int>.timer(.milliseconds(15)).map { $0 + 50 }) },
      Row("amb with a slower one") { $0.amb(Observable<Int>.timer(.seconds(9))) },
      Row("cascade") { $0.cascade([$0.skip(2).map { $0 * 10 }]) },
      Row("cascade of a later one") { Observable.cascade([Observable<Int>.interval(.milliseconds(7)).take(4), $0]) },
      Row("sequenceEqual") { $0.sequenceEqual(Observable.of(1, 2, 2, 3, 4)) },
      Row("sequenceEqual to another") { $0.sequenceEqual($0.skip(1)) },
      Row(throwing: "sequenceEqual") { source, probe in
        source.sequenceEqual(source) { one, other in try probe(one) == other }
      },
      Row("zip(with:)") { $0.zip(with: $0.skip(1)) { $0 * 10 + $1 } },
      Row("zip of a collection with a function") { Observable.zip([$0, $0.skip(1)]) { $0.reduce(0, +) } },
      Row(throwing: "zip of a collection") { source, probe in
        .zip([source, .from(1...9)], resultSelector: { try probe($0[0]) })
      },
      Row(throwing: "combineLatest of a collection") { source, probe in
        .combineLatest([source, .just(1)], resultSelector: { try probe($0[0]) })
      },
      Row("merge of mixed kinds") { Observable.merge(BehaviorRelay(value: 9).take(1), $0) },
      Row("merge(with:)") { $0.merge(with: $0.map { $0 * 10 }) },
      Row("concat of mixed kinds") { Observable.concat($0, GroupedObservable(key: 1, source: .of(8, 9))) },
      Row("concat(with:)") { $0.concat(with: [Observable.of(8), .of(9)]) },
      Row("sample") { $0.sample(Observable<Int>.interval(.milliseconds(15))) },
      Row("sample with a default") { $0.sample(Observable<Int>.interval(.milliseconds(5)), defaultValue: 0) },
      Row("sample by itself") { Observable.just(1).concat(.never()).sample($0) },
      Row("take(until:)") { $0.take(until: Observable<Int>.timer(.milliseconds(25))) },
      Row("take(until:) itself") { $0.take(until: $0.skip(3)) },
      Row("skip(until:)") { $0.skip(until: $0.skip(2)) },
      Row("pausable") { $0.pausable($0.map { $0 % 2 == 0 }) },
      Row("pausable after a count") { $0.pausable(Observable<Bool>.just(false), afterCount: 2) },
      Row("pausableBuffered") { $0.pausableBuffered($0.map { $0 > 2 }, limit: nil) },
      Row("pausableBuffered by time") {
        $0.pausableBuffered(Observable<Int>.interval(.milliseconds(15)).map { $0 % 2 == 0 }, limit: 2)
      },
      Row("buffer(count:)") { $0.buffer(count: 2) },
      Row("buffer(timeSpan:)") { $0.buffer(timeSpan: .milliseconds(25)) },
      Row("buffer(timeSpan:count:)") { $0.buffer(timeSpan: .milliseconds(25), count: 2) },
      Row("bufferWithTrigger") { $0.bufferWithTrigger(Observable<Int>.interval(.milliseconds(15))) },
      Row("bufferWithTrigger itself") { $0.bufferWithTrigger($0) },
      Row("window") { $0.window(timeSpan: .milliseconds(25), count: 2).merge() },
      Row("window's windows") { $0.window(timeSpan: .milliseconds(25), count: 2).map { _ in 1 } },
      Row("groupBy") { $0.groupBy { $0 % 2 }.merge() },
      Row("groupBy's groups") { $0.groupBy { $0 % 2 }.map(\.key) },
      Row(throwing: "groupBy") { source, probe in source.groupBy { try probe($0) }.merge() },
    ]
  }

  @Test(arguments: combiningRows.indices)
  func `operators that flatten, combine and try again keep the laws`(index: Int) {
    check(Self.combiningRows[index])
  }
}
