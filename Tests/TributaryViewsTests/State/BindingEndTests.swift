import Testing
import TributaryBindings
import TributaryStreams
import TributaryTime
import TributaryViews

/// A view's binding, state or model as an end of a two-way binding.
@Suite struct BindingEndTests {
  private struct Search: View {
    let query: BehaviorRelay<String>
    @State private var text = "start"
    @State private var isOpen = true
    var body: some View {
      if isOpen {
        TextField("text", text: $text).bindings { query <-> $text }
      }
      Button("toggle") { isOpen.toggle() }
      Button("clear") { text = "" }.keyboardShortcut("c", modifiers: .control)
    }
  }

  @Test func `the leader's value is in the state once the view is there, and it said nothing`() {
    inVirtualTime { time in
      let query = BehaviorRelay(value: "x")
      var said: [String] = []
      let listening = query.subscribe(onNext: { said.append($0) })
      let stage = Stage(time) { Search(query: query) }
      #expect(stage.rows.first == "field \"text\" = \"x\" @1")
      #expect(said == ["x"])
      listening.dispose()
    }
  }

  @Test func `typing, the relay and the view's own code write both`() {
    inVirtualTime { time in
      let query = BehaviorRelay(value: "x")
      var said: [String] = []
      let listening = query.subscribe(onNext: { said.append($0) })
      let stage = Stage(time) { Search(query: query) }
      stage.press(.init(.tab))
      stage.type("y")
      query.accept("z")
      #expect(stage.rows.first == "field \"text\" = \"z\" @1 *")
      stage.press(.init("c", modifiers: .control))
      #expect(stage.rows.first == "field \"text\" = \"\" @0 *")
      #expect(said == ["x", "xy", "z", ""])
      listening.dispose()
    }
  }

  @Test func `the answer of the other end waits until the edit ends`() {
    inVirtualTime { time in
      let query = BehaviorRelay(value: "")
      let shortening = query.subscribe(onNext: { if $0.count > 3 { query.accept(String($0.prefix(3))) } })
      let stage = Stage(time) { Search(query: query) }
      stage.press(.init(.tab))
      stage.type("abcde")
      #expect(query.value == "abc")
      #expect(stage.rows.first == "field \"text\" = \"abcde\" @5 *")
      stage.press(.init(.tab))
      #expect(stage.rows.first == "field \"text\" = \"abc\" @3")
      shortening.dispose()
    }
  }

  private struct Slow: View {
    let typed: BehaviorRelay<String>
    let query: BehaviorRelay<String>
    @State private var text = ""
    let isRelay: Bool
    var body: some View {
      if isRelay {
        TextField("text", text: typed)
      } else {
        TextField("text", text: $text).bindings { typed <-> $text }
      }
      Text(query.value).bindings { bind(typed, query, forward: .debounce(.milliseconds(300))) }
      Button("other") {}
    }
  }

