import Testing
import TributaryTesting
import TributaryTime
import TributaryViews

@Suite struct BackendsTests {
  /// A backend that can only take commits.
  private final class Plain: Backend {
    let mirror = TreeMirror<PlainEntry>()
    func commit(_ changes: [Change]) { mirror.commit(changes) }
  }

  /// A backend on which everything stands the other way round.
  private final class Backwards: ScreenBackend, GeometryBackend, ScrollingBackend {
    let rows: [String] = []
    private(set) var scrolled: [KeyPress] = []
    func commit(_ changes: [Change]) {}
    func neighbor(
      of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]
    ) -> ElementNode? { direction == .up ? candidates.first : nil }
    func take(_ key: KeyPress) -> Bool {
      scrolled.append(key)
      return true
    }
  }

  private struct Rows: View {
    let count: Int
    var body: some View {
      List(0..<count, id: \.self) { Text("row \($0)") }
    }
  }

  private struct Buttons: View {
    @State private var presses = 0
    var body: some View {
      Text("presses: \(presses)")
      ForEach(["one", "two", "three"], id: \.self) { name in Button(name) { presses += 1 } }
    }
  }

  private func lines(_ mirror: TreeMirror<PlainEntry>) -> [String] {
    mirror.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func aBackendThatOnlyTakesCommitsHasTheReadingOrder() {
    inVirtualTime { time in
      let plain = Plain()
      let tree = ViewTree(scope: time.scope, backend: plain) { Buttons() }
      time.drain()
      #expect(tree.focused?.accessibleLabel == "one")
      #expect(tree.press(KeyPress(.down)))
      #expect(tree.focused?.accessibleLabel == "two")
      #expect(tree.press(KeyPress(.right)))
      #expect(!tree.press(KeyPress(.down)), "there is nothing after the last")
      #expect(tree.press(KeyPress(.up)))
      #expect(tree.focused?.accessibleLabel == "two")
      #expect(!tree.press(KeyPress(.pageDown)), "it cannot scroll")
      time.drain()
      #expect(plain.mirror.mistakes == [])
    }
  }

  @Test func aBackendWithoutPlacesShowsTheFirstRowsOfAListAndWhatIsRevealed() {
    inVirtualTime { time in
      let plain = Plain()
      let tree = ViewTree(scope: time.scope, backend: plain) {
        List(0..<1_000, id: \.self, selection: .constant(0)) { Text("row \($0)") }
      }
      time.drain()
      // As many again are mounted behind those that show.
      #expect(lines(plain.mirror).count == 1 + 2 * RowWindows.length)
      tree.press(KeyPress(.end))
      time.drain()
      #expect(lines(plain.mirror).contains { $0.contains("\"row 999\"") })
      #expect(plain.mirror.count < 100)
    }
  }

  @Test func aBackendThatComesLaterIsToldOfTheWholeTree() {
    inVirtualTime { time in
      let (first, second) = (Plain(), Plain())
      let tree = ViewTree(scope: time.scope, backend: first) { Buttons() }
      time.drain()
      tree.press(KeyPress(.tab))
      tree.press(KeyPress(.enter))
      tree.attach(second)
      #expect(second.mirror.description == first.mirror.description)
      #expect(second.mirror.focused === tree.focused)
      #expect(lines(second.mirror).contains { $0.contains("presses: 1") })
    }
  }

  @Test(arguments: SeededGenerator.seeds(40))
  func everyBackendHasTheSameTreeWhicheverItIsDrivenFrom(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    inVirtualTime { time in
      struct App: View {
        @State private var names = ["a", "b", "c"]
        @State private var text = ""
        var body: some View {
          TextField("text", text: $text)
          ForEach(names, id: \.self) { name in
            Button(name) { names = names.count > 5 ? ["z"] + names.suffix(2) : names.reversed() + [name + "'"] }
          }
          if text.count % 2 == 1 { Text("odd") }
        }
      }
      let screens = [TestBackend(), TestBackend()]
      let host = AppHost(scope: time.scope, backend: screens[0], width: 80, height: 24, onOutcome: { _ in }) { App() }
      host.tree.attach(screens[1])
      var late: [Plain] = []
      for step in 0..<30 {
        let from = screens.randomElement(using: &random)!
        switch Int.random(in: 0..<6, using: &random) {
        case 0: host.send(.key(KeyPress(.tab)), from: from)
        case 1: host.send(.key(KeyPress(.down)), from: from)
        case 2: host.send(.key(KeyPress("x")), from: from)
        case 3: host.send(.click(column: 0, row: .random(in: 0..<8, using: &random)), from: from)
        case 4:
          late.append(Plain())
          host.tree.attach(late[late.count - 1])
        default: if let gone = late.popLast() { host.tree.detach(gone) }
        }
        time.drain()
        #expect(screens[0].rows == screens[1].rows, "seed \(seed), step \(step)")
        #expect(screens.allSatisfy { $0.mistakes.isEmpty }, "seed \(seed), step \(step)")
        let whole = TreeMirror<PlainEntry>()
        var changes: [Change] = []
        host.tree.root.forEachElement { changes.append(.insert($0, into: host.tree.root, before: nil)) }
        if let focused = host.tree.focused { changes.append(.focus(from: nil, to: focused)) }
        whole.commit(changes)
        for plain in late {
          #expect(plain.mirror.description == whole.description, "seed \(seed), step \(step)")
          #expect(plain.mirror.mistakes == [], "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func theBackendThatAnEventCameFromSaysWhereKeysLead() {
    inVirtualTime { time in
      let (outline, backwards) = (TestBackend(), Backwards())
      let host = AppHost(scope: time.scope, backend: outline, width: 80, height: 24, onOutcome: { _ in }) { Buttons() }
      host.tree.attach(backwards)
      host.send(.key(KeyPress(.down)))
      #expect(host.tree.focused?.accessibleLabel == "two")
      host.send(.key(KeyPress(.down)), from: backwards)
      #expect(host.tree.focused?.accessibleLabel == "two")
      #expect(backwards.scrolled == [KeyPress(.down)], "nothing is below there, so it scrolls")
      host.send(.key(KeyPress(.down)), from: outline)
      #expect(host.tree.focused?.accessibleLabel == "three")
      host.tree.detach(backwards)
      host.send(.key(KeyPress(.up)), from: backwards)
      #expect(host.tree.focused?.accessibleLabel == "two", "a backend that was taken away leads no more")
    }
  }

  @Test func aListMountsWhatAnyBackendShows() {
    inVirtualTime { time in
      let (first, second) = (TestBackend(), TestBackend())
      let tree = ViewTree(scope: time.scope, backend: first) { Rows(count: 500) }
      time.drain()
      tree.attach(second)
      time.drain()
      var lists: [ListNode] = []
      tree.root.forEachElement { if let list = $0 as? ListNode { lists.append(list) } }
      second.scroll(lists[0], to: 100)
      time.drain()
      #expect(lists[0].visible == 0..<124)
      tree.detach(first)
      time.drain()
      #expect(lists[0].visible == 100..<124)
      tree.detach(second)
      time.drain()
      #expect(lists[0].visible == 100..<124, "the last backend of a tree stays")
    }
  }

  @Test func aBackendThatIsAttachedInATurnHearsOfItOnce() {
    struct Late: View {
      @State private var count = 0
      let attach: () -> Void
      var body: some View {
        Text("count: \(count)")
        Button("more") {
          count += 1
        }.onChange(of: count) { attach() }
      }
    }
    inVirtualTime { time in
      let (first, second) = (Plain(), Plain())
      var tree: ViewTree?
      tree = ViewTree(scope: time.scope, backend: first) { Late { tree?.attach(second) } }
      time.drain()
      tree?.press(KeyPress(.enter))
      time.drain()
      #expect(second.mirror.mistakes == [])
      #expect(second.mirror.description == first.mirror.description)
      tree?.unmount()
      tree = nil
    }
  }

  @Test func aBackendThatComesAndGoesInOneTurnIsNeverTold() {
    struct Late: View {
      @State private var count = 0
      let act: () -> Void
      var body: some View { Button("more \(count)") { count += 1 }.onChange(of: count) { act() } }
    }
    inVirtualTime { time in
      let (first, second) = (Plain(), Plain())
      var tree: ViewTree?
      tree = ViewTree(scope: time.scope, backend: first) {
        Late {
          tree?.attach(second)
          tree?.detach(second)
        }
      }
      time.drain()
      tree?.press(KeyPress(.enter))
      time.drain()
      #expect(second.mirror.root == nil)
      tree?.unmount()
      tree = nil
    }
  }

  @Test func aFocusThatMovesInAnEffectIsToldOnceToABackendThatComes() {
    struct Moving: View {
      @State private var count = 0
      let act: () -> Void
      var body: some View {
        Button("one") { count += 1 }.onChange(of: count) { act() }
        Button("two") {}
      }
    }
    inVirtualTime { time in
      let (first, second) = (Plain(), Plain())
      var tree: ViewTree?
      tree = ViewTree(scope: time.scope, backend: first) { Moving { tree?.focus(tree?.focusOrder.last) } }
      time.drain()
      tree?.press(KeyPress(.enter))
      tree?.attach(second)
      time.drain()
      #expect(tree?.focused?.accessibleLabel == "two")
      #expect(second.mirror.mistakes == [] && first.mirror.mistakes == [])
      #expect(second.mirror.focused === first.mirror.focused)
      tree?.unmount()
      tree = nil
    }
  }

  @Test func whatIsCoveredForgetsABackendThatWasTakenAway() {
    struct App: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("on") { path = [1] }
          Rows(count: 500).navigationDestination(for: Int.self) { _ in Button("back") { path = [] } }
        }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { App() }
      let backend = TestBackend()
      stage.tree.attach(backend)
      time.drain()
      var lists: [ListNode] = []
      func find(_ element: ElementNode) {
        if let list = element as? ListNode { lists.append(list) }
        element.forEachElement(find)
      }
      find(stage.tree.root)
      backend.scroll(lists[0], to: 100)
      time.drain()
      #expect(lists[0].visible == 0..<124)
      stage.click("on")
      stage.tree.detach(backend)
      stage.click("back")
      time.drain()
      #expect(lists[0].isMounted && lists[0].visible == 0..<24)
    }
  }

  @Test func noNumberOfAnElementIsUsedAgain() {
    struct Flicker: View {
      @State private var isThere = true
      var body: some View {
        Button("turn") { isThere.toggle() }
        if isThere { Text("there") }
      }
    }
    inVirtualTime { time in
      let plain = Plain()
      let tree = ViewTree(scope: time.scope, backend: plain) { Flicker() }
      time.drain()
      var seen: Set<Int> = []
      for _ in 0..<10 {
        tree.root.forEachElement { if case .text = $0.content { seen.insert($0.number) } }
        tree.press(KeyPress(.enter))
        tree.turn()
      }
      #expect(seen.count == 5)
      #expect(plain.mirror[0]?.element === tree.root)
      #expect(plain.mirror.mistakes == [])
    }
  }
}
