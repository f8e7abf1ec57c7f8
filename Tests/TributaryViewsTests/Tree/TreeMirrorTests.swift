import Testing
import TributaryFlow
import TributaryTime
import TributaryViews

@Suite struct TreeMirrorTests {
  /// A backend that keeps something of its own on each element.
  private final class Counting: Backend {
    let mirror = TreeMirror(of: Entry.self)
    func commit(_ changes: [Change]) { mirror.commit(changes) }

    final class Entry: MirrorEntry {
      let element: ElementNode
      unowned var parent: Entry?
      var children: [Entry] = []
      var mark = 0

      init(_ element: ElementNode, in parent: Entry?) {
        self.element = element
        self.parent = parent
      }
    }

    func entry(_ label: String) -> Entry? {
      var found: Entry?
      mirror.forEach { element, _ in
        if element.accessibleLabel == label { found = mirror[element] }
        return true
      }
      return found
    }
  }

  private struct Presenter: View {
    @State private var isOpen = false
    var body: some View {
      Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Button("inside") {} }
    }
  }

  @Test func anEntryKnowsWhatIsAboveAndBelowIt() {
    inVirtualTime { time in
      let backend = Counting()
      let tree = ViewTree(scope: time.scope, backend: backend) {
        HStack { ForEach(["a", "b"], id: \.self) { Text($0) } }
      }
      let root = backend.mirror.root
      #expect(root?.element === tree.root && root?.parent == nil)
      let row = root?.children.first
      #expect(row?.parent === root)
      #expect(row?.children.map(\.element.accessibleLabel) == ["a", "b"])
      #expect(backend.entry("b")?.parent === row && backend.mirror.mistakes == [])
    }
  }

  @Test func anElementThatComesBackIntoSightHasTheSameEntry() {
    inVirtualTime { time in
      let backend = Counting()
      let navigator = Navigator(Screen("Movies") { Presenter() })
      let tree = ViewTree(scope: time.scope, backend: backend) { NavigationView(navigator) }
      time.drain()
      tree.press(KeyPress(.enter))
      time.drain()
      backend.entry("inside")?.mark = 7
      navigator.push(Screen("Dune") { Text("details") })
      time.drain()
      #expect(backend.entry("inside") == nil)
      navigator.pop()
      time.drain()
      #expect(backend.entry("inside")?.mark == 7)
      #expect(backend.mirror.mistakes == [])
    }
  }

  @Test func anElementThatIsUnmountedOutOfSightIsReleased() {
    inVirtualTime { time in
      let backend = Counting()
      let presenter = Screen("Dune") { Presenter() }
      let navigator = Navigator(Screen("Movies") { Text("list") })
      navigator.push(presenter)
      let tree = ViewTree(scope: time.scope, backend: backend) { NavigationView(navigator) }
      time.drain()
      tree.press(KeyPress(.enter))
      time.drain()
      weak let inside = backend.entry("inside")
      #expect(inside != nil)
      navigator.push(Screen("Cast") { Text("names") })
      time.drain()
      #expect(inside != nil)
      presenter.endWithFlow()
      navigator.push(Screen("Crew") { Text("more names") })
      time.drain()
      #expect(inside == nil && backend.mirror.mistakes == [])
    }
  }
}
