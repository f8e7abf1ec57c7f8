import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// What is done from inside of what the coordinator and the navigator call.
@Suite struct ReentrancyTests {
  private let test = TestCoordinator()

  /// A flow that shows a screen for each step, with a stepper that says what it began with.
  private final class Pages: Flow {
    let root: Navigator
    private(set) var steps: [String] = []
    private(set) var screens: [Screen] = []

    init(_ navigator: Navigator) { root = navigator }

    func navigate(to step: Go) -> FlowContributors {
      steps.append("\(step)")
      guard step != "quiet" else { return .none }
      let screen = Screen("\(step)")
      screens.append(screen)
      root.push(screen)
      return .show(screen, TestStepper())
    }
  }

  @Test func `a flow pushes inside of navigate, and who hears of that may take the screen away again`() {
    let navigator = test.act { Navigator() }
    let pages = Pages(navigator)
    test.coordinate(flow: pages, with: OneStepper(withSingleStep: .go("home")))
    test.act {
      _ = test.coordinator.didNavigate.subscribe(onNext: {
        if $0.step as? Go == "flash" { navigator.dismiss(navigator.front) }
      })
    }
    test.navigate(to: .go("flash"))
    #expect(navigator.path.description == "home" && pages.screens[1].isDismissed)
    #expect(test.coordinator.map.places.map(\.name) == ["Pages", "home"])
    test.navigate(to: .go("next"))
    #expect(navigator.path.description == "home > next")
    #expect(test.errors.isEmpty)
  }

  @Test func `a screen that goes may cause a step, and a step that comes may close a screen`() {
    let navigator = test.act { Navigator() }
    let pages = Pages(navigator)
    let stepper = TestStepper(.go("home"))
    test.coordinate(flow: pages, with: stepper)
    test.navigate(to: .go("details"))
    test.act {
      _ = pages.screens[1].dismissed.subscribe(onSuccess: { _ in stepper.step = .go("after") })
      _ = test.coordinator.willNavigate.subscribe(onNext: { _ in if navigator.path.stack.count > 1 { navigator.pop() } }
      )
      navigator.pop()
    }
    #expect(pages.steps == ["home", "details", "after"])
    #expect(navigator.path.description == "home > after")
    test.navigate(to: .go("quiet"))
    #expect(navigator.path.description == "home")
  }

  @Test(arguments: ["navigate", "will", "did"])
  func `all may be cancelled from inside, and nothing follows`(place: String) {
    let (child, stepper) = (TestFlow("Child"), TestStepper())
    let coordinator = test.coordinator
    let (screen, late) = (TestScreen(), TestStepper(.go("late")))
    var isOver = false
    func cancel(_ now: String) {
      if now == place, !isOver {
        isOver = true
        coordinator.cancel()
      }
    }
    let parent = TestFlow("Parent") { step in
      guard step == "logout" else { return .show(child, stepper) }
      cancel("navigate")
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: screen, withNextStepper: late),
        .forwardToCurrentFlow(withStep: .go("late")),
      ])
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.act {
      _ = coordinator.willNavigate.subscribe(onNext: { if $0.step as? Go == "logout" { cancel("will") } })
      _ = coordinator.didNavigate.subscribe(onNext: { if $0.step as? Go == "logout" { cancel("did") } })
    }
    test.navigate(to: .go("logout"))
    #expect(isOver)
    #expect(parent.steps == (place == "will" ? ["start"] : ["start", "logout"]))
    #expect(child.steps == [])
    #expect(coordinator.flows.isEmpty && parent.root.endings == [.flowEnded] && child.root.endings == [.flowEnded])
    test.act { stepper.step = .go("late") }
    #expect(child.steps == [] && late.readyCount == 0 && test.errors.isEmpty)
  }

  @Test func `a coordinator may be let go of inside of a step, and nothing follows`() {
    let time = VirtualScheduler()
    let stepper = TestStepper()
    let (flow, screen) = (TestFlow("App"), TestScreen())
    time.run {
      var coordinator: FlowCoordinator? = FlowCoordinator()
      coordinator?.coordinate(flow: flow, with: stepper)
      flow.answers = { _ in
        coordinator = nil
        return .show(screen, TestStepper(.go("late")))
      }
      stepper.step = .go("a")
    }
    time.drain()
    time.run { stepper.step = .go("b") }
    time.drain()
    #expect(flow.steps == ["a"])
    #expect(screen.endings == [] && flow.root.endings == [])
  }

  @Test func `cancelling while a guard looks at a step for all is no mistake of anybody`() {
    let answer = PublishSubject<any Step>()
    let flow = TestFlow("App")
    flow.guards = { _ in answer.asSingle() }
    test.coordinate(flow: flow, with: TestStepper())
    test.navigate(to: .go("a"))
    #expect(answer.hasObservers)
    test.act { test.coordinator.cancel() }
    #expect(!answer.hasObservers)
    #expect(test.errors.isEmpty)
  }

  @Test func `what is on its way when all is cancelled is lost, and no mistake of anybody`() {
    let (flow, stepper) = (TestFlow("App"), TestStepper())
    test.coordinate(flow: flow, with: stepper)
    test.act {
      stepper.step = .go("a")
      test.coordinator.navigate(to: .go("b"))
      test.coordinator.cancel()
    }
    #expect(flow.steps == [] && test.errors.isEmpty && test.log == [])
  }

  @Test func `ten thousand steps wait for the guard of each before them, in order`() {
    let (flow, stepper) = (TestFlow("App"), TestStepper())
    flow.guards = { step in Single.create { .go(step) } }
    test.coordinate(flow: flow, with: stepper)
    test.act { for number in 0..<10_000 { stepper.step = .go("\(number)") } }
    #expect(flow.steps == (0..<10_000).map { "\($0)" })
  }

  @Test func `a flow that ends is let go of, with those under it and what they showed`() {
    weak var child: TestFlow?
    weak var grandchild: TestFlow?
    weak var shown: TestScreen?
    let stepper = TestStepper()
    let parent = TestFlow("Parent") { step in
      guard step == "open" else { return .none }
      let below = TestFlow("Grandchild") { _ in
        let screen = TestScreen()
        shown = screen
        return .show(screen, TestStepper())
      }
      let flow = TestFlow("Child") { step in
        step == "close"
          ? .end(forwardToParentFlowWithStep: .go("closed")) : .show(below, OneStepper(withSingleStep: .go("list")))
      }
      (child, grandchild) = (flow, below)
      return .show(flow, OneStepper(withSingleStep: .go("list")))
    }
    test.coordinate(flow: parent, with: stepper)
    test.act { stepper.step = .go("open") }
    #expect(child != nil && grandchild != nil && shown != nil)
    test.navigate(to: .go("close"))
    #expect(child == nil && grandchild == nil && shown == nil)
    #expect(parent.steps == ["open", "close", "closed"])
  }
}
