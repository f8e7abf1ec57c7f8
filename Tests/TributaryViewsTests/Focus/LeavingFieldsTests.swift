import Testing
import TributaryFlow
import TributaryTime
import TributaryViews

@Suite struct LeavingFieldsTests {
  private final class Log { var lines: [String] = [] }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  /// Fields between buttons, one of which has a letter as its shortcut.
  private struct Form: View {
    let log: Log
    @State private var name = ""
    @State private var mail = ""
    var body: some View {
      Button("top") {}
      TextField("name", text: $name)
      TextField("mail", text: $mail)
      Button("add") { log.lines.append("add") }.keyboardShortcut("a")
    }
  }

  @Test func escapeInAFieldGivesTheFocusToTheScreenWhereLettersAreShortcuts() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Form(log: log) }
      stage.click("name")
      stage.type("a")
      #expect(log.lines.isEmpty)
      #expect(stage.rows.contains("field \"name\" = \"a\" @1 *"))
      #expect(stage.tree.press(.init(.escape)))
      #expect(focused(stage) == nil)
      stage.type("a")
      #expect(log.lines == ["add"])
      #expect(stage.rows.contains("field \"name\" = \"a\" @1"))
      #expect(!stage.tree.press(.init(.escape)), "there is nothing to leave any more")
    }
  }

  @Test(arguments: [
    (KeyPress(.tab), "mail"), (KeyPress(.tab, modifiers: .shift), "top"), (KeyPress(.down), "mail"),
    (KeyPress(.up), "top"), (KeyPress(.enter), "name"),
  ])
  func keysOfTheScreenGoOnFromTheFieldThatWasLeft(key: KeyPress, to label: String) {
    inVirtualTime { time in
      let stage = Stage(time) { Form(log: Log()) }
      stage.click("name")
      stage.press(.init(.escape), key)
      #expect(focused(stage) == label)
    }
  }

  @Test func escapeInAFieldOfARowGivesTheFocusToTheListAroundIt() {
    struct Rows: View {
      @State private var chosen: Int?
      @State private var text = ""
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { row in
          if row == 1 { TextField("note", text: $text) } else { Text("row \(row)") }
        }
        .accessibilityLabel("rows")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Rows() }
      stage.click("note")
      #expect(focused(stage) == "note")
      stage.press(.init(.escape))
      #expect(focused(stage) == "rows")
    }
  }

  @Test func anEscapeShortcutOfTheAppActsOnceTheFieldIsLeft() {
    struct Find: View {
      @State private var text = ""
      var body: some View {
        TextField("find", text: $text)
        Button("clear") { text = "" }.keyboardShortcut(.escape)
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Find() }
      stage.click("find")
      stage.type("x")
      stage.press(.init(.escape))
      #expect(stage.rows.first == "field \"find\" = \"x\" @1")
      stage.press(.init(.escape))
      #expect(stage.rows.first == "field \"find\" = \"\" @0")
    }
  }

  @Test func theFirstEscapeInAFieldOfASheetDismissesIt() {
    struct App: View {
      @State private var isOpen = false
      @State private var text = ""
      var body: some View {
        Button("open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            TextField("in", text: $text)
          }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { App() }
      stage.press(.init(.tab), .init(.enter))
      #expect(focused(stage) == "in")
      stage.press(.init(.escape))
      #expect(focused(stage) == "open")
    }
  }

  @Test func aSheetThatComesFromAShortcutGivesTheFocusBackToTheScreen() {
    struct App: View {
      @State private var isOpen = false
      @State private var text = ""
      var body: some View {
        TextField("out", text: $text)
        Button("open") { isOpen = true }.keyboardShortcut("o")
          .sheet(isPresented: $isOpen) { Button("in") {} }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { App() }
      #expect(focused(stage) == "out")
      stage.press(.init(.escape))
      stage.type("o")
      #expect(focused(stage) == "in")
      stage.press(.init(.escape))
      #expect(focused(stage) == nil)
      stage.type("o")
      #expect(focused(stage) == "in")
    }
  }

  /// A screen with a field, pushed over another.
  private struct Pushed: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        NavigationLink("next") {
          VStack {
            TextField("on", text: $text)
            NavigationLink("third") { Button("last") {} }.keyboardShortcut("t")
          }
        }
      }
    }
  }

  @Test func theFirstEscapeOnAPushedScreenLeavesTheFieldAndTheSecondGoesBack() {
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { Pushed() }
      stage.press(.init(.enter))
      #expect(focused(stage) == "on")
      stage.press(.init(.escape))
      #expect(focused(stage) == nil)
      stage.press(.init(.escape))
      #expect(focused(stage) == "next")
      stage.press(.init(.enter))
      #expect(focused(stage) == "on")
      stage.press(.init(.left, modifiers: .option))
      #expect(focused(stage) == "next", "the key that leads back does so out of a field too")
    }
  }

  @Test func aScreenThatHadTheFocusHasItAgainWhenItComesBack() {
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { Pushed() }
      stage.press(.init(.enter), .init(.escape))
      stage.type("t")
      #expect(focused(stage) == "last")
      stage.press(.init(.escape))
      #expect(focused(stage) == nil)
      stage.type("t")
      #expect(focused(stage) == "last")
    }
  }
}
