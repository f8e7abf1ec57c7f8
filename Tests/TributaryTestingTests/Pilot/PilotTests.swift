import Testing
import Tributary
import TributaryTerminal
import TributaryTesting
import TributaryViews

@Suite struct PilotTests {
  @Test func `a pilot clicks, types, and lets time pass`() throws {
    let pilot = Pilot(on: .outline) { Greeter() }
    #expect(pilot.rows.contains { $0.contains("text \"Hello\"") })
    try pilot.click("Name")
    pilot.type("Ada")
    try pilot.click("Greet")
    #expect(pilot.rows.contains { $0.contains("text \"Hello\"") }, "it takes its time")
    pilot.wait(.milliseconds(999))
    #expect(pilot.rows.contains { $0.contains("text \"Hello\"") })
    pilot.wait(.milliseconds(1))
    #expect(pilot.rows.contains { $0.contains("text \"Hello, Ada\"") })
  }

  @Test func `keys reach what has the focus`() {
    let pilot = Pilot(on: .outline) { Greeter() }
    pilot.type("Bo b")
    pilot.press(KeyPress(.left))
    pilot.press(KeyPress(.backspace))
    #expect(pilot.rows.contains { $0.contains("= \"Bob\" @2") })
    pilot.paste("\nX")
    #expect(pilot.rows.contains { $0.contains("X") })
  }

  @Test func `a field is edited as a browser edits it, also late`() throws {
    let pilot = Pilot(on: .outline) { Greeter() }
    try pilot.edit("Name", to: "Aa", caret: 1)
    let seen = try #require(pilot.focused)
    #expect([seen.label, seen.value] == ["Name", "Aa"])
    #expect([seen.caret, seen.revision] == [1, 1])
    pilot.type("d")
    #expect(pilot.focused?.value == "Ada")
    try pilot.edit("Name", to: "Aa!", revision: seen.revision)
    #expect(pilot.focused?.value == "Ada!")
    try pilot.click("Greet")
    pilot.wait(.seconds(1))
    #expect(pilot.shows("text \"Hello, Ada!\""))
    let error = #expect(throws: PilotError.self) { try pilot.edit("Greet", to: "") }
    #expect(error?.description == "nothing to click with the role textField is labelled \"Greet\"")
  }

  @Test func `a cell is clicked where the screen says`() throws {
    let pilot = Pilot(on: .outline) { Button("Once") {} }
    let row = try #require(pilot.rows.firstIndex { $0.contains("button \"Once\"") })
    pilot.click(column: 0, row: row)
    pilot.click(column: 500, row: 500)
  }

  @Test func `the n-th of a label is clicked, and one that is not there is refused`() throws {
    let pilot = Pilot(on: .outline) { Twins() }
    try pilot.click("Twin", number: 2)
    #expect(pilot.rows.contains { $0.contains("text \"right\"") })
    try pilot.click("Twin")
    #expect(pilot.rows.contains { $0.contains("text \"left\"") })
    for number in [-1, 0, 3] {
      let error = #expect(throws: PilotError.self) { try pilot.click("Twin", number: number) }
      #expect(error?.description == "2 to click are labelled \"Twin\", not \(number)")
    }
    let error = #expect(throws: PilotError.self) { try pilot.click("Twinn") }
    #expect(error?.description == "nothing to click is labelled \"Twinn\"; did you mean \"Twin\"?")
    #expect(error?.labels == ["Twin", "Twin"])
  }

  @Test func `what is scrolled out of view is scrolled into view and clicked`() throws {
    let pilot = Pilot(on: .terminal, size: ScreenSize("30x4")!) { Tower() }
    #expect(!pilot.shows("button 8"))
    try pilot.click("button 8")
    #expect(pilot.shows("button 8"))
    try pilot.click("button 0")
    #expect(pilot.elements(labelled: "pressed 0").count == 1)
  }

