import Testing
import TributaryTime
import TributaryViews

@Suite struct DialogTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Deleting: View {
    let log: Log
    @State private var asks = false
    var body: some View {
      Button("ask") { asks = true }
        .alert("Delete?", isPresented: $asks) {
          Button("Delete", role: .destructive) {
            do {
              try await Scope.current.clock.sleep(for: .seconds(1))
              log.lines.append("deleted")
            } catch {
              log.lines.append("cancelled")
            }
          }
          Button("Keep", role: .cancel) { log.lines.append("kept") }
        } message: {
          Text("It cannot be brought back.")
        }
    }
  }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  @Test func `an alert has its title as its name, and begins at what destroys nothing`() {
    inVirtualTime { time in
      let stage = Stage(time) { Deleting(log: Log()) }
      stage.press(.init(.tab), .init(.enter))
      #expect(stage.rows.contains("alert \"Delete?\""))
      #expect(stage.rows.contains { $0.hasSuffix("text \"It cannot be brought back.\"") })
      #expect(focused(stage) == "Keep")
    }
  }

  @Test func `a button acts and closes; its task goes on`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Deleting(log: log) }
      stage.press(.init(.tab), .init(.enter))
      stage.click("Delete")
      #expect(focused(stage) == "ask")
      #expect(!stage.rows.contains { $0.hasPrefix("alert") })
      time.advance(by: .seconds(1))
      #expect(log.lines == ["deleted"])
    }
  }

  @Test func `escape does what the button that cancels does`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Deleting(log: log) }
      stage.press(.init(.tab), .init(.enter), .init(.escape))
      #expect(log.lines == ["kept"])
      #expect(focused(stage) == "ask")
    }
  }

  @Test func `escape closes, where the button that cancels is disabled; and a dialog follows its title`() {
    struct Host: View {
      let log: Log
      @State private var count = 1
      @State private var asks = true
      var body: some View {
        Button("more") { count += 1 }
          .alert("Delete \(count)?", isPresented: $asks) {
            Button("Keep", role: .cancel) { log.lines.append("kept") }.disabled(true)
          }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Host(log: log) }
      #expect(stage.rows.contains("alert \"Delete 1?\""))
      stage.element("more")?.activate?()
      #expect(stage.rows.contains("alert \"Delete 2?\""))
      stage.press(.init(.escape))
      #expect(log.lines == [])
      #expect(!stage.rows.contains { $0.hasPrefix("alert") })
    }
  }

  @Test func `an alert without buttons says OK`() {
    struct Plain: View {
      @State private var asks = true
      var body: some View { Text("app").alert("Done", isPresented: $asks) {} }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Plain() }
      #expect(focused(stage) == "OK")
      stage.press(.init(.enter))
      #expect(stage.rows == ["text \"app\""])
    }
  }

  private struct Choosing: View {
    let log: Log
    let hasOwnCancel: Bool
    @State private var value: Int? = 7
    @State private var asks = true
    var body: some View {
      Text("app").confirmationDialog("Choose", isPresented: $asks, titleVisibility: .hidden, presenting: value) {
        value in
        Button("Take \(value)") { log.lines.append("took \(value)") }
        if hasOwnCancel { Button("Never mind", role: .cancel) {} }
      }
    }
  }

  @Test(arguments: [false, true]) func `a confirmation has one button that cancels`(hasOwnCancel: Bool) {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Choosing(log: log, hasOwnCancel: hasOwnCancel) }
      let labels = stage.tree.focusOrder.map(\.accessibleLabel)
      #expect(labels == ["Take 7", hasOwnCancel ? "Never mind" : "Cancel"])
      #expect(stage.rows.contains("alert \"Choose\""))
      #expect(!stage.rows.contains { $0.hasSuffix("text \"Choose\"") })
      stage.press(.init(.enter))
      #expect(log.lines == ["took 7"])
      #expect(stage.rows == ["text \"app\""])
    }
  }

  private struct Changing: View {
    let isAlert: Bool
    @State private var hasOwn = false
    @State private var asks = true
    var body: some View {
      if isAlert {
        Button("change") { hasOwn.toggle() }
          .alert("Changing", isPresented: $asks) { if hasOwn { Button("Fine") {} } }
      } else {
        Button("change") { hasOwn.toggle() }
          .confirmationDialog("Changing", isPresented: $asks) {
            Button("Do it", role: .destructive) {}
            if hasOwn { Button("Never mind", role: .cancel) {} }
          }
      }
    }
  }

  @Test(arguments: [(false, ["Do it"], "Never mind", "Cancel"), (true, [], "Fine", "OK")])
  func `the button that a dialog adds goes and comes as its own come and go`(
    isAlert: Bool, always: [String], own: String, added: String
  ) {
    inVirtualTime { time in
      let stage = Stage(time) { Changing(isAlert: isAlert) }
      let labels = { stage.tree.focusOrder.map { $0.accessibleLabel ?? "" } }
      #expect(labels() == always + [added])
      for buttons in [[own], [added], [own]] {
        stage.element("change")?.activate?()
        time.drain()
        #expect(labels() == always + buttons)
        #expect(focused(stage) == buttons[0], "the focus goes to what is in its place")
      }
      #expect(stage.backend.mistakes == [])
      stage.press(.init(.enter))
      #expect(!stage.rows.contains { $0.hasPrefix("alert") })
    }
  }

  @Test func `a dialog about a value that is not there is not there`() {
    inVirtualTime { time in
      let stage = Stage(time) {
        Text("app").alert("About", isPresented: .constant(true), presenting: Int?.none) { Button("\($0)") {} }
      }
      #expect(stage.rows == ["text \"app\""])
    }
  }
}
