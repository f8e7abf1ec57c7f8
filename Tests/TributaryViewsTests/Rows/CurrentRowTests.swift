import Testing
import TributaryTesting
import TributaryTime
import TributaryViews

/// The current row of a list is a row and not a place, and what is not in the data is not chosen.
@Suite struct CurrentRowTests {
  private struct Numbers: View {
    @State var rows = [1, 42, 7]
    @State var choice: Int?
    var body: some View {
      List(rows, id: \.self, selection: $choice) { Text("row \($0)") }
      Button("reorder") { rows = [42, 7, 1] }
      Button("without 42") { rows = rows.filter { $0 != 42 } }
      Button("all") { rows = [1, 42, 7] }
      Text("choice \(choice.map { "\($0)" } ?? "none")")
    }
  }

  /// Presses a key, and gives what is chosen then.
  private func choice(_ stage: Stage, _ keys: KeyEquivalent...) -> String? {
    for key in keys { stage.press(.init(key)) }
    return stage.rows.last { $0.hasPrefix("text \"choice") }
  }

  private func chosen(_ stage: Stage) -> [String] {
    stage.rows.filter { $0.contains("(selected)") }.map {
      $0.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    }
  }

  @Test func `the first arrow chooses the first row, the next ones go on from there`() {
    inVirtualTime { time in
      let stage = Stage(time) { Numbers(rows: Array(1...50)) }
      stage.press(.init(.tab))
      #expect(stage.rows.first == "list = \"1 of 50\" *")
      #expect(choice(stage, .down) == "text \"choice 1\"")
      #expect(choice(stage, .down) == "text \"choice 2\"")
      #expect(choice(stage, .up, .up) == "text \"choice 1\"")
      let other = Stage(time) { Numbers() }
      #expect(choice(other, .tab, .up) == "text \"choice 1\"")
    }
  }

  @Test func `rows that change their order before the first arrow leave it the first row`() {
    inVirtualTime { time in
      let stage = Stage(time) { Numbers() }
      stage.press(.init(.tab))
      stage.click("reorder")
      #expect(stage.rows.first == "list = \"1 of 3\" *")
      #expect(choice(stage, .down) == "text \"choice 42\"")
    }
  }

  @Test func `the current row is the same row in another order`() {
    inVirtualTime { time in
      for (clicked, place, next) in [(1, 3, 1), (42, 1, 7), (7, 2, 1)] {
        let stage = Stage(time) { Numbers() }
        stage.click("row \(clicked)")
        stage.click("reorder")
        #expect(stage.rows.first == "list = \"\(place) of 3\" *")
        #expect(choice(stage, .down) == "text \"choice \(next)\"")
      }
    }
  }

  @Test func `a chosen row that is filtered away is not counted, and is chosen again when it returns`() {
    inVirtualTime { time in
      let stage = Stage(time) { Numbers(choice: 42) }
      #expect(stage.rows.first == "list = \"2 of 3\"")
      stage.click("without 42")
      #expect(stage.rows.first == "list")
      #expect(chosen(stage) == [])
      stage.click("all")
      #expect(stage.rows.first == "list = \"2 of 3\"")
      #expect(chosen(stage) == ["row 42"])
    }
  }

  @Test func `the keys of a list with the focus stand at the row in the place of one that went, until it returns`() {
    inVirtualTime { time in
      let stage = Stage(time) { Numbers() }
      stage.click("row 42")
      stage.click("without 42")
      #expect(stage.rows.first == "list = \"2 of 2\" *")
      #expect(chosen(stage) == [])
      stage.click("all")
      #expect(stage.rows.first == "list = \"2 of 3\" *")
      stage.click("without 42")
      #expect(choice(stage, .down) == "text \"choice 7\"", "the row that took its place comes next")
      stage.click("all")
      #expect(stage.rows.first == "list = \"3 of 3\" *", "the person went on")
      stage.click("row 42")
      stage.click("without 42")
      #expect(choice(stage, .up) == "text \"choice 1\"")
    }
  }

  private struct Many: View {
    @State var rows = [1, 42, 7]
    @State var choice: Set<Int> = [9, 7]
    var body: some View {
      Button("without 7") { rows = [1, 42] }
      Button("all") { rows = [1, 42, 7] }
      List(rows, id: \.self, selection: $choice) { Text("row \($0)") }
      Text("choice \(choice.sorted())")
    }
  }

