import Tributary
import TributaryTesting
import XCTest

/// The same values in the other test framework.
final class MarblesInXCTest: XCTestCase {
  func testNoDifferenceIsNil() throws {
    let run = MarbleRun()
    let source = try run.hot("1-2-----3--|")
    XCTAssertNil(try run.difference(from: "-----2-----(3|)") { source.debounce(.milliseconds(30)) })
    XCTAssertEqual(source.subscriptionPictures, ["^----------!"])
  }

  func testADifferenceSaysWhereThePicturesPart() throws {
    let run = MarbleRun()
    let source = try run.hot("1-2|")
    check(try run.difference(from: "1-3|") { source })
  }

  func testRecordsAreEqual() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    XCTAssertEqual(scheduler.start { xs }.events, [.next(210, 1), .completed(220)])
  }

  /// What `XCTAssertNil` would print: the difference's description.
  private func check(_ difference: MarbleDifference?) {
    XCTAssertEqual(
      difference.map { "\($0)" },
      """
      at 0.02 seconds came 2, expected was 3
        expected  1-3|
        actual    1-2|
                    ^
      """)
  }
}
