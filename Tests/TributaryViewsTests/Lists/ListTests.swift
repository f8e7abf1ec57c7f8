import Testing
import TributaryTesting
import TributaryTime
import TributaryViews

@Suite struct ListTests {
  private struct City: Identifiable {
    let id: Int
    var name: String { "city \(id)" }
  }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  /// The label of the rows that are chosen.
  private func chosen(_ stage: Stage) -> [String] {
    stage.rows.filter { $0.contains("(selected)") }.map { row in
      String(row.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
    }
  }

  private struct Single: View {
    let count: Int
    var log: (Int?) -> Void = { _ in }
    @State private var city: Int?
    var body: some View {
      List((0..<count).map(City.init), selection: $city) { Text($0.name) }.onChange(of: city) { log($0) }
    }
  }

  @Test func `keys go from row to row, and one choice goes along`() {
    inVirtualTime { time in
      let stage = Stage(time) { Single(count: 100) }
      stage.press(.init(.tab))
      #expect(stage.rows.first == "list = \"1 of 100\" *")
      #expect(chosen(stage) == [], "the focus alone chooses nothing")
      stage.press(.init(.down), .init(.down), .init(.down))
      #expect(chosen(stage) == ["city 2"])
      stage.press(.init(.up))
      #expect(chosen(stage) == ["city 1"])
      stage.press(.init(.pageDown))
      #expect(chosen(stage) == ["city 24"])
      stage.press(.init(.end))
      #expect(chosen(stage) == ["city 99"])
      #expect(stage.rows.first == "list = \"100 of 100\" *")
      stage.press(.init(.down))
      #expect(chosen(stage) == ["city 99"], "at the end a list keeps the key")
      stage.press(.init(.home), .init(.up))
      #expect(chosen(stage) == ["city 0"])
      stage.press(.init(.pageUp))
      #expect(chosen(stage) == ["city 0"])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a click chooses and gives the list the focus`() {
    inVirtualTime { time in
      var log: [Int?] = []
      let stage = Stage(time) { Single(count: 10) { log.append($0) } }
      stage.click("city 3")
      #expect(chosen(stage) == ["city 3"])
      #expect(stage.rows.first == "list = \"4 of 10\" *")
      stage.press(.init(.down))
      #expect(log == [3, 4])
    }
  }

  private struct Many: View {
    @State private var cities: Set<Int> = [1]
    var body: some View {
      List((0..<5).map(City.init), selection: $cities) { Text($0.name) }
      Button("rest") {}
    }
  }

  @Test func `of many, space and a click add and take away, shift with the arrows adds`() {
    inVirtualTime { time in
      let stage = Stage(time) { Many() }
      #expect(chosen(stage) == ["city 1"])
      stage.press(.init(.tab))
      #expect(stage.rows.first == "list = \"2 of 5\" *", "the keys start at what is chosen")
      stage.press(.init(.down))
      #expect(chosen(stage) == ["city 1"])
      stage.press(.init(" "))
      #expect(chosen(stage) == ["city 1", "city 2"])
      stage.click("city 1")
      #expect(chosen(stage) == ["city 2"])
      stage.press(.init(.down, modifiers: .shift), .init(.down, modifiers: .shift))
      #expect(chosen(stage) == ["city 1", "city 2", "city 3"])
      stage.press(.init(.tab))
      #expect(focused(stage) == "rest")
    }
  }

  private struct Sections: View {
    @State private var name: String?
    var body: some View {
      List(selection: $name) {
        Text("first").tag("first")
        ForEach(["A", "B"], id: \.self) { letter in
          Section {
            ForEach(0..<2) { Text("\(letter)\($0)").tag("\(letter)\($0)") }
          } header: {
            Text("letter \(letter)")
          } footer: {
            Text("end of \(letter)")
          }
        }
      }
    }
  }

  @Test func `headers and footers are told and passed over`() {
    inVirtualTime { time in
      let stage = Stage(time) { Sections() }
      stage.press(.init(.tab))
      var seen: [[String]] = []
      for _ in 0..<5 {
        stage.press(.init(.down))
        seen.append(chosen(stage))
      }
      #expect(seen == [["first"], ["A0"], ["A1"], ["B0"], ["B1"]])
      #expect(stage.rows.first == "list = \"5 of 5\" *")
      #expect(stage.rows.filter { $0.contains("header") } == ["  header \"letter A\"", "  header \"letter B\""])
      stage.click("letter B")
      #expect(chosen(stage) == ["B1"], "a click on a header chooses nothing")
      stage.press(.init(.home))
      #expect(chosen(stage) == ["first"])
    }
  }

  private struct Controls: View {
    let log: (String) -> Void
    @State private var city: Int?
    var body: some View {
      List((0..<3).map(City.init), selection: $city) { city in
        HStack {
          Text(city.name)
          Button("visit") { log("visit \(city.id)") }
          Button("leave") { log("leave \(city.id)") }
        }
      }
      Button("rest") {}
    }
  }

  @Test func `enter does what is in the row; only the controls of that row have the focus`() {
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { Controls { log.append($0) } }
      stage.press(.init(.tab), .init(.down), .init(.down), .init(.enter))
      #expect(log == ["visit 1"])
      #expect(stage.tree.focusOrder.map(\.accessibleLabel) == [nil, "visit", "leave", "rest"])
      stage.press(.init(.tab), .init(.tab), .init(.enter))
      #expect(log == ["visit 1", "leave 1"])
      #expect(stage.element("city 0 visit leave")?.semantics.role == .row)
    }
  }

  @Test func `without a selection the controls in the rows have the focus`() {
    inVirtualTime { time in
      var count = 0
      let stage = Stage(time) { List(0..<3) { row in Button("row \(row)") { count += row } } }
      time.drain()
      stage.press(.init(.tab), .init(.down), .init(.down), .init(.enter))
      #expect(count == 2)
      #expect(focused(stage) == "row 2")
      #expect(stage.rows.first == "list = \"3 of 3\"")
    }
  }

  @Test func `a selection from elsewhere moves the keys`() {
    struct Host: View {
      @State private var city: Int? = 2
      var body: some View {
        Button("last") { city = 99 }
        Button("none") { city = nil }
        List((0..<100).map(City.init), selection: $city) { Text($0.name) }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      #expect(chosen(stage) == ["city 2"])
      #expect(stage.rows.contains("list = \"3 of 100\""))
      stage.click("last")
      #expect(chosen(stage) == ["city 99"])
      stage.press(.init(.tab), .init(.tab), .init(.tab), .init(.up))
      #expect(chosen(stage) == ["city 98"])
      stage.click("none")
      #expect(chosen(stage) == [])
    }
  }

  @Test func `a disabled list takes no key and no click`() {
    inVirtualTime { time in
      let stage = Stage(time) { Single(count: 3).disabled(true) }
      stage.click("city 1")
      #expect(chosen(stage) == [])
      #expect(stage.tree.focusOrder.isEmpty)
      #expect(stage.rows.first == "list (disabled)")
    }
  }

  @Test func `keys in an empty list, and in one that was emptied, do nothing`() {
    struct Host: View {
      @State private var count = 3
      var body: some View {
        Single(count: count)
        Button("empty") { count = 0 }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.press(.init(.tab), .init(.down))
      stage.click("empty")
      stage.press(.init(.down), .init(.end), .init(.home), .init(.pageUp), .init(" "), .init(.enter))
      #expect(stage.rows.first == "list *")
      let empty = Stage(time) { Single(count: 0) }
      empty.press(.init(.tab), .init(.end), .init(.down), .init(" "))
      #expect(empty.rows == ["list *"])
    }
  }

  @Test func `rows that come into an empty list take the keys if it has the focus`() {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        Single(count: count)
        Button("fill") { count = 3 }
        Button("empty") { count = 0 }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.press(.init(.tab))
      stage.click("fill")
      #expect(stage.rows.first == "list = \"1 of 3\" *")
      #expect(chosen(stage) == [], "the focus alone chooses nothing")
      stage.press(.init(.down), .init(.down))
      #expect(chosen(stage) == ["city 1"])
      stage.click("empty")
      stage.click("fill")
      #expect(stage.rows.first == "list = \"2 of 3\" *", "what is chosen has the keys again")
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `when the row of the keys goes they are at a row again, and never at a header or footer`() {
    struct Host: View {
      @State private var name: String?
      @State private var rows = ["A": ["a"], "B": ["b"], "C": ["c"]]
      var body: some View {
        List(selection: $name) {
          ForEach(["A", "B", "C"], id: \.self) { letter in
            Section {
              ForEach(rows[letter] ?? [], id: \.self) { Text($0) }
            } header: {
              Text("letter \(letter)")
            } footer: {
              Text("end of \(letter)")
            }
          }
        }
        ForEach(["A", "B", "C"], id: \.self) { letter in Button("clear \(letter)") { rows[letter] = [] } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.press(.init(.tab))
      stage.click("clear A")
      #expect(stage.rows.first == "list = \"1 of 2\" *", "the next row, and not the header before it")
      stage.press(.init(.down), .init(.down))
      #expect(chosen(stage) == ["c"])
      stage.click("clear C")
      #expect(stage.rows.first == "list = \"1 of 1\" *", "the row before, and not a footer")
      stage.press(.init(.home))
      #expect(chosen(stage) == ["b"])
      stage.click("clear B")
      #expect(stage.rows.first == "list *")
    }
  }

  @Test func `shift with an arrow adds no row that is gone`() {
    struct Host: View {
      @State private var count = 3
      @State private var cities: Set<Int> = []
      var body: some View {
        List((0..<count).map(City.init), selection: $cities) { Text($0.name) }
        Button("empty") { count = 0 }
        Text("chosen: \(cities.sorted())")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.press(.init(.tab), .init(.down))
      stage.click("empty")
      stage.press(.init(.down, modifiers: .shift))
      #expect(stage.rows.last == "text \"chosen: []\"")
    }
  }

  @Test func `a row whose tag is of another type is not chosen`() {
    struct Host: View {
      @State private var choice: String? = "a"
      var body: some View {
        List(selection: $choice) {
          Text("text").tag("a")
          Text("number").tag(1)
        }
        Text("it is \(choice ?? "none")")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.click("number")
      #expect(stage.rows.last == "text \"it is a\"")
    }
  }

  @Test func `a pilot drives a list on every screen`() {
    // The test of the terminal's own picture is among the terminal's.
    let pilot = Pilot(on: .outline) { Single(count: 100) }
    pilot.press(KeyPress(.tab))
    pilot.press(KeyPress(.end))
    #expect(pilot.elements(.list).first?.value == "100 of 100")
    #expect(pilot.elements(.row).filter(\.isSelected).map(\.label) == ["city 99"])
  }
}
