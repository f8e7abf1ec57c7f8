import Testing
import TributaryStreams
import TributaryTesting

/// Rows of 100,000 streams, put together one by one: built, run and freed in constant stack.
@Suite struct LongConcatTests {
  static let count = 100_000

  /// Runs a row, lets it go, and checks its elements.
  private func check(_ make: () -> Observable<Int>) {
    var next = 0
    var isInOrder = true
    let subscription = make().subscribe(onNext: { element in
      isInOrder = isInOrder && element == next
      next += 1
    })
    #expect(subscription.isDisposed && isInOrder && next == Self.count)
  }

  @Test func `a row that grows at its end`() {
    check {
      var row = Observable<Int>.empty()
      for number in 0..<Self.count { row = row.concat(.just(number)) }
      return row
    }
  }

  @Test func `a row that grows at its front`() {
    check {
      var row = Observable<Int>.empty()
      for number in (0..<Self.count).reversed() { row = .concat(.just(number), row) }
      return row
    }
  }

  @Test func `a row that grows at both ends`() {
    check {
      var row = Observable<Int>.empty()
      for number in 0..<Self.count / 2 {
        row = .concat(.just(Self.count / 2 - 1 - number), row, .just(Self.count / 2 + number))
      }
      return row
    }
  }

  @Test func `a long row that never ran, and one of which a part lives on`() {
    var part = Observable<Int>.empty()
    do {
      var row = Observable<Int>.empty()
      for number in 0..<Self.count {
        row = row.concat(.just(number))
        if number == 2 { part = row }
      }
    }
    let recorder = Recorder<Int>()
    recorder.record(part)
    #expect(recorder.elements == [0, 1, 2])
  }

  @Test func `a row that is added to stays as it is, and keeps nothing of what was added`() {
    final class Token {}
    weak var added: Token?
    let row = Observable.just(1).concat(.just(2))
    do {
      let token = Token()
      added = token
      let longer = row.concat(.deferred { .just(withExtendedLifetime(token) { 3 }) })
      for _ in 0..<2 {
        let recorder = Recorder<Int>()
        recorder.record(longer)
        #expect(recorder.elements == [1, 2, 3])
      }
    }
    #expect(added == nil)
    let recorder = Recorder<Int>()
    recorder.record(row)
    #expect(recorder.elements == [1, 2])
  }
}
