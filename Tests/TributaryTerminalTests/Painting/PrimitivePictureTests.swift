import Testing
import TributaryTerminal
import TributaryViews

@Suite struct PrimitivePictureTests {
  private struct Stars: PrimitiveView {
    var text = "***.."
    var onActivate: (() -> Void)?
    var content: PrimitiveContent { PrimitiveContent(text, kind: "stars") }
  }

  @Test func theTextOfAnUnknownKindIsDrawnAndWrapped() {
    #expect(picture(9, 2) { Stars(text: "one two three") } == " one two\n three")
    #expect(
      picture(9, 3) {
        HStack {
          Stars().border(.single); Text("|")
        }
      } == "┌─────┐\n│***..│ |\n└─────┘")
  }

  @Test func aFocusedOneIsInverted() {
    let stage = Stage(7, 1, firstFocus: .element) { Stars(onActivate: {}) }
    #expect(
      (0..<7).map { stage.style(column: $0, row: 0).attributes.contains(.inverse) } == [
        false, true, true, true, true, true, false,
      ])
  }

  @Test func aClickOnItsCellsActivatesIt() {
    var count = 0
    let stage = Stage(7, 1) { Stars(onActivate: { count += 1 }) }
    stage.click(column: 1, row: 0)
    stage.click(column: 0, row: 0)
    #expect(count == 1)
  }

  @Test func aClickOnOneThatDoesNothingReachesTheButtonAroundIt() {
    var count = 0
    let stage = Stage(9, 1) { Button(action: { count += 1 }) { Stars() } }
    stage.click(column: 4, row: 0)
    #expect(count == 1)
  }
}
