import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// Flows that are coordinated again, and steppers that contribute again and again.
@Suite struct SecondLifeTests {
  private let test = TestCoordinator()

  /// A flow whose root is shown again after each end.
  private final class LastingFlow: Flow {
    let root = LastingRoot()
    private(set) var steps: [String] = []
    func navigate(to step: Go) -> FlowContributors {
      steps.append(step.description)
      return .none
    }
  }

  private final class LastingRoot: Presentable {
    var visible: Observable<Bool> { .just(true) }
    var dismissed: Single<DismissalReason> { .never() }
    func endWithFlow() {}
  }

  private var errors: [FlowError] { test.errors.compactMap { $0 as? FlowError } }

  @Test func `a flow that is coordinated again is ready when it has handled a first step again`() {
    let flow = LastingFlow()
    let token = test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    test.act { token.dispose() }
    var count = 0
    test.act { Flows.use(flow, when: .ready) { _ in count += 1 } }
    #expect(count == 0)
    let stepper = TestStepper()
    test.coordinate(flow: flow, with: stepper)
    #expect(count == 0)
    test.act { stepper.step = .go("b") }
    #expect(count == 1 && flow.steps == ["a", "b"] && test.errors.isEmpty)
  }

  @Test func `a flow that two flows show stays ready while it is shown by one`() {
    let shared = LastingFlow()
    let (one, other) = (TestFlow("One"), TestFlow("Other"))
    for parent in [one, other] {
      parent.answers = { _ in .show(shared, OneStepper(withSingleStep: .go("a"))) }
      test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    }
    var isReady = false
    test.act { one.root.dismiss() }
    test.act { Flows.use(shared, when: .ready) { _ in isReady = true } }
    #expect(isReady)
    isReady = false
    test.act { other.root.dismiss() }
    test.act { Flows.use(shared, when: .ready) { _ in isReady = true } }
    #expect(!isReady)
  }

  @Test func `a flow whose root has gone is reported when it is coordinated or contributed again`() {
    let flow = TestFlow("Gone")
    flow.root.dismiss()
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    #expect(errors == [.rootIsGone(flow: "Gone")] && flow.steps == [])
    let parent = TestFlow("Parent") { $0 == "start" ? .show(flow, TestStepper()) : .none }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    #expect(errors == [.rootIsGone(flow: "Gone"), .rootIsGone(flow: "Gone")])
    // The parent does not wait for a flow that never began.
    var isReady = false
    test.act { Flows.use(parent, when: .ready) { _ in isReady = true } }
    #expect(isReady && test.coordinator.flows.count == 1)
  }

  @Test func `a flow that ended and is coordinated again in the same turn is reported too`() {
    final class AppFlow: Flow {
      let root = Navigator()
      private(set) var steps: [String] = []
      func navigate(to step: Go) -> FlowContributors {
        steps.append(step.description)
        return .none
      }
    }
    let flow = test.act { AppFlow() }
    let token = test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    test.act {
      token.dispose()
      test.coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("b")))
    }
    #expect(flow.steps == ["a"] && errors == [.rootIsGone(flow: "AppFlow")])
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("c")))
    #expect(errors.count == 2)
  }

  @Test func `a flow that ends by itself while steps wait is not reported`() {
    let flow = TestFlow("App")
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    test.act { flow.root.dismiss() }
    #expect(test.errors.isEmpty)
  }

  @Test(arguments: HiddenSteps.allCases)
  func `a stepper that contributes with a hundred screens keeps nothing of those that went`(hidden: HiddenSteps) {
    let session = TestStepper()
    let emissions = test.act { session.steps.subject }
    var shown: TestScreen?
    let flow = TestFlow("App") { step in
      guard step == "show" else { return .none }
      let screen = TestScreen()
      shown = screen
      return .show(screen, session, whenHidden: hidden)
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    var gone: [WeakScreen] = []
    for number in 0..<100 {
      test.navigate(to: .go("show"))
      #expect(emissions.hasObservers, "contribution \(number)")
      #expect(shown?.shown.subject.hasObservers == (hidden != .pass))
      gone.append(WeakScreen(screen: shown))
      let screen = shown
      test.act { screen?.dismiss() }
      #expect(!emissions.hasObservers && screen?.shown.subject.hasObservers == false, "contribution \(number)")
    }
    shown = nil
    #expect(gone.allSatisfy { $0.screen == nil })
    test.act { session.step = .go("late") }
    #expect(flow.steps.last == "show")
  }

  private struct WeakScreen { weak var screen: TestScreen? }

  @Test func `a presentable that goes while it is listened to leaves no subscription`() {
    /// Goes when it is asked whether it is visible.
    final class Fading: Presentable {
      let shown = BehaviorRelay(value: true)
      private let ending = AsyncSubject<DismissalReason>()
      var visible: Observable<Bool> {
        shown.asObservable().do(onSubscribed: { [ending] in
          ending.onNext(.popped)
          ending.onCompleted()
        })
      }
      var dismissed: Single<DismissalReason> { ending.asSingle() }
      func endWithFlow() {}
    }
    let (fading, stepper) = (Fading(), TestStepper(.go("early")))
    let emissions = test.act { stepper.steps.subject }
    let flow = TestFlow("App") { $0 == "start" ? .show(fading, stepper) : .none }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    #expect(!fading.shown.subject.hasObservers && !emissions.hasObservers)
    #expect(flow.steps == ["start"])
  }
}
