import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

extension OperatorLawsTests {
  /// What a chain waits for: work of a length that depends on the element.
  private static func wait(_ element: Int) async throws -> Int {
    try await Scope.current.clock.sleep(for: .milliseconds(element * 4))
    return element
  }

  static var crossingRows: [Row] {
    let policies: [(String, AsyncPolicy)] = [
      ("latest", .latest), ("first", .first), ("queue", .queue), ("merge", .merge(max: 2)),
    ]
    return policies.flatMap { (name: String, policy: AsyncPolicy) in
      [
        Row("flatMap(.\(name)) to async work") { $0.flatMap(policy) { try await wait($0) } },
        Row("flatMap(.\(name)) to work that need not wait") { $0.flatMap(policy) { $0 + 1 } },
      ]
    } + [
      Row("values and back") { $0.values.asObservable() },
      Row("values with a policy, and back") { $0.values(buffering: .dropOldest(limit: 3)).asObservable() },
      Row(throwing: "flatMap(.queue)") { source, probe in source.flatMap(.queue) { try probe($0) } },
      Row(throwing: "flatMap(.merge)") { source, probe in source.flatMap(.merge(max: 3)) { try probe($0) } },
    ]
  }

  @Test(arguments: crossingRows.indices) func `async operators keep the laws`(index: Int) {
    check(Self.crossingRows[index])
  }
}
