import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

/// The definition of contract 116, from frames and offsets alone, so that the renderer does not judge itself.
private struct Visibility {
  let window: (width: Int, height: Int)
  let renderer: TerminalRenderer

  init(in stage: Stage, window: (width: Int, height: Int)) {
    self.window = window
    renderer = stage.renderer
  }

  /// How much of an element shows, and how much scrolling could show; nil for what no scrolling reaches.
  func sizes(of element: ElementNode) -> (shown: CellRect, most: (width: Int, height: Int))? {
    guard let box = renderer.box(of: element) else { return nil }
    var part = box.frame
    var most = (width: part.width, height: part.height)
    var isScrolled = false
    var around = element.enclosingElement
    while let current = around {
      guard let box = renderer.box(of: current) else { return nil }
      if let scroll = cutting(current, box) {
        let viewport = CellRect(column: 0, row: 0, width: scroll.viewport.width, height: scroll.viewport.height)
        clip(&part, &most, to: viewport, of: scroll)
        if current.enclosingElement == nil { isScrolled = true }
      }
      part.column += box.frame.column
      part.row += box.frame.row
      around = current.enclosingElement
    }
    let all = CellRect(column: 0, row: 0, width: window.width, height: window.height)
    // Where the root does not scroll, what negative spacing puts out of the window stays there.
    if !isScrolled { lose(part, beyond: all, from: &most) }
    part = part.intersection(all)
    most = (min(most.width, window.width), min(most.height, window.height))
    return most.width == 0 || most.height == 0 ? nil : (part, most)
  }

  /// What a scroll area cuts off; a page does so only where its content does not fit.
  private func cutting(_ element: ElementNode, _ box: LayoutBox) -> ScrollState? {
    guard let scroll = box.scroll else { return nil }
    switch element.content {
    case .scroll, .list: return scroll
    default:
      let isOverflowing =
        scroll.content.width > scroll.viewport.width || scroll.content.height > scroll.viewport.height
      return isOverflowing ? scroll : nil
    }
  }

  private func clip(
    _ part: inout CellRect, _ most: inout (width: Int, height: Int), to viewport: CellRect, of scroll: ScrollState
  ) {
    // Negative spacing may put an element before the start of the content or behind its end, where nothing scrolls to.
    let content = CellRect(
      column: -scroll.offset.column, row: -scroll.offset.row, width: max(scroll.content.width, viewport.width),
      height: max(scroll.content.height, viewport.height))
    lose(part, beyond: content, from: &most)
    most = (min(most.width, viewport.width), min(most.height, viewport.height))
    part = part.intersection(viewport)
  }

  /// Takes off what of a part lies outside of where scrolling reaches.
  private func lose(_ part: CellRect, beyond reach: CellRect, from most: inout (width: Int, height: Int)) {
    let reachable = part.intersection(reach)
    most.width = max(0, most.width - (part.width - reachable.width))
    most.height = max(0, most.height - (part.height - reachable.height))
  }
}

@Suite struct FocusInViewTests {
  @Test(arguments: SeededGenerator.seeds(40))
  func theFocusIsInViewAfterEachKeyChangeAndResize(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // A frame of a given size may leave its content no room, a layer covers what is behind.
    let kinds: [Item.Kind] = [
      .text, .row, .column, .scroll, .button, .field, .border, .style, .spacer, .divider, .group, .toggle, .progress,
    ]
    let item = Item(using: &random, depth: 4, kinds: kinds)
    var size = (width: Int.random(in: 12...40, using: &random), height: Int.random(in: 3...12, using: &random))
    let stage = Stage(size.width, size.height) { ItemView(item: item) }
    // An arrow without a neighbor scrolls, and a first focus is not scrolled to: the next key brings the focus back.
    var isFree = false
    for step in 0..<24 {
      let former = stage.tree.focused
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        stage.press(.tab)
        isFree = false
      case 2:
        stage.act { $0.press(KeyPress(.tab, modifiers: .shift)) }
        isFree = false
      case 3:
        stage.press(.down)
        isFree = stage.tree.focused === former
      case 4:
        size = (.random(in: 1...40, using: &random), .random(in: 1...12, using: &random))
        stage.resize(width: size.width, height: size.height)
        isFree = false
      default:
        stage.act { _ in item.change(using: &random) }
        if stage.tree.focused !== former { isFree = true }
      }
      let picture = stage.picture
      guard !isFree, let focused = stage.tree.focused,
        let sizes = Visibility(in: stage, window: size).sizes(of: focused)
      else {
        continue
      }
      #expect(
        (sizes.shown.width, sizes.shown.height) == sizes.most, "seed \(seed), step \(step), \(size)\n\(picture)")
    }
  }

  @Test func anElementThatIsHalfOutOfViewAfterAChangeIsBroughtBackWhole() {
    struct Form: View {
      let extra: Shared<Int>
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<extra.value, id: \.self) { Text("row \($0)") }
          Button {
          } label: {
            VStack { ForEach(["one", "two", "three"], id: \.self) { Text($0) } }
          }
        }
      }
    }
    let extra = Shared(1)
    let stage = Stage(12, 4) { Form(extra: extra) }
    stage.press(.tab)
    #expect(stage.renderer.rows[3].contains("three"))
    stage.act { _ in extra.value = 2 }
    #expect(stage.renderer.rows[3].contains("three"))
    #expect(stage.renderer.rows[1].contains("one"))
  }

  @Test func aPersonWhoScrolledAPartOfTheFocusOutIsNotFought() {
    let tick = Shared(0)
    let stage = Stage(12, 4) {
      VStack(alignment: .leading) {
        Button {
        } label: {
          Text("one\ntwo\nthree\nfour")
        }
        Text("tick \(tick.value)")
        ForEach(0..<9, id: \.self) { Text("row \($0)") }
      }
    }
    stage.press(.tab)
    stage.renderer.wheel(.down, column: 1, row: 1)
    #expect(stage.renderer.rows[0].contains("four"))
    stage.act { _ in tick.value = 100 }
    #expect(stage.renderer.rows[0].contains("four"))
    stage.press(.enter)
    #expect(stage.renderer.rows[0].contains("one"))
  }

  @Test func theOnlyElementOfAScreenComesBackIntoViewWithTab() {
    let stage = Stage(12, 3) {
      VStack {
        Button("only") {}
        ForEach(0..<9, id: \.self) { Text("row \($0)") }
      }
    }
    stage.press(.tab, .pageDown)
    #expect(!stage.picture.contains("only"))
    stage.press(.tab)
    #expect(stage.picture.contains("only"))
  }

  @Test func theCaretOfAFieldThatIsWiderThanTheWindowIsInView() {
    struct Wide: View {
      @State private var text = ""
      var body: some View { TextField("name", text: $text).frame(width: 30) }
    }
    let stage = Stage(12, 3) { Wide() }
    stage.press(.tab)
    #expect(stage.renderer.caret?.column == 0)
    let keys: [KeyEquivalent] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]
    for key in keys { stage.press(key) }
    #expect(stage.renderer.caret != nil)
    #expect(stage.picture.contains("nopq"))
    stage.press(.home)
    #expect(stage.renderer.caret?.column == 0)
  }
}
