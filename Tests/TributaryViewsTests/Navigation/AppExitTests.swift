import Testing
import Tributary
import TributaryTesting

/// Each way out of an app asks its guards, and no guard keeps an app for ever.
@Suite struct AppExitTests {
  /// What the guards of a test do, and what they were asked.
  private final class Desk {
    var asked: [String] = []
    var answer = LeaveDecision.refused
    var pause = Duration.zero
    var isSaved = false

    func ask(_ name: String, _ reason: DismissalReason) async -> LeaveDecision {
      asked.append("\(name) \(reason)")
      if pause > .zero, (try? await Scope.current.clock.sleep(for: pause)) == nil { return .refused }
      isSaved = true
      return answer
    }
  }

  private struct Editor: View {
    let desk: Desk
    var name = "editor"
    @Environment(\.exit) private var exit
    @State private var isActive = true

    var body: some View {
      let (desk, name) = (desk, name)
      Text(name).leaveGuard(isActive: isActive) { reason in await desk.ask(name, reason) }
      Button("Leave \(name)") { exit() }
      Button("Agree \(name)") { isActive = false }
    }
  }

  enum Way: CaseIterable { case exit, controlC, signal, closedWindow }
  enum Place: CaseIterable { case bare, screen, modal, covered }

  private let controlC = KeyPress("c", modifiers: .control)

  private func pilot(_ desk: Desk, _ place: Place) -> Pilot {
    switch place {
    case .bare: return Pilot(on: .outline) { Editor(desk: desk) }
    case .screen:
      return Pilot(on: .outline, making: { Navigator(Screen("root") { Editor(desk: desk) }) }) { NavigationView($0) }
    case .modal:
      return Pilot(
        on: .outline,
        making: {
          let navigator = Navigator(Screen("root") { Text("root") })
          navigator.present(Screen("modal") { Editor(desk: desk) })
          return navigator
        }
      ) { NavigationView($0) }
    case .covered:
      let pilot = Pilot(on: .outline, making: { Navigator(Screen("root") { Editor(desk: desk) }) }) { navigator in
        NavigationView(navigator)
        Button("More") { navigator.push(Screen("more") { Leaver() }) }
      }
      try? pilot.click("More")
      return pilot
    }
  }

  private struct Leaver: View {
    @Environment(\.exit) private var exit
    var body: some View { Button("Leave editor") { exit() } }
  }

  private func leave(_ pilot: Pilot, _ way: Way) throws {
    switch way {
    case .exit: try pilot.click("Leave editor")
    case .controlC: pilot.press(controlC)
    case .signal: pilot.terminate()
    case .closedWindow: pilot.closeWindow()
    }
  }

  @Test(arguments: Way.allCases, Place.allCases)
  func everyWayOutAsksTheGuard(way: Way, place: Place) throws {
    let desk = Desk()
    let pilot = pilot(desk, place)
    try leave(pilot, way)
    #expect(desk.asked == ["editor appEnded"])
    // A window that is gone comes back for nobody.
    #expect(pilot.hasEnded == (way == .closedWindow))
  }

  @Test(arguments: Way.allCases)
  func anAppThatStayedIsAskedAgainAndEndsWhenTheGuardAgrees(way: Way) throws {
    let desk = Desk()
    let pilot = pilot(desk, .screen)
    pilot.press(controlC)
    #expect(!pilot.hasEnded)
    desk.answer = .allowed
    try leave(pilot, way)
    #expect(pilot.hasEnded)
    #expect(desk.asked == ["editor appEnded", "editor appEnded"])
  }

  @Test(arguments: Way.allCases)
  func anAppWithoutAGuardEndsAtOnce(way: Way) throws {
    let desk = Desk()
    let pilot = pilot(desk, .bare)
    try pilot.click("Agree editor")
    try leave(pilot, way)
    #expect(pilot.hasEnded)
    #expect(desk.asked == [])
    #expect(pilot.scheduler.now == .zero)
  }

  @Test(arguments: [Way.exit, .controlC])
  func aSecondControlCEndsAnAppWhoseGuardNeverAnswers(first: Way) throws {
    let desk = Desk()
    desk.pause = .seconds(1_000_000)
    let pilot = pilot(desk, .screen)
    try leave(pilot, first)
    pilot.wait(.seconds(1000))
    #expect(!pilot.hasEnded)
    pilot.press(controlC)
    #expect(pilot.hasEnded)
    #expect(desk.asked.count == 1)
  }

