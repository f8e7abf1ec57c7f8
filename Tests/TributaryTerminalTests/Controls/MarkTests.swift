import Testing
import TributaryFlow
import TributaryTerminal
import TributaryTime
import TributaryViews

@Suite struct MarkTests {
  /// Every mark in every state: its glyphs in Unicode and in ASCII (`_` stands for what is marked), its word in an
  /// outline.
  private static let table: [(mark: MarkContent, unicode: String, ascii: String, word: String?)] = [
    (.toggle(.off), "[ ]_", "[ ]_", nil), (.toggle(.on), "[x]_", "[x]_", nil), (.toggle(.mixed), "[-]_", "[-]_", nil),
    (.radio(isSelected: false), "( )_", "( )_", nil), (.radio(isSelected: true), "(•)_", "(*)_", nil),
    (.row(isSelected: false), " _", " _", nil), (.row(isSelected: true), "▸_", ">_", nil),
    (.tab(isSelected: false), " _ ", " _ ", nil), (.tab(isSelected: true), "[_]", "[_]", nil),
    (.frame(.none), "_", "_", nil), (.frame(.small), "[_]", "[_]", "small bordered"),
    (.frame(.regular), "[ _ ]", "[ _ ]", "bordered"), (.menu, "▾_", "v_", nil),
    (.disclosure(isOpen: false), "▸_", ">_", nil), (.disclosure(isOpen: true), "▾_", "v_", nil),
    (.close, "×_", "x_", "close"), (.back, "‹_", "<_", "back"), (.crumb, "›_", ">_", "crumb"),
  ]

  @Test func everyMarkHasGlyphsInBothSetsAndTheSameRoomInBoth() {
    for row in Self.table {
      let unicode = MarkGlyphs(row.mark, in: .unicode)
      let ascii = MarkGlyphs(row.mark, in: .ascii)
      #expect(unicode.leading + "_" + unicode.trailing == row.unicode)
      #expect(ascii.leading + "_" + ascii.trailing == row.ascii)
      #expect((ascii.leading + ascii.trailing).utf8.allSatisfy { (0x20..<0x7F).contains($0) })
      #expect(TextWidth.columns(of: ascii.leading) == row.mark.room.leading)
      #expect(TextWidth.columns(of: ascii.trailing) == row.mark.room.trailing)
      #expect(row.mark.word == row.word)
    }
  }

  @Test func theTableHasEachMarkOnce() {
    #expect(Set(Self.table.map(\.mark)).count == Self.table.count)
    #expect(Set(Self.table.map { Self.kind(of: $0.mark) }).count == 10)
  }

  /// A new mark does not compile here until the number above follows.
  private static func kind(of mark: MarkContent) -> Int {
    switch mark {
    case .toggle: 0
    case .radio: 1
    case .row: 2
    case .tab: 3
    case .frame: 4
    case .menu: 5
    case .disclosure: 6
    case .close: 7
    case .back: 8
    case .crumb: 9
    }
  }

