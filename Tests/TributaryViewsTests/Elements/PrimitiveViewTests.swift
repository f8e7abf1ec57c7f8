import Testing
import TributaryStreams
import TributaryTime
import TributaryViews

@Suite struct PrimitiveViewTests {
  /// A primitive view whose every property is given.
  private struct Gauge: PrimitiveView {
    var content: PrimitiveContent
    var role = Role.progress
    var accessibleLabel: String?
    var accessibleValue: String?
    var isFocusable = false
    var onActivate: (() -> Void)?
    var onKey: ((KeyPress) -> Bool)?
  }

  /// A primitive view that is text and nothing else.
  private struct Words: PrimitiveView {
    let content: PrimitiveContent
  }

  /// A primitive view that acts.
  private struct Knob: PrimitiveView {
    let content = PrimitiveContent("o", kind: "knob")
    var accessibleLabel: String?
    var onActivate: (() -> Void)?
    var onKey: ((KeyPress) -> Bool)?
  }

  // MARK: For a person

  @Test func textAndNothingElseIsNamedByItsText() {
    inVirtualTime { time in
      let stage = Stage(time) {
        Words(content: PrimitiveContent("plain"))
        Words(content: PrimitiveContent("drawn", kind: "picture"))
        Words(content: PrimitiveContent("other")).accessibilityLabel("named")
      }
      #expect(stage.rows == ["text \"plain\"", "picture", "text \"named\""])
      #expect(!stage.tree.press(KeyPress(.tab)), "nothing can hold the focus")
    }
  }

  @Test func aLabelOfAModifierGoesBeforeThatOfTheView() {
    inVirtualTime { time in
      let gauge = Gauge(content: PrimitiveContent("##", kind: "gauge"), accessibleLabel: "own", accessibleValue: "2")
      let stage = Stage(time) {
        gauge
        gauge.accessibilityLabel("given")
        Button(action: {}) { gauge }
      }
      #expect(
        stage.rows == [
          "progress \"own\" = \"2\"", "progress \"given\" = \"2\"", "button \"own\"", "  progress \"own\" = \"2\"",
        ])
    }
  }

  @Test func aRowOfAListKeepsItsRoleWhenItsViewChanges() {
    /// It runs again without its list.
    struct Row: View {
      let count: BehaviorRelay<Int>
      var body: some View { Words(content: PrimitiveContent("count: \(count.value)")) }
    }
    inVirtualTime { time in
      let count = BehaviorRelay(value: 1)
      let stage = Stage(time) { List { Row(count: count) } }
      time.drain()
      count.accept(2)
      #expect(stage.element("count: 2")?.semantics.role == .row)
    }
  }

  // MARK: Input

  @Test func enterAndAClickActivateWhatActs() {
    inVirtualTime { time in
      var count = 0
      let stage = Stage(time, firstFocus: .element) { Knob(accessibleLabel: "knob", onActivate: { count += 1 }) }
      stage.press(KeyPress(.enter), KeyPress(" "))
      stage.click("knob")
      #expect(count == 3)
    }
  }

  @Test func aKeyThatTheViewTakesReachesNothingElse() {
    inVirtualTime { time in
      var keys: [KeyPress] = []
      var shortcuts = 0
      let stage = Stage(time, firstFocus: .element) {
        Knob(onKey: { key in
          keys.append(key)
          return key != KeyPress("s") && key != KeyPress(.tab)
        })
        Button("save") { shortcuts += 1 }.keyboardShortcut("s")
        Button("no") { Issue.record("the view took the key") }.keyboardShortcut("x")
      }
      stage.press(KeyPress(.enter), KeyPress("x"), KeyPress("s"), KeyPress(.tab))
      #expect(keys == [KeyPress(.enter), KeyPress("x"), KeyPress("s"), KeyPress(.tab)])
      #expect(shortcuts == 1)
      #expect(stage.tree.focused?.accessibleLabel == "save")
    }
  }

  @Test func aClickOnWhatOnlyTakesKeysGivesItTheFocus() {
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) {
        Button("first") {}
        Knob(accessibleLabel: "knob", onKey: { _ in true })
      }
      stage.click("knob")
      #expect(stage.tree.focused?.accessibleLabel == "knob")
    }
  }

  @Test func aDisabledOneTakesNothing() {
    inVirtualTime { time in
      var count = 0
      let stage = Stage(time, firstFocus: .element) {
        Knob(
          accessibleLabel: "knob", onActivate: { count += 1 },
          onKey: { _ in
            count += 1
            return true
          }
        )
        .disabled(true)
      }
      #expect(stage.rows == ["knob \"knob\" (disabled)"])
      #expect(stage.tree.focused == nil)
      stage.press(KeyPress(.enter))
      stage.click("knob")
      #expect(count == 0)
    }
  }

  @Test func theFocusLeavesWhatCannotHoldItAnyMore() {
    struct Turning: View {
      @State private var isOpen = true
      var body: some View {
        Knob(accessibleLabel: "knob", onActivate: isOpen ? { isOpen = false } : nil)
        Button("next") { isOpen = true }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { Turning() }
      stage.press(KeyPress(.enter))
      #expect(stage.tree.focused?.accessibleLabel == "next")
      #expect(stage.tree.focusOrder.count == 1)
      stage.press(KeyPress(.enter))
      #expect(stage.tree.focusOrder.count == 2)
    }
  }

  // MARK: Changes

  private struct Level: View {
    @State private var level = 1
    @State private var ticks = 0
    var body: some View {
      Gauge(
        content: PrimitiveContent("#", kind: "gauge", values: ["level": .integer(level)]), accessibleLabel: "level",
        accessibleValue: "\(level)")
      Button("tick") { ticks += 1 }
      Button("more \(ticks)") { level += 1 }
    }
  }

  @Test func anUnchangedValueIsCommittedToNoBackend() {
    inVirtualTime { time in
      let stage = Stage(time) { Level() }
      stage.click("tick")
      #expect(stage.lastCommit == ["content more 1"])
    }
  }

  @Test func aChangedValueIsOneChangeOfContentAndOneOfSemantics() {
    inVirtualTime { time in
      let stage = Stage(time) { Level() }
      stage.click("more 0")
      #expect(stage.lastCommit == ["content level", "semantics level"])
      #expect(stage.element("level")?.content == .primitive(PrimitiveContent("#", kind: "gauge", values: ["level": 2])))
    }
  }

  @Test func theClosuresOfAViewGoWithItsElement() {
    final class Held {}
    struct Gone: View {
      @State private var isThere = true
      let held: () -> Held
      var body: some View {
        Button("turn") { isThere.toggle() }
        if isThere { Holder(held: held()) }
      }
    }
    struct Holder: View {
      let held: Held
      var body: some View {
        Knob(onActivate: { _ = held }, onKey: { _ in withExtendedLifetime(held) { false } })
      }
    }
    inVirtualTime { time in
      weak var last: Held?
      let stage = Stage(time) {
        Gone {
          let held = Held()
          last = held
          return held
        }
      }
      time.drain()
      #expect(last != nil)
      stage.click("turn")
      #expect(last == nil)
    }
  }
}
