import Testing
import TributaryTesting
import TributaryViews

@Suite struct KeyedDiffTests {
  /// What a diff says, carried out, and checked for what it promises.
  private func check(_ old: [Int], _ new: [Int], _ comment: Comment? = nil) {
    let diff = KeyedDiff(from: old, to: new)
    #expect(diff.sources.count == new.count && diff.stays.count == new.count, comment)
    for (index, source) in diff.sources.enumerated() {
      if let source { #expect(old[source] == new[index], comment) }
    }
    let kept = diff.sources.compactMap(\.self)
    #expect(Set(kept).count == kept.count, comment)
    #expect((kept + diff.removed).sorted() == Array(old.indices), comment)
    let staying = zip(diff.sources, diff.stays).compactMap { $1 ? $0 : nil }
    #expect(staying.count == diff.stays.count(where: \.self), comment)
    #expect(staying == staying.sorted(), comment)
    #expect(staying.count == longestRisingRun(kept), comment)
  }

  /// The length of the longest rising run, by trying every end.
  private func longestRisingRun(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      best.append(1 + (0..<index).reduce(0) { numbers[$1] < number ? max($0, best[$1]) : $0 })
    }
    return best.max() ?? 0
  }

  @Test func allPairsOfShortListsHaveTheFewestMoves() {
    let lists = orderedSubsets(of: [1, 2, 3, 4])
    for old in lists {
      for new in lists { check(old, new, "\(old) to \(new)") }
    }
  }

  @Test func randomListsHaveTheFewestMoves() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      let old = (0..<60).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let new = (0..<60).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      check(old, new, "seed \(seed)")
    }
  }

  @Test func keysThatOccurTwiceAreMatchedOccurrenceByOccurrence() {
    let lists = [[], [1], [1, 1], [1, 2, 1], [2, 1, 1, 2], [1, 1, 1], [2, 2, 1]]
    for old in lists {
      for new in lists {
        let diff = KeyedDiff(from: old, to: new)
        let kept = diff.sources.compactMap(\.self)
        #expect((kept + diff.removed).sorted() == Array(old.indices))
        for key in [1, 2] {
          let most = min(old.count { $0 == key }, new.count { $0 == key })
          #expect(kept.count { old[$0] == key } == most, "\(old) to \(new)")
        }
      }
    }
  }
}