  @Test func `what nobody can see is refused, with its place and what to do`() throws {
    let pilot = Pilot(on: .terminal, size: ScreenSize("20x6")!) {
      VStack {
        Button("shut") {}.frame(height: 0)
        ZStack {
          Button("back") {}
          Text("front").background(.accent)
        }
        VStack { ForEach(0..<9, id: \.self) { Button("row \($0)") {} } }.frame(height: 1)
      }
    }
    let shut = #expect(throws: PilotError.self) { try pilot.click("row 0") }
    #expect(
      shut?.description
        == "the element \"row 0\" cannot be clicked: it is out of sight at column 8, row 0, 5 by 1 cells on a screen of "
        + "20x6, and no scrolling brings it into view; resize the screen, or put its view into a ScrollView")
    let covered = #expect(throws: PilotError.self) { try pilot.click(.button, "back") }
    #expect(covered?.description.hasPrefix("button \"back\" cannot be clicked: something covers it at column ") == true)
    let outline = Pilot(on: .outline) { Button("shut") {}.frame(height: 0) }
    try outline.click("shut")
  }

  private struct Tower: View {
    @State private var pressed = -1
    var body: some View {
      VStack {
        Text("pressed \(pressed)")
        ForEach(0..<9, id: \.self) { row in Button("button \(row)") { pressed = row } }
      }
    }
  }

  @Test func `a role tells two of one label apart`() throws {
    let pilot = Pilot(on: .outline) { Greeter() }
    try pilot.click(.textField, "Name")
    #expect(pilot.focused?.description == "textField \"Name\" = \"\" (focused)")
    let error = #expect(throws: PilotError.self) { try pilot.click(.button, "Gret") }
    #expect(error?.description == "nothing to click with the role button is labelled \"Gret\"; did you mean \"Greet\"?")
  }

  @Test(arguments: [AppScreen.outline, .terminal])
  func `what is there is found by role, label, value and focus, on every screen`(screen: AppScreen) throws {
    let pilot = Pilot(on: screen) { Greeter() }
    try pilot.click("Name")
    pilot.type("Ada")
    #expect(
      pilot.elements().map(\.description) == [
        "text \"Hello\"", "textField \"Name\" = \"Ada\" (focused)", "button \"Greet\"", "text \"Greet\"",
      ])
    #expect(pilot.elements(.button).map(\.label) == ["Greet"])
    #expect(pilot.elements(labelled: "Greet").map(\.role) == [.button, .text])
    #expect(pilot.focused?.value == "Ada")
    #expect(pilot.elements(.separator) == [])
  }

  @Test func `what another screen or tab covers is not found`() throws {
    let pilot = Pilot(on: .outline) {
      NavigationStack {
        VStack {
          Text("first")
          NavigationLink("Next") { Text("second") }
        }
      }
    }
    #expect(pilot.elements(labelled: "first").count == 1)
    try pilot.click("Next")
    #expect(pilot.elements(labelled: "first").isEmpty && pilot.elements(labelled: "second").count == 1)
    let tabs = Pilot(on: .outline) {
      TabView {
        Tab("One") { Text("first page") }
        Tab("Two") { Text("second page") }
      }
    }
    #expect(tabs.elements(labelled: "first page").count == 1)
    try tabs.click("Two")
    #expect(tabs.elements(labelled: "first page").isEmpty && tabs.shows("second page"))
  }

  @Test func `leaving the app is seen, and typing stops there`() {
    let pilot = Pilot(on: .outline) { Leaver() }
    #expect(!pilot.hasEnded)
    pilot.type("bqb")
    #expect(pilot.hasEnded)
    #expect(pilot.shows("stayed 1 times"))
  }

  @Test func `Ctrl-C ends an app that does not take it`() {
    let pilot = Pilot(on: .outline) { Leaver() }
    pilot.press(KeyPress("x", modifiers: .control))
    #expect(!pilot.hasEnded)
    pilot.press(KeyPress("c", modifiers: .control))
    #expect(pilot.hasEnded)
  }

  @Test func `the end lets everything go and cancels tasks`() throws {
    var pilot: Pilot? = Pilot(on: .outline) { Greeter() }
    weak let scheduler = pilot?.scheduler
    try pilot?.click("Greet")
    pilot?.end()
    pilot?.wait(.seconds(10))
    #expect(pilot?.scheduler.stalledTasks == [])
    #expect(pilot?.rows.contains { $0.contains("text \"Hello\"") } == true, "the last picture stays")
    pilot = nil
    #expect(scheduler == nil)
  }

  @Test func `a pilot that is let go without an end ends its app`() {
    var gone = 0
    var pilot: Pilot? = Pilot(on: .outline) { Text("here").onDisappear { gone += 1 } }
    #expect(pilot?.hasEnded == false)
    pilot = nil
    #expect(gone == 1)
  }
}

private struct Greeter: View {
  @State private var name = ""
  @State private var greeting = "Hello"

  var body: some View {
    VStack {
      Text(greeting)
      TextField("Name", text: $name)
      Button("Greet") { await greet() }
    }
  }

  private func greet() async {
    try? await Scope.current.clock.sleep(for: .seconds(1))
    greeting = "Hello, \(name)"
  }
}

private struct Twins: View {
  @State private var last = "none"

  var body: some View {
    HStack {
      Button("Twin") { last = "left" }
      Button("Twin") { last = "right" }
      Text(last)
    }
  }
}

private struct Leaver: View {
  @Environment(\.exit) private var exit
  @State private var count = 0

  var body: some View {
    VStack {
      Text("stayed \(count) times")
      Button("Stay") { count += 1 }.keyboardShortcut("b")
      Button("Leave") { exit() }.keyboardShortcut("q")
    }
  }
}