  private struct Form: View {
    @State private var size = "small"
    @State private var row: Int? = 1
    @State private var rows: Set<Int> = [0]
    @State private var isOn = true
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: $isOn)
        Picker("Menu", selection: $size) { options }
        Picker("Row", selection: $size) { options }.pickerStyle(.segmented)
        Picker("Lines", selection: $size) { options }.pickerStyle(.inline)
        Button("Save") {}.buttonStyle(.bordered)
        Button("X") {}.buttonStyle(.bordered).controlSize(.small)
        List(selection: $row) { ForEach(0..<2, id: \.self) { Text("one \($0)") } }.frame(height: 2)
        List(selection: $rows) { ForEach(0..<2, id: \.self) { Text("many \($0)") } }.frame(height: 2)
      }
    }

    private var options: some View { ForEach(["small", "large"], id: \.self) { Text($0) } }
  }

  /// A path of three screens, and a modal over it.
  private struct Screens: View {
    @State private var model: Model

    final class Model {
      let navigator: Navigator

      init(hasModal: Bool) {
        navigator = Navigator(Screen("Movies") { Text("list") })
        for title in ["Dune", "Cast"] { navigator.push(Screen(title) { Text("in \(title)") }) }
        if hasModal { navigator.present(Screen("Sign in") { Text("name") }) }
      }
    }

    init(hasModal: Bool) {
      _model = State(initialValue: Model(hasModal: hasModal))
    }

    var body: some View { NavigationView(model.navigator) }
  }

  private static func withHost<Result>(
    _ glyphs: GlyphSet, width: Int, @ViewBuilder _ content: @escaping () -> some View,
    read: (AppHost, TerminalRenderer) -> Result
  ) -> Result {
    let time = VirtualScheduler()
    let renderer = TerminalRenderer(width: width, height: 13, glyphs: glyphs)
    return time.run {
      let host = AppHost(
        scope: time.scope, backend: renderer, width: width, height: 13, firstFocus: .screen, onOutcome: { _ in },
        content
      )
      time.drain()
      defer { host.end() }
      return read(host, renderer)
    }
  }

  private static func rows(
    _ glyphs: GlyphSet, width: Int = 24, @ViewBuilder _ content: @escaping () -> some View = { Form() }
  ) -> [String] {
    withHost(glyphs, width: width, content) { _, renderer in
      renderer.rows.map { row in String(row.drop { $0 == " " }) }
    }
  }

  /// The accessible labels of all elements.
  private static func labels(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    withHost(.unicode, width: 70, content) { host, _ in
      var labels: [String] = []
      func note(_ element: ElementNode) {
        if let label = element.accessibleLabel { labels.append(label) }
        element.forEachElement(note)
      }
      host.tree.root.forEachElement(note)
      return labels
    }
  }

  @Test func noMarkIsPartOfAName() {
    let labels =
      Self.labels { Form() } + Self.labels { Screens(hasModal: false) } + Self.labels { Screens(hasModal: true) }
    #expect(Set(["Wi-Fi", "Save", "X", "Movies", "Dune", "Sign in"]).isSubset(of: labels))
    for label in labels { #expect(!label.contains { "[]()•▸▾×‹›".contains($0) }, "\(label)") }
  }

  @Test func theMarksOfANavigationAreDrawnWithTheGlyphsOfTheSet() {
    #expect(Self.rows(.unicode, width: 70) { Screens(hasModal: false) }[0] == "‹ Movies › Dune › Cast")
    #expect(Self.rows(.ascii, width: 70) { Screens(hasModal: false) }[0] == "< Movies > Dune > Cast")
    #expect(Self.rows(.unicode, width: 70) { Screens(hasModal: true) }.contains { $0.contains("× Sign in") })
    #expect(Self.rows(.ascii, width: 70) { Screens(hasModal: true) }.contains { $0.contains("x Sign in") })
  }

  @Test func controlsAreDrawnWithTheGlyphsOfTheSet() {
    let unicode = Self.rows(.unicode)
    for line in [
      "[x] Wi-Fi", "Menu small ▾", "Row [small]  large", "(•) small", "( ) large", "[ Save ]", "[X]", "▸ one 1",
      "[x] many 0", "[ ] many 1",
    ] {
      #expect(unicode.contains { $0.hasPrefix(line) }, "\(line) in \(unicode)")
    }
    let ascii = Self.rows(.ascii)
    for line in ["[x] Wi-Fi", "Menu small v", "Row [small]  large", "(*) small", "[ Save ]", "> one 1"] {
      #expect(ascii.contains { $0.hasPrefix(line) }, "\(line) in \(ascii)")
    }
  }

  @Test func theLocaleChoosesTheGlyphs() {
    let cases: [([String: String], GlyphSet)] = [
      ([:], .unicode), (["LANG": "en_US.UTF-8"], .unicode), (["LANG": "C.utf8"], .unicode), (["LANG": "C"], .ascii),
      (["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], .ascii), (["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8"], .unicode),
      (["LC_CTYPE": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"], .ascii),
    ]
    for (environment, glyphs) in cases {
      #expect(GlyphSet { environment[$0] } == glyphs, "\(environment)")
      #expect(TerminalOptions().glyphs { environment[$0] } == glyphs)
    }
    #expect(TerminalOptions(glyphs: .ascii).glyphs { _ in nil } == .ascii)
  }

  @Test func aButtonFollowsTheStyleAroundIt() {
    struct Switching: View {
      @State private var isBordered = false
      var body: some View {
        Button("turn") { isBordered.toggle() }.buttonStyle(isBordered ? .bordered : .plain)
      }
    }
    let stage = Stage(12, 1) { Switching() }
    #expect(stage.renderer.rows[0].contains("turn") && !stage.renderer.rows[0].contains("["))
    stage.press(.tab, .enter)
    #expect(stage.renderer.rows[0].contains("[ turn ]"))
    #expect(stage.focus == "turn")
  }
}
