import Testing
import TributaryFlow
import TributaryTesting

/// Steps that lead nowhere, and steps without an end.
@Suite struct MisuseTests {
  private let test = TestCoordinator()

  private var errors: [FlowError] {
    test.errors.compactMap { $0 as? FlowError }
  }

  @Test func `a step that nobody handles is reported once, with the flow's name`() {
    let flow = TestFlow("Movies") { _ in .unhandled }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("nowhere")))
    #expect(errors == [.unhandled(step: "nowhere", flow: "Movies")])
    #expect(errors[0].description.hasPrefix("No flow handles the step nowhere, which was for Movies."))
  }

  @Test func `a step from outside that no flow handles is reported once`() {
    let child = TestFlow("Child") { _ in .unhandled }
    let parent = TestFlow("Parent") { $0 == "start" ? .show(child, TestStepper()) : .unhandled }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(to: .go("nowhere"))
    #expect(errors == [.unhandled(step: "nowhere", flow: "Parent")])
    #expect(test.log.count { $0.outcome == .unhandled } == 2)
  }

  @Test func `a step for all that comes when there is no flow is reported`() {
    test.navigate(to: .go("early"))
    #expect(errors == [.unhandled(step: "early", flow: "no flow")])
  }

  @Test func `a step for a parent that is not there is reported`() {
    let flow = TestFlow("App") { step in
      step == "up" ? .one(flowContributor: .forwardToParentFlow(withStep: .go("top"))) : .unhandled
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("up")))
    #expect(errors == [.unhandled(step: "top", flow: "App")])
    test.coordinate(flow: TestFlow("Other") { _ in .end(forwardToParentFlowWithStep: .go("over")) })
  }

  @Test func `a cycle of forwards stops with a message, and the flows go on`() {
    let child = TestFlow("Child") { step in
      step == "up" ? .one(flowContributor: .forwardToParentFlow(withStep: .go("down"))) : .none
    }
    let stepper = TestStepper()
    let parent = TestFlow("Parent") { step in
      switch step {
      case "start": return .show(child, stepper)
      case "down":
        stepper.step = .go("up")
        return .none
      default: return .none
      }
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.act { stepper.step = .go("up") }
    #expect(errors == [.cycle(step: "up", flow: "Child")])
    #expect(test.log.last?.outcome == .stopped)
    test.navigate(to: .go("still there"))
    #expect(parent.steps.last == "still there")
  }

  @Test func `a step to all that causes itself is a cycle too`() {
    let flow = TestFlow("App")
    flow.answers = { [coordinator = test.coordinator] step in
      coordinator.navigate(to: .go(step))
      return .none
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    #expect(errors == [.cycle(step: "a", flow: "App")])
  }

  @Test func `many steps from one are no cycle`() {
    let stepper = TestStepper()
    let flow = TestFlow("App") { step in
      if step == "many" { for _ in 0..<10_000 { stepper.step = .go("one") } }
      return .none
    }
    test.coordinate(flow: flow, with: stepper)
    test.act { stepper.step = .go("many") }
    #expect(flow.steps.count == 10_001)
    #expect(errors.isEmpty)
  }

  @Test func `flows that make each other without an end are stopped too`() {
    let test = test
    func flow(_ number: Int) -> TestFlow {
      TestFlow("Flow \(number)") { _ in .show(flow(number + 1), OneStepper(withSingleStep: .go("on"))) }
    }
    test.coordinate(flow: flow(0), with: OneStepper(withSingleStep: .go("on")))
    #expect(errors == [.cycle(step: "on", flow: "Flow 256")])
    test.act { test.coordinator.cancel() }
    #expect(test.coordinator.flows.isEmpty)
  }
}
