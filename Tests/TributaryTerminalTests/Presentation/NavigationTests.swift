import Testing
import TributaryFlow
import TributaryTerminal
import TributaryTesting
import TributaryViews

@Suite struct NavigationTests {
  private struct App: View {
    @State private var model = Model()

    final class Model {
      lazy var navigator = Navigator(
        Screen("Movies") {
          NavigationLink("Dune") {
            VStack {
              Text("a desert")
              NavigationLink("Cast") { Text("names").navigationTitle("Cast") }
            }
            .navigationTitle("Dune")
          }
        })
    }

    var body: some View { NavigationView(model.navigator) }
  }

  private func size(_ width: Int, _ height: Int) -> ScreenSize {
    ScreenSize(width: width, height: height) ?? .standard
  }

  private static func picture(_ pilot: Pilot) -> [String] {
    pilot.rows.filter { !$0.isEmpty }.map { String($0.drop { $0 == " " }) }
  }

  @Test func `a wide terminal shows the way, a narrow one the way back`() throws {
    let pilot = Pilot(on: .terminal, size: size(80, 8)) { App() }
    #expect(pilot.rows[0] == "Movies")
    try pilot.click("Dune")
    try pilot.click("Cast")
    #expect(Self.picture(pilot) == ["‹ Movies › Dune › Cast", "names"])
    pilot.resize(size(40, 8))
    #expect(Self.picture(pilot) == ["‹ Dune Cast", "names"])
    pilot.press(KeyPress(.escape))
    #expect(Self.picture(pilot) == ["‹ Movies Dune", "a desert", "Cast"])
    pilot.resize(size(80, 8))
    try pilot.click("Movies")
    #expect(Self.picture(pilot) == ["Movies", "Dune"])
  }

  @Test func `what is drawn on the way back is what was drawn before`() throws {
    let pilot = Pilot(on: .terminal, size: size(60, 8)) { App() }
    let before = pilot.rows
    try pilot.click("Dune")
    pilot.press(KeyPress(.escape))
    #expect(pilot.rows == before)
  }

  @Test func `a sheet is a box over the screen, a full screen modal covers all of it`() throws {
    let stage = Stage(44, 14) { ModalApp() }
    stage.press(.tab, .enter)
    let box = ["╭──────────────╮", "│ × Sheet      │", "│ in the sheet │", "╰──────────────╯"]
    let rows = stage.renderer.rows
    let top = try #require(rows.firstIndex { $0.contains(box[0]) })
    #expect(zip(rows[top...], box).allSatisfy { $0.contains($1) })
    #expect(stage.picture.contains("Base"))
    stage.press(.escape, .tab, .enter)
    #expect(stage.picture.hasPrefix("× Cover"))
    #expect(!stage.picture.contains("Base"))
    stage.press(.escape)
    #expect(stage.picture.hasPrefix("Base"))
  }

  private struct ModalApp: View {
    @State private var model = Model()

    final class Model {
      lazy var navigator: Navigator = {
        let navigator = Navigator()
        let base = Screen("Base") {
          Button("sheet") { navigator.present(Screen("Sheet") { Text("in the sheet") }) }
          Button("cover") { navigator.present(Screen("Cover") { Text("all") }, style: .fullScreen) }
        }
        navigator.set([base])
        return navigator
      }()
    }

    var body: some View { NavigationView(model.navigator) }
  }
}
