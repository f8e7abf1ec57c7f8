import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// The coordinator of a test, also where the test uses it directly.
struct TestCoordinatorTests {
  private struct Word: Step, ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String
    init(stringLiteral text: String) { description = text }
  }

  private final class WordFlow: Flow, CustomStringConvertible {
    let description = "Words"
    let root = Navigator()
    private(set) var steps: [String] = []

    func navigate(to step: Word) -> FlowContributors {
      if step.description == "unknown" { return .unhandled }
      if step.description == "show" { root.push(Screen("shown")) }
      steps.append(step.description)
      return .none
    }
  }

  @Test func `a step that is given to the coordinator itself is handled when the call returns`() {
    let test = TestCoordinator()
    let flow = test.act { WordFlow() }
    let token = test.coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: Word("start")))
    test.coordinator.navigate(to: Word("show"))
    test.coordinator.navigate(through: [Word("a"), Word("b")])
    #expect(flow.steps == ["start", "show", "a", "b"] && flow.root.front?.title == "shown")
    #expect(test.takeLog().map(\.step) == ["start", "show", "a", "b"])
    token.dispose()
    #expect(test.coordinator.flows.isEmpty && flow.root.path.isEmpty)
  }

  @Test func `what nobody handles is among the errors, however it came`() {
    let test = TestCoordinator()
    let flow = test.act { WordFlow() }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: Word("start")))
    test.navigate(to: Word("unknown"))
    test.coordinator.navigate(to: Word("unknown"))
    #expect(
      test.errors.compactMap { $0 as? FlowError }
        == Array(repeating: .unhandled(step: "unknown", flow: "Words"), count: 2))
  }

  @Test func `all is cancelled by the coordinator itself, and links are taken back`() {
    let test = TestCoordinator(readyTimeout: .seconds(1))
    let link = test.coordinator.navigate(through: [Word("a")])
    link.dispose()
    test.coordinator.navigate(through: [Word("b")])
    test.coordinator.cancel()
    test.advance(by: .seconds(10))
    #expect(test.errors.isEmpty)
    test.coordinator.navigate(through: [Word("c")])
    test.advance(by: .seconds(1))
    #expect(test.errors.compactMap { $0 as? FlowError } == [.unhandled(step: "c", flow: "no flow")])
  }
}
