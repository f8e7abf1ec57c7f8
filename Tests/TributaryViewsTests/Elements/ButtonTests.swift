import Testing
import TributaryTime
import TributaryViews

@Suite struct ButtonTests {
  @Test func enterAndSpaceActivateTheFocusedButton() {
    inVirtualTime { time in
      var count = 0
      let stage = Stage(time) { Button("add") { count += 1 } }
      stage.press(.init(.enter), .init(" "))
      #expect(count == 0)
      stage.press(.init(.tab), .init(.enter), .init(" "), .init("x"))
      #expect(count == 2)
    }
  }

  @Test func aDisabledButtonDoesNothing() {
    inVirtualTime { time in
      var count = 0
      let stage = Stage(time) {
        VStack { Button("add") { count += 1 }.disabled(false).keyboardShortcut("a") }.disabled(true)
      }
      stage.click("add")
      stage.press(.init("a"))
      #expect(count == 0)
      #expect(stage.rows.contains("  button \"add\" (disabled)"))
    }
  }

  @Test func aButtonIsCalledByItsTextOrItsLabel() {
    inVirtualTime { time in
      let stage = Stage(time) {
        Button {
        } label: {
          HStack {
            Text("Save")
            Text("all").bold()
          }
        }
        Button("X") {}.padding().accessibilityLabel("Close")
      }
      let buttons = stage.tree.focusOrder
      #expect(buttons.map(\.accessibleLabel) == ["Save all", "Close"])
      #expect(buttons.map(\.semantics.role) == [.button, .button])
    }
  }

  private struct Loader: View {
    let log: (String) -> Void
    @State private var items: [String] = []
    @State private var isShown = true
    var body: some View {
      if isShown {
        Button("Load") {
          do {
            try await Scope.current.clock.sleep(for: .seconds(2))
            items = ["a", "b"]
          } catch {
            log("cancelled")
          }
        }
      }
      Button("Hide") { isShown = false }
      Text("\(items.count) items")
    }
  }

  @Test func anAsynchronousActionRunsAsATaskOfTheView() {
    inVirtualTime { time in
      let stage = Stage(time) { Loader { _ in } }
      stage.click("Load")
      #expect(stage.rows.last == "text \"0 items\"")
      time.advance(by: .seconds(2))
      #expect(stage.rows.last == "text \"2 items\"")
    }
  }

  @Test func theTaskOfAnActionIsCancelledWhenTheButtonGoes() {
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { Loader { log.append($0) } }
      stage.click("Load")
      stage.click("Hide")
      #expect(log == ["cancelled"])
      time.advance(by: .seconds(5))
      #expect(stage.rows.last == "text \"0 items\"")
    }
  }

  @Test func oneLineDecidesBetweenAtOnceAndLater() {
    struct Adder: View {
      let later: () async -> Int
      @State private var sum = 0
      var body: some View {
        Button("now") { sum += 1 }
        Button("later") { sum = await later() }
        Text("\(sum)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) {
        Adder {
          try? await Scope.current.clock.sleep(for: .seconds(1))
          return 10
        }
      }
      stage.click("later")
      stage.click("now")
      #expect(stage.rows.last == "text \"1\"")
      time.advance(by: .seconds(1))
      #expect(stage.rows.last == "text \"10\"")
    }
  }

  @Test func aTaskHasTheNameOfItsView() {
    inVirtualTime { time in
      struct Waiter: View {
        var body: some View {
          Button("wait") { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        }
      }
      let stage = Stage(time) { Waiter() }
      stage.click("wait")
      #expect(time.stalledTasks.map(\.name) == ["action of Waiter"])
    }
  }
}
