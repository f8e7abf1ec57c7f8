import Observation
import Testing
import TributaryTerminal
import TributaryViews

@Suite struct CostTests {
  @Observable final class Row: Identifiable {
    let id: Int
    var value = "old value"
    init(_ id: Int) { self.id = id }
  }

  private struct RowView: View {
    let row: Row
    var body: some View {
      HStack {
        Text("row \(row.id)")
        Spacer()
        Text(row.value)
      }
    }
  }

  private let rows = (0..<1000).map(Row.init)

  private func stage() -> Stage {
    Stage(40, 10) { [rows] in
      ScrollView { VStack { ForEach(rows) { RowView(row: $0) } } }
    }
  }

  @Test("one changed label among 1,000 rows: one box is laid out, its row is drawn, no clean row is touched")
  func changesOneLabel() {
    let stage = stage()
    #expect(stage.renderer.rows[3].hasPrefix("row 3"))
    stage.act { _ in rows[3].value = "new value" }
    #expect(stage.renderer.rows[3].contains("new value"))
    #expect(stage.renderer.visitedBoxes == (layout: 1, painting: 6))  // root, scroll, column, row, two texts
    #expect(stage.tree.visitedNodes < 10)
  }

  @Test("a label that gets longer lays out its row too, and nothing above, since the row keeps its size")
  func growsOneLabel() {
    let stage = stage()
    _ = stage.picture
    stage.act { _ in rows[3].value = "a longer value" }
    #expect(stage.renderer.rows[3].contains("a longer value"))
    #expect(stage.renderer.visitedBoxes == (layout: 3, painting: 6))  // its text, the row, the spacer that gives way
  }

  @Test("a change that does not show draws nothing, and none asks for no frame")
  func drawsNothingUnseen() {
    let stage = stage()
    _ = stage.picture
    var frames = 0
    stage.renderer.onFrameDue = { frames += 1 }
    stage.act { _ in rows[500].value = "new value" }
    _ = stage.picture
    #expect(stage.renderer.visitedBoxes == (layout: 1, painting: 0))
    #expect(frames == 1)
    stage.act { _ in rows[500].value = "new value" }
    stage.press(.up, .escape)
    #expect(frames == 1)
  }

  @Test("scrolling lays nothing out and draws what shows")
  func scrolls() {
    let stage = stage()
    _ = stage.picture
    stage.renderer.wheel(.down, column: 1, row: 1)
    #expect(stage.renderer.rows[0].hasPrefix("row 3"))
    #expect(stage.renderer.visitedBoxes == (layout: 0, painting: 3 + 10 * 3))
  }
}
