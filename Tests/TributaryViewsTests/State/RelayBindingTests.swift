import Testing
import TributaryStreams
import TributaryTime
import TributaryViews

/// Relays and controls where a view takes a binding.
@Suite struct RelayBindingTests {
  private struct Model {
    let text = BehaviorRelay(value: "a")
    let count = BehaviorRelay(value: 0)
  }

  private struct Form: View {
    let model: Model
    @State private var isOpen = true
    var body: some View {
      if isOpen {
        TextField("text", text: model.text)
        Reader(count: model.count)
      }
      Button("toggle") { isOpen.toggle() }
    }
  }

  private struct Reader: View {
    @Binding var count: Int
    init(count: BehaviorRelay<Int>) { _count = Binding(count) }
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `a field edits a relay and shows what the relay accepts`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Form(model: model) }
      stage.press(.init(.tab))
      stage.type("b")
      #expect(model.text.value == "ab")
      model.text.accept("xyz")
      #expect(stage.rows.first == "field \"text\" = \"xyz\" @3 *")
    }
  }

  @Test func `a view that reads a relay in its body runs again when it accepts, and no other does`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Form(model: model) }
      stage.click("count 0")
      #expect(model.count.value == 1)
      #expect(stage.element("count 1") != nil)
      model.count.accept(7)
      #expect(stage.lastCommit == ["content count 7"])
      #expect(stage.tree.turns == 2)
    }
  }

  @Test func `several values before a turn are one run`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Form(model: model) }
      for count in 1...10 { model.count.accept(count) }
      #expect(stage.element("count 10") != nil)
      #expect(stage.tree.turns == 1)
    }
  }

  // What is alive is counted for the process, so these have processes of their own.

  @Test func `nothing listens to a relay once the views went, however often they came`() async {
    await #expect(processExitsWith: .success) {
      inVirtualTime { time in
        let model = Model()
        let stage = Stage(time) { Form(model: model) }
        stage.click("toggle")
        let before = Resources.total
        for _ in 0..<1000 {
          stage.click("toggle")
          #expect(Resources.total == before + 2)
          stage.click("toggle")
          #expect(Resources.total == before)
        }
        stage.click("toggle")
        stage.tree.unmount()
        #expect(Resources.total == before)
      }
    }
  }

  private struct Label: View {
    let relay: BehaviorRelay<String>
    @State private var reads = true
    var body: some View {
      Text(reads ? Binding(relay).wrappedValue : "none")
      Button("stop") { reads = false }
    }
  }

  @Test func `a binding that is made and read in a body is heard of until the body reads it no more`() async {
    await #expect(processExitsWith: .success) {
      inVirtualTime { time in
        let relay = BehaviorRelay(value: "a")
        let before = Resources.total
        let stage = Stage(time) { Label(relay: relay) }
        for value in ["b", "c"] {
          relay.accept(value)
          #expect(stage.element(value) != nil)
          #expect(Resources.total == before + 1)
        }
        stage.click("stop")
        #expect(stage.element("none") != nil)
        #expect(Resources.total == before)
      }
    }
  }

  @Test func `a relay says when somebody else writes what is there already, and the field shows it`() {
    inVirtualTime { time in
      let text = BehaviorRelay(value: "")
      // A model that trims: its answer comes while the field writes.
      let trimming = text.subscribe(onNext: { if $0.hasSuffix(" ") { text.accept(String($0.dropLast())) } })
      let stage = Stage(time) { TextField("text", text: text) }
      stage.press(.init(.tab))
      stage.type("a ")
      #expect(text.value == "a")
      #expect(stage.rows == ["field \"text\" = \"a \" @2 *"])
      text.accept("a")
      #expect(stage.rows == ["field \"text\" = \"a\" @1 *"])
      trimming.dispose()
    }
  }

  @Test func `another relay in the same place is another text`() {
    struct Chosen: View {
      let texts: [BehaviorRelay<String>]
      @State private var index = 0
      var body: some View {
        TextField("text", text: texts[index])
        Button("next") { index = 1 }.keyboardShortcut("n", modifiers: .control)
      }
    }
    inVirtualTime { time in
      let texts = ["a", "b"].map { BehaviorRelay(value: $0) }
      let stage = Stage(time) { Chosen(texts: texts) }
      stage.press(.init(.tab), .init("n", modifiers: .control))
      #expect(stage.rows.first == "field \"text\" = \"b\" @1 *")
      stage.type("c")
      #expect(texts.map(\.value) == ["a", "bc"])
    }
  }

  @Test func `a field edits a control, be it one that tells of what it is told or not`() {
    inVirtualTime { time in
      let said = BehaviorRelay(value: "a")
      let loud = ControlProperty(values: said, valueSink: said)
      let told = PublishRelay<String>()
      var taken: [String] = []
      let taking = told.subscribe(onNext: { taken.append($0) })
      let quiet = ControlProperty(values: Observable.just("a").concat(.never()), valueSink: told)
      let stage = Stage(time) {
        TextField("loud", text: loud)
        TextField("quiet", text: quiet)
      }
      stage.press(.init(.tab))
      stage.type("b")
      stage.press(.init(.tab))
      stage.type("c")
      #expect(said.value == "ab")
      #expect(taken == ["ac"])
      said.accept("xy")
      #expect(stage.rows == ["field \"loud\" = \"xy\" @2", "field \"quiet\" = \"ac\" @2 *"])
      taking.dispose()
    }
  }

  @Test func `a property of a relay's value is a binding too`() {
    struct Name: Equatable { var first = "Ada", last = "L" }
    inVirtualTime { time in
      let name = BehaviorRelay(value: Name())
      let stage = Stage(time) { TextField("last", text: Binding(name).last) }
      stage.press(.init(.tab))
      stage.type("o")
      #expect(name.value == Name(first: "Ada", last: "Lo"))
      name.accept(Name(first: "A", last: "B"))
      #expect(stage.rows == ["field \"last\" = \"B\" @1 *"])
    }
  }

  private enum Size: String, CaseIterable { case small, large }

  @Test func `toggles, pickers, tabs and lists take relays`() {
    inVirtualTime { time in
      let isOn = BehaviorRelay(value: false)
      let size = BehaviorRelay(value: Size.small)
      let tab = BehaviorRelay(value: 1)
      let row = BehaviorRelay<Int?>(value: nil)
      let stage = Stage(time) {
        Toggle("toggle", isOn: isOn)
        Picker("size", selection: size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }.pickerStyle(
          .inline)
        TabView(selection: tab) {
          Tab("one", value: 1) { Text("first") }
          Tab("two", value: 2) { Text("second") }
        }
        List(selection: Binding(row)) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
      }
      stage.press(.init(.tab), .init(" "), .init(.tab), .init(.down), .init(.tab), .init(.right))
      #expect(isOn.value && size.value == .large && tab.value == 2)
      stage.press(.init(.tab), .init(.down))
      #expect(row.value != nil)
      tab.accept(1)
      isOn.accept(false)
      #expect(stage.element("first") != nil)
      #expect(stage.rows.contains { $0.contains("toggle") && $0.contains("off") })
    }
  }

  @Test func `two trees read one relay, each in its own turns`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: "a")
      let stages = (0..<2).map { _ in Stage(time) { TextField("t", text: relay) } }
      relay.accept("b")
      for stage in stages { #expect(stage.rows == ["field \"t\" = \"b\" @1"]) }
      stages[0].tree.unmount()
      relay.accept("c")
      #expect(stages[1].rows == ["field \"t\" = \"c\" @1"])
    }
  }
}
