import Testing
import TributaryTime
import TributaryViews

@Suite struct ViewBuilderTests {
  private enum Phase: CaseIterable { case one, two, three, four }

  private struct Switching: View {
    @State private var phase = Phase.one
    var body: some View {
      switch phase {
      case .one: Button("one") { phase = .two }
      case .two:
        Button("two") { phase = .three }
        Text("second")
      case .three: Button("three") { phase = .four }
      case .four: EmptyView()
      }
      Text("end")
    }
  }

  @Test func aSwitchShowsOneBranchAndPutsTheNextInItsPlace() {
    inVirtualTime { time in
      let stage = Stage(time) { Switching() }
      #expect(stage.rows == ["button \"one\"", "  text \"one\"", "text \"end\""])
      stage.click("one")
      #expect(stage.lastCommit == ["remove button", "insert two before end", "insert second before end"])
      stage.click("two")
      #expect(stage.lastCommit == ["remove button", "remove second", "insert three before end"])
      stage.click("three")
      #expect(stage.lastCommit == ["remove button"])
      #expect(stage.rows == ["text \"end\""])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func aBlockHoldsAnyNumberOfViews() {
    inVirtualTime { time in
      let stage = Stage(time) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Group {}
      }
      #expect(stage.rows == (1...11).map { "text \"\($0)\"" })
    }
  }

  @Test func anOptionalViewComesAndGoesInItsPlace() {
    struct Maybe: View {
      @State private var name: String?
      var body: some View {
        Text("start")
        if let name { Text(name) }
        if #available(macOS 15, *) { Button("toggle") { name = name == nil ? "here" : nil } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Maybe() }
      stage.click("toggle")
      #expect(stage.lastCommit == ["insert here before toggle"])
      stage.click("toggle")
      #expect(stage.lastCommit == ["remove here"])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func twoOptionalViewsThatComeTogetherStandInOrder() {
    struct Two: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Text("a") }
        if isShown { Text("b") }
        Button("toggle") { isShown.toggle() }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Two() }
      stage.click("toggle")
      #expect(stage.rows == ["text \"a\"", "text \"b\"", "button \"toggle\"", "  text \"toggle\""])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func aHiddenTypeIsPatchedWhileItIsTheSameAndReplacedWhenItIsAnother() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Hidden: View {
      @State private var step = 0
      var body: some View {
        switchable
        Button("step") { step += 1 }
      }
      var switchable: AnyView {
        step < 2 ? AnyView(Counter(name: "step \(step)")) : AnyView(AnyView(Text("last")))
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Hidden() }
      stage.click("step 0 0")
      stage.click("step")
      #expect(stage.element("step 1 1") != nil)
      stage.click("step")
      #expect(stage.lastCommit == ["remove button", "insert last before step"])
    }
  }
}
