import Testing
import TributaryStreams
import TributaryTime
import TributaryViews

@Suite struct DisclosureGroupTests {
  private struct Details: View {
    @State private var isOpen = false
    var body: some View {
      DisclosureGroup("Details", isExpanded: $isOpen) {
        Text("2 files")
        Button("Delete") {}
      }
      Button("turn") { isOpen.toggle() }
    }
  }

  private static let closed = "disclosure \"Details\" = \"collapsed\""
  private static let open = "disclosure \"Details\" = \"expanded\""

  private static func lines(_ stage: Stage) -> [String] {
    stage.rows.map { String($0.drop { $0 == " " }) }
  }

  @Test func enterSpaceAndAClickTurnIt() {
    inVirtualTime { time in
      let stage = Stage(time) { Details() }
      #expect(Self.lines(stage).contains(Self.closed) && !Self.lines(stage).contains("text \"2 files\""))
      stage.press(KeyPress(.tab), KeyPress(.enter))
      #expect(Self.lines(stage).contains(Self.open + " *") && Self.lines(stage).contains("text \"2 files\""))
      stage.press(KeyPress(" "))
      #expect(Self.lines(stage).contains(Self.closed + " *"))
      stage.click("Details")
      #expect(Self.lines(stage).contains(Self.open + " *"))
    }
  }

  @Test func rightShowsAndLeftHidesAndOtherwiseTheyMoveTheFocus() {
    inVirtualTime { time in
      let stage = Stage(time) { Details() }
      stage.press(KeyPress(.tab), KeyPress(.right))
      #expect(Self.lines(stage).contains(Self.open + " *"))
      stage.press(KeyPress(.right))
      #expect(stage.tree.focused?.accessibleLabel == "Delete")
      stage.press(KeyPress(.left), KeyPress(.left))
      #expect(Self.lines(stage).contains(Self.closed + " *"))
    }
  }

  @Test func itFollowsItsBinding() {
    inVirtualTime { time in
      let stage = Stage(time) { Details() }
      stage.click("turn")
      #expect(Self.lines(stage).contains(Self.open))
      stage.click("turn")
      #expect(Self.lines(stage).contains(Self.closed) && !Self.lines(stage).contains("button \"Delete\""))
    }
  }

  @Test func withoutABindingItKnowsItselfWhetherItIsOpen() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: true)
      let stage = Stage(time) {
        DisclosureGroup("own") { Text("inside") }
        DisclosureGroup("bound", isExpanded: relay) { Text("in the relay") }
        DisclosureGroup {
          Text("built")
        } label: {
          Text("of views")
        }
      }
      #expect(Self.lines(stage).contains("text \"in the relay\"") && !Self.lines(stage).contains("text \"inside\""))
      stage.click("own")
      stage.click("bound")
      stage.click("of views")
      #expect(Self.lines(stage).contains("text \"inside\"") && Self.lines(stage).contains("text \"built\""))
      #expect(!relay.value && !Self.lines(stage).contains("text \"in the relay\""))
    }
  }
}
