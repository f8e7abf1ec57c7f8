import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime
import TributaryViews

/// Objects of the user run code as they are released: they write states, send, dispose, schedule and move the focus.
///
/// Nothing of the tree may be half changed then.
@Suite struct ReentrantReleaseTests {
  /// What a released object does to the app.
  private final class Hub {
    let relay = BehaviorRelay(value: 0)
    var writes: [() -> Void] = []
    var subscriptions: [Subscription] = []
    var made = 0
    var released = 0
    var scheduled = 0

    func make() -> Thing { Thing(hub: self) }

    func reenter() {
      released += 1
      for write in writes { write() }
      relay.accept(relay.value + 1)
      subscriptions.popLast()?.dispose()
      subscriptions.append(relay.subscribe(onNext: { _ in }))
      Scope.currentIfAny?.schedule { [self] in scheduled += 1 }
    }
  }

  /// An object whose release re-enters; it equals itself alone.
  private final class Thing: Hashable {
    let hub: Hub
    init(hub: Hub) {
      self.hub = hub
      hub.made += 1
    }
    deinit { hub.reenter() }
    func use() {}
    static func == (one: Thing, other: Thing) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Reads what a released object changes, apart from the view under test.
  private struct Readers: View {
    let hub: Hub
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("count \(count), relay \(hub.relay.value)")
      Button("focus") {}.focused($isFocused)
        .onAppear { hub.writes += [{ count += 1 }, { isFocused.toggle() }] }
    }
  }

  private struct Host: View {
    let hub: Hub
    let content: (Hub, Int) -> AnyView
    @State private var generation = 0
    @State private var isThere = true
    var body: some View {
      Button("next") { generation += 1 }
      Button("toggle") { isThere.toggle() }
      if isThere { content(hub, generation) }
      Readers(hub: hub)
    }
  }

  private struct StateCase: View {
    let hub: Hub
    @State private var thing: Thing?
    @State private var things: [Thing] = []
    var body: some View {
      Button("change \(thing == nil)") {
        thing = thing == nil ? hub.make() : nil
        things = [hub.make(), hub.make()]
      }
      // The state writes itself as its value goes.
      .onAppear { hub.writes.append { thing = nil } }
      Child(thing: $thing)
    }

    struct Child: View {
      @Binding var thing: Thing?
      var body: some View { Text(thing == nil ? "none" : "one") }
    }
  }

  private struct FocusCase: View {
    let things: [Thing]
    @FocusState private var focused: Thing?
    var body: some View {
      ForEach(things, id: \.self) { thing in
        Button("take") { focused = thing }.focused($focused, equals: thing)
      }
    }
  }

  private struct EnvironmentCase: View {
    let thing: Thing
    var body: some View {
      Reader().environment(\.reentrantThing, AnyHashable(thing)).transformEnvironment(\.lineLimit) { [thing] _ in
        thing.use()
      }
    }

    struct Reader: View {
      @Environment(\.reentrantThing) private var thing
      var body: some View { Text(thing == nil ? "none" : "one") }
    }
  }

  private struct ListCase: View {
    let things: [Thing]
    @State private var choice: Thing?
    var body: some View {
      List(things, id: \.self, selection: $choice) { thing in
        HStack {
          Text("row")
          Button("act") { thing.use() }
        }
        .tag(thing)
      }
    }
  }

  private struct SheetCase: View {
    let thing: Thing
    @State private var item: Item?
    @State private var isPresented = false
    struct Item: Identifiable {
      let thing: Thing
      var id: ObjectIdentifier { ObjectIdentifier(thing) }
    }
    var body: some View {
      let thing = thing
      Button("present") {
        item = Item(thing: thing.hub.make())
        isPresented = true
      }
      .sheet(item: $item, onDismiss: { thing.use() }) { item in Dismisser(thing: item.thing) }
      .sheet(isPresented: $isPresented, onDismiss: { thing.use() }) { Dismisser(thing: thing) }
    }

