package import Tributary

/// The first minutes: who is there, and, once, what the app may do.
package final class OnboardingFlow: Flow {
  package let root: Screen
  private let navigator: Navigator
  package let login: LoginModel
  private let state: WatchState

  package init(_ navigator: Navigator, _ state: WatchState) {
    self.navigator = navigator
    self.state = state
    let login = LoginModel(state)
    self.login = login
    root = Screen("Welcome") { LoginView(model: login) }
  }

  package func navigate(to step: OnboardingStep) -> FlowContributors {
    switch step {
    case .login:
      let first = FlowContributor.contribute(withNextPresentable: root, withNextStepper: login)
      guard state.user != nil else { return .one(flowContributor: first) }
      // Who left before the answer is asked again.
      return .multiple(flowContributors: [first, .forwardToCurrentFlow(withStep: OnboardingStep.permissions)])
    case .permissions:
      let model = PermissionsModel(state)
      let screen = Screen("Permissions", route: OnboardingStep.permissions) { PermissionsView(model: model) }
      return .push(screen, onto: root, in: navigator, withNextStepper: model)
    case .done:
      return .end(forwardToParentFlowWithStep: AppStep.start)
    }
  }
}
