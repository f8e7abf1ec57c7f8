import Testing
import Tributary
import TributaryTerminal
import TributaryTesting

/// What a pilot says of itself, and what it makes before the first view.
@Suite struct PilotScreenTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count: \(count)") { count += 1 } }
  }

  @Test func aFailedExpectationPrintsTheScreen() {
    let pilot = Pilot(on: .terminal, size: ScreenSize(width: 30, height: 5)!) { Counter() }
    pilot.press(KeyPress(.tab))
    withKnownIssue {
      #expect(pilot.shows("Count: 1"))
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("Count: 0") && text.contains("Pilot on a screen of 30x5") && text.contains("(focused)")
    }
  }

  @Test func theDescriptionShowsTheRowsAndTheFocus() {
    let pilot = Pilot(on: .terminal, size: ScreenSize(width: 12, height: 3)!) { Counter() }
    pilot.press(KeyPress(.tab))
    #expect(
      pilot.description == """

        Pilot on a screen of 12x3
          │
          │  Count: 0
          focus: button "Count: 0" (focused)

        """)
    pilot.press(KeyPress("c", modifiers: .control))
    #expect(pilot.description.contains("Pilot on a screen of 12x3, whose app has ended"))
  }

  /// A model that applies an operator of time where it is made.
  private final class Model {
    let typed = PublishRelay<String>()
    let settled: Observable<String>

    init() {
      settled = typed.throttle(.seconds(1)).asObservable()
    }
  }

  private struct Lost: Error {}

  @Test func whatBelongsToAScopeIsMadeInThatOfTheApp() throws {
    let pilot = Pilot(on: .outline, making: { (Model(), FlowCoordinator()) }) { made in
      Text("made").onReceive(made.0.settled) { _ in }
    }
    #expect(pilot.shows("made"))
    #expect(throws: Lost.self) {
      _ = try Pilot(on: .outline, making: { () throws -> Model in throw Lost() }) { _ in Text("never") }
    }
  }
}
