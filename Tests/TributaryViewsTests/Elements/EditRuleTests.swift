import Testing
import TributaryTime
import TributaryViews

/// While a field is edited its text is the typist's: consequences of the edit wait, the words of others do not.
@Suite struct EditRuleTests {
  /// A model that makes something of each value that it is given.
  private final class Model {
    var text = "" { didSet { text = answer(text) } }
    var submitted: [String] = []
    let answer: (String) -> String

    init(answer: @escaping (String) -> String) { self.answer = answer }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  }

  private struct Form: View {
    let model: Model
    @State private var runs = 0
    var body: some View {
      TextField("text", text: model.binding).onSubmit { model.submitted.append(model.text) }
      Button("run \(runs)") { runs += 1 }.keyboardShortcut("r", modifiers: .control)
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  @Test func `the answer to an edit waits until the focus leaves`() {
    inVirtualTime { time in
      let stage = Stage(time) { Form(model: Model(answer: Self.trimmed)) }
      stage.press(.init(.tab))
      stage.type(" a  b")
      #expect(stage.rows.first == "field \"text\" = \" a  b\" @5 *")
      stage.press(.init(.tab))
      #expect(stage.rows.first == "field \"text\" = \"a b\" @3")
    }
  }

  @Test func `the answer to an edit waits through runs of the view that change something else`() {
    inVirtualTime { time in
      let stage = Stage(time) { Form(model: Model(answer: Self.trimmed)) }
      stage.press(.init(.tab))
      stage.type(" a ")
      stage.press(.init("r", modifiers: .control))
      #expect(stage.rows.prefix(2) == ["field \"text\" = \" a \" @3 *", "button \"run 1\""])
    }
  }

  @Test func `Enter ends the edit before it submits, and the typist may go on`() {
    inVirtualTime { time in
      let model = Model { String($0.prefix(3)) }
      let stage = Stage(time) { Form(model: model) }
      stage.press(.init(.tab))
      stage.type("abcdef")
      #expect(stage.rows.first == "field \"text\" = \"abcdef\" @6 *")
      stage.press(.init(.enter))
      #expect(stage.rows.first == "field \"text\" = \"abc\" @3 *")
      #expect(model.submitted == ["abc"])
      stage.type("x")
      #expect(stage.rows.first == "field \"text\" = \"abcx\" @4 *")
    }
  }

  @Test func `an answer that puts back the former value is an answer too`() {
    inVirtualTime { time in
      let model = Model { $0.filter(\.isNumber) }
      let stage = Stage(time) { Form(model: model) }
      stage.press(.init(.tab))
      stage.type("1a")
      #expect(stage.rows.first == "field \"text\" = \"1a\" @2 *")
      stage.type("2")
      #expect(model.text == "12")
      stage.tree.focus(nil)
      #expect(stage.rows.first == "field \"text\" = \"12\" @2")
    }
  }

  private struct Shared: View {
    let other: (inout String) -> Void
    @State private var text = "John Smith"
    var body: some View {
      TextField("text", text: $text)
      Button("other") { other(&text) }.keyboardShortcut("o", modifiers: .control)
    }
  }

  @Test func `the word of somebody else comes at once and leaves the caret between the same characters`() {
    inVirtualTime { time in
      let stage = Stage(time) { Shared { $0 = "Johnny " + $0.dropFirst(5) } }
      stage.press(.init(.tab), .init(.left), .init(.left))
      stage.type("y")
      #expect(stage.rows.first == "field \"text\" = \"John Smiyth\" @9 *")
      stage.press(.init("o", modifiers: .control))
      #expect(stage.rows.first == "field \"text\" = \"Johnny Smiyth\" @11 *")
    }
  }

  @Test func `a field without the focus shows what others write`() {
    inVirtualTime { time in
      let stage = Stage(time) { Shared { $0 = "" } }
      stage.click("other")
      #expect(stage.rows.first == "field \"text\" = \"\" @0")
    }
  }
}
