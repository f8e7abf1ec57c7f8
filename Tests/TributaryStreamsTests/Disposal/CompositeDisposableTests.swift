import Testing
import TributaryStreams

@Suite struct CompositeDisposableTests {
  final class Trace {
    var lines: [String] = []

    func disposable(_ name: String) -> any Disposable {
      Disposables.create { self.lines.append(name) }
    }
  }

  @Test func `members end in the order they came`() {
    let trace = Trace()
    let group = CompositeDisposable(trace.disposable("1"), trace.disposable("2"))
    group.insert(trace.disposable("3"))
    #expect(group.count == 3 && !group.isDisposed)
    group.dispose()
    group.dispose()
    #expect(trace.lines == ["1", "2", "3"])
    #expect(group.count == 0 && group.isDisposed)
  }

  @Test func `a member is taken out and ended by its key, once`() {
    let trace = Trace()
    let group = CompositeDisposable([trace.disposable("0")])
    let keys = (1...5).compactMap { group.insert(trace.disposable("\($0)")) }
    #expect(keys.count == 5)
    for index in [1, 3, 1] { group.remove(for: keys[index]) }
    #expect(trace.lines == ["2", "4"] && group.count == 4)
    group.dispose()
    group.remove(for: keys[0])
    #expect(trace.lines == ["2", "4", "0", "1", "3", "5"])
  }

  @Test func `what comes after the end ends at once and has no key`() {
    let trace = Trace()
    let group = CompositeDisposable()
    group.dispose()
    #expect(group.insert(trace.disposable("late")) == nil)
    #expect(trace.lines == ["late"])
  }

  @Test func `a member that removes and inserts while it ends does no harm`() {
    let trace = Trace()
    let group = CompositeDisposable()
    var key: CompositeDisposable.DisposeKey?
    key = group.insert(
      Disposables.create {
        trace.lines.append("first")
        if let key { group.remove(for: key) }
        group.insert(trace.disposable("late"))
      })
    group.insert(trace.disposable("second"))
    group.dispose()
    #expect(trace.lines == ["first", "late", "second"])
  }

  @Test func `members that come and go in any order are found again`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Generator(state: seed)
    let group = CompositeDisposable()
    var alive: [(key: CompositeDisposable.DisposeKey, name: Int)] = []
    var (ended, expected): ([Int], [Int]) = ([], [])
    for name in 0..<2000 {
      if let key = group.insert(Disposables.create { ended.append(name) }) { alive.append((key, name)) }
      while !alive.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
        let member = alive.remove(at: Int.random(in: alive.indices, using: &random))
        group.remove(for: member.key)
        expected.append(member.name)
      }
    }
    #expect(group.count == alive.count, "seed \(seed)")
    group.dispose()
    #expect(ended == expected + alive.map(\.name), "seed \(seed)")
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `disposables of several`() {
    let trace = Trace()
    let two = Disposables.create(trace.disposable("1"), trace.disposable("2"))
    two.dispose()
    #expect(two.isDisposed)
    Disposables.create(trace.disposable("3"), trace.disposable("4"), trace.disposable("5")).dispose()
    Disposables.create([trace.disposable("6"), trace.disposable("7")]).dispose()
    Disposables.create().dispose()
    #expect(trace.lines == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func `a closure runs once`() {
    var calls = 0
    let disposable = Disposables.create { calls += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(calls == 1 && disposable.isDisposed)
  }
}
