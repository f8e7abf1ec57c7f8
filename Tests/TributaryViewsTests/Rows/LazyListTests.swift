import Observation
import Testing
import TributaryTesting
import TributaryTime
import TributaryViews

@Suite struct LazyListTests {
  @Observable fileprivate final class Model {
    var rows: [Int]
    init(_ rows: some Sequence<Int>) { self.rows = Array(rows) }
  }

  private final class Log {
    var mounted: Set<Int> = []
    var count = 0
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var presses = 0
    var body: some View {
      Button("row \(number): \(presses)") { presses += 1 }
        .onAppear {
          log.mounted.insert(number)
          log.count += 1
        }
        .onDisappear { log.mounted.remove(number) }
    }
  }

  private struct Rows: View {
    let model: Model
    let log: Log
    var body: some View {
      List { ForEach(model.rows, id: \.self) { Row(number: $0, log: log) } }
    }
  }

  private func list(_ stage: Stage) -> ListNode? {
    stage.scheduler.drain()
    var found: ListNode?
    stage.tree.root.forEachElement { found = found ?? $0 as? ListNode }
    return found
  }

  /// Scrolls the list and lets all settle.
  private func scroll(_ stage: Stage, to row: Int) {
    if let list = list(stage) { stage.backend.scroll(list, to: row) }
    stage.scheduler.drain()
  }

