import Testing
import TributaryTerminal
import TributaryTime
import TributaryViews

@Suite struct ControlPictureTests {
  private enum Size: String, CaseIterable { case small, large }

  private struct Form: View {
    @State private var isOn = true
    @State private var size = Size.large
    let style: PickerStyle
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: $isOn)
        Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(style)
      }
    }
  }

  @Test func `a toggle has a box; the focus inverts it`() {
    let stage = Stage(20, 3) { Form(style: .menu) }
    #expect(stage.renderer.rows.first { $0.contains("Wi-Fi") }?.contains("[x] Wi-Fi") == true)
    stage.press(.tab, " ")
    #expect(stage.renderer.rows.first { $0.contains("Wi-Fi") }?.contains("[ ] Wi-Fi") == true)
  }

  @Test func `a menu shows what is chosen, and its options in a box`() {
    let stage = Stage(20, 6) { Form(style: .menu) }
    #expect(stage.renderer.rows.contains { $0.contains("Size large ▾") })
    stage.press(.tab, .tab, .enter)
    #expect(stage.renderer.rows.map { $0.trimmed }.contains("│ (•) large │"))
    stage.press(.up, .enter)
    #expect(stage.renderer.rows.contains { $0.contains("Size small ▾") })
  }

  @Test func `a menu opens below its control, above it where there is no room, and in the window in any case`() {
    let stage = Stage(30, 10) {
      VStack {
        Form(style: .menu)
        Spacer()
      }
    }
    stage.press(.tab, .tab, .enter)
    #expect(
      stage.renderer.rows.prefix(6).map(\.trimmed) == [
        "[x] Wi-Fi", "Size large ▾", "╭───────────╮", "│ ( ) small │", "│ (•) large │", "╰───────────╯",
      ])
    #expect(column(of: "╭", in: stage, row: 2) == column(of: "S", in: stage, row: 1))
    stage.resize(width: 20, height: 5)
    #expect(
      stage.renderer.rows.map(\.trimmed).dropFirst() == [
        "╭───────────╮", "│ ( ) small │", "│ (•) large │", "╰───────────╯",
      ])
    let low = Stage(30, 10) {
      VStack {
        Spacer()
        Form(style: .menu)
      }
    }
    low.press(.tab, .tab, .enter)
    #expect(low.renderer.rows.suffix(2).map(\.trimmed) == ["╰───────────╯", "Size large ▾"])
  }

  @Test func `an open menu goes along when its control moves`() {
    struct Moving: View {
      @State private var lines = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text(String(repeating: "above\n", count: lines))
          Form(style: .menu)
          Spacer()
        }
        .task {
          do { try await Scope.current.clock.sleep(for: .seconds(1)) } catch { return }
          lines = 3
        }
      }
    }
    let stage = Stage(30, 12) { Moving() }
    stage.press(.tab, .tab, .enter)
    #expect(stage.renderer.rows.firstIndex { $0.contains("╭") } == 3)
    stage.time.advance(by: .seconds(1))
    #expect(stage.renderer.rows.firstIndex { $0.contains("Size") } == 5)
    #expect(stage.renderer.rows.firstIndex { $0.contains("╭") } == 6)
    #expect(stage.renderer.rows.count { $0.contains("╭") } == 1)
  }

  private func column(of glyph: Character, in stage: Stage, row: Int) -> Int? {
    stage.renderer.rows[row].map(\.self).firstIndex(of: glyph)
  }

  @Test func `a click beside a menu closes it`() {
    let stage = Stage(20, 8) { Form(style: .menu) }
    stage.press(.tab, .tab, .enter)
    stage.click(column: 0, row: 0)
    #expect(!stage.picture.contains("│"))
    #expect(stage.focus == "Size")
  }

  @Test func `segments stand side by side, the chosen one in brackets`() {
    let stage = Stage(30, 2) { Form(style: .segmented) }
    #expect(stage.renderer.rows[1].trimmed == "Size  small  [large]")
    stage.press(.tab, .tab, .left)
    #expect(stage.renderer.rows[1].trimmed == "Size [small]  large")
    let bracket = column(of: "[", in: stage, row: 1) ?? 0
    #expect((0..<7).allSatisfy { stage.style(column: bracket + $0, row: 1).attributes == .inverse }, "it has the focus")
    stage.press(.tab)
    #expect(stage.style(column: bracket, row: 1) == .plain)
    // The room of the brackets belongs to a segment.
    stage.click(column: bracket + 14, row: 1)
    #expect(stage.renderer.rows[1].trimmed == "Size  small  [large]")
  }

  @Test func `tabs that are wider than the window are shortened, and each can be clicked`() {
    struct Tabs: View {
      @State private var tab = "Movies"
      var body: some View {
        TabView(selection: $tab) {
          for name in ["Movies", "Series", "Documentaries"] { Tab(name, value: name) { Text("these are \(name)") } }
        }
      }
    }
    let stage = Stage(40, 3) { Tabs() }
    #expect(stage.renderer.rows[0] == "[Movies]  Series   Documentaries")
    stage.resize(width: 22, height: 3)
    #expect(stage.renderer.rows[0] == "[Movi…]  Seri…   Doc…")
    for (column, name) in [(10, "Series"), (18, "Documentaries"), (3, "Movies")] {
      stage.click(column: column, row: 0)
      #expect(stage.renderer.rows[2].contains(name.prefix(6)))
    }
  }

  @Test func `lines have round boxes`() {
    #expect(
      picture(15, 4) { Form(style: .inline) } == """
           [x] Wi-Fi
           Size
           ( ) small
           (•) large
        """)
  }

  @Test func `a bar is full to an eighth of a cell`() {
    #expect(picture(10, 1) { ProgressView(value: 0.5) } == "█████░░░░░")
    #expect(picture(10, 1) { ProgressView(value: 0.02) } == "▏░░░░░░░░░")
    #expect(picture(10, 1) { ProgressView(value: 1) } == "██████████")
    #expect(
      picture(14, 2) {
        ProgressView(value: 3, total: 10) {
          Text("Copying")
        } currentValueLabel: {
          Text("3/10")
        }
      } == """
        Copying
        ██▋░░░░░░ 3/10
        """)
  }

  private struct Loading: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { ProgressView("Loading") }
        Button("hide") { isShown.toggle() }
        ScrollView { Text("a\nb\nc\nd\ne\nf\ng") }
      }
    }
  }

  @Test func `a sign moves ten times a second while it is there`() {
    let stage = Stage(20, 4) { Loading() }
    #expect(stage.picture.contains("⠋ Loading"))
    stage.time.advance(by: .milliseconds(100))
    #expect(stage.picture.contains("⠙ Loading"))
    #expect(stage.renderer.visitedBoxes.layout == 0)
    stage.press(.tab, .enter)
    let turns = stage.tree.turns
    stage.time.advance(by: .seconds(5))
    #expect(stage.tree.turns == turns)
    stage.press(.enter)
    stage.time.advance(by: .milliseconds(200))
    #expect(stage.picture.contains("⠹ Loading"))
  }

  @Test func `a sign that is scrolled out of sight stands still`() {
    let stage = Stage(20, 4) {
      ScrollView {
        ProgressView("Loading")
        Text("a\nb\nc\nd\ne\nf\ng")
      }
    }
    stage.time.advance(by: .milliseconds(150))
    #expect(stage.picture.contains("⠙ Loading"))
    stage.act { _ in stage.renderer.wheel(.down, column: 9, row: 1) }
    let turns = stage.tree.turns
    stage.time.advance(by: .seconds(5))
    #expect(stage.tree.turns == turns)
    stage.act { _ in stage.renderer.wheel(.up, column: 9, row: 1) }
    stage.time.advance(by: .milliseconds(100))
    #expect(stage.picture.contains("⠹ Loading"))
  }

  @Test func `a sign behind another tab stands still`() {
    let stage = Stage(20, 6) {
      TabView {
        Tab("A") { ProgressView("Loading") }
        Tab("B") { Text("nothing") }
      }
    }
    stage.press(.tab, .right)
    #expect(stage.renderer.rows[0] == " A  [B]")
    #expect(stage.renderer.rows[1] == "────────────────────")
    let turns = stage.tree.turns
    stage.time.advance(by: .seconds(5))
    #expect(stage.tree.turns == turns)
    #expect(!stage.picture.contains("Loading"))
    stage.press(.left)
    stage.time.advance(by: .milliseconds(100))
    #expect(stage.picture.contains("⠙ Loading"))
  }

  @Test func `a tab scrolls back to where it was, and is clicked by its title`() {
    let stage = Stage(20, 6) {
      TabView {
        Tab("A") { List(0..<50) { Text("row \($0)") } }
        Tab("B") { Text("nothing") }
      }
    }
    stage.act { _ in stage.renderer.wheel(.down, column: 1, row: 3) }
    #expect(stage.renderer.rows[2].hasPrefix("row 3"))
    stage.click(column: 5, row: 0)
    #expect(stage.picture.contains("nothing"))
    stage.click(column: 1, row: 0)
    #expect(stage.renderer.rows[2].hasPrefix("row 3"))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
