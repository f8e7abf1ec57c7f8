import Testing
import Tributary
import TributaryTesting

/// A part of an app is left in place of the app.
@Suite struct ExitScopeTests {
  private final class Desk {
    var asked: [String] = []
    var answer = LeaveDecision.allowed
    var pause = Duration.zero

    func ask(_ name: String) async -> LeaveDecision {
      asked.append(name)
      if pause > .zero { try? await Scope.current.clock.sleep(for: pause) }
      return answer
    }
  }

  private struct Editor: View {
    let desk: Desk
    let name: String
    @Environment(\.exit) private var exit

    var body: some View {
      let (desk, name) = (desk, name)
      Text(name).leaveGuard { _ in await desk.ask(name) }
      Button("Leave \(name)") { exit() }
    }
  }

  private struct Menu: View {
    let desk: Desk
    var isOnScreen = false
    @State private var tool = true

    var body: some View {
      Editor(desk: desk, name: "menu")
      if tool {
        Group {
          if isOnScreen {
            NavigationStack { Editor(desk: desk, name: "tool") }
          } else {
            Editor(desk: desk, name: "tool")
          }
        }
        .onExit { tool = false }
      } else {
        Text("no tool")
      }
    }
  }

  @Test(arguments: [false, true])
  func `what is left asks its own guards, and the app goes on`(isOnScreen: Bool) throws {
    let desk = Desk()
    let pilot = Pilot(on: .outline) { Menu(desk: desk, isOnScreen: isOnScreen) }
    try pilot.click("Leave tool")
    #expect(desk.asked == ["tool"])
    #expect(pilot.shows("no tool"))
    #expect(!pilot.hasEnded)
    try pilot.click("Leave menu")
    #expect(desk.asked == ["tool", "menu"])
    #expect(pilot.hasEnded)
  }

  @Test func `a guard that refuses keeps what was to be left`() throws {
    let desk = Desk()
    desk.answer = .refused
    let pilot = Pilot(on: .outline) { Menu(desk: desk) }
    try pilot.click("Leave tool")
    #expect(!pilot.shows("no tool"))
    desk.answer = .allowed
    try pilot.click("Leave tool")
    #expect(pilot.shows("no tool"))
    #expect(desk.asked == ["tool", "tool"])
  }

  @Test func `without a guard it is left at once`() throws {
    struct Plain: View {
      @State private var isOpen = true
      var body: some View {
        if isOpen { Leave().onExit { isOpen = false } } else { Text("closed") }
      }
      struct Leave: View {
        @Environment(\.exit) private var exit
        var body: some View { Button("Leave") { exit() } }
      }
    }
    let pilot = Pilot(on: .outline) { Plain() }
    try pilot.click("Leave")
    #expect(pilot.shows("closed"))
    #expect(!pilot.hasEnded)
  }

  @Test func `the end of the app asks all guards, also while a part of it is being left`() throws {
    let desk = Desk()
    desk.pause = .seconds(1)
    let pilot = Pilot(on: .outline) { Menu(desk: desk) }
    try pilot.click("Leave tool")
    pilot.press(KeyPress("c", modifiers: .control))
    pilot.wait(.seconds(3))
    #expect(pilot.hasEnded)
    #expect(Set(desk.asked) == ["tool", "menu"])
    #expect(!pilot.shows("no tool"), "the part is not left by itself")
  }

  @Test func `a part that went is not left any more`() throws {
    struct App: View {
      let desk: Desk
      @State private var count = 0
      @State private var isOpen = true
      var body: some View {
        Text("left \(count)")
        if isOpen { Editor(desk: desk, name: "tool").onExit { count += 1 } }
        Button("Close") { isOpen = false }
      }
    }
    let desk = Desk()
    desk.pause = .seconds(1)
    let pilot = Pilot(on: .outline) { App(desk: desk) }
    try pilot.click("Leave tool")
    try pilot.click("Close")
    pilot.wait(.seconds(2))
    #expect(pilot.shows("left 0"))
    #expect(!pilot.hasEnded)
  }
}
