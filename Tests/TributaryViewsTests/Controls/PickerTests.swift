import Testing
import TributaryTime
import TributaryViews

@Suite struct PickerTests {
  private enum Size: String, CaseIterable { case small, medium, large }

  private struct App: View {
    let style: PickerStyle
    @State private var size = Size.medium
    var body: some View {
      Button("before") {}
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(style)
      Button("after") {}
      Text("it is \(size)")
    }
  }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  @Test func `a menu shows what is chosen, opens, and chooses by enter`() {
    inVirtualTime { time in
      let stage = Stage(time) { App(style: .menu) }
      let closed = stage.rows
      #expect(closed.contains("menu \"Size\" = \"medium\""))
      stage.press(.init(.tab), .init(.tab), .init(.enter))
      #expect(
        stage.rows.dropFirst(closed.count) == [
          "dialog \"Size\"", "  border", "    padding", "      radioGroup \"Size\" = \"medium\" *",
          "        option \"small\"", "        option \"medium\" (selected)", "        option \"large\"",
        ])
      stage.press(.init(.down))
      #expect(stage.rows.contains("text \"it is medium\""), "going there does not choose")
      stage.press(.init(.enter))
      #expect(stage.rows.contains("text \"it is large\""))
      #expect(stage.rows.contains("menu \"Size\" = \"large\" *"))
      #expect(stage.rows.count == closed.count)
    }
  }

  @Test func `escape leaves a menu as it was, a click chooses`() {
    inVirtualTime { time in
      let stage = Stage(time) { App(style: .automatic) }
      stage.click("Size")
      stage.press(.init(.up), .init(.escape))
      #expect(stage.rows.last == "text \"it is medium\"")
      stage.click("Size")
      stage.click("small")
      #expect(stage.rows.last == "text \"it is small\"")
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test(arguments: [PickerStyle.inline, .segmented]) func `keys of the axis choose, and leave at the ends`(
    style: PickerStyle
  ) {
    let (back, forth): (KeyEquivalent, KeyEquivalent) = style == .inline ? (.up, .down) : (.left, .right)
    inVirtualTime { time in
      let stage = Stage(time) { App(style: style) }
      stage.press(.init(.tab), .init(.tab))
      #expect(focused(stage) == "Size")
      stage.press(.init(forth))
      #expect(stage.rows.last == "text \"it is large\"")
      stage.press(.init(forth))
      #expect(focused(stage) == "after")
      stage.press(.init(.tab, modifiers: .shift), .init(back), .init(back))
      #expect(stage.rows.last == "text \"it is small\"")
      stage.press(.init(back))
      #expect(focused(stage) == "before")
      stage.click("large")
      #expect(stage.rows.last == "text \"it is large\"")
      #expect(focused(stage) == "Size")
    }
  }

  @Test func `the options are called what the picker is called now`() {
    struct Host: View {
      @State private var name = "Size"
      var body: some View {
        Picker(name, selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.inline)
        Button("rename") { name = "Height" }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      #expect(stage.rows.contains { $0.contains("radioGroup \"Size\" = \"one\"") })
      stage.click("rename")
      #expect(stage.rows.contains { $0.contains("radioGroup \"Height\" = \"one\"") })
    }
  }

  private struct Tagged: View {
    @State private var choice: Int? = 2
    var body: some View {
      Picker("Number", selection: $choice) {
        Text("none").tag(Int?.none)
        Section("Small") {
          Text("one").padding(.leading).tag(1)
          Text("two").tag(2).padding(.leading)
        }
        Text("untagged")
      }
      .pickerStyle(.inline)
      Text("it is \(choice.map(String.init) ?? "none")")
    }
  }

  @Test func `tags choose, an optional by what is in it, and a header is passed over`() {
    inVirtualTime { time in
      let stage = Stage(time) { Tagged() }
      stage.press(.init(.tab), .init(.up))
      #expect(stage.rows.last == "text \"it is 1\"")
      stage.press(.init(.up))
      #expect(stage.rows.last == "text \"it is none\"")
      stage.press(.init(.end))
      #expect(stage.rows.last == "text \"it is none\"", "what has no tag cannot be chosen")
      stage.press(.init(.up))
      #expect(stage.rows.last == "text \"it is 2\"")
    }
  }

  @Test func `a disabled picker stays as it is`() {
    inVirtualTime { time in
      let stage = Stage(time) { App(style: .segmented).disabled(true) }
      stage.click("small")
      #expect(stage.rows.last == "text \"it is medium\"")
      #expect(stage.tree.focusOrder.isEmpty)
    }
  }

  @Test func `a focus state round a picker is that of what is in it`() {
    struct Host: View {
      @State private var size = Size.small
      @FocusState private var isFocused: Bool
      var body: some View {
        Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
          .focused($isFocused)
        Button("go") { isFocused = true }
        Text("focused: \(isFocused)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.click("go")
      #expect(focused(stage) == "Size")
      #expect(stage.rows.last == "text \"focused: true\"")
      stage.press(.init(.tab))
      #expect(stage.rows.last == "text \"focused: false\"")
    }
  }
}
