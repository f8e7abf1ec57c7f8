import Testing
import TributaryTerminal
import TributaryViews

@Suite struct FieldTests {
  private struct Form: View {
    @State var text: String
    var body: some View { TextField("Your name", text: $text).frame(width: 8) }
  }

  @Test("an empty field shows its prompt, faint, on a line") func showsThePrompt() {
    let stage = Stage(10, 1) { Form(text: "") }
    #expect(stage.picture == " Your nam")
    #expect(stage.style(column: 1, row: 0).attributes == [.dim, .underline])
    #expect(stage.style(column: 9, row: 0).attributes == [])
    #expect(stage.renderer.caret == nil)
  }

  @Test("the text moves sideways no further than the caret needs") func followsTheCaret() {
    let stage = Stage(8, 1) { Form(text: "") }
    stage.press(.tab)
    #expect(stage.renderer.caret == Caret(column: 0, row: 0))
    for character in "abcdefg" { stage.press(.character(character)) }
    #expect(stage.picture == "abcdefg")
    #expect(stage.renderer.caret == Caret(column: 7, row: 0))
    stage.press("h", "i")
    #expect(stage.picture == "cdefghi")
    #expect(stage.renderer.caret == Caret(column: 7, row: 0))
    stage.press(.left, .left)
    #expect(stage.picture == "cdefghi")
    #expect(stage.renderer.caret == Caret(column: 5, row: 0))
    stage.press(.home)
    #expect(stage.picture == "abcdefgh")
    #expect(stage.renderer.caret == Caret(column: 0, row: 0))
    stage.press(.end, .backspace, .backspace)
    #expect(stage.picture == "abcdefg")
    #expect(stage.renderer.caret == Caret(column: 7, row: 0))
  }

  @Test("what is selected is inverted while the field has the focus") func invertsTheSelection() {
    let stage = Stage(10, 1) { Form(text: "日bcd") }
    stage.press(.tab)
    let inverted = { (0..<10).filter { stage.style(column: $0, row: 0).attributes.contains(.inverse) } }
    #expect(inverted() == [])
    let shiftLeft = KeyPress(.left, modifiers: .shift)
    for _ in 0..<2 { stage.send(.key(shiftLeft)) }
    #expect(inverted() == [4, 5])
    #expect(stage.picture == " 日bcd")
    for _ in 0..<2 { stage.send(.key(shiftLeft)) }
    #expect(inverted() == [1, 2, 3, 4, 5])
    stage.act { $0.focus(nil) }
    #expect(inverted() == [])
  }

  @Test("what is selected out of sight is not drawn") func cutsTheSelection() {
    let stage = Stage(8, 1) { Form(text: "abcdefghijklmnop") }
    stage.press(.tab)
    stage.send(.key(KeyPress(.home, modifiers: .shift)))
    #expect(stage.picture == "abcdefgh")
    #expect((0..<8).allSatisfy { stage.style(column: $0, row: 0).attributes.contains(.inverse) })
    stage.press(.end)
    stage.send(.key(KeyPress(.left, modifiers: .shift)))
    #expect(stage.picture == "ijklmnop")
    #expect((0..<8).filter { stage.style(column: $0, row: 0).attributes.contains(.inverse) } == [7])
  }

  @Test("the caret counts columns, not characters") func countsColumns() {
    let stage = Stage(8, 1) { Form(text: "日e\u{301}x") }
    stage.press(.tab)
    #expect(stage.renderer.caret == Caret(column: 4, row: 0))
    stage.press(.left, .left)
    #expect(stage.renderer.caret == Caret(column: 2, row: 0))
    stage.press(.left)
    #expect(stage.renderer.caret == Caret(column: 0, row: 0))
  }

  @Test(
    "a click puts the caret before the character under it",
    arguments: [
      (0, 0), (1, 0), (2, 2), (3, 3), (4, 4), (7, 4),
    ])
  func clicksPutTheCaret(column: Int, caret: Int) {
    let stage = Stage(8, 1) { Form(text: "日ab") }
    stage.click(column: column, row: 0)
    #expect(stage.renderer.caret == Caret(column: caret, row: 0))
  }

  @Test("a caret that a scroll view hides is not shown") func hidesTheCaret() {
    let stage = Stage(10, 2) {
      ScrollView {
        Form(text: "abc")
        Text("1\n2\n3\n4")
      }
    }
    stage.press(.tab)
    #expect(stage.renderer.caret != nil)
    stage.renderer.wheel(.down, column: 0, row: 0)
    #expect(stage.renderer.caret == nil)
  }

  @Test("controls in a field are stand-ins") func neverDrawsControls() {
    let stage = Stage(8, 1) { Form(text: "a\u{1B}\nb") }
    #expect(stage.picture == "a␛␊b")
  }
}
