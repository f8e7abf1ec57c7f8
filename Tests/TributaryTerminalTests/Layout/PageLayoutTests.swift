import Testing
import TributaryTerminal
import TributaryViews

/// Numbered buttons, one below the other.
private struct Buttons: View {
  let count: Int
  var body: some View {
    VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Button("button \($0)") {} } }
  }
}

@Suite struct PageLayoutTests {
  /// The rows without blanks at their starts.
  private func rows(_ stage: Stage) -> [String] { stage.renderer.rows.map { String($0.drop { $0 == " " }) } }

  @Test func aRootThatIsTooHighScrollsWithAMark() {
    let stage = Stage(12, 3) { Buttons(count: 5) }
    #expect(rows(stage) == ["button 0  ┃", "button 1  │", "button 2  │"])
    stage.renderer.wheel(.down, column: 2, row: 1)
    #expect(rows(stage) == ["button 2  │", "button 3  │", "button 4  ┃"])
    stage.click(column: 2, row: 2)
    #expect(stage.renderer.rows[2].contains("button 4"))
  }

  @Test func aRootThatFitsIsDrawnAsItWas() {
    #expect(rows(Stage(12, 3) { Buttons(count: 3) }) == ["button 0", "button 1", "button 2"])
  }

  @Test func whatTakesTheFocusIsBroughtIntoViewInTheRoot() {
    let stage = Stage(12, 3) { Buttons(count: 9) }
    stage.act { $0.press(KeyPress(.tab, modifiers: .shift)) }
    #expect(stage.focus == "button 8")
    #expect(rows(stage)[2].hasPrefix("button 8"))
    stage.press(.tab)
    #expect(rows(stage)[0].hasPrefix("button 0"))
  }

  @Test func theFocusStaysInViewWhenTheWindowShrinksAndWhenRowsComeBeforeIt() {
    struct Growing: View {
      let extra: Shared<Int>
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<extra.value, id: \.self) { Text("row \($0)") }
          Button("last") {}
        }
      }
    }
    let extra = Shared(2)
    let stage = Stage(10, 6) { Growing(extra: extra) }
    stage.press(.tab)
    stage.resize(width: 10, height: 2)
    #expect(rows(stage)[1].hasPrefix("last"))
    stage.act { _ in extra.value = 20 }
    #expect(rows(stage)[1].hasPrefix("last"))
  }

  @Test func aFocusThatAPersonScrolledOutOfViewStaysThereUntilAKeyReachesIt() {
    struct Form: View {
      let tick: Shared<Int>
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading) {
          TextField("name", text: $text)
          Text("tick \(tick.value)")
          ForEach(0..<20, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let tick = Shared(0)
    let stage = Stage(16, 4) { Form(tick: tick) }
    stage.press(.tab)
    stage.renderer.wheel(.down, column: 1, row: 1)
    #expect(rows(stage)[0].hasPrefix("row 1"))
    stage.act { _ in tick.value = 100 }
    #expect(rows(stage)[0].hasPrefix("row 1"), "the program does not scroll back")
    stage.press("x")
    #expect(rows(stage)[0].hasPrefix("x"))
  }

  @Test func aFirstFocusThatIsOutOfSightIsNotScrolledTo() {
    let stage = Stage(10, 3, firstFocus: .element) {
      VStack {
        ForEach(0..<9, id: \.self) { Text("line \($0)") }
        Button("close") {}
      }
    }
    #expect(rows(stage)[0].hasPrefix("line 0"))
    #expect(stage.focus == nil)
    stage.press(.tab)
    #expect(stage.focus == "close")
    #expect(rows(stage)[2].contains("close"))
  }

  @Test func aRootThatIsTooWideScrollsSidewaysToTheFocus() {
    let stage = Stage(12, 4) {
      HStack {
        Button("left") {}
        Spacer()
        Button("right") {}
      }
      .frame(width: 20)
    }
    #expect(stage.renderer.rows.last?.contains("━") == true)
    #expect(!stage.picture.contains("right"))
    stage.press(.tab, .tab)
    #expect(stage.focus == "right")
    #expect(stage.picture.contains("right"))
  }

  @Test func aSheetHigherThanTheWindowScrollsInsideOfItsFrame() {
    struct App: View {
      @State private var isOpen = true
      var body: some View {
        Text("behind").sheet(isPresented: $isOpen) { Buttons(count: 9) }
      }
    }
    let stage = Stage(20, 6) { App() }
    #expect(rows(stage).first?.hasPrefix("╭") == true)
    #expect(rows(stage).last?.hasPrefix("╰") == true)
    #expect(rows(stage)[1].contains("button 0"))
    #expect(rows(stage)[1].contains("┃"))
    stage.act { $0.press(KeyPress(.tab, modifiers: .shift)) }
    #expect(rows(stage)[4].contains("button 8"))
    #expect(rows(stage).first?.hasPrefix("╭") == true)
  }

  @Test func aScreenThatIsTooHighScrollsBelowItsBar() {
    let stage = Stage(20, 5) {
      NavigationStack {
        Buttons(count: 9).navigationTitle("Title")
      }
    }
    stage.act { $0.press(KeyPress(.tab, modifiers: .shift)) }
    #expect(rows(stage)[0].hasPrefix("Title"))
    #expect(rows(stage)[4].contains("button 8"))
  }

  @Test func aListThatIsLeftNoRoomIsReachedByScrolling() {
    let stage = Stage(14, 5) {
      VStack(alignment: .leading) {
        ForEach(0..<6, id: \.self) { Text("line \($0)") }
        ScrollView { Button("inside") {} }
      }
    }
    stage.press(.tab)
    #expect(stage.focus == "inside")
    #expect(stage.picture.contains("inside"))
  }
}
