import Testing
import TributaryStreams

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