  @Test func `of many that are chosen the keys start at the first that is there`() {
    inVirtualTime { time in
      for choice in [[9, 7], [9, 8, 7, 42], [42, 9]] as [Set<Int>] {
        let stage = Stage(time) { Many(choice: choice) }
        stage.press(.init(.tab), .init(.tab), .init(.tab))
        let first = [1, 42, 7].firstIndex(where: choice.contains) ?? 0
        #expect(stage.rows.contains("list = \"\(first + 1) of 3\" *"))
      }
    }
  }

  @Test func `a key adds no row that is not there, and takes none of those away`() {
    inVirtualTime { time in
      let stage = Stage(time) { Many(choice: [7]) }
      stage.press(.init(.tab), .init(.tab), .init(.tab))
      stage.click("without 7")
      stage.press(.init(.up, modifiers: .shift))
      #expect(stage.rows.last == "text \"choice [1, 7, 42]\"")
      stage.press(.init(" "))
      #expect(stage.rows.last == "text \"choice [7, 42]\"")
      stage.click("all")
      #expect(chosen(stage) == ["row 42", "row 7"])
      #expect(stage.rows.contains("list = \"1 of 3\" *"))
    }
  }

  @Test func `a row without a tag is current wherever it stands`() {
    struct Static: View {
      @State private var hasMore = false
      @State private var choice: Int?
      let log: (String) -> Void
      var body: some View {
        List(selection: $choice) {
          if hasMore { Text("before") }
          Button("one") { log("one") }
          Button("two") { log("two") }
        }
        Button("more") { hasMore = true }
      }
    }
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { Static { log.append($0) } }
      stage.press(.init(.tab), .init(.end))
      #expect(stage.rows.first == "list = \"2 of 2\" *")
      stage.click("more")
      #expect(stage.rows.first == "list = \"3 of 3\" *")
      stage.press(.init(.enter))
      #expect(log == ["two"])
    }
  }

  @Test func `a row that is a button or a link is found as a row`() throws {
    struct Menu: View {
      @State private var pressed = "none"
      @State private var choice: Int?
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Licence") { Text("the licence") }
            Button("Print") { pressed = "print" }
            HStack {
              Text("Mail")
              Button("send") { pressed = "send" }
            }
            HStack {
              Text("File")
              Button("open") { pressed = "open" }
              Button("delete") { pressed = "delete" }
            }
          }
          Text("pressed \(pressed)")
        }
      }
    }
    let pilot = Pilot(on: .outline) { Menu() }
    #expect(pilot.elements(.row).map(\.label) == ["Licence", "Print", "Mail send", "File open delete"])
    #expect(pilot.elements(.row).allSatisfy { $0.role == .row })
    #expect(pilot.elements(.button).map(\.label) == ["Licence", "Print", "send", "open", "delete"])
    try pilot.click(.row, "Print")
    #expect(pilot.shows("pressed print"))
    try pilot.click(.row, "Mail send")
    #expect(pilot.shows("pressed send"))
    #expect(throws: PilotError.self, "which of two controls is meant is not known") {
      try pilot.click(.row, "File open delete")
    }
    try pilot.click(.row, "Licence")
    #expect(pilot.shows("the licence"))
  }

  @Test func `a click on a row of a list with a selection chooses it, whatever controls it has`() throws {
    struct Rows: View {
      @State private var choice: Int?
      @State private var pressed = 0
      var body: some View {
        List(0..<3, id: \.self, selection: $choice) { row in
          HStack {
            Text("row")
            Button("press \(row)") { pressed += 1 }
          }
        }
        Text("choice \(choice ?? -1) pressed \(pressed)")
      }
    }
    let pilot = Pilot(on: .outline) { Rows() }
    try pilot.click(.row, "row press 1")
    #expect(pilot.shows("choice 1 pressed 0"))
    try pilot.click(.button, "press 2")
    #expect(pilot.shows("choice 1 pressed 1"))
  }

  @Test func `a picker whose choice is no option starts at the first`() {
    struct Host: View {
      @State private var size = "huge"
      var body: some View {
        Picker("Size", selection: $size) {
          Text("small").tag("small")
          Text("large").tag("large")
        }
        .pickerStyle(.inline)
        Text("choice \(size)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      #expect(chosen(stage) == [])
      #expect(choice(stage, .tab, .down) == "text \"choice small\"")
      #expect(choice(stage, .down) == "text \"choice large\"")
    }
  }
}
