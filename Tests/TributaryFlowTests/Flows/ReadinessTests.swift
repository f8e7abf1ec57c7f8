import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// When the roots of flows are handed out.
@Suite struct ReadinessTests {
  private let test = TestCoordinator()
  private let first = TestFlow("First")
  private let second = TestFlow("Second")

  @Test func `created is at once, also for flows that nobody coordinates`() {
    var roots: [TestScreen] = []
    test.act {
      Flows.use(first, when: .created) { roots.append($0) }
      Flows.use(first, second, when: .created) { roots += [$0, $1] }
      Flows.use([first, second], when: .created) { roots += $0 }
      Flows.use([TestFlow](), when: .created) { roots += $0 }
    }
    #expect(roots.map { $0 === first.root } == [true, true, false, true, false])
  }

  @Test func `ready is when each flow has handled a first step`() {
    var log: [String] = []
    let parent = TestFlow("Parent") { [first, second] step in
      guard step == "start" else { return .none }
      Flows.use(first, second, when: .ready) { one, other in
        log.append("ready \(one === first.root) \(other === second.root)")
      }
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: first, withNextStepper: OneStepper(withSingleStep: .go("a"))),
        .contribute(withNextPresentable: second, withNextStepper: OneStepper(withSingleStep: .go("b"))),
      ])
    }
    for flow in [first, second] {
      flow.answers = { step in
        log.append("\(flow) \(step)")
        return .none
      }
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    #expect(log == ["First a", "Second b", "ready true true"])
  }

  @Test func `ready asked after readiness runs at once, exactly once`() {
    test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("a")))
    var count = 0
    test.act { Flows.use(first, when: .ready) { _ in count += 1 } }
    #expect(count == 1)
    for _ in 0..<3 { test.navigate(to: .go("b")) }
    #expect(count == 1)
  }

  @Test func `ready asked before runs exactly once, however many steps follow`() {
    let stepper = TestStepper()
    var count = 0
    test.coordinate(flow: first, with: stepper)
    test.act { Flows.use([first], when: .ready) { _ in count += 1 } }
    #expect(count == 0)
    for _ in 0..<3 { test.act { stepper.step = .go("a") } }
    #expect(count == 1)
  }

  @Test func `a flow is ready when the flows of its first step are`() {
    let late = TestStepper()
    var isReady = false
    first.answers = { [second] step in step == "start" ? .show(second, late) : .none }
    test.act { Flows.use(first, when: .ready) { _ in isReady = true } }
    test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("start")))
    #expect(!isReady)
    test.act { late.step = .go("a") }
    #expect(isReady)
  }

  @Test func `a flow that ends is not waited for any more by its parent, and never ready itself`() {
    var log: [String] = []
    first.answers = { [second] step in step == "start" ? .show(second, TestStepper()) : .none }
    test.act {
      Flows.use(first, when: .ready) { _ in log.append("first") }
      Flows.use(second, when: .ready) { _ in log.append("second") }
    }
    test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("start")))
    #expect(log == [])
    test.act { second.root.dismiss() }
    #expect(log == ["first"])
  }

  @Test func `a step that is refused or not for the flow makes no flow ready`() {
    var isReady = false
    first.guards = { .just($0 == "a" ? NoStep() as any Step : .go($0)) }
    first.answers = { $0 == "c" ? .none : .unhandled }
    let stepper = TestStepper()
    test.coordinate(flow: first, with: stepper)
    test.act { Flows.use(first, when: .ready) { _ in isReady = true } }
    for step in ["a", "b"] as [Go] { test.act { stepper.step = step } }
    #expect(!isReady)
    test.act { stepper.step = .go("c") }
    #expect(isReady)
  }

  @Test func `flows of later steps are not waited for`() {
    let (stepper, late) = (TestStepper(.go("start")), TestStepper())
    var isReady = false
    first.answers = { [second] step in step == "start" ? .show(second, late) : .show(TestFlow("Later"), TestStepper()) }
    test.act { Flows.use(first, when: .ready) { _ in isReady = true } }
    test.coordinate(flow: first, with: stepper)
    test.act { stepper.step = .go("more") }
    #expect(!isReady)
    test.act { late.step = .go("a") }
    #expect(isReady)
  }

  @Test func `a flow that ended unready lets go of who waits, and is not ready by the end of those under it`() {
    final class Held {}
    weak var held: Held?
    var log: [String] = []
    first.answers = { [second] step in step == "start" ? .show(second, TestStepper()) : .none }
    do {
      let object = Held()
      held = object
      test.act { Flows.use(first, when: .ready) { _ in withExtendedLifetime(object) { log.append("early") } } }
    }
    test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("start")))
    #expect(held != nil)
    test.act { first.root.dismiss() }
    #expect(held == nil)
    test.act { Flows.use(first, when: .ready) { _ in log.append("late") } }
    #expect(log == [])
  }
}
