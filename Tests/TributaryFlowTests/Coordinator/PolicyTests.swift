import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// What becomes of steps while their screen is hidden, and when it is gone.
@Suite struct PolicyTests {
  private let test = TestCoordinator()
  private let screen = TestScreen()
  private let stepper = TestStepper()

  private func flow(_ hidden: HiddenSteps = .drop, _ dismissed: DismissedSteps = .end) -> TestFlow {
    let flow = TestFlow("App") { [screen, stepper] step in
      step == "start" ? .show(screen, stepper, whenHidden: hidden, whenDismissed: dismissed) : .none
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    return flow
  }

  private func emit(_ step: Go) {
    test.act { stepper.step = step }
  }

  private func setVisible(_ isVisible: Bool) {
    test.act { screen.shown.accept(isVisible) }
  }

  /// s1 while visible, s2 while hidden, s3 while visible again.
  @Test(arguments: [
    (HiddenSteps.drop, ["s1"], ["s1"], ["s1", "s3"]),
    (.queue, ["s1"], ["s1", "s2"], ["s1", "s2", "s3"]),
    (.pass, ["s1", "s2"], ["s1", "s2"], ["s1", "s2", "s3"]),
  ])
  func `steps of who is hidden are dropped, wait or pass`(
    policy: HiddenSteps, whileHidden: [String], onReappearing: [String], atLast: [String]
  ) {
    let flow = flow(policy)
    emit("s1")
    setVisible(false)
    emit("s2")
    #expect(flow.steps.dropFirst() == whileHidden[...])
    setVisible(true)
    #expect(flow.steps.dropFirst() == onReappearing[...])
    emit("s3")
    #expect(flow.steps.dropFirst() == atLast[...])
    #expect(test.log.contains(StepRecord("App", "s2", .hidden)) == (policy == .drop))
  }

  @Test func `steps that wait while a screen is hidden come in the order in which they were emitted`() {
    let flow = flow(.queue)
    for _ in 0..<2 {
      setVisible(false)
      for step in ["a", "b", "c"] as [Go] { emit(step) }
      setVisible(true)
    }
    #expect(flow.steps == ["start", "a", "b", "c", "a", "b", "c"])
  }

  @Test func `the first step passes before the screen was ever visible`() {
    let hidden = TestScreen(visible: false)
    let eager = TestStepper(.go("first")) { $0.step = .go("ready") }
    let flow = TestFlow("App") { step in step == "start" ? .show(hidden, eager) : .none }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    test.act { eager.step = .go("early") }
    #expect(flow.steps == ["start", "first", "ready"])
  }

  @Test func `a stepper of a screen that is gone is not listened to`() {
    let flow = flow()
    emit("a")
    test.act { screen.dismiss() }
    emit("b")
    #expect(flow.steps == ["start", "a"])
  }

  @Test func `a stepper that is kept goes on after its screen, until its flow ends`() {
    let flow = flow(.pass, .keep)
    test.act { screen.dismiss() }
    emit("a")
    #expect(flow.steps == ["start", "a"])
    test.act { flow.root.dismiss() }
    emit("b")
    #expect(flow.steps == ["start", "a"])
  }

  @Test func `a screen that is gone already contributes nothing`() {
    screen.dismiss()
    let flow = flow()
    emit("a")
    #expect(flow.steps == ["start"])
    #expect(stepper.readyCount == 0)
  }

  @Test func `a stepper lives exactly as long as its screen contributes`() {
    weak var model: TestStepper?
    weak var shown: TestScreen?
    let flow = TestFlow("App") { _ in
      let (new, screen) = (TestStepper(), TestScreen())
      (model, shown) = (new, screen)
      return .show(screen, new)
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    #expect(model != nil && shown != nil)
    test.act { shown?.dismiss() }
    #expect(model == nil && shown == nil)
  }

  @Test func `an app's own stepper is taken also while the app is hidden, unless it is said otherwise`() {
    let flow = TestFlow("App", root: TestScreen(visible: false))
    let (first, second) = (TestStepper(.go("a")), TestStepper(.go("c")))
    test.coordinate(flow: flow, with: first)
    test.act {
      first.step = .go("b")
      test.coordinator.coordinate(flow: flow, with: second, whenHidden: .drop)
      second.step = .go("d")
    }
    #expect(flow.steps == ["a", "b", "c"])
  }
}
