import Testing
import TributaryTime
import TributaryViews

@Suite struct TextFieldTests {
  private final class Model {
    var written: [String] = []
    var submitted = 0
  }

  private struct Form: View {
    let model: Model
    @State private var name = ""
    var body: some View {
      TextField("name", text: $name).onSubmit { model.submitted += 1 }
      Text("Hello \(name)")
      Button("reset") { name = "" }.keyboardShortcut("r", modifiers: .control)
      Button("set") { name = "Grace" }.keyboardShortcut("s", modifiers: .control)
    }
  }

  @Test func typingWritesTheBindingAndMovesTheCaret() {
    inVirtualTime { time in
      let stage = Stage(time) { Form(model: Model()) }
      stage.press(.init(.tab))
      stage.type("Ad a")
      #expect(stage.rows.prefix(2) == ["field \"name\" = \"Ad a\" @4 *", "text \"Hello Ad a\""])
      stage.press(.init(.left), .init(.left), .init(.delete))
      #expect(stage.rows.prefix(2) == ["field \"name\" = \"Ada\" @2 *", "text \"Hello Ada\""])
    }
  }

  @Test func withoutTheFocusNothingIsTyped() {
    inVirtualTime { time in
      let stage = Stage(time) { Form(model: Model()) }
      #expect(stage.tree.press(.init("a")) == false)
      stage.tree.paste("a")
      #expect(stage.rows.first == "field \"name\" = \"\" @0")
    }
  }

  @Test func anotherValueThatIsWrittenReplacesTheText() {
    inVirtualTime { time in
      let stage = Stage(time) { Form(model: Model()) }
      stage.press(.init(.tab))
      stage.type("Ada")
      stage.press(.init("s", modifiers: .control))
      #expect(stage.rows.first == "field \"name\" = \"Grace\" @5 *")
      stage.press(.init(.home), .init(.right), .init("r", modifiers: .control))
      #expect(stage.rows.first == "field \"name\" = \"\" @0 *")
    }
  }

  @Test func theAnswerOfTheModelDoesNotRewriteWhatIsBeingTyped() {
    struct Trimmed: View {
      @State private var words: [String] = []
      var body: some View {
        let text = Binding {
          words.joined(separator: " ")
        } set: { new in
          words = new.split(separator: " ").map(String.init)
        }
        TextField("words", text: text)
        Button("\(words.count)") {}
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Trimmed() }
      stage.press(.init(.tab))
      stage.type("  a  b ")
      #expect(stage.rows.prefix(2) == ["field \"words\" = \"  a  b \" @7 *", "button \"2\""])
      stage.press(.init(.tab))
      #expect(stage.rows.prefix(2) == ["field \"words\" = \"a b\" @3", "button \"2\" *"])
    }
  }

  @Test func aWriteInOnChangeIsAnExplicitOne() {
    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField("t", text: $text).onChange(of: text) { text = text.uppercased() }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Upper() }
      stage.press(.init(.tab))
      stage.type("abc")
      #expect(stage.rows == ["field \"t\" = \"ABC\" @3 *"])
    }
  }

  @Test func aFieldThatTakesNoValueShowsItsValueAgainWhenTheFocusLeaves() {
    inVirtualTime { time in
      let stage = Stage(time) { TextField("t", text: .constant("x")) }
      stage.press(.init(.tab))
      stage.type("y")
      #expect(stage.rows == ["field \"t\" = \"xy\" @2 *"])
      stage.tree.focus(nil)
      #expect(stage.rows == ["field \"t\" = \"x\" @1"])
    }
  }

  @Test func pastingIsOneWrite() {
    inVirtualTime { time in
      let model = Model()
      let text = Binding(get: { model.written.last ?? "" }, set: { model.written.append($0) })
      let stage = Stage(time) { TextField("t", text: text) }
      stage.press(.init(.tab))
      stage.tree.paste("two\nlines")
      #expect(model.written == ["two lines"])
      #expect(stage.rows == ["field \"t\" = \"two lines\" @9 *"])
    }
  }

  @Test func enterSubmits() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Form(model: model) }
      stage.press(.init(.tab), .init(.enter))
      #expect(model.submitted == 1)
    }
  }

  @Test func anAsynchronousSubmitRunsAsATaskOfTheView() {
    struct Chat: View {
      @State private var text = ""
      @State private var sent: [String] = []
      var body: some View {
        VStack {
          TextField("say", text: $text)
          ForEach(sent, id: \.self) { Text($0) }
        }
        .onSubmit {
          let word = text
          text = ""
          try? await Scope.current.clock.sleep(for: .seconds(1))
          sent.append(word)
        }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Chat() }
      stage.press(.init(.tab))
      stage.type("hi")
      stage.press(.init(.enter))
      #expect(stage.rows == ["column", "  field \"say\" = \"\" @0 *"])
      time.advance(by: .seconds(1))
      #expect(stage.rows == ["column", "  field \"say\" = \"\" @0 *", "  text \"hi\""])
    }
  }

  @Test func enterThatNobodySubmitsIsLeftToShortcuts() {
    inVirtualTime { time in
      var done = 0
      let stage = Stage(time) {
        TextField("t", text: .constant(""))
        Button("done") { done += 1 }.keyboardShortcut(.enter)
      }
      stage.press(.init(.tab), .init(.enter))
      #expect(done == 1)
    }
  }

  @Test func aDisabledFieldTakesNothing() {
    inVirtualTime { time in
      let stage = Stage(time) { TextField("t", text: .constant("")).disabled(true) }
      stage.press(.init(.tab), .init("a"))
      #expect(stage.rows == ["field \"t\" = \"\" @0 (disabled)"])
    }
  }
}
