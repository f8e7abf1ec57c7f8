public import TributaryStreams

/// Several steppers as one.
///
/// At the beginning come the initial steps in the order of the steppers, then each stepper is told that it may emit,
/// once, however often the composite is.
public final class CompositeStepper: Stepper {
  /// The steps of all.
  public let steps = PublishRelay<any Step>()
  private let steppers: [any Stepper]
  private let bag = DisposeBag()
  private var isReady = false

  /// A stepper of these, which it keeps.
  public init(steppers: [any Stepper]) {
    self.steppers = steppers
  }

  /// Begins to pass on the steps of all.
  public func readyToEmitSteps() {
    guard !isReady else { return }
    isReady = true
    for stepper in steppers where !(stepper.initialStep is NoStep) { steps.accept(stepper.initialStep) }
    for stepper in steppers { stepper.steps.bind(to: steps).disposed(by: bag) }
    for stepper in steppers { stepper.readyToEmitSteps() }
  }
}
