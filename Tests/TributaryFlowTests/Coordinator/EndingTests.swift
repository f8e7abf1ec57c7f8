import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// What ends with what.
@Suite struct EndingTests {
  private let test = TestCoordinator()

  /// A parent with a child, which has a screen with a stepper.
  private final class Family {
    let (stepper, screen) = (TestStepper(), TestScreen())
    let (child, parent) = (TestFlow("Child"), TestFlow("Parent"))

    init(_ test: TestCoordinator) {
      child.answers = { [stepper, screen] in $0 == "list" ? .show(screen, stepper) : .none }
      parent.answers = { [child] in
        $0 == "start" ? .show(child, OneStepper(withSingleStep: .go("list"))) : .none
      }
      test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    }
  }

  @Test func `a flow that ends takes its screens away, and its parent takes the step`() {
    let family = Family(test)
    family.child.answers = { _ in .end(forwardToParentFlowWithStep: .go("done")) }
    test.act { family.stepper.step = .go("finish") }
    #expect(family.parent.steps == ["start", "done"])
    #expect(family.screen.endings == [.flowEnded])
    #expect(family.child.root.endings == [.flowEnded])
    #expect(family.parent.root.endings == [])
    test.act { family.stepper.step = .go("late") }
    #expect(family.child.steps == ["list", "finish"])
    #expect(test.log.suffix(2) == [StepRecord("Child", "finish", .ended), StepRecord("Parent", "done", .handled())])
    #expect(test.errors.isEmpty)
  }

  @Test func `a flow may end without a step`() {
    let family = Family(test)
    family.child.answers = { _ in .end(forwardToParentFlowWithStep: NoStep()) }
    test.act { family.stepper.step = .go("finish") }
    #expect(family.parent.steps == ["start"])
    #expect(test.coordinator.flows.count == 1)
    #expect(test.errors.isEmpty)
  }

  @Test func `cancelling a flow cancels all under it, and nothing is handled afterwards`() {
    let family = Family(test)
    let other = TestFlow("Other")
    let token = test.coordinate(flow: other, with: TestStepper())
    #expect(test.coordinator.flows.map { "\($0)" } == ["Parent", "Child", "Other"])
    test.act { token.dispose() }
    #expect(test.coordinator.flows.map { "\($0)" } == ["Parent", "Child"])
    test.act { test.coordinator.cancel() }
    test.act { family.stepper.step = .go("late") }
    #expect(family.child.steps == ["list"])
    #expect(family.screen.endings == [.flowEnded])
    #expect(family.parent.root.endings == [.flowEnded])
    #expect(test.coordinator.flows.isEmpty)
  }

  @Test func `what is queued for a flow that was cancelled is not handled`() {
    let stepper = TestStepper()
    let flow = TestFlow("App")
    let token = test.coordinate(flow: flow, with: stepper)
    flow.answers = { _ in
      stepper.step = .go("b")
      token.dispose()
      return .one(flowContributor: .forwardToCurrentFlow(withStep: .go("c")))
    }
    test.act { stepper.step = .go("a") }
    #expect(flow.steps == ["a"])
  }

  @Test func `a guard that is at work when its flow ends is stopped, and its step is lost`() {
    let answer = PublishSubject<any Step>()
    let flow = TestFlow("App")
    flow.guards = { _ in answer.asSingle() }
    let token = test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    #expect(answer.hasObservers)
    test.act { token.dispose() }
    #expect(!answer.hasObservers)
    #expect(flow.steps == [])
  }

  @Test func `a guard that ends its flow itself is stopped too`() {
    let (stepper, answer) = (TestStepper(), PublishSubject<any Step>())
    let flow = TestFlow("App")
    let token = test.coordinate(flow: flow, with: stepper)
    flow.guards = { _ in
      token.dispose()
      return answer.asSingle()
    }
    test.act { stepper.step = .go("a") }
    #expect(!answer.hasObservers && flow.steps == [])
  }

  @Test func `a flow whose root is gone ends with all under it`() {
    let family = Family(test)
    test.act { family.child.root.dismiss(.swiped) }
    #expect(family.screen.endings == [.flowEnded])
    #expect(family.child.root.endings == [.swiped])
    #expect(test.coordinator.flows.count == 1)
    test.act { family.parent.root.dismiss() }
    #expect(test.coordinator.flows.isEmpty)
  }

  @Test func `a flow that is drawn in its parent's root leaves it when it ends`() {
    let root = TestScreen()
    let stepper = TestStepper(.go("list"))
    let child = TestFlow("Child", root: root) { step in
      step == "list" ? .show(root, TestStepper(.go("finish"))) : .end(forwardToParentFlowWithStep: .go("done"))
    }
    let parent = TestFlow("Parent", root: root) { step in step == "start" ? .show(child, stepper) : .none }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    #expect(root.endings == [])
    #expect(parent.steps == ["start", "done"])
    #expect(test.coordinator.flows.map { "\($0)" } == ["Parent"])
  }

  @Test func `a flow that takes its root away itself still tells its parent`() {
    let family = Family(test)
    family.child.answers = { [child = family.child] _ in
      child.root.dismiss(.dismissed)
      return .end(forwardToParentFlowWithStep: .go("done"))
    }
    test.act { family.stepper.step = .go("finish") }
    #expect(family.parent.steps == ["start", "done"])
    #expect(family.child.root.endings == [.dismissed])
  }

  @Test func `a coordinator that goes listens to nothing, and leaves the screens`() {
    let time = VirtualScheduler()
    let (flow, stepper) = (TestFlow("App"), TestStepper())
    time.run {
      let coordinator = FlowCoordinator()
      coordinator.coordinate(flow: flow, with: stepper)
      stepper.step = .go("a")
    }
    time.drain()
    #expect(flow.steps == [])
    time.run { stepper.step = .go("b") }
    time.drain()
    #expect(flow.steps == [])
    #expect(flow.root.endings == [])
  }

  @Test func `a thousand screens that come and go leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let test = TestCoordinator()
      var screens: [TestScreen] = []
      let flow = TestFlow("App") { step in
        guard step == "push" else { return .none }
        let screen = TestScreen()
        screens.append(screen)
        return .show(screen, TestStepper())
      }
      let stepper = TestStepper()
      test.coordinate(flow: flow, with: stepper)
      func count() -> [Int] {
        test.act {
          [
            Resources.total, StateTable<StepperState>.current.count, StateTable<FlowReadiness>.current.count,
          ]
        }
      }
      test.act { stepper.step = .go("push") }
      test.act { screens.removeLast().dismiss() }
      let before = count()
      for _ in 0..<1000 {
        test.act { stepper.step = .go("push") }
        test.act { screens.removeLast().dismiss() }
        _ = test.takeLog()
      }
      #expect(count() == before)
    }
  }

  @Test func `a thousand flows that come and go leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let test = TestCoordinator()
      let parent = TestFlow("Parent") { step in
        guard step == "open" else { return .none }
        let child = TestFlow("Child") { $0 == "close" ? .end(forwardToParentFlowWithStep: .go("closed")) : .none }
        return .show(child, TestStepper(.go("list")) { $0.step = .go("close") })
      }
      let stepper = TestStepper()
      test.coordinate(flow: parent, with: stepper)
      func count() -> [Int] {
        test.act {
          [Resources.total, StateTable<StepperState>.current.count, StateTable<FlowReadiness>.current.count]
        }
      }
      test.act { stepper.step = .go("open") }
      let before = count()
      for _ in 0..<1000 {
        test.act { stepper.step = .go("open") }
        _ = test.takeLog()
      }
      #expect(count() == before)
      #expect(parent.steps.count == 2002)
    }
  }

  @Test func `a flow with two steppers is one flow, and there until the last of them is let go of`() {
    let flow = TestFlow("App")
    let (first, second) = (TestStepper(), TestStepper())
    let tokens = [first, second].map { test.coordinate(flow: flow, with: $0) }
    test.navigate(to: .go("a"))
    #expect(flow.steps == ["a"] && test.coordinator.flows.count == 1)
    test.act { tokens[0].dispose() }
    test.act {
      first.step = .go("b")
      second.step = .go("c")
    }
    #expect(flow.steps == ["a", "c"] && flow.root.endings == [])
    test.act { tokens[1].dispose() }
    #expect(flow.root.endings == [.flowEnded] && test.coordinator.flows.isEmpty)
  }

  @Test func `a stepper whose screen goes as it begins is not told that it may emit`() {
    final class Hasty: Stepper {
      let screen = TestScreen()
      var isReady = false
      var initialStep: any Step {
        screen.dismiss()
        return NoStep()
      }
      func readyToEmitSteps() { isReady = true }
    }
    let hasty = Hasty()
    let flow = TestFlow("App") { _ in .show(hasty.screen, hasty) }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    #expect(!hasty.isReady)
  }

  @Test func `what a stepper's bag keeps ends with its screen, though nobody asks for another bag`() {
    final class Model: Stepper, HasDisposeBag {}
    let (screen, numbers) = (TestScreen(), PublishSubject<Int>())
    let flow = TestFlow("App") { _ in
      let model = Model()
      numbers.subscribe().disposed(by: model.disposeBag)
      return .show(screen, model)
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    #expect(numbers.hasObservers)
    test.act { screen.dismiss() }
    #expect(!numbers.hasObservers)
  }
}
