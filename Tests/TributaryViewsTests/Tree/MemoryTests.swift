import Observation
import Testing
import TributaryTime
import TributaryViews

@Suite struct MemoryTests {
  fileprivate final class Token {}

  /// A view that holds a token in each place where a view can hold one.
  private struct Holder: View {
    @State private var token: Token
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let other: Token

    init(_ token: Token) {
      _token = State(initialValue: token)
      other = token
    }

    var body: some View {
      VStack {
        Button("a") { _ = token }.keyboardShortcut("a").accessibilityLabel("b")
        TextField("b", text: $text).focused($isFocused).onSubmit { _ = other }
        Text("c").onAppear { _ = token }.onDisappear { _ = token }.onChange(of: text) { _ = token }
          .task { _ = token }
      }
      .environment(\.lineLimit, 2)
    }
  }

  @Test func unmountingFreesEverything() {
    inVirtualTime { time in
      weak var token: Token?
      weak var tree: ViewTree?
      weak var root: ElementNode?
      do {
        let held = Token()
        token = held
        let stage = Stage(time) { Holder(held) }
        time.drain()
        stage.press(.init(.tab), .init(.enter), .init(.tab), .init("x"))
        tree = stage.tree
        root = stage.tree.root
        stage.tree.unmount()
      }
      time.drain()
      #expect(token == nil)
      #expect(tree == nil)
      #expect(root == nil)
    }
  }

  @Test func aRowThatWentIsFreedWithItsState() {
    struct Row: View {
      @State private var token: Token
      init(_ token: Token) { _token = State(initialValue: token) }
      var body: some View { Button("row") { _ = token } }
    }
    struct List: View {
      let made: (Token) -> Void
      @State private var items = [1, 2, 3]
      var body: some View {
        ForEach(items, id: \.self) { _ in Row(make()) }
        Button("drop") { items.removeFirst() }
      }
      func make() -> Token {
        let token = Token()
        made(token)
        return token
      }
    }
    inVirtualTime { time in
      final class Count {
        private var tokens: [() -> Token?] = []
        func add(_ token: Token) { tokens.append { [weak token] in token } }
        var alive: Int { tokens.count { $0() != nil } }
      }
      let count = Count()
      let stage = Stage(time) { List { count.add($0) } }
      #expect(count.alive == 3)
      stage.click("drop")
      stage.backend.forget()
      // Each row's state holds its first token; the value that a later run made holds one more.
      #expect(count.alive <= 4)
      stage.click("drop")
      stage.click("drop")
      stage.backend.forget()
      #expect(count.alive == 0)
      #expect(stage.rows == ["button \"drop\"", "  text \"drop\""])
    }
  }
}
