import Testing
import TributaryTime
import TributaryViews

@Suite struct FirstFocusTests {
  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  @Test func anAppBeginsWithTheFocusAtItsFirstEnabledElementThatDestroysNothing() {
    struct App: View {
      @State private var name = ""
      var body: some View {
        Text("title")
        Button("erase", role: .destructive) {}
        Button("off") {}.disabled(true)
        TextField("name", text: $name)
        Button("save") {}
      }
    }
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { App() }
      #expect(focused(stage) == "name")
      stage.type("Ada")
      #expect(stage.rows.contains("field \"name\" = \"Ada\" @3 *"))
      #expect(stage.backend.revealed.isEmpty, "nobody asked for it, so nothing scrolls")
    }
  }

  private struct Late: View {
    let isLoading: Switch
    var body: some View {
      if isLoading.isOn { Text("loading") } else { Button("open") {} }
    }
  }

  @Test func theFirstElementThatComesLaterTakesTheFocusThatNothingCouldHave() {
    inVirtualTime { time in
      let isLoading = Switch(true)
      let stage = Stage(time, firstFocus: .element) { Late(isLoading: isLoading) }
      #expect(focused(stage) == nil)
      isLoading.isOn = false
      #expect(focused(stage) == "open")
      isLoading.isOn = true
      #expect(focused(stage) == nil)
      isLoading.isOn = false
      #expect(focused(stage) == "open")
    }
  }

  @Test func theFirstElementThatIsEnabledLaterTakesTheFocus() {
    inVirtualTime { time in
      let isOff = Switch(true)
      let stage = Stage(time, firstFocus: .element) { Switched(isOff: isOff) }
      #expect(focused(stage) == nil)
      isOff.isOn = false
      #expect(focused(stage) == "go")
    }
  }

  private struct Switched: View {
    let isOff: Switch
    var body: some View { Button("go") {}.disabled(isOff.isOn) }
  }

  @Test func aScreenThatWasGivenTheFocusKeepsItWhenElementsCome() {
    inVirtualTime { time in
      let isLoading = Switch(true)
      let stage = Stage(time, firstFocus: .element) { Late(isLoading: isLoading) }
      stage.tree.focus(nil)
      isLoading.isOn = false
      #expect(focused(stage) == nil)
      stage.press(.init(.tab))
      #expect(focused(stage) == "open")
    }
  }

  @Test func aFocusStateThatIsSetOnAppearMovesTheFirstFocus() {
    struct App: View {
      @FocusState private var isSecond: Bool
      var body: some View {
        Button("first") {}
        Button("second") {}.focused($isSecond)
        Text("").onAppear { isSecond = true }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { App() }
      #expect(focused(stage) == "second")
    }
  }
}

@Observable private final class Switch {
  var isOn: Bool

  init(_ isOn: Bool) {
    self.isOn = isOn
  }
}
