package import Tributary

/// What a logged-in person has: a tab for each kind of title.
package final class HomeFlow: Flow {
  package let root: Screen
  package let model: Model
  private let lists: [TitleFlow]

  /// Tells the flow to begin.
  package final class Model: Stepper {
    package let initialStep: any Step = HomeStep()
    package let buttons = HomeModel()
  }

  package init(_ navigator: Navigator, _ catalogue: Catalogue, _ state: WatchState) {
    let model = Model()
    self.model = model
    let root = Screen("Watchlist")
    self.root = root
    lists = Kind.allCases.map { TitleFlow($0, in: root, navigator, catalogue, state, model.buttons) }
  }

  /// The path of the tabs.
  package var path: NavigationPath<Screen> {
    NavigationPath(stack: [.init(root, tabs: .init(lists.map { [$0.root] }))])
  }

  package func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case is HomeStep:
      return .multiple(
        flowContributors: lists.map {
          .contribute(
            withNextPresentable: $0, withNextStepper: OneStepper(withSingleStep: TitleStep.list($0.kind)))
        } + [
          .contribute(withNextPresentable: root, withNextStepper: model.buttons, whenHidden: .pass)
        ])
    case let action as HomeAction:
      return .one(flowContributor: .forwardToParentFlow(withStep: action.step))
    default:
      return .unhandled
    }
  }
}
