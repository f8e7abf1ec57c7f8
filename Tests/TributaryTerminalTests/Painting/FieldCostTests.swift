import Testing
import TributaryTerminal
import TributaryViews

/// What a field costs on the way from the bytes to the cells: counts, whatever the length of its text is.
@Suite struct FieldCostTests {
  private struct Form: View {
    @State private var text = ""
    var body: some View { TextField("Your name", text: $text).frame(width: 20) }
  }

  private func bytes(ofPaste text: String) -> [UInt8] {
    Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
  }

  @Test(arguments: [1000, 10_000, 100_000, 400_000])
  func aPasteIsOneEventOneTurnAndTheGraphemesInSight(length: Int) {
    let text = String(repeating: "é", count: length / 2)
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    // As a terminal delivers it: in pieces.
    let bytes = bytes(ofPaste: text)
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      events += decoder.feed(bytes[start..<min(start + 4096, bytes.count)])
    }
    #expect(events == [.paste(text)])
    let stage = Stage(30, 3) { Form() }
    stage.press(.tab)
    _ = stage.picture
    let turns = stage.tree.turns
    stage.act { $0.paste(text) }
    #expect(stage.picture.contains("éééééé"))
    #expect(stage.tree.turns == turns + 1)
    #expect(stage.renderer.visitedGraphemes <= 3 * 21)
    #expect(stage.renderer.caret == Caret(column: 24, row: 1))
  }

  @Test(arguments: [1000, 10_000, 100_000, 400_000])
  func aKeyInALongTextReadsTheGraphemesInSight(length: Int) {
    let stage = Stage(30, 3) { Form() }
    stage.press(.tab)
    stage.act { $0.paste(String(repeating: "日", count: length / 3)) }
    stage.click(column: 10, row: 1)
    for key in ["x", .left, .backspace, .delete, .right, .home, "y", .end, .backspace] as [KeyEquivalent] {
      stage.press(key)
      _ = stage.picture
      #expect(stage.renderer.visitedGraphemes <= 3 * 21, "\(key)")
    }
  }

  @Test func aClickFarIntoALongTextPutsTheCaretUnderIt() {
    let stage = Stage(30, 3) { Form() }
    stage.press(.tab)
    stage.act { $0.paste(String(repeating: "a", count: 5000) + "0123456789") }
    #expect(stage.picture.contains("aaaaaaaaa0123456789"))
    stage.click(column: 15, row: 1)
    stage.press("|")
    #expect(stage.picture.contains("a0|123456789"))
  }
}
