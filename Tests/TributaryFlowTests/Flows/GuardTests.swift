import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// `adapt(step:)`, and steps of any type.
@Suite struct GuardTests {
  private struct Refusal: Error {}

  private enum Size: Step { case small, large }

  /// A flow of one type of steps, with an async guard for one of them.
  private final class SizeFlow: Flow {
    let root = TestScreen()
    var steps: [Size] = []

    func adapt(step: any Step) -> Single<any Step> {
      guard case Size.large = step else { return .just(step) }
      return Single.create {
        try await Scope.current.clock.sleep(for: .seconds(1))
        return step
      }
    }

    func navigate(to step: Size) -> FlowContributors {
      steps.append(step)
      return .none
    }
  }

  /// A flow that takes all steps, as in RxFlow.
  private final class AnyFlow: Flow {
    let root = TestScreen()
    var steps: [String] = []

    func navigate(to step: any Step) -> FlowContributors {
      guard !(step is Go) else { return .unhandled }
      steps.append("\(step)")
      return .none
    }
  }

  private let test = TestCoordinator()
  private let flow = TestFlow("App")
  private let stepper = TestStepper()

  @Test func `a guard lets a step pass, puts another in its place, or refuses it`() {
    flow.guards = { step in .just(step == "c" ? NoStep() as any Step : .go(step == "a" ? "b" : step)) }
    test.coordinate(flow: flow, with: stepper)
    for step in ["a", "c", "d"] as [Go] { test.act { stepper.step = step } }
    #expect(flow.steps == ["b", "d"])
    #expect(
      test.log == [
        StepRecord("App", "b", .handled()), StepRecord("App", "c", .refused), StepRecord("App", "d", .handled()),
      ])
  }

  @Test func `a refused step is announced to nobody`() {
    flow.guards = { _ in .just(NoStep()) }
    var count = 0
    test.act {
      _ = test.coordinator.willNavigate.subscribe(onNext: { _ in count += 1 })
      _ = test.coordinator.didNavigate.subscribe(onNext: { _ in count += 1 })
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("a")))
    #expect(count == 0)
  }

  @Test func `a guard that fails is reported, its step is not taken, and the rest goes on`() {
    flow.guards = { $0 == "a" ? .error(Refusal()) : .just(.go($0)) }
    test.coordinate(flow: flow, with: stepper)
    for step in ["a", "b"] as [Go] { test.act { stepper.step = step } }
    #expect(flow.steps == ["b"])
    #expect(test.log.first == StepRecord("App", "a", .failed("Refusal()")))
    #expect(test.errors.count == 1 && test.errors[0] is Refusal)
  }

  @Test func `an async guard takes its time, and steps of its flow wait for it in order`() {
    let (sizes, sizeStepper) = (SizeFlow(), TestStepper())
    test.coordinate(flow: sizes, with: sizeStepper)
    test.coordinate(flow: flow, with: stepper)
    test.act {
      for size in [Size.small, .large, .small] { sizeStepper.step = size }
      stepper.step = .go("meanwhile")
    }
    #expect(sizes.steps == [.small])
    #expect(flow.steps == ["meanwhile"])
    test.advance(by: .seconds(1))
    #expect(sizes.steps == [.small, .large, .small])
  }

  @Test func `guards that take their time keep the order of steps, however many there are`() {
    flow.guards = { step in
      step.hasPrefix("slow") ? Single.create { step.count > 5 ? .go(step) : NoStep() as any Step } : .just(.go(step))
    }
    test.coordinate(flow: flow, with: stepper)
    test.act { for step in ["a", "slow 1", "b", "slow", "slow 2", "c"] as [Go] { stepper.step = step } }
    #expect(flow.steps == ["a", "slow 1", "b", "slow 2", "c"])
  }

  @Test func `a flow gets the steps of its type, and a flow of any steps says what it does not handle`() {
    let (sizes, all) = (SizeFlow(), AnyFlow())
    test.coordinate(flow: sizes, with: TestStepper())
    test.coordinate(flow: all, with: TestStepper())
    test.coordinate(flow: flow, with: TestStepper())
    for step in [Size.small, Go("a"), HomeStep()] as [any Step] { test.navigate(to: step) }
    #expect(sizes.steps == [.small])
    #expect(flow.steps == ["a"])
    #expect(all.steps == ["small", "HomeStep()"])
    #expect(test.errors.isEmpty)
  }

  @Test func `an error in what feeds a stepper is reported, and the rest keeps working`() {
    let source = PublishSubject<any Step>()
    test.coordinate(flow: flow, with: stepper)
    test.act {
      _ = source.bind(to: stepper.steps)
      source.onNext(.go("a"))
      source.onError(Refusal())
      stepper.step = .go("b")
    }
    #expect(flow.steps == ["a", "b"])
    #expect(test.errors.count == 1 && test.errors[0] is Refusal)
  }

  @Test func `what waits for a guard comes before what is emitted right before its answer`() {
    let answer = PublishSubject<any Step>()
    flow.guards = { $0 == "slow" ? answer.asSingle() : .just(.go($0)) }
    test.coordinate(flow: flow, with: stepper)
    test.act { for step in ["slow", "a", "b"] as [Go] { stepper.step = step } }
    test.act {
      stepper.step = .go("c")
      answer.onNext(Go("slow"))
      answer.onCompleted()
      stepper.step = .go("d")
    }
    #expect(flow.steps == ["slow", "a", "b", "c", "d"])
  }
}
