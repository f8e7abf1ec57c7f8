import Testing
import TributaryTerminal
import TributaryViews

/// A list of numbered rows in a scroll view.
private func list(_ count: Int) -> some View {
  ScrollView {
    VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
  }
}

@Suite struct ScrollLayoutTests {
  @Test("a mark shows where the content is longer than the view, and where one is in it") func showsAMark() {
    let stage = Stage(6, 4) { list(9) }
    #expect(
      stage.picture == """
        row 0┃
        row 1│
        row 2│
        row 3│
        """)
    stage.press(.end)
    #expect(stage.renderer.rows.last?.contains("row 8┃") == true)
    #expect(stage.renderer.rows.first?.contains("row 5│") == true)
  }

  @Test("content that fits shows no mark and stands at the top") func needsNoMark() {
    #expect(picture(5, 4) { list(2) } == "row 0\nrow 1\n\n")
    #expect(picture(5, 2) { list(2) } == "row 0\nrow 1")
  }

  @Test("keys that nothing took scroll: arrows by one, pages by what shows less one, Home and End") func scrollsByKeys()
  {
    let stage = Stage(7, 4) { list(20) }
    func top() -> Substring { stage.renderer.rows[0].dropLast() }
    stage.press(.down)
    #expect(top() == "row 1 ")
    stage.press(.pageDown)
    #expect(top() == "row 4 ")
    stage.press(.pageUp, .up)
    #expect(top() == "row 0 ")
    stage.press(.end)
    #expect(top() == "row 16")
    stage.press(.home)
    #expect(top() == "row 0 ")
    stage.act { #expect(!$0.press(KeyPress(.up))) }
  }

  @Test("the wheel moves the innermost view that can move, then the one around it") func wheelsTheInnermost() {
    let stage = Stage(8, 6) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("top")
          list(4).frame(height: 2)
          ForEach(0..<9, id: \.self) { Text("end \($0)") }
        }
      }
    }
    #expect(stage.renderer.rows[1...2].map { $0.prefix(5) } == ["row 0", "row 1"])
    stage.renderer.wheel(.down, column: 1, row: 1)
    #expect(stage.renderer.rows[0...2].map { $0.prefix(5) } == ["top  ", "row 2", "row 3"])
    stage.renderer.wheel(.down, column: 1, row: 1)
    #expect(stage.renderer.rows[0].prefix(5) == "end 0")
    stage.renderer.wheel(.up, column: 1, row: 5)
    #expect(stage.renderer.rows[0...2].map { $0.prefix(5) } == ["top  ", "row 2", "row 3"])
  }

  @Test("what takes the focus is brought into view, no further than needed") func revealsTheFocus() {
    let stage = Stage(10, 3) {
      ScrollView { VStack { ForEach(0..<10, id: \.self) { Button("button \($0)") {} } } }
    }
    func shown() -> [String] { stage.renderer.rows.map { String($0.prefix(8)) } }
    stage.press(.tab, .tab, .tab)
    #expect(shown() == ["button 0", "button 1", "button 2"])
    stage.press(.down)
    #expect(shown() == ["button 1", "button 2", "button 3"])
    stage.press(.up, .up, .up)
    #expect(shown() == ["button 0", "button 1", "button 2"])
    stage.act { $0.press(KeyPress(.tab, modifiers: .shift)) }
    #expect(shown() == ["button 7", "button 8", "button 9"])
  }

  @Test("nested scroll views each move so that the focus shows") func revealsThroughNestedViews() {
    let stage = Stage(12, 4) {
      ScrollView {
        VStack {
          ForEach(0..<6, id: \.self) { Text("line \($0)") }
          ScrollView { VStack { ForEach(0..<6, id: \.self) { Button("button \($0)") {} } } }.frame(height: 2)
        }
      }
    }
    stage.act { tree in tree.focus(tree.focusOrder[4]) }
    #expect(stage.renderer.rows.joined().contains("button 4"))
  }

  @Test("the offset follows when the content gets shorter") func clampsTheOffset() {
    let count = Shared(20)
    let stage = Stage(8, 4) { List(count: count) }
    stage.press(.end)
    #expect(stage.renderer.rows[3].prefix(6) == "row 19")
    stage.act { _ in count.value = 6 }
    #expect(stage.picture == " row 2│\n row 3│\n row 4┃\n row 5┃")
    stage.act { _ in count.value = 1 }
    #expect(stage.picture == " row 0\n\n\n")
  }

  private struct List: View {
    let count: Shared<Int>
    var body: some View { list(count.value) }
  }

  @Test("a horizontal view shows its part of a row, never half a wide glyph") func scrollsSideways() {
    let stage = Stage(5, 2) { ScrollView(.horizontal) { Text("日本語です") } }
    #expect(stage.picture == "日本\n━━───")
    stage.press(.right)
    #expect(stage.renderer.rows[0] == " 本語")
    stage.press(.right)
    #expect(stage.renderer.rows[0] == "本語")
  }

  @Test("the mark is at an end only when the content is") func marksTheEnds() {
    let stage = Stage(2, 4) { list(100) }
    func mark() -> String { stage.renderer.rows.map { String($0.suffix(1)) }.joined() }
    #expect(mark() == "┃│││")
    stage.press(.down)
    #expect(mark() == "│┃││")
    stage.press(.end)
    #expect(mark() == "│││┃")
    stage.press(.up)
    #expect(mark() == "││┃│")
  }
}
