import Testing
import TributaryTime
import TributaryViews

@Suite struct FocusTests {
  private final class Switches {
    var set: (String, Bool, Bool) -> Void = { _, _, _ in }
  }

  /// Buttons a, b, c, which the test takes out and disables.
  private struct Buttons: View {
    let switches: Switches
    @State private var gone: Set<String> = []
    @State private var disabled: Set<String> = []
    var body: some View {
      ForEach(["a", "b", "c"], id: \.self) { name in
        if !gone.contains(name) { Button(name) {}.disabled(disabled.contains(name)) }
      }
      .onAppear {
        switches.set = { name, isGone, isDisabled in
          if isGone { gone.insert(name) } else { gone.remove(name) }
          if isDisabled { disabled.insert(name) } else { disabled.remove(name) }
        }
      }
    }
  }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  @Test func tabGoesRoundInReadingOrder() {
    inVirtualTime { time in
      let stage = Stage(time) { Buttons(switches: Switches()) }
      var seen: [String?] = []
      for _ in 0..<4 {
        stage.press(.init(.tab))
        seen.append(focused(stage))
      }
      stage.press(.init(.tab, modifiers: .shift), .init(.tab, modifiers: .shift))
      #expect(seen + [focused(stage)] == ["a", "b", "c", "a", "b"])
    }
  }

  @Test func arrowsGoToTheNeighbourThatTheBackendNames() {
    inVirtualTime { time in
      let stage = Stage(time) { Buttons(switches: Switches()) }
      stage.press(.init(.right))
      #expect(focused(stage) == "a")
      stage.press(.init(.right), .init(.down))
      #expect(focused(stage) == "c")
      #expect(stage.tree.press(.init(.right)) == false)
      stage.press(.init(.left))
      #expect(focused(stage) == "b")
      #expect(stage.rows.filter { $0.hasSuffix("*") } == ["button \"b\" *"])
    }
  }

  @Test func aDisabledElementIsLeftOut() {
    inVirtualTime { time in
      let switches = Switches()
      let stage = Stage(time) { Buttons(switches: switches) }
      switches.set("b", false, true)
      time.drain()
      #expect(stage.tree.focusOrder.map(\.accessibleLabel) == ["a", "c"])
      stage.tree.focus(stage.element("b"))
      #expect(focused(stage) == nil)
    }
  }

  @Test(arguments: [true, false])
  func theFocusGoesOnToTheNextElementWhenItsOwnGoesOrIsDisabled(isGone: Bool) {
    inVirtualTime { time in
      let switches = Switches()
      let stage = Stage(time) { Buttons(switches: switches) }
      stage.tree.focus(stage.element("b"))
      switches.set("b", isGone, !isGone)
      #expect(focused(stage) == "c")
      switches.set("c", isGone, !isGone)
      #expect(focused(stage) == "a")
      switches.set("a", isGone, !isGone)
      #expect(focused(stage) == nil)
      #expect(stage.rows.filter { $0.hasSuffix("*") } == [])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func theFocusStaysWithAnElementThatMoves() {
    struct List: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        ForEach(items, id: \.self) { item in Button(item) { items.reverse() } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { List() }
      stage.press(.init(.tab), .init(.enter))
      #expect(stage.rows.last { $0.hasPrefix("button") } == "button \"a\" *")
    }
  }
}
