/// What a flow answers to a step.
public enum FlowContributors {
  /// It went there, and nobody new emits steps.
  case none
  /// The step is not for this flow.
  ///
  /// A step that no flow handles is reported to `UnhandledErrors.handler`, once and with the flow's name.
  case unhandled
  /// It went there, and one more contributes.
  case one(flowContributor: FlowContributor)
  /// It went there, and these contribute too, in this order.
  case multiple(flowContributors: [FlowContributor])
  /// The flow ends: all that it shows goes, with ``DismissalReason/flowEnded``, and all under it ends with it. Then its
  /// parent takes the step; ``NoStep`` is none.
  case end(forwardToParentFlowWithStep: any Step)
}

/// Who contributes steps from now on.
public enum FlowContributor {
  /// A stepper, as long as something presentable is there.
  ///
  /// If what is presented is a flow, the steps go to that flow, otherwise to the flow that answers. A pair that
  /// contributes already is not listened to twice.
  case contribute(
    withNextPresentable: any Presentable, withNextStepper: any Stepper, whenHidden: HiddenSteps = .drop,
    whenDismissed: DismissedSteps = .end)
  /// One step, for the flow that answers; it waits behind those that are emitted already.
  case forwardToCurrentFlow(withStep: any Step)
  /// One step, for the parent of the flow that answers; it waits behind those that are emitted already.
  case forwardToParentFlow(withStep: any Step)

  /// What is presentable and emits no steps: it goes when the flow ends, and is in the flow's picture.
  public static func contribute(withNextPresentable presentable: any Presentable) -> FlowContributor {
    .contribute(withNextPresentable: presentable, withNextStepper: OneStepper(withSingleStep: NoStep()))
  }

  /// What is presentable and emits steps itself.
  public static func contribute(
    withNext next: any Presentable & Stepper, whenHidden: HiddenSteps = .drop, whenDismissed: DismissedSteps = .end
  ) -> FlowContributor {
    .contribute(
      withNextPresentable: next, withNextStepper: next, whenHidden: whenHidden, whenDismissed: whenDismissed)
  }
}

/// What becomes of the steps of a stepper while what it belongs to is not visible.
///
/// Its initial step, and what it emits in ``Stepper/readyToEmitSteps()``, pass always.
public enum HiddenSteps: Hashable, Sendable, CaseIterable {
  /// They are lost.
  case drop
  /// They wait until it is visible again, in order.
  case queue
  /// They are taken all the same.
  case pass
}

/// What becomes of a stepper when what it belongs to is gone.
public enum DismissedSteps: Hashable, Sendable, CaseIterable {
  /// It is let go of.
  case end
  /// It goes on until its flow ends.
  case keep
}
