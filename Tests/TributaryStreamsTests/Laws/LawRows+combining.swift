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
    ]
  }

  @Test(arguments: combiningRows.indices)
  func `operators that flatten, combine and try again keep the laws`(index: Int) {
    check(Self.combiningRows[index])
  }
}
