package import Tributary

/// The whole app: who has answered what is asked at first gets the lists.
package final class AppFlow: Flow {
  package let root = Navigator()
  private let catalogue: Catalogue
  private let state: WatchState
  private weak var modal: Screen?

  package init(_ catalogue: Catalogue, _ state: WatchState) {
    self.catalogue = catalogue
    self.state = state
  }

  package func navigate(to step: AppStep) -> FlowContributors {
    switch step {
    case .start:
      return state.isComplete ? home() : onboarding()
    case .settings:
      guard state.user != nil else { return .unhandled }
      let flow = SettingsFlow(root, state)
      return present(flow, flow.model)
    case .wish:
      guard state.user != nil else { return .unhandled }
      let flow = WishFlow(root, state)
      return present(flow, flow.model)
    case .logout:
      state.user = nil
      // What was shown goes, guards unasked, and the flows of it with it.
      return onboarding()
    case .notFound(let url):
      guard state.user != nil else { return .unhandled }
      return .present(Screen("Not found") { NotFoundView(url: url) }, in: root)
    }
  }

  /// One modal flow at a time.
  private func present(_ flow: any Flow<Screen>, _ stepper: any Stepper) -> FlowContributors {
    if let modal, !modal.isDismissed { return .none }
    modal = flow.root
    return .present(flow, in: root, withNextStepper: stepper, whenHidden: .pass)
  }

  private func onboarding() -> FlowContributors {
    let flow = OnboardingFlow(root, state)
    root.set([flow.root], guards: .ignored)
    return .one(
      flowContributor: .contribute(
        withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: OnboardingStep.login)))
  }

  private func home() -> FlowContributors {
    let flow = HomeFlow(root, catalogue, state)
    root.set(flow.path, guards: .ignored)
    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: flow.model, whenHidden: .pass))
  }
}
