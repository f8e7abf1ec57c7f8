import Observation
import Testing
import TributaryTerminal
import TributaryViews

@Suite struct ListPictureTests {
  private struct Single: View {
    let count: Int
    var height: (Int) -> Int = { _ in 1 }
    @State private var row: Int?
    var body: some View {
      List(0..<count, id: \.self, selection: $row) { row in
        Text((["row \(row)"] + (1..<max(1, height(row))).map { "line \($0)" }).joined(separator: "\n"))
      }
    }
  }

  @Test func `a list takes the room there is, with a mark for the rest`() {
    let stage = Stage(12, 4) { Single(count: 8) }
    #expect(
      stage.picture == """
          row 0    ┃
          row 1    ┃
          row 2    │
          row 3    │
        """)
    stage.press(.tab, .down, .down)
    #expect(stage.renderer.rows[1] == "▸ row 1    ┃")
    #expect(stage.style(column: 10, row: 1).attributes == .inverse)
    #expect(stage.style(column: 10, row: 0) == .plain)
  }

  @Test func `an empty list shows that it has the focus`() {
    let stage = Stage(6, 2) {
      VStack {
        Single(count: 0)
        Button("b") {}
      }
    }
    #expect(stage.style(column: 0, row: 0) == .plain)
    stage.press(.tab)
    #expect((0..<6).allSatisfy { stage.style(column: $0, row: 0).attributes == .inverse })
    stage.press(.tab)
    #expect(stage.style(column: 0, row: 0) == .plain)
  }

  @Test func `a list that fits has no mark`() {
    #expect(
      picture(10, 3) { Single(count: 3) } == """
          row 0
          row 1
          row 2
        """)
  }

  @Test func `keys scroll as far as needed, at once to the end and back`() {
    let stage = Stage(12, 4) { Single(count: 100_000) }
    stage.press(.tab)
    for _ in 0..<5 { stage.press(.down) }
    #expect(stage.renderer.rows.map { String($0.prefix(7)) } == ["  row 1", "  row 2", "  row 3", "▸ row 4"])
    stage.press(.up)
    #expect(stage.renderer.rows[2].hasPrefix("▸ row 3"))
    stage.press(.end)
    #expect(stage.renderer.rows.last?.hasPrefix("▸ row 99999") == true)
    #expect(stage.renderer.rows.first?.hasPrefix("  row 99996") == true)
    stage.press(.pageUp)
    #expect(stage.renderer.rows.first?.hasPrefix("▸ row 99996") == true)
    stage.press(.home)
    #expect(stage.renderer.rows.first?.hasPrefix("▸ row 0") == true)
  }

  @Test func `the wheel scrolls rows of different heights line by line`() {
    let stage = Stage(12, 4) { Single(count: 1000) { $0 % 3 + 1 } }
    var lines: [String] = []
    for row in 0..<1000 { lines += ["row \(row)"] + (0..<row % 3).map { "line \($0 + 1)" } }
    var top = 0
    func check() {
      let shown = stage.renderer.rows.map { $0.dropFirst(2).prefix { $0 != "│" && $0 != "┃" } }
      #expect(shown.map { $0.split(separator: " ").joined(separator: " ") } == Array(lines[top..<top + 4]))
    }
    check()
    for step in 0..<60 {
      let isDown = step % 5 != 4
      stage.act { _ in stage.renderer.wheel(isDown ? .down : .up, column: 1, row: 1) }
      top = max(0, top + (isDown ? 3 : -3))
      check()
    }
    stage.act { _ in _ = stage.renderer.take(KeyPress(.end)) }
    top = lines.count - 4
    check()
  }

  @Test func `a click chooses the row from side to side`() {
    let stage = Stage(12, 4) { Single(count: 8) }
    stage.click(column: 9, row: 2)
    #expect(stage.renderer.rows[2].hasPrefix("▸ row 2"))
  }

  @Observable final class Model {
    var rows = Array(0..<100)
  }

  private struct Rows: View {
    let model: Model
    var body: some View { List(model.rows, id: \.self) { Text("row \($0)") } }
  }

  @Test func `what shows stays where it is when rows come and go elsewhere`() {
    let model = Model()
    let stage = Stage(12, 4) { Rows(model: model) }
    stage.act { _ in stage.renderer.wheel(.down, column: 1, row: 1) }
    #expect(stage.renderer.rows[0].hasPrefix("row 3"))
    stage.act { _ in model.rows.insert(contentsOf: 1000..<1050, at: 0) }
    #expect(stage.renderer.rows[0].hasPrefix("row 3"))
    stage.act { _ in model.rows.removeFirst(51) }
    #expect(stage.renderer.rows[0].hasPrefix("row 3"))
    stage.act { _ in model.rows.removeSubrange(5..<model.rows.count) }
    #expect(stage.renderer.rows.map { $0.prefix(5) } == ["row 2", "row 3", "row 4", "row 5"])
    stage.act { _ in stage.renderer.wheel(.up, column: 1, row: 1) }
    stage.act { _ in model.rows.insert(0, at: 0) }
    #expect(stage.renderer.rows[0].hasPrefix("row 0"), "at the start new rows come into sight")
  }

  @Test func `scrolling lays out the list and what is new, and draws what shows`() {
    let stage = Stage(12, 10) { Rows(model: Model()) }
    _ = stage.picture
    stage.act { _ in stage.renderer.wheel(.down, column: 1, row: 1) }
    _ = stage.picture
    #expect(stage.tree.visitedNodes <= 1 + 3 * 2, "the list, and a row and a text for each that came")
    #expect(stage.renderer.visitedBoxes.layout <= 3 + 2, "the same, and the list twice")
    #expect(stage.renderer.visitedBoxes.painting == 2 + 10)
  }

  @Test func `a larger window mounts more`() {
    let stage = Stage(12, 3) { Rows(model: Model()) }
    stage.resize(width: 12, height: 8)
    #expect(stage.renderer.rows.map { $0.prefix(5) } == (0..<8).map { "row \($0)"[...] })
  }

  @Test func `the row of the keys stays in sight when the window shrinks`() {
    let stage = Stage(12, 8) { Single(count: 100) }
    stage.press(.tab)
    for _ in 0..<7 { stage.press(.down) }
    stage.resize(width: 12, height: 3)
    #expect(stage.renderer.rows.map { String($0.prefix(7)) } == ["  row 4", "  row 5", "▸ row 6"])
  }

  @Test func `rows without anything in them take no room`() {
    let stage = Stage(12, 4) { List(0..<200) { row in if row % 10 == 0 { Text("row \(row)") } } }
    #expect(stage.renderer.rows.map { $0.prefix(6) } == ["row 0 ", "row 10", "row 20", "row 30"])
  }

  @Test func `a row of several views has one mark and is one choice`() {
    struct Pairs: View {
      @State private var chosen: Set<Int> = [1]
      var body: some View {
        List(0..<2, id: \.self, selection: $chosen) { row in
          Text("name \(row)")
          Text("more")
        }
      }
    }
    let stage = Stage(12, 4) { Pairs() }
    #expect(stage.picture == "[ ] name 0\n    more\n[x] name 1\n    more")
    stage.click(column: 6, row: 3)
    #expect(stage.picture == "[ ] name 0\n    more\n[ ] name 1\n    more")
  }

  @Test func `many choices have boxes, sections have headers`() {
    struct Many: View {
      @State private var names: Set<String> = ["b"]
      var body: some View {
        List(selection: $names) {
          Section("Letters") { ForEach(["a", "b"], id: \.self) { Text($0) } }
          Text("last").tag("c")
        }
      }
    }
    let stage = Stage(14, 4) { Many() }
    #expect(
      stage.picture == """
            Letters
        [ ] a
        [x] b
        [ ] last
        """)
    #expect(stage.style(column: 4, row: 0).attributes == .bold)
  }
}
