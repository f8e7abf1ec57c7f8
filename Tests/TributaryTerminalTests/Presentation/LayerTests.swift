import Testing
import TributaryFlow
import TributaryTerminal
import TributaryViews

@Suite struct LayerTests {
  private struct App: View {
    @State private var isOpen = false
    @State private var pressed = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("open \(pressed)") { isOpen = true }.bold()
        ForEach(0..<8) { line in Button("line \(line)") { pressed += 1 } }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .sheet(isPresented: $isOpen) {
        Text("Settings")
        Button("count") { pressed += 1 }
      }
    }
  }

  @Test func `a sheet is boxed in the middle, over what is behind`() {
    let stage = Stage(20, 9) { App() }
    stage.press(.tab, .enter)
    #expect(
      stage.picture == """
        open 0
        line 0
        line╭──────────╮
        line│ Settings │
        line│  count   │
        line╰──────────╯
        line 5
        line 6
        line 7
        """)
    #expect(stage.style(column: 0, row: 0).attributes == .dim)
    #expect(stage.style(column: 7, row: 3) == .plain)
    #expect(stage.style(column: 8, row: 4).attributes == .inverse)
    stage.press(.escape)
    #expect(stage.renderer.rows[3] == "line 2")
    #expect(stage.style(column: 0, row: 3) == .plain)
    #expect(stage.focus == "open 0")
  }

  @Test func `clicks reach what is on the sheet, and nothing else`() {
    let stage = Stage(20, 9) { App() }
    stage.press(.tab, .enter)
    stage.click(column: 0, row: 4)
    stage.click(column: 16, row: 4)
    #expect(stage.renderer.rows[0] == "open 0")
    stage.click(column: 8, row: 4)
    #expect(stage.renderer.rows[0] == "open 1")
  }

  @Test func `a sheet that is wider than the room for it is cut to the window`() {
    let stage = Stage(12, 4) {
      Text("behind").sheet(isPresented: .constant(true)) { Text("a text that goes on and on") }
    }
    #expect(
      stage.picture == """
        ╭──────────╮
        │ a text   │
        │ that go… │
        ╰──────────╯
        """)
  }

  @Test func `a sheet that would fill a large window leaves a margin that shows what is behind`() {
    let text = String(repeating: "a text that goes on ", count: 100)
    let stage = Stage(40, 12) { Text("behind").sheet(isPresented: .constant(true)) { Text(text) } }
    #expect(stage.renderer.rows[0] == "" && stage.renderer.rows[11] == "")
    #expect(stage.renderer.rows[1].hasPrefix("  ╭") && stage.renderer.rows[1].count <= 38)
    stage.resize(width: 39, height: 12)
    #expect(stage.renderer.rows[0].hasPrefix("╭") && stage.renderer.rows[11].hasPrefix("╰"))
  }

  @Test func `an alert shows its buttons in brackets`() {
    let stage = Stage(40, 12) {
      Text("app").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
    }
    #expect(
      stage.renderer.rows.filter { !$0.isEmpty } == [
        "       ╭────────────────────────╮",
        "       │        Delete?         │",
        "       │                        │",
        "       │    It is gone then.    │",
        "       │                        │",
        "       │  [ Delete ]  [ Keep ]  │",
        "       ╰────────────────────────╯",
      ])
    #expect(stage.style(column: 10, row: 7).foreground == .palette(1))
    #expect(stage.style(column: 22, row: 7).attributes == .inverse)
  }

  @Test func `keys and the wheel scroll nothing behind a sheet`() {
    let stage = Stage(30, 6) {
      ScrollView { ForEach(0..<50) { Text("row \($0)") } }
        .sheet(isPresented: .constant(true)) { Text("over") }
    }
    stage.press(.pageDown, .down)
    stage.renderer.wheel(.down, column: 1, row: 1)
    #expect(stage.renderer.rows[0].contains("row 0"))
  }

  @Test func `presenting lays out the sheet alone`() {
    let stage = Stage(20, 9) { App() }
    _ = stage.picture
    stage.press(.tab, .enter)
    _ = stage.picture
    // The root, the layer, its border, padding, column, text, button and label, each measured a few times.
    #expect(stage.renderer.visitedBoxes.layout < 24)
    stage.press(.enter)
    _ = stage.picture
    #expect(stage.renderer.visitedBoxes.layout < 5)
  }

  @Test func `a sheet that comes back with its screen is scrolled as it was`() {
    struct Presenter: View {
      @State private var isOpen = false
      var body: some View {
        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { ForEach(0..<30) { Text("line \($0)") } }
      }
    }
    final class Model { lazy var navigator = Navigator(Screen("Movies") { Presenter() }) }
    let model = Model()
    let stage = Stage(20, 9) { NavigationView(model.navigator) }
    stage.press(.tab, .enter)
    stage.send(.wheel(.down, column: 10, row: 4))
    let picture = stage.picture
    #expect(picture.contains("line 3") && !picture.contains("line 0"))
    stage.act { _ in model.navigator.push(Screen("Dune") { Text("details") }) }
    #expect(stage.picture.contains("details"))
    stage.act { _ in model.navigator.pop() }
    #expect(stage.picture == picture)
  }
}