  @Test func aSecondExitWhileTheGuardIsAskedWaitsForTheSameAnswer() throws {
    let desk = Desk()
    desk.pause = .seconds(1)
    desk.answer = .allowed
    let pilot = pilot(desk, .bare)
    try pilot.click("Leave editor")
    try pilot.click("Leave editor")
    #expect(!pilot.hasEnded)
    pilot.wait(.seconds(1))
    #expect(pilot.hasEnded)
    #expect(desk.asked.count == 1)
  }

  @Test func aSignalWaitsFiveSecondsForAnAnswerAndASecondOneNotAtAll() {
    let desk = Desk()
    desk.pause = .seconds(1_000_000)
    let patient = pilot(desk, .screen)
    patient.terminate()
    patient.wait(.milliseconds(4999))
    #expect(!patient.hasEnded)
    patient.wait(.milliseconds(1))
    #expect(patient.hasEnded)
    let hurried = pilot(desk, .screen)
    hurried.terminate()
    hurried.terminate()
    #expect(hurried.hasEnded)
  }

  @Test func aSignalDuringAQuestionOfAnotherCauseStillWaitsForTheAnswer() {
    let desk = Desk()
    desk.pause = .seconds(2)
    let pilot = pilot(desk, .screen)
    pilot.press(controlC)
    pilot.terminate()
    #expect(!pilot.hasEnded)
    pilot.wait(.seconds(10))
    #expect(!pilot.hasEnded, "the answer was to stay, and the signal's time is over with it")
  }

  @Test func aClosedWindowGivesTheGuardsTimeToSaveAndNoMoreThanHalfASecond() {
    let quick = Desk()
    quick.pause = .milliseconds(200)
    let first = pilot(quick, .screen)
    first.closeWindow()
    #expect(first.hasEnded && quick.isSaved)
    let stuck = Desk()
    stuck.pause = .seconds(1_000_000)
    let second = pilot(stuck, .screen)
    second.closeWindow()
    #expect(second.hasEnded && !stuck.isSaved)
    #expect(second.scheduler.now == .milliseconds(500))
  }

  @Test func allGuardsOfTheAppAreAskedTheFrontMostFirstUntilOneRefuses() {
    let (desk, other) = (Desk(), Desk())
    desk.answer = .allowed
    func screen(_ name: String, _ desk: Desk) -> Screen { Screen(name) { Editor(desk: desk, name: name) } }
    let pilot = Pilot(
      on: .outline,
      making: {
        let left = Navigator(screen("root", desk))
        left.push(screen("pushed", desk))
        left.present(screen("modal", desk))
        return (left, Navigator(screen("right", other)))
      },
      { navigators in
        NavigationView(navigators.0)
        NavigationView(navigators.1)
        Editor(desk: desk, name: "bare")
      })
    other.answer = .allowed
    // The root of the left one was never shown, so its views have asked for no guard yet.
    pilot.press(controlC)
    #expect(pilot.hasEnded)
    #expect(other.asked == ["right appEnded"])
    #expect(desk.asked == ["modal appEnded", "pushed appEnded", "bare appEnded"])
  }

  @Test func aQuestionInADialogIsAnsweredByThePersonAndControlCWithinItEndsTheApp() throws {
    func app() -> Pilot {
      Pilot(
        on: .outline,
        making: {
          let navigator = Navigator(Screen("root") { Text("note") })
          navigator.front?.leaveGuard = { _ in
            let answer: Answer<Bool> = navigator.present { answer in
              Screen("Discard?") {
                Button("Keep") { answer(false) }
                Button("Discard") { answer(true) }
              }
            }
            return await answer.value == true ? .allowed : .refused
          }
          return navigator
        }
      ) { NavigationView($0) }
    }
    let kept = app()
    kept.press(controlC)
    try kept.click("Keep")
    #expect(!kept.hasEnded)
    kept.press(controlC)
    try kept.click("Discard")
    #expect(kept.hasEnded)
    let escaped = app()
    escaped.press(controlC)
    escaped.press(KeyPress(.escape))
    #expect(!escaped.hasEnded, "a dismissed question is answered by no")
    escaped.press(controlC)
    escaped.press(controlC)
    #expect(escaped.hasEnded)
  }

  @Test func anAppThatIsTakenDownWhileAGuardIsAskedEndsWithoutAWord() {
    let desk = Desk()
    desk.pause = .seconds(1)
    desk.answer = .allowed
    let pilot = pilot(desk, .screen)
    pilot.press(controlC)
    pilot.end()
    pilot.wait(.seconds(10))
    #expect(!pilot.hasEnded)
  }
}
