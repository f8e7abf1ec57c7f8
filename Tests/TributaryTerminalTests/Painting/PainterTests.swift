import Testing
import TributaryTerminal
import TributaryViews

@Suite struct PainterTests {
  @Test("styles go down the tree, and the inner one counts") func inherits() {
    let stage = Stage(7, 1) {
      HStack {
        Text("a")
        Text("b").foregroundColor(.green)
        Text("c").bold(false)
        Text("d").foregroundColor(.primary)
      }
      .foregroundColor(.red)
      .bold()
    }
    #expect(stage.style(column: 0, row: 0) == Style(foreground: .palette(1), attributes: .bold))
    #expect(stage.style(column: 2, row: 0) == Style(foreground: .palette(2), attributes: .bold))
    #expect(stage.style(column: 4, row: 0) == Style(foreground: .palette(1)))
    #expect(stage.style(column: 6, row: 0) == Style(attributes: .bold))
  }

  @Test("the button with the focus is inverse, all of it; a disabled one is faint") func showsFocusAndDisabled() {
    let stage = Stage(5, 3) {
      VStack(spacing: 0) {
        Button("ab") {}.frame(width: 5)
        Button(action: {}) { Text("x").frame(width: 5) }
        Button("no") {}.disabled(true)
      }
    }
    #expect(stage.style(column: 1, row: 0).attributes == [])
    stage.press(.tab)
    #expect(
      (0..<5).map { stage.style(column: $0, row: 0).attributes == .inverse } == [false, true, true, false, false])
    stage.press(.tab)
    #expect(stage.style(column: 1, row: 0).attributes == [])
    #expect((0..<5).allSatisfy { stage.style(column: $0, row: 1).attributes == .inverse })
    #expect(stage.style(column: 1, row: 2).attributes == .dim)
  }

  @Test("a border may have a colour of its own") func coloursBorders() {
    let stage = Stage(3, 3) { Text("a").border(.single, .yellow).foregroundColor(.red) }
    #expect(stage.style(column: 0, row: 0).foreground == .palette(3))
    #expect(stage.style(column: 1, row: 1).foreground == .palette(1))
  }

  @Test("text can never carry an escape into a cell") func drawsStandIns() {
    #expect(picture(5, 2) { Text("\u{1B}[31m\nx\u{9B}\u{202E}y") } == "␛[31m\nx\u{FFFD}\u{FFFD}y")
  }

  @Test("a view behind another stands in a box of that one's size") func placesBackdrops() {
    let stage = Stage(7, 3) {
      VStack(spacing: 0) {
        Text("+").background(Text("wide"))
        Text("ab").frame(width: 5, alignment: .leading).background(alignment: .trailing) { Text("xy") }
        Text("-").frame(width: 7).background { Divider() }
      }
    }
    #expect(stage.renderer.rows == ["   +", " ab xy", "───-───"])
  }
}
