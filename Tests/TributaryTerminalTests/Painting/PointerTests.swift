import Testing
import TributaryTerminal
import TributaryViews

@Suite struct PointerTests {
  private final class Log { var entries: [String] = [] }

  @Test("a click reaches the front-most enabled button whose frame holds the point") func clicksTheFront() {
    let log = Log()
    let stage = Stage(7, 3) {
      ZStack(alignment: .topLeading) {
        Button(action: { log.entries.append("back") }) { Text("back...").frame(width: 7, height: 3) }
        Button("fr") { log.entries.append("front") }
        Text("text").padding(.top, 1)
        Text("   ").background(.red).padding(.top, 2)
        Button("off") { log.entries.append("off") }.disabled(true).padding(.leading, 4)
      }
    }
    func click(_ column: Int, _ row: Int) -> [String] {
      log.entries = []
      stage.click(column: column, row: row)
      return log.entries
    }
    #expect(click(0, 0) == ["front"])
    #expect(click(2, 0) == ["back"])
    #expect(click(0, 1) == ["back"])
    #expect(click(0, 2) == [])
    #expect(click(3, 2) == ["back"])
    #expect(click(5, 0) == [])
    #expect(click(-1, 9) == [])
  }

  @Test("what a scroll view hides is not clicked") func respectsScrollViews() {
    let log = Log()
    let stage = Stage(6, 3) {
      VStack {
        ScrollView {
          ForEach(0..<9, id: \.self) { number in Button("row \(number)") { log.entries.append("\(number)") } }
        }
        Text("end")
      }
    }
    stage.renderer.wheel(.down, column: 0, row: 0)
    stage.click(column: 0, row: 0)
    stage.click(column: 0, row: 1)
    stage.click(column: 0, row: 2)
    stage.click(column: 5, row: 0)
    #expect(log.entries == ["3", "4"])
  }

  @Test("arrows move over a board of squares as one sees it") func movesOverABoard() {
    let stage = Stage(20, 11) {
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { column in
              Button(action: {}) { Text("·").frame(width: 3, height: 1).border(.single) }
                .accessibilityLabel("\(column) \(row)")
            }
          }
        }
        Button("Restart") {}
      }
    }
    stage.press(.right)
    #expect(stage.focus == "0 0")
    stage.press(.right, .right)
    #expect(stage.focus == "2 0")
    stage.press(.right)
    #expect(stage.focus == "2 0")
    stage.press(.down, .down)
    #expect(stage.focus == "2 2")
    stage.press(.left, .down)
    #expect(stage.focus == "Restart")
    stage.press(.up, .left, .up, .up, .up)
    #expect(stage.focus == "0 0")
  }
}
