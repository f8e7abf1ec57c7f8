import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime

@Suite struct ScreenContributorsTests {
  private enum Place: Step, Hashable { case list, details, sheet, plain, child, gone }

  private final class ChildFlow: Flow {
    let root = Screen("Child")
    private(set) var steps: [Place] = []
    func navigate(to step: Place) -> FlowContributors {
      steps.append(step)
      return .none
    }
  }

  private final class PlaceFlow: Flow {
    let root = Navigator()
    let model = TestStepper()
    let child = ChildFlow()
    private(set) var steps: [Place] = []

    func navigate(to step: Place) -> FlowContributors {
      steps.append(step)
      return switch step {
      case .list: .push(Screen("List", route: step), in: root, withNextStepper: model)
      case .details: .push(Screen("Details", route: step), in: root, withNextStepper: model, whenHidden: .pass)
      case .sheet: .present(Screen("Sheet", route: step), in: root, withNextStepper: model)
      case .plain: .push(Screen("Plain", route: step), in: root)
      case .child: .present(child, in: root, withNextStepper: OneStepper(withSingleStep: Place.list))
      case .gone: .end(forwardToParentFlowWithStep: NoStep())
      }
    }
  }

  private func run(_ body: sending (VirtualScheduler, PlaceFlow, FlowCoordinator) -> Void) {
    let time = VirtualScheduler()
    time.run { _ in
      let flow = PlaceFlow()
      let coordinator = FlowCoordinator()
      coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: Place.list))
      time.drain()
      body(time, flow, coordinator)
    }
  }

  private func titles(_ flow: PlaceFlow) -> [String] { flow.root.path.elements.map(\.title) }

  @Test func oneCallPushesAScreenAndListensToItsStepper() {
    run { time, flow, _ in
      #expect(titles(flow) == ["List"])
      flow.model.step = Place.details
      time.drain()
      #expect(titles(flow) == ["List", "Details"] && flow.steps == [.list, .details])
    }
  }

  @Test func oneCallPresentsAScreenAndItsStepperEndsWithIt() {
    run { time, flow, _ in
      flow.model.step = Place.sheet
      time.drain()
      #expect(titles(flow) == ["List", "Sheet"])
      flow.root.back()
      time.drain()
      #expect(titles(flow) == ["List"])
    }
  }

  @Test func aScreenWithoutAStepperGoesWhenItsFlowEnds() {
    run { time, flow, coordinator in
      flow.model.step = Place.plain
      time.drain()
      let plain = flow.root.path.elements.last
      #expect(plain?.title == "Plain")
      coordinator.navigate(to: Place.gone)
      time.drain()
      #expect(plain?.isDismissed == true)
    }
  }

  @Test func aPlaceThatIsThereAlreadyIsNotPushedTwice() {
    run { time, flow, coordinator in
      coordinator.navigate(to: Place.list)
      time.drain()
      #expect(titles(flow) == ["List"] && flow.steps == [.list, .list])
    }
  }

  @Test func oneCallPresentsAFlowThatTakesTheSteps() {
    run { time, flow, _ in
      flow.model.step = Place.child
      time.drain()
      #expect(titles(flow) == ["List", "Child"] && flow.child.steps == [.list])
    }
  }
}
