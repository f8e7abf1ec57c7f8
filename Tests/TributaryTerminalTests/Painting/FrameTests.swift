import Observation
import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

@Suite struct FrameTests {
  @Observable final class Row: Identifiable {
    let id: Int
    var value = "old"
    init(_ id: Int) { self.id = id }
  }

  private struct RowView: View {
    let row: Row
    var body: some View { Button("row \(row.id) \(row.value)") {} }
  }

  @Test(arguments: SeededGenerator.seeds(20))
  func framesAloneShowWhatIsDrawnHoweverManyDrawingsOneFrameStandsFor(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rows = (0..<30).map(Row.init)
    let stage = Stage(20, 10) { ScrollView { VStack { ForEach(rows) { RowView(row: $0) } } } }
    var model = TerminalModel(width: 20, height: 10)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: stage.press(.tab)
        case 1: stage.renderer.wheel(.down, column: 1, row: 1)
        case 2: stage.renderer.wheel(.up, column: 1, row: 1)
        case 3: stage.renderer.forgetFrames()
        default: stage.act { _ in rows.randomElement(using: &random)?.value = "\(step)" }
        }
        if Bool.random(using: &random) { _ = stage.picture }
      }
      model.show(stage.renderer.takeFrame())
      let shown = model.cells.map { $0.map(\.text).joined() }
      let drawn = stage.renderer.rows.map { $0.padding(to: 20) }
      #expect(shown == drawn, "seed \(seed), step \(step)")
      if shown != drawn { return }
    }
  }

  @Test func aFrameAfterAnotherSizeIsAWholeOne() {
    let stage = Stage(20, 4) { Text("hello") }
    _ = stage.renderer.takeFrame()
    stage.resize(width: 12, height: 3)
    var model = TerminalModel(width: 12, height: 3)
    model.show(stage.renderer.takeFrame())
    #expect(model.cells.map { $0.map(\.text).joined() } == stage.renderer.rows.map { $0.padding(to: 12) })
    #expect(stage.renderer.takeFrame().isEmpty)
  }
}

extension String {
  /// The text with blanks up to a count of characters.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