  @Test func `of 100,000 rows those that show are mounted, and as many after them`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Rows(model: Model(0..<100_000), log: log) }
      #expect(list(stage)?.mountedRows == 0..<48)
      #expect(log.mounted == Set(0..<48))
      // The list and the rows: row, component, two modifiers, button, text; and no other.
      #expect(stage.tree.visitedNodes < 48 * 8)
      #expect(stage.rows.count == 1 + 48 * 2)
    }
  }

  @Test func `scrolling mounts what comes into sight and takes out what goes`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Rows(model: Model(0..<100_000), log: log) }
      scroll(stage, to: 500)
      #expect(log.mounted == Set(476..<548))
      let count = log.count
      scroll(stage, to: 501)
      #expect(log.mounted == Set(477..<549))
      #expect(log.count == count + 1)
      #expect(stage.tree.visitedNodes < 12)
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a changed row visits that row alone`() {
    inVirtualTime { time in
      let stage = Stage(time) { Rows(model: Model(0..<100_000), log: Log()) }
      stage.click("row 3: 0")
      #expect(stage.lastCommit == ["content row 3: 1"])
      #expect(stage.tree.visitedNodes == 5)
    }
  }

  @Test func `the row with the focus stays mounted, and with it its state`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Rows(model: Model(0..<1000), log: log) }
      time.drain()
      stage.press(.init(.tab), .init(.down), .init(.enter))
      scroll(stage, to: 500)
      #expect(log.mounted == Set(476..<548).union([1]))
      #expect(list(stage)?.rowNumbers.prefix(2) == [1, 476])
      #expect(stage.tree.focused?.accessibleLabel == "row 1: 1")
      stage.press(.init(.enter))
      #expect(stage.tree.focused?.accessibleLabel == "row 1: 2")
    }
  }

  @Test func `rows that move keep their state, rows that go are freed`() {
    inVirtualTime { time in
      let log = Log()
      let model = Model(0..<1000)
      let stage = Stage(time) { Rows(model: model, log: log) }
      stage.click("row 5: 0")
      model.rows.swapAt(5, 7)
      #expect(stage.rows.contains { $0.contains("row 5: 1") })
      model.rows.removeAll { $0 < 5 }
      time.drain()
      #expect(log.mounted == Set(5..<53))
      #expect(stage.rows.contains { $0.contains("row 5: 1") })
      model.rows = []
      time.drain()
      #expect(log.mounted == [])
      model.rows = Array(0..<3)
      time.drain()
      #expect(log.mounted == [0, 1, 2])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `rows that come before what shows do not move it; before the first they show`() {
    inVirtualTime { time in
      let log = Log()
      let model = Model(100..<1000)
      let stage = Stage(time) { Rows(model: model, log: log) }
      model.rows.insert(contentsOf: 90..<100, at: 0)
      time.drain()
      #expect(log.mounted == Set(90..<138))
      scroll(stage, to: 200)
      #expect(log.mounted == Set(266..<338))
      model.rows.insert(contentsOf: 0..<90, at: 0)
      time.drain()
      #expect(log.mounted.isSuperset(of: 290..<314))
      #expect(list(stage)?.mountedRows == 266..<338, "the numbers are those of the rows by now")
    }
  }

  @Test func `rows at the end cost what is mounted`() {
    inVirtualTime { time in
      let model = Model(0..<10_000)
      let stage = Stage(time) { Rows(model: model, log: Log()) }
      time.drain()
      model.rows.append(10_000)
      time.drain()
      #expect(stage.lastCommit == ["content list"])
      #expect(stage.tree.visitedNodes < 48 * 5)
    }
  }

  private struct Filtered: View {
    @State private var isOdd = false
    var body: some View {
      Button("odd") { isOdd.toggle() }
      List {
        Text("header row")
        ForEach(0..<100) { row in if row.isMultiple(of: 2) || isOdd { Text("row \(row)") } }
        ForEach(["a", "b"], id: \.self) { name in Section(name) { ForEach(0..<100) { Text("\(name) \($0)") } } }
      }
    }
  }

  @Test func `rows of all kinds have numbers`() {
    inVirtualTime { time in
      let stage = Stage(time) { Filtered() }
      time.drain()
      let list = list(stage)
      #expect(list?.rowNumbers.prefix(4) == [0, 1, 3, 5])
      #expect(list?.rowNumbers.suffix(2) == [101, 202], "headers are rows that are always there")
      stage.click("odd")
      #expect(list?.rowNumbers.prefix(4) == [0, 1, 2, 3])
      scroll(stage, to: 190)
      #expect(stage.rows.contains { $0.hasSuffix("\"a 99\"") })
      #expect(stage.rows.contains { $0.hasSuffix("\"b 30\"") })
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test("random data and random scrolling: what is mounted is what shows, in order, with its state", arguments: 0..<40)
  func mountsWhatShows(seed: Int) {
    inVirtualTime { time in
      var random = SeededGenerator(seed: UInt64(seed))
      let log = Log()
      let model = Model(0..<Int.random(in: 0..<200, using: &random))
      let stage = Stage(time) { Rows(model: model, log: log) }
      var next = 1000
      for step in 0..<40 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          let start = Int.random(in: 0..<max(1, model.rows.count), using: &random)
          scroll(stage, to: start)
        case 1: model.rows.shuffle(using: &random)
        case 2:
          let place = Int.random(in: 0...model.rows.count, using: &random)
          model.rows.insert(contentsOf: next..<next + 20, at: place)
          next += 20
        case 3: model.rows.removeAll { $0 % 7 == step % 7 }
        case 4: if !model.rows.isEmpty { model.rows.removeFirst() }
        default: stage.press([.init(.tab), .init(.down), .init(.enter)].randomElement(using: &random) ?? .init(.tab))
        }
        guard let list = list(stage) else { return }
        let wanted = list.rowNumbers.map { model.rows[$0] }
        let shown = list.elementsBelow.compactMap(\.accessibleLabel)
        #expect(shown.map { $0.prefix { $0 != ":" } } == wanted.map { "row \($0)" }, "seed \(seed), step \(step)")
        #expect(log.mounted == Set(wanted), "seed \(seed), step \(step)")
        #expect(Set(list.mountedRows).isSubset(of: Set(list.rowNumbers)), "seed \(seed), step \(step)")
        #expect(stage.backend.mistakes == [], "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `an unmounted list frees its rows`() {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Button("x") { _ = token } }
    }
    inVirtualTime { time in
      weak var weakToken: Token?
      do {
        let token = Token()
        weakToken = token
        let stage = Stage(time) { [token] in List(0..<100) { _ in Holder(token: token) } }
        #expect(stage.rows.count > 24)
        stage.tree.unmount()
      }
      #expect(weakToken == nil)
    }
  }
}
