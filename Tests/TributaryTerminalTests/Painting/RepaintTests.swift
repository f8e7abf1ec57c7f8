import Testing
import TributaryTerminal
import TributaryTesting
import TributaryTime
import TributaryViews

/// A renderer that can be exchanged for one that knows nothing.
private final class Exchange {
  var renderer = TerminalRenderer(width: 40, height: 12)

  /// Puts a new renderer in the place of the old one; only how far things are scrolled is taken over.
  func renew(_ host: AppHost, width: Int, height: Int) {
    let tree = host.tree
    let (former, new) = (renderer, TerminalRenderer(width: width, height: height))
    func takeOver(_ element: ElementNode) {
      if let old = former.box(of: element), let box = new.box(of: element) {
        box.scroll = old.scroll
        box.listPlace = old.listPlace
        box.fieldStart = old.fieldStart
      }
      element.forEachElement(takeOver)
    }
    renderer = new
    tree.attach(new)
    takeOver(tree.root)
    tree.detach(former)
    new.followedFocus = former.followedFocus
  }

  /// Clicks a cell without the turn that an event of the host begins with.
  func click(_ host: AppHost, column: Int, row: Int) {
    guard let target = renderer.target(column: column, row: row) else { return }
    if let caret = target.caret {
      host.tree.placeCaret(in: target.element, at: caret)
    } else {
      host.tree.activate(target.element)
    }
  }
}

@Suite struct RepaintTests {
  /// What a cell shows and how.
  private func picture(_ renderer: TerminalRenderer) -> [String] {
    let grid = renderer.grid
    return zip(grid.rows, 0...).map { text, row in
      var styles: [String] = []
      for column in 0..<grid.width {
        let style = grid[column: column, row: row].style
        styles.append(style == .plain ? "." : "\(style.hashValue & 0xFFFF)")
      }
      return text + "|" + styles.joined(separator: " ")
    }
  }

  @Test("after any change, what is drawn again is as if all were", arguments: 0..<60)
  func repaintsAsIfAllWereNew(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let time = VirtualScheduler()
    let exchange = Exchange()
    var host: AppHost!
    let item = Item(using: &random, depth: 4)
    time.run {
      host = AppHost(scope: time.scope, backend: exchange.renderer, width: 40, height: 12, onOutcome: { _ in }) {
        ItemView(item: item)
      }
    }
    var size = (width: 40, height: 12)
    for step in 0..<40 {
      time.run {
        for _ in 0..<Int.random(in: 1...3, using: &random) { item.change(using: &random) }
        // Sometimes a person acts in the very turn that takes out what had the focus.
        switch Int.random(in: 0..<6, using: &random) {
        case 0: host.tree.press(KeyPress(.tab))
        case 1: host.tree.press(KeyPress(.down))
        case 2: host.tree.press(KeyPress(.enter))
        case 3: host.tree.press(KeyPress("x"))
        case 4: exchange.click(host, column: 10, row: 5)
        default: break
        }
      }
      act(host, exchange, time, &size, &random)
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      // Rows that a layout finds to show are mounted in a turn, which the new renderer would begin with.
      for _ in 0..<4 { time.run { _ = exchange.renderer.rows } }
      let shown = picture(exchange.renderer)
      let caret = exchange.renderer.caret
      time.run { exchange.renew(host, width: size.width, height: size.height) }
      let fresh = picture(exchange.renderer)
      #expect(shown == fresh, "seed \(seed), step \(step)")
      #expect(caret == exchange.renderer.caret, "seed \(seed), step \(step)")
      if shown != fresh { return }
    }
  }

  /// Does something that a person does.
  private func act(
    _ host: AppHost, _ exchange: Exchange, _ time: VirtualScheduler, _ size: inout (width: Int, height: Int),
    _ random: inout SeededGenerator
  ) {
    let (column, row) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<12, using: &random))
    let choice = Int.random(in: 0..<12, using: &random)
    if choice == 0 {
      size = (.random(in: 0...60, using: &random), .random(in: 0...20, using: &random))
    }
    let window = size
    time.run {
      switch choice {
      case 0: host.send(.resize(width: window.width, height: window.height), from: exchange.renderer)
      case 1: host.tree.press(KeyPress(.tab))
      case 2: host.tree.press(KeyPress(.down))
      case 3: host.tree.press(KeyPress(.pageDown))
      case 4: host.tree.press(KeyPress("w"))
      case 5: host.tree.press(KeyPress(.enter))
      case 6: exchange.renderer.wheel(.down, column: column, row: row)
      case 7: exchange.renderer.wheel(.left, column: column, row: row)
      case 8: exchange.click(host, column: column, row: row)
      default: _ = exchange.renderer.rows
      }
    }
  }

  @Test("keys that come together: the focus moves, and what had it goes, before anything is drawn")
  func takesKeysThatComeTogether() {
    struct Menu: View {
      @State private var isOpen = false

      var body: some View {
        if isOpen {
          Text("open")
        } else {
          VStack {
            VStack {
              VStack {
                Button("first") {}
                Button("second") { isOpen = true }
              }
              .padding()
            }
            .border()
          }
        }
      }
    }
    let stage = Stage(20, 8) { Menu() }
    stage.press(.tab)
    #expect(stage.focus == "first")
    stage.act { tree in
      tree.press(KeyPress(.down))
      tree.press(KeyPress(.enter))
    }
    #expect(stage.renderer.rows.filter { !$0.isEmpty } == ["        open"])
  }

  @Test("a scroll view paints nothing outside its frame, whatever is in it", arguments: 0..<60)
  func paintsInsideItsFrame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let item = Item(using: &random, depth: 4, kinds: Item.kindsInPlace)
    let row = String(repeating: "~", count: 30)
    let stage = Stage(30, 12) {
      ZStack(alignment: .topLeading) {
        Text(Array(repeating: row, count: 12).joined(separator: "\n"))
        ScrollView([.horizontal, .vertical]) { ItemView(item: item) }
          .frame(width: 11, height: 5).padding(EdgeInsets(top: 3, leading: 7, bottom: 0, trailing: 0))
      }
    }
    for step in 0..<20 {
      stage.act { _ in item.change(using: &random) }
      stage.press([.tab, .down, .right, .pageDown, .end].randomElement(using: &random) ?? .tab)
      let grid = stage.renderer.grid
      let frame = CellRect(column: 7, row: 3, width: 11, height: 5)
      var isClean = true
      for row in 0..<12 {
        for column in 0..<30 where !frame.contains(column: column, row: row) {
          if grid[column: column, row: row] != grid[column: 0, row: 0] { isClean = false }
        }
      }
      #expect(isClean, "seed \(seed), step \(step):\n\(stage.picture)")
      #expect(stage.renderer.rows[0] == row)
    }
  }
}