  @Test(arguments: [true, false]) func `an answer that an operator delays is no word of somebody else's`(isRelay: Bool)
  {
    inVirtualTime { time in
      let (typed, query) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""))
      let trimming = query.subscribe(onNext: { if $0.last == " " { query.accept(String($0.dropLast())) } })
      let stage = Stage(time) { Slow(typed: typed, query: query, isRelay: isRelay) }
      stage.press(.init(.tab))
      stage.type("ab ")
      time.advance(by: .seconds(1))
      #expect(query.value == "ab" && typed.value == "ab")
      #expect(stage.rows.first == "field \"text\" = \"ab \" @3 *")
      stage.type("c")
      time.advance(by: .seconds(1))
      #expect(query.value == "ab c")
      query.accept("somebody")
      #expect(stage.rows.first?.hasPrefix("field \"text\" = \"somebody\"") == true)
      // Another writer's late answer is not the field's own.
      typed.accept("x ")
      #expect(stage.rows.first?.hasPrefix("field \"text\" = \"x \"") == true)
      time.advance(by: .seconds(1))
      #expect(stage.rows.first?.hasPrefix("field \"text\" = \"x\"") == true)
      stage.type(" ")
      time.advance(by: .seconds(1))
      #expect(stage.rows.first == "field \"text\" = \"x \" @2 *")
      stage.press(.init(.tab))
      #expect(stage.rows.first?.hasPrefix("field \"text\" = \"x\"") == true)
      trimming.dispose()
    }
  }

  enum Word: CaseIterable { case none, justBefore, longBefore }

  @Test(arguments: Word.allCases)
  func `an answer that passes two operators waits too, unless somebody else's word came before it`(word: Word) {
    inVirtualTime { time in
      let (typed, query, checked) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""), BehaviorRelay(value: ""))
      let check = PublishSubject<Void>()
      bind(typed, query, forward: .debounce(.milliseconds(300)))
      bind(query, checked, forward: .flatMapLatest { text in check.map { text } })
      let trimming = checked.subscribe(onNext: { if $0.last == " " { checked.accept(String($0.dropLast())) } })
      let stage = Stage(time) { TextField("text", text: typed) }
      stage.press(.init(.tab))
      stage.type("ab ")
      time.advance(by: .milliseconds(300))
      #expect(query.value == "ab ")
      if word != .none { typed.accept("x") }
      if word == .longBefore { time.advance(by: .milliseconds(1)) }
      check.onNext(())
      #expect(typed.value == "ab")
      #expect(stage.rows == [word == .none ? "field \"text\" = \"ab \" @3 *" : "field \"text\" = \"ab\" @2 *"])
      trimming.dispose()
    }
  }

  @Test func `a binding that is made in a view ends with it`() {
    inVirtualTime { time in
      let query = BehaviorRelay(value: "x")
      let stage = Stage(time) { Search(query: query) }
      stage.click("toggle")
      query.accept("y")
      stage.click("clear")
      #expect(query.value == "y")
      stage.click("toggle")
      #expect(stage.rows.first == "field \"text\" = \"y\" @1")
    }
  }

  @Test func `views that come and go a thousand times leave nothing alive`() async {
    await #expect(processExitsWith: .success) {
      inVirtualTime { time in
        let query = BehaviorRelay(value: "x")
        let stage = Stage(time) { Search(query: query) }
        stage.click("toggle")
        let before = Resources.total
        for _ in 0..<1000 {
          stage.click("toggle")
          #expect(Resources.total > before)
          stage.click("toggle")
        }
        #expect(Resources.total == before)
        stage.tree.unmount()
        #expect(Resources.total <= before)
      }
    }
  }

  private struct AllWays: View {
    let relay: BehaviorRelay<String>
    @State private var text = ""
    @State private var failure: ConversionFailure?
    var body: some View {
      TextField("a", text: relay)
      TextField("b", value: relay, via: .trimmed, failure: $failure)
      TextField("c", text: $text).bindings { relay <-> $text }
      Text(Binding(relay).wrappedValue)
    }
  }

  @Test func `a relay goes with its owner, in whatever ways a view used it`() {
    inVirtualTime { time in
      weak var relay: BehaviorRelay<String>?
      do {
        let held = BehaviorRelay(value: "x")
        relay = held
        let stage = Stage(time) { AllWays(relay: held) }
        for _ in 0..<3 {
          stage.press(.init(.tab))
          stage.type("y")
        }
        #expect(stage.rows.last == "text \"xyyy\"")
        stage.tree.unmount()
        stage.backend.forget()
      }
      time.drain()
      #expect(relay == nil)
    }
  }

  private final class Token {}

  private struct Box: Equatable {
    let token: Token
    static func == (left: Box, right: Box) -> Bool { left.token === right.token }
  }

  private struct Holder: View {
    @State private var box: Box
    let keep: (Binding<Box>) -> Void
    init(_ box: Box, keep: @escaping (Binding<Box>) -> Void) {
      _box = State(initialValue: box)
      self.keep = keep
    }
    var body: some View {
      Text("\(box == box)").onAppear { keep($box) }
    }
  }

  @Test func `a binding that is never ended keeps no state of a view that went`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: Box(token: Token()))
      weak var token: Token?
      do {
        let box = Box(token: Token())
        token = box.token
        let stage = Stage(time) { Holder(box) { bind(relay, $0, leader: .left) } }
        #expect(stage.rows.count == 1)
        stage.tree.unmount()
        stage.backend.forget()
      }
      time.drain()
      #expect(token == nil)
      weak var accepted: Token?
      do {
        let box = Box(token: Token())
        accepted = box.token
        relay.accept(box)
      }
      relay.accept(Box(token: Token()))
      #expect(accepted == nil)
    }
  }

  @Observable fileprivate final class Model {
    var name = "a"
    var nickname: String?
  }

  private struct Editor: View {
    @Bindable var model: Model
    let relay: BehaviorRelay<String>
    var body: some View {
      TextField("name", text: $model.name).bindings { $model.name <-> relay }
    }
  }

  @Test func `a property of a model is an end, which tells of its changes in the next turn`() {
    inVirtualTime { time in
      let model = Model()
      let relay = BehaviorRelay(value: "")
      let stage = Stage(time) { Editor(model: model, relay: relay) }
      stage.press(.init(.tab))
      stage.type("b")
      time.drain()
      #expect(relay.value == "ab")
      relay.accept("c")
      #expect(model.name == "c")
      #expect(stage.rows == ["field \"name\" = \"c\" @1 *"])
      model.name = "d"
      time.drain()
      #expect(relay.value == "d")
    }
  }

  @Test func `a binding that is never ended keeps no model`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: "")
      weak var model: Model?
      do {
        let held = Model()
        model = held
        let bindable = Bindable(held)
        bind(bindable.name, relay)
        #expect(relay.value == "a")
      }
      time.drain()
      #expect(model == nil)
    }
  }

  private struct Name: Equatable { var first = "Ada", last = "L" }

  private struct Parts: View {
    let last: BehaviorRelay<String>
    @State private var name = Name()
    var body: some View {
      Text("\(name.first) \(name.last)").bindings { last <-> $name.last }
      Button("marry") { name.last = "King" }
    }
  }

  @Test func `a property of a state is an end`() {
    inVirtualTime { time in
      let last = BehaviorRelay(value: "Byron")
      let stage = Stage(time) { Parts(last: last) }
      #expect(stage.rows.first == "text \"Ada Byron\"")
      stage.click("marry")
      #expect(last.value == "King")
      last.accept("Lovelace")
      #expect(stage.rows.first == "text \"Ada Lovelace\"")
    }
  }

  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  private struct Rows: View {
    let relay: BehaviorRelay<String>
    @State private var rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
    var body: some View {
      ForEach($rows) { $row in
        Text(row.name).bindings { if row.id == 2 { $row.name <-> relay } }
      }
      Button("first away") { rows.removeFirst() }
      Button("louder") { for index in rows.indices { rows[index].name += "!" } }
    }
  }

  @Test func `a row of a list is an end wherever it stands`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: "")
      let stage = Stage(time) { Rows(relay: relay) }
      time.drain()
      #expect(relay.value == "b")
      stage.click("louder")
      #expect(relay.value == "b!")
      stage.click("first away")
      relay.accept("c")
      #expect(stage.rows.first == "text \"c\"")
      stage.click("louder")
      #expect(relay.value == "c!")
    }
  }

  @Test func `a binding as a property of a control has the value, its changes, and takes what is bound to it`() {
    struct Form: View {
      @State private var text = "a"
      let take: (ControlProperty<String>) -> Void
      var body: some View {
        TextField("text", text: $text).onAppear { take($text.asControlProperty()) }
      }
    }
    inVirtualTime { time in
      var said: [String] = []
      let source = PublishRelay<String>()
      let bag = DisposeBag()
      let stage = Stage(time) {
        Form { property in
          property.subscribe(onNext: { said.append($0) }).disposed(by: bag)
          source.bind(to: property).disposed(by: bag)
        }
      }
      stage.press(.init(.tab))
      stage.type("b")
      source.accept("c")
      #expect(stage.rows == ["field \"text\" = \"c\" @1 *"])
      #expect(said == ["a", "ab", "c"])
    }
  }
}
