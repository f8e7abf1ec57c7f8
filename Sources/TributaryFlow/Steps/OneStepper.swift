public import TributaryStreams

/// A stepper of one step, which it takes at the beginning.
///
/// ```swift
/// let login = OneStepper(withSingleStep: AppStep.login)
/// return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: login))
/// ```
public final class OneStepper: Stepper {
  /// Where further steps could be emitted.
  public let steps = PublishRelay<any Step>()
  /// The step.
  public let initialStep: any Step

  /// A stepper of this step.
  public init(withSingleStep singleStep: any Step) {
    initialStep = singleStep
  }
}

/// Where an app begins if nothing else is said: the step of a ``DefaultStepper``.
public struct HomeStep: Step, Hashable, Sendable {
  /// The step home.
  public init() {}
}

/// A stepper of one step, ``HomeStep``.
public final class DefaultStepper: Stepper {
  /// Where further steps could be emitted.
  public let steps = PublishRelay<any Step>()

  /// A stepper home.
  public init() {}

  /// The step home.
  public var initialStep: any Step { HomeStep() }
}