    /// Closes its sheet, also from the release of an object that the sheet showed.
    struct Dismisser: View {
      let thing: Thing
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let dismiss = dismiss
        Button("close") {
          dismiss()
          thing.use()
        }
        .onAppear { thing.hub.writes.append { dismiss() } }
      }
    }
  }

  private struct NavigationCase: View {
    let thing: Thing
    @State private var navigator = Navigator(Screen("root") { Text("root") })
    var body: some View {
      let (thing, navigator) = (thing, navigator)
      Button("push") {
        let inner = thing.hub.make()
        navigator.push(
          Screen("a") {
            Text("a").leaveGuard { _ in
              inner.use()
              return .allowed
            }
            .navigationDestination(for: Int.self) { _ in
              let _ = inner.use()
              Text("to")
            }
          })
      }
      Button("pop") { navigator.pop() }
      NavigationView(navigator)
    }
  }

  private struct ModifierCase: View {
    let thing: Thing
    let hub: Hub
    @State private var text = ""
    var body: some View {
      let (thing, binding) = (thing, $text)
      TextField(
        "field",
        text: Binding(
          get: { [thing] in
            thing.use(); return binding.wrappedValue
          }, set: { binding.wrappedValue = $0 })
      )
      .onSubmit { thing.use() }
      .onAppear { thing.use() }
      .onDisappear { thing.use() }
      .onChange(of: thing) { thing.use() }
      .onReceive(hub.relay) { _ in thing.use() }
      .task { thing.use() }
      .task(id: thing) { thing.use() }
      .bindings { hub.relay.subscribe(onNext: { _ in thing.use() }) }
      .id(thing)
      Toggle(
        "toggle",
        isOn: Binding(
          get: { [thing] in
            thing.use(); return true
          }, set: { _ in }))
    }
  }

  private static var cases: [(name: String, content: (Hub, Int) -> AnyView)] {
    [
      ("state", { hub, _ in AnyView(StateCase(hub: hub)) }),
      ("focus", { hub, _ in AnyView(FocusCase(things: [hub.make(), hub.make()])) }),
      ("environment", { hub, _ in AnyView(EnvironmentCase(thing: hub.make())) }),
      ("list", { hub, _ in AnyView(ListCase(things: (0..<30).map { _ in hub.make() })) }),
      ("keyed rows", { hub, _ in AnyView(ForEach((0..<5).map { _ in hub.make() }, id: \.self) { _ in Text("row") }) }),
      ("sheets", { hub, _ in AnyView(SheetCase(thing: hub.make())) }),
      ("navigation", { hub, _ in AnyView(NavigationCase(thing: hub.make())) }),
      ("modifiers", { hub, _ in AnyView(ModifierCase(thing: hub.make(), hub: hub)) }),
    ]
  }

  @Test(arguments: cases.indices)
  func `what is released re-enters, and the tree stays whole`(index: Int) {
    inVirtualTime { time in
      let (name, content) = Self.cases[index]
      let hub = Hub()
      let stage = Stage(time) { Host(hub: hub, content: content) }
      for _ in 0..<3 {
        for label in ["next", "change true", "change false", "take", "present", "close", "push", "pop", "row"] {
          stage.click(label)
        }
        stage.press(.init(.tab), .init(.down), .init("x"))
      }
      stage.click("toggle")
      stage.click("toggle")
      #expect(stage.tree.failure == nil, "\(name)")
      #expect(stage.backend.mistakes == [], "\(name)")
      let shown = "count \(hub.released)"
      #expect(stage.rows.contains { $0.contains(shown) && $0.contains("relay \(hub.relay.value)") }, "\(name)")
      stage.tree.unmount()
      time.drain()
      #expect(hub.released > 3, "\(name)")
      _ = exchange(&hub.writes, with: [])
      stage.backend.forget()
      time.drain()
      #expect(hub.made == hub.released, "\(name): everything is released")
    }
  }

  @Test func `a row that was to run again is released in the turn that takes it out`() {
    struct Row: View {
      let hub: Hub
      let number: Int
      @State private var thing: Thing?
      var body: some View {
        let _ = thing
        Text("row \(number) \(hub.relay.value)").onAppear { thing = hub.make() }
      }
    }
    struct Rows: View {
      let hub: Hub
      @State private var count = 3
      var body: some View {
        Button("none") {
          hub.relay.accept(7)
          count = 0
        }
        ForEach(0..<count, id: \.self) { Row(hub: hub, number: $0) }
        Readers(hub: hub)
      }
    }
    inVirtualTime { time in
      let hub = Hub()
      let stage = Stage(time) { Rows(hub: hub) }
      stage.click("none")
      #expect(hub.released == 3)
      #expect(stage.rows.contains { $0.contains("count 3, relay 10") })
    }
  }

  @Test func `taking the tree down from a release in the midst of a turn waits for the end of the turn`() {
    final class Last {
      var end: () -> Void = {}
      deinit { end() }
    }
    struct Ending: View {
      let last: Last?
      var body: some View { Text(last == nil ? "none" : "one") }
    }
    struct Rows: View {
      // No initial value: the view would keep it.
      @State private var last: Last?
      let end: () -> Void
      var body: some View {
        Button("go") {
          last?.end = end
          last = nil
        }
        .onAppear { last = Last() }
        Ending(last: last)
        Text("after").onDisappear { end() }
      }
    }
    inVirtualTime { time in
      var tree: ViewTree?
      var childrenAtEnd: [Int] = []
      let stage = Stage(time) {
        Rows {
          tree?.unmount()
          childrenAtEnd.append(tree?.root.children.count ?? 0)
        }
      }
      tree = stage.tree
      stage.click("go")
      #expect(stage.tree.root.children.isEmpty)
      // First from the release, while the turn still runs; then from `onDisappear`.
      #expect(childrenAtEnd == [1, 0])
      tree = nil
    }
  }

  @Test func `elements that a backend keeps hold nothing of the app once it is unmounted`() {
    struct Controls: View {
      let thing: Thing
      @State private var text = ""
      @State private var isOn = false
      @State private var choice: Thing?
      var body: some View {
        let thing = thing
        Text("text")
        TextField("field", text: $text).onSubmit { thing.use() }
        Button("button") { thing.use() }
        Toggle("toggle", isOn: $isOn)
        List([thing], id: \.self, selection: $choice) { _ in Text("row") }
      }
    }
    inVirtualTime { time in
      let hub = Hub()
      let stage = Stage(time) {
        let thing = hub.make()
        Controls(thing: thing).environment(\.reentrantThing, AnyHashable(thing))
      }
      for label in ["field", "toggle", "row"] { stage.click(label) }
      var kept: [ElementNode] = []
      func keep(_ element: ElementNode) {
        kept.append(element)
        element.forEachElement(keep)
      }
      keep(stage.tree.root)
      #expect(kept.contains { $0.semantics.isSelected })
      stage.tree.unmount()
      time.drain()
      #expect((hub.made, hub.released) == (1, 1))
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `a tree that is unmounted while its focus moves keeps no element`() {
    final class Blind: Backend {
      func commit(_ changes: [Change]) {}
    }
    struct Weak { weak var element: ElementNode? }
    inVirtualTime { time in
      let tree = ViewTree(scope: time.scope, backend: Blind()) {
        Button("one") {}
        Button("two") {}
      }
      time.drain()
      var elements: [Weak] = []
      func note(_ element: ElementNode) {
        elements.append(Weak(element: element))
        element.forEachElement(note)
      }
      tree.root.forEachElement(note)
      tree.focus(tree.focusOrder.last)
      tree.unmount()
      #expect(elements.count == 4)
      #expect(elements.allSatisfy { $0.element == nil })
    }
  }
}

extension EnvironmentValues {
  fileprivate var reentrantThing: AnyHashable? {
    get { self[ReentrantKey.self] }
    set { self[ReentrantKey.self] = newValue }
  }
}

private enum ReentrantKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }
