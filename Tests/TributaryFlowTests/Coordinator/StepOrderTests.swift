import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// In which order steps are handled, and which are.
@Suite struct StepOrderTests {
  private let test = TestCoordinator()

  @Test func `a stepper that emitted nothing navigates nowhere`() {
    let flow = TestFlow("App")
    let stepper = TestStepper()
    test.coordinate(flow: flow, with: stepper)
    test.act { stepper.step = NoStep() }
    #expect(flow.steps == [])
    #expect(stepper.readyCount == 1)
    #expect(test.log == [])
  }

  @Test func `listening again never repeats a navigation`() {
    let stepper = TestStepper()
    let flow = TestFlow("App") { step in step == "show" ? .show(TestScreen(), stepper) : .none }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("show")))
    test.act { stepper.step = .go("a") }
    test.navigate(to: .go("show"))
    #expect(flow.steps == ["show", "a", "show"])
  }

  @Test func `the same pair of screen and stepper is listened to once`() {
    let (screen, stepper) = (TestScreen(), TestStepper(.go("first")))
    let flow = TestFlow("App") { step in step == "show" ? .show(screen, stepper) : .none }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("show")))
    test.navigate(to: .go("show"))
    test.act { stepper.step = .go("a") }
    #expect(flow.steps == ["show", "first", "show", "a"])
    #expect(stepper.readyCount == 1)
  }

  @Test func `a step is finished before the step that it causes`() {
    var log: [String] = []
    let stepper = TestStepper()
    let flow = TestFlow("App") { step in
      log.append("\(step) begins")
      if step == "a" { stepper.step = .go("b") }
      log.append("\(step) ends")
      return .none
    }
    test.coordinate(flow: flow, with: stepper)
    test.act { stepper.step = .go("a") }
    #expect(log == ["a begins", "a ends", "b begins", "b ends"])
  }

  @Test func `steps that a step causes come in order, each behind those that waited`() {
    let stepper = TestStepper()
    let flow = TestFlow("App") { step in
      if step.count < 3 { for end in ["1", "2"] { stepper.step = .go(step + end) } }
      return .none
    }
    test.coordinate(flow: flow, with: stepper)
    test.act { stepper.step = .go("a") }
    #expect(flow.steps == ["a", "a1", "a2", "a11", "a12", "a21", "a22"])
  }

  @Test func `steps of several steppers come in the order in which they were emitted`() {
    let (one, other) = (TestStepper(), TestStepper())
    let flow = TestFlow("App") { step in
      if step == "a" {
        one.step = .go("b")
        other.step = .go("c")
        one.step = .go("d")
      }
      return .none
    }
    test.coordinate(flow: flow, with: one)
    test.coordinate(flow: flow, with: other)
    test.act { one.step = .go("a") }
    #expect(flow.steps == ["a", "b", "c", "d"])
  }

  @Test func `a step is not handled inside the call that emits it`() {
    let (flow, stepper) = (TestFlow("App"), TestStepper())
    test.coordinate(flow: flow, with: stepper)
    test.act {
      stepper.step = .go("a")
      #expect(flow.steps == [])
    }
    #expect(flow.steps == ["a"])
  }

  @Test func `several contributors are followed in their order`() {
    let flow = TestFlow("App") { step in
      guard step == "multiple" else { return .none }
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: TestScreen(), withNextStepper: OneStepper(withSingleStep: .go("two"))),
        .forwardToCurrentFlow(withStep: .go("one")),
      ])
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("multiple")))
    #expect(flow.steps == ["multiple", "two", "one"])
  }

  @Test func `a step for the parent is taken by the parent alone`() {
    let child = TestFlow("Child") { step in
      step == "up" ? .one(flowContributor: .forwardToParentFlow(withStep: .go("from below"))) : .none
    }
    let parent = TestFlow("Parent") { step in
      step == "start" ? .show(child, OneStepper(withSingleStep: .go("up"))) : .none
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    #expect(
      test.log == [
        StepRecord("Parent", "start", .handled(contributing: ["Child"])),
        StepRecord("Child", "up", .handled()),
        StepRecord("Parent", "from below", .handled()),
      ])
  }

  @Test func `what happens to a step is announced before and after, from every flow`() {
    let child = TestFlow("Child")
    let parent = TestFlow("Parent") { _ in .show(child, OneStepper(withSingleStep: .go("below"))) }
    var log: [String] = []
    child.answers = { step in
      log.append("handles \(step)")
      return .none
    }
    test.act {
      _ = test.coordinator.rx.willNavigate.subscribe(onNext: { log.append("will \($0.flow) \($0.step)") })
      _ = test.coordinator.rx.didNavigate.subscribe(onNext: { log.append("did \($0.flow) \($0.step)") })
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    #expect(
      log == ["will Parent start", "did Parent start", "will Child below", "handles below", "did Child below"])
  }

  @Test func `what announces a step may cause another, which waits`() {
    let flow = TestFlow("App")
    let stepper = TestStepper()
    test.act {
      _ = test.coordinator.willNavigate.subscribe(onNext: { if $0.step as? Go == "a" { stepper.step = .go("b") } })
    }
    test.coordinate(flow: flow, with: stepper)
    test.act { stepper.step = .go("a") }
    #expect(flow.steps == ["a", "b"])
  }

  @Test func `a composite begins with all its first steps, also while what it belongs to is hidden`() {
    let hidden = TestFlow("Child", root: TestScreen(visible: false))
    let steppers = [TestStepper(.go("a")), TestStepper(.go("b")) { $0.step = .go("c") }]
    let parent = TestFlow("Parent") { _ in .show(hidden, CompositeStepper(steppers: steppers)) }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    #expect(hidden.steps == ["a", "b", "c"])
  }
}
