import Testing
import TributaryTime
import TributaryViews

@Suite struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Unmounted {
    @State var value = 7
  }

  @Test func readingBeforeMountingGivesTheInitialValue() {
    #expect(Unmounted().value == 7)
  }

  @Test func writingBeforeMountingTrapsWithASentence() async {
    await #expect(processExitsWith: .failure) {
      Unmounted().value = 8
    }
  }

  @Test func stateOutlivesTheValuesOfItsView() {
    struct Parent: View {
      @State private var name = "a"
      var body: some View {
        Counter(name: name)
        Button("rename") { name += "b" }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Parent() }
      stage.click("a0")
      stage.click("a1")
      stage.click("rename")
      #expect(stage.element("ab2") != nil)
      stage.click("ab2")
      #expect(stage.element("ab3") != nil)
    }
  }

  @Test func oneViewValueInTwoPlacesHasTwoStates() {
    struct Twice<Content: View>: View {
      let content: Content
      @State private var runs = 0
      var body: some View {
        content
        content
        Button("run \(runs)") { runs += 1 }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Twice(content: Counter(name: "n")) }
      stage.click("n0")
      #expect(stage.rows.filter { $0.hasPrefix("button") } == ["button \"n1\"", "button \"n0\"", "button \"run 0\""])
      stage.click("run 0")
      stage.click("n0")
      stage.click("n1")
      #expect(stage.rows.filter { $0.hasPrefix("button") } == ["button \"n2\"", "button \"n1\"", "button \"run 1\""])
    }
  }

  @Test func aValueMountedAgainStartsAnew() {
    struct Toggled<Content: View>: View {
      let content: Content
      @State private var isShown = true
      var body: some View {
        if isShown { content }
        Button("toggle") { isShown.toggle() }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Toggled(content: Counter(name: "n")) }
      stage.click("n0")
      #expect(stage.element("n1") != nil)
      stage.click("toggle")
      stage.click("toggle")
      #expect(stage.element("n0") != nil)
    }
  }

  @Test func aWriteRunsTheReadersAndNotTheOwner() {
    final class Log { var runs: [String] = [] }
    struct Child: View {
      let log: Log
      @Binding var text: String
      var body: some View {
        log.runs.append("child")
        return Text(text)
      }
    }
    struct Owner: View {
      let log: Log
      @State private var text = "a"
      var body: some View {
        log.runs.append("owner")
        return VStack {
          Child(log: log, text: $text)
          Button("write") { text += "b" }
        }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Owner(log: log) }
      #expect(log.runs == ["owner", "child"])
      stage.click("write")
      #expect(log.runs == ["owner", "child", "child"])
      #expect(stage.element("ab") != nil)
    }
  }

  @Test func aWriteOfAnEqualValueRunsNothing() {
    struct Same: View {
      @State private var items = [1, 2]
      @State private var closure: (() -> Void)?
      var body: some View {
        Text("\(items.count)\(closure == nil)")
        Button("same") {
          items = [1, 2]
          closure = nil
        }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Same() }
      stage.click("same")
      #expect(stage.tree.turns == 0)
    }
  }

  @Test func anOptionalStateStartsNil() {
    struct Choice: View {
      @State private var choice: Int?
      var body: some View { Button(choice.map { "\($0)" } ?? "none") { choice = 3 } }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Choice() }
      stage.click("none")
      #expect(stage.element("3") != nil)
    }
  }

  @Test func aWriteAfterTheViewWentIsKeptByNobody() {
    struct Late: View {
      let keep: (@escaping () -> Void) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { keep { count += 1 } }
      }
    }
    inVirtualTime { time in
      var write = {}
      let stage = Stage(time) { Late { write = $0 } }
      write()
      #expect(stage.element("1") != nil)
      stage.tree.unmount()
      write()
      #expect(stage.tree.turns == 1)
    }
  }
}
