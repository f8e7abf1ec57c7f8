import Tributary

/// What it costs to bring a step to its flow.
enum FlowCases {
  static var all: [Benchmark] {
    [throughTwoFlows]
  }

  private enum Move: Step {
    case open, up, arrive
  }

  private final class Area: Presentable {
    let shown = BehaviorRelay(value: true)
    let gone = PublishSubject<DismissalReason>()

    var visible: Observable<Bool> { shown.asObservable() }
    var dismissed: Single<DismissalReason> { gone.asSingle() }
    func endWithFlow() {}
  }

  private final class Inner: Flow {
    let root = Area()
    func navigate(to step: Move) -> FlowContributors {
      .one(flowContributor: .forwardToParentFlow(withStep: Move.arrive))
    }
  }

  private final class Outer: Flow {
    let root = Area()
    let stepper: any Stepper
    let sum: Sum

    init(_ stepper: any Stepper, _ sum: Sum) {
      self.stepper = stepper
      self.sum = sum
    }

    func navigate(to step: Move) -> FlowContributors {
      if case .open = step {
        return .one(flowContributor: .contribute(withNextPresentable: Inner(), withNextStepper: stepper))
      }
      sum.add(1)
      return .none
    }
  }

  private final class Model: Stepper {}

  /// A step that a screen's model emits is handled by the inner flow, which sends one to the outer flow.
  private static var throughTwoFlows: Benchmark {
    Benchmark("flow/step-through-two-flows", limits: Limits(nanoseconds: 20_000)) {
      let time = VirtualScheduler()
      let sum = Sum()
      let model = Model()
      let coordinator = FlowCoordinator()
      time.run {
        _ = coordinator.coordinate(flow: Outer(model, sum), with: OneStepper(withSingleStep: Move.open))
      }
      time.drain()
      return { operations in
        for _ in 0..<operations {
          time.run { model.step = Move.up }
          time.drain()
        }
        withExtendedLifetime(coordinator) {}
      }
    }
  }
}
