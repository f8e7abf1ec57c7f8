import Testing
import TributaryTime
import TributaryViews

@Suite struct FocusStateTests {
  private enum Field { case name, mail }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var isComplete = true
    var body: some View {
      TextField("name", text: .constant("")).focused($field, equals: .name)
      if isComplete { TextField("mail", text: .constant("")).padding().focused($field, equals: .mail) }
      Button("to mail") { field = .mail }.keyboardShortcut(.function(1))
      Button("to nobody") { field = nil }.keyboardShortcut(.function(2))
      Button("drop mail") { isComplete = false }.keyboardShortcut(.function(3))
      Text("focus \(field.map { "\($0)" } ?? "none")")
    }
  }

  private func focus(of stage: Stage) -> [String?] {
    [stage.rows.last, stage.tree.focused?.accessibleLabel]
  }

  @Test func theStateFollowsThePerson() {
    inVirtualTime { time in
      let stage = Stage(time) { Form() }
      #expect(focus(of: stage) == ["text \"focus none\"", nil])
      stage.press(.init(.tab))
      #expect(focus(of: stage) == ["text \"focus name\"", "name"])
      stage.press(.init(.tab))
      #expect(focus(of: stage) == ["text \"focus mail\"", "mail"])
      stage.press(.init(.tab))
      #expect(focus(of: stage) == ["text \"focus none\"", "to mail"])
    }
  }

  @Test func theStateLeads() {
    inVirtualTime { time in
      let stage = Stage(time) { Form() }
      stage.press(.init(.function(1)))
      #expect(focus(of: stage) == ["text \"focus mail\"", "mail"])
      #expect(stage.backend.revealed.last === stage.tree.focused)
      stage.press(.init(.function(2)))
      #expect(focus(of: stage) == ["text \"focus none\"", nil])
    }
  }

  @Test func writingNilLeavesTheFocusOfAnotherAlone() {
    inVirtualTime { time in
      let stage = Stage(time) { Form() }
      stage.press(.init(.tab, modifiers: .shift))
      stage.press(.init(.function(2)))
      #expect(focus(of: stage) == ["text \"focus none\"", "drop mail"])
    }
  }

  @Test func aValueThatNothingStandsForFallsBack() {
    inVirtualTime { time in
      let stage = Stage(time) { Form() }
      stage.press(.init(.tab), .init(.function(3)), .init(.function(1)))
      #expect(focus(of: stage) == ["text \"focus name\"", "name"])
    }
  }

  @Test func aBooleanFocusIsWrittenAsTheViewAppears() {
    struct Field: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
        Text("\(isFocused)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Field() }
      #expect(stage.rows == ["field \"name\" = \"\" @0 *", "text \"true\""])
      stage.tree.focus(nil)
      #expect(stage.rows == ["field \"name\" = \"\" @0", "text \"false\""])
    }
  }

  @Test func aFocusStateIsToldWhenItsElementGoes() {
    struct Menu: View {
      @State private var isOpen = true
      @FocusState private var isFocused: Bool
      var body: some View {
        if isOpen {
          VStack { Button("close") { isOpen = false }.focused($isFocused) }
        }
        Text("\(isFocused)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Menu() }
      stage.press(.init(.tab))
      #expect(stage.rows.last == "text \"true\"")
      stage.press(.init(.enter))
      #expect(stage.rows == ["text \"false\""])
      #expect(stage.tree.focused == nil)
    }
  }

  @Test func aReaderDeeperThanAllElseThatRanIsToldWhereTheFocusWent() {
    struct Deep: View {
      let hasFocus: FocusState<Bool>.Binding
      var body: some View { Text("heir \(hasFocus.wrappedValue)") }
    }
    struct Top: View {
      @State private var isShown = true
      @FocusState private var hasFocus: Bool
      var body: some View {
        if isShown { TextField("t", text: .constant("")) }
        Button("drop") { isShown = false }.focused($hasFocus)
        VStack { VStack { VStack { VStack { Deep(hasFocus: $hasFocus) } } } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Top() }
      stage.press(.init(.tab))
      #expect(stage.element("heir false") != nil)
      stage.click("drop")
      #expect(stage.tree.focused?.accessibleLabel == "drop")
      #expect(stage.element("heir true") != nil)
    }
  }
}
