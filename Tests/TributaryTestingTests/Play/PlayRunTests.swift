import Testing
import Tributary
import TributaryTesting
import TributaryViews

@Suite struct PlayRunTests {
  private func play(_ script: String, _ content: @escaping () -> some View) -> (printed: String, failure: PlayFailure?)
  {
    let pilot = Pilot(on: TestBackend()) { content() }
    var printed = ""
    var failure: PlayFailure?
    do {
      try PlayScript(script).play(on: pilot) { printed += $0 }
    } catch {
      failure = error as? PlayFailure
      #expect(failure != nil, "\(error)")
    }
    pilot.end()
    return (printed, failure)
  }

  @Test func `commands do what they say, in order`() {
    let (printed, failure) = play("screen\nclick Add\npress enter\nwait 1s\nscreen\n") { Adder() }
    #expect(failure == nil)
    #expect(
      printed == """
        row
          button "Add" *
            text "Add"
          text "0"
        ---
        row
          button "Add" *
            text "Add"
          text "2"
        ---

        """)
  }

  @Test func `a line that is no command stops there, with what is on the screen`() {
    let (printed, failure) = play("click Add\nscreen\nclck Add\nscreen\n") { Adder() }
    #expect(printed.hasSuffix("---\n"))
    #expect(failure?.line == 3)
    #expect(failure?.reason == "\"clck\" is no command; did you mean click?")
    #expect(failure?.screen == printed)
    #expect(failure.map { "\($0)".hasPrefix("line 3: \"clck\"") } == true)
  }

  @Test func `a label that is not there stops`() {
    let (_, failure) = play("\nclick Sub\n") { Adder() }
    #expect(failure?.line == 2)
    #expect(failure?.reason == "nothing to click is labelled \"Sub\"")
  }

  @Test func `a task that waits on something outside of the run stops the script and is named`() {
    let (_, failure) = play("screen\nclick Wait\nscreen\n") { Waiter() }
    #expect(failure?.line == 2)
    #expect(failure?.reason.contains("Waiter") == true)
    #expect(failure?.reason.contains("waits on something that is not of this run") == true)
  }

  @Test func `an app that waits outside from its start stops before the first line`() {
    let (printed, failure) = play("screen\n") { Text("up").task { await forever() } }
    #expect(printed == "")
    #expect(failure?.line == 0)
    #expect(failure.map { "\($0)".hasPrefix("at the start: task ") } == true)
  }

  @Test func `what cannot be printed stops the script`() {
    struct Full: Error {}
    let pilot = Pilot(on: TestBackend()) { Adder() }
    #expect(throws: Full.self) { try PlayScript("screen\nscreen").play(on: pilot) { _ in throw Full() } }
    pilot.end()
  }
}

private struct Adder: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Button("Add") { count += 1 }
      Text("\(count)")
    }
  }
}

private struct Waiter: View {
  var body: some View {
    Button("Wait") { await forever() }
  }
}

/// Waits on what nobody answers, and ends with its task.
private func forever() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  continuation.finish()
}
