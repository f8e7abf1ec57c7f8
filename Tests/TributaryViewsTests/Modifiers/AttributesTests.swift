import Testing
import TributaryTime
import TributaryViews

@Suite struct AttributesTests {
  @Test func aLabelGoesThroughLayoutToWhatItNamesAndTheInnermostCounts() {
    inVirtualTime { time in
      let stage = Stage(time) {
        Button("x") {}.border().padding().accessibilityLabel("inner").accessibilityLabel("outer")
        VStack { Text("a") }.accessibilityLabel("group")
      }
      #expect(stage.element("inner")?.semantics.role == .button)
      #expect(stage.element("group")?.semantics.role == .group)
      #expect(stage.element("outer") == nil)
    }
  }

  @Test func aLabelThatChangesIsToldAsSemantics() {
    struct Square: View {
      @State private var isMarked = false
      var body: some View {
        Button(" ") { isMarked = true }.padding().accessibilityLabel(isMarked ? "marked" : "empty")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Square() }
      stage.click("empty")
      #expect(stage.lastCommit == ["semantics marked"])
    }
  }

  @Test func aShortcutActivatesFromAnywhereWhileTheButtonIsEnabled() {
    struct App: View {
      @State private var count = 0
      var body: some View {
        TextField("t", text: .constant(""))
        Button("add \(count)") { count += 1 }.keyboardShortcut("a").disabled(count == 2)
        Button("inner") { count += 100 }.keyboardShortcut("b").keyboardShortcut("c")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { App() }
      stage.press(.init("a"))
      #expect(stage.element("add 1") != nil)
      stage.press(.init(.tab), .init("a"))
      #expect(stage.element("add 1") != nil, "a field keeps the character")
      stage.press(.init(.tab), .init("a"), .init("a"))
      #expect(stage.element("add 2") != nil)
      stage.press(.init("c"))
      #expect(stage.element("add 2") != nil)
      stage.press(.init("b"))
      #expect(stage.element("add 102") != nil)
    }
  }

  @Test func whatIsPutRoundAViewWithABackdropIsMeantForTheView() {
    inVirtualTime { time in
      var pressed = 0
      let stage = Stage(time) {
        Button("front") { pressed += 1 }
          .background { Button("behind") {} }
          .accessibilityLabel("named")
          .keyboardShortcut("k")
      }
      #expect(stage.element("named")?.semantics.role == .button)
      #expect(stage.element("behind")?.semantics.role == .button)
      stage.type("k")
      #expect(pressed == 1)
    }
  }
}
