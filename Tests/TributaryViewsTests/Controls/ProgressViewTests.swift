import Testing
import TributaryTime
import TributaryViews

@Suite struct ProgressViewTests {
  private static var parts: [(value: Double?, total: Double, said: String?)] {
    [
      (0, 1, "0%"), (0.499, 1, "49%"), (3, 10, "30%"), (1, 1, "100%"), (7, 5, "100%"), (-1, 5, "0%"), (nil, 1, nil),
      (0, 0, "0%"), (.nan, 1, "0%"), (.infinity, 1, "100%"), (1, .infinity, "0%"), (1, .nan, "0%"), (1, -1, "0%"),
    ]
  }

  @Test(arguments: 0..<13) func `any number is a part of the whole`(index: Int) {
    let part = Self.parts[index]
    inVirtualTime { time in
      let stage = Stage(time) { ProgressView("Copying", value: part.value, total: part.total) }
      #expect(stage.rows.first == "progress \"Copying\"" + (part.said.map { " = \"\($0)\"" } ?? ""))
    }
  }

  @Test func `labels are views, and a name`() {
    inVirtualTime { time in
      let stage = Stage(time) {
        ProgressView(value: 0.5) {
          Text("Loading")
          Text("films")
        } currentValueLabel: {
          Text("half")
        }
      }
      #expect(stage.rows.first == "progress \"Loading films half\" = \"50%\"")
    }
  }

  @Test func `without a backend that shows it no timer runs`() {
    inVirtualTime { time in
      let stage = Stage(time) { ProgressView("Loading") }
      let turns = stage.tree.turns
      time.advance(by: .seconds(10))
      #expect(stage.tree.turns == turns)
    }
  }
}
