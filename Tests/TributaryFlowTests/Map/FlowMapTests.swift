import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// The picture of an app's flows.
@Suite struct FlowMapTests {
  private final class Named: Presentable, CustomStringConvertible {
    let description: String
    private let screen = TestScreen()

    init(_ name: String) { description = name }

    var visible: Observable<Bool> { screen.visible }
    var dismissed: Single<DismissalReason> { screen.dismissed }
    func endWithFlow() { screen.endWithFlow() }
  }

  private let test = TestCoordinator()

  init() {
    let movies = TestFlow("Movies") { step in
      switch step {
      case "list": .show(Named("List"), TestStepper())
      case "details(12)", "details(13)": .show(Named("Details"), TestStepper())
      default: .none
      }
    }
    let app = TestFlow("App") { step in
      step == "start" ? .show(movies, TestStepper(.go("list"))) : .unhandled
    }
    test.coordinate(flow: app, with: OneStepper(withSingleStep: .go("start")))
    for step in ["details(12)", "details(13)", "back"] as [Go] { test.navigate(to: step) }
  }

  @Test func `the map of a running app is what is there now`() {
    let map = test.coordinator.map
    #expect(map.places.map(\.name) == ["App", "Movies", "List", "Details", "Details"])
    #expect(map.places.map(\.isFlow) == [true, true, false, false, false])
    #expect(map.ways.map(\.step).sorted() == ["details(12)", "details(13)", "list", "start"])
    test.act { test.coordinator.cancel() }
    #expect(test.coordinator.map.places.isEmpty)
  }

  @Test func `the map of a log has each name and each kind of step once, as Mermaid`() {
    #expect(
      FlowMap(of: test.log).mermaid == """
        flowchart LR
          p0[["App"]]
          p1[["Movies<br>back"]]
          p2["List"]
          p3["Details"]
          p0 -->|"start"| p1
          p1 -->|"list"| p2
          p1 -->|"details"| p3

        """)
  }

  @Test func `names cannot break the picture`() {
    let record = StepRecord("A\"<b>#", "s\"", .handled(contributing: ["x&<y>"]))
    let map = FlowMap(of: [record])
    #expect(map.mermaid.contains("p0[[\"A#quot;#lt;b#gt;#35;\"]]"))
    #expect(map.svg.contains(">A&quot;&lt;b&gt;#</text>"))
    #expect(map.svg.contains(">x&amp;&lt;y&gt;</text>"))
  }

  @Test func `a name of any characters is a document of XML`() {
    let map = FlowMap(of: [StepRecord("A\u{1B}[31m\u{0}\u{FFFE}é\n", "s", .handled())])
    #expect(map.svg.contains(">A\u{FFFD}[31m\u{FFFD}\u{FFFD}é\n</text>"))
  }

  @Test func `as SVG each place is a box in a column behind the one that led there, and each way a line`() {
    let svg = FlowMap(of: test.log).svg
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"830\" height=\"132\""))
    #expect(svg.split(separator: "<rect ").count - 1 == 4)
    #expect(svg.split(separator: "<path ").count - 1 == 3)
    #expect(svg.contains("<text x=\"658\" y=\"83\">Details</text>"))
  }

  @Test func `a circle of flows has a picture too`() {
    let map = FlowMap(of: [
      StepRecord("A", "go", .handled(contributing: ["B"])), StepRecord("B", "back", .handled(contributing: ["A"])),
    ])
    let places = map.svg.split(separator: "<rect ").dropFirst().map { $0.prefix { $0 != "w" } }
    #expect(places == ["x=\"10\" y=\"10\" ", "x=\"330\" y=\"10\" "])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}"])
  func `a name of several lines is one line of Mermaid`(end: String) {
    let map = FlowMap(of: [StepRecord("a\(end)b", "s\(end)t", .handled(contributing: ["c"]))])
    #expect(map.mermaid == "flowchart LR\n  p0[[\"a b\"]]\n  p1[\"c\"]\n  p0 -->|\"s t\"| p1\n")
  }
}
