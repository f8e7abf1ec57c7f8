import Testing
import TributaryStreams
import TributaryTime

extension OperatorLawsTests {
  static var sharingRows: [Row] {
    [
      Row("publish().refCount()") { $0.publish().refCount() },
      Row("replay(2).refCount()") { $0.replay(2).refCount() },
      Row("replayAll().refCount()") { $0.replayAll().refCount() },
      Row("share(replay: 1)") { $0.share(replay: 1) },
      Row("multicast of async subjects") { $0.multicast(makeSubject: { AsyncSubject() }).refCount() },
      Row("multicast with a selector") { source in
        source.multicast({ PublishSubject() }) { .merge($0, $0.map { $0 * 10 }) }
      },
      Row("multicast with a selector that ends first") { source in
        source.multicast({ ReplaySubject.create(bufferSize: 1) }) { $0.take(2).concat(Observable.just(7)) }
      },
    ]
  }

  @Test(arguments: sharingRows.indices) func `sharing keeps the laws`(index: Int) {
    check(Self.sharingRows[index])
  }
}

extension OperatorLawsTests {
  static var sharingTimeRows: [Row] {
    [5, 10, 25, 45].flatMap { (milliseconds: Int) in
      let duration = Duration.milliseconds(milliseconds)
      return [
        Row("take(for: \(milliseconds))") { $0.take(for: duration) },
        Row("skip(for: \(milliseconds))") { $0.skip(for: duration) },
        Row("timeout \(milliseconds), other") { $0.timeout(duration, other: Observable.of(8, 9)) },
      ]
    } + [
      Row("take(for: 0)") { $0.take(for: .zero) },
      Row("skip(for: 0)") { $0.skip(for: .zero) },
      Row("timeout") { $0.timeout(.seconds(20)) },
      Row("timestamp") { $0.timestamp().map(\.element) },
    ]
  }

  @Test(arguments: sharingTimeRows.indices) func `operators that measure time keep the laws`(index: Int) {
    check(Self.sharingTimeRows[index])
  }
}
