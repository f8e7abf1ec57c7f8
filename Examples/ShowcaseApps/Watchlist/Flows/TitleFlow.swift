package import Tributary

/// The titles of one kind, in a tab: their list, and from there their details and their cast.
package final class TitleFlow: Flow, CustomStringConvertible {
  package let kind: Kind
  package let root: Screen
  private let home: Screen
  private let navigator: Navigator
  private let catalogue: Catalogue
  private let state: WatchState
  private let list: ListModel
  private var isReady = false

  package init(
    _ kind: Kind, in home: Screen, _ navigator: Navigator, _ catalogue: Catalogue, _ state: WatchState,
    _ buttons: HomeModel
  ) {
    self.kind = kind
    self.home = home
    self.navigator = navigator
    self.catalogue = catalogue
    self.state = state
    let list = ListModel(catalogue[kind], state)
    self.list = list
    root = Screen(kind.plural.capitalizedWord, route: TitleStep.list(kind)) {
      TitleListView(model: list, home: buttons)
    }
  }

  package var description: String { "TitleFlow of \(kind.plural)" }

  package func navigate(to step: any Step) -> FlowContributors {
    if step is HomeAction { return .one(flowContributor: .forwardToParentFlow(withStep: step)) }
    guard let step = step as? TitleStep, step.kind == kind else { return .unhandled }
    switch step {
    case .list:
      // The first time it is there already, and the tab that is shown stays.
      if !isReady {
        isReady = true
        return .one(flowContributor: .contribute(withNextPresentable: root, withNextStepper: list))
      }
      select()
      navigator.popToRoot(in: root)
      return .none
    case .details(_, let id):
      return show(id, step, "details") {
        $0.name
      } content: {
        TitleView(model: $0)
      }
    case .cast(_, let id):
      return show(id, step, "cast") {
        "Cast of \($0.name)"
      } content: {
        CastView(model: $0)
      }
    }
  }

  private func select() {
    navigator.select(tab: Kind.allCases.firstIndex(of: kind) ?? 0, of: home)
  }

  private func show<Content: View>(
    _ id: Int, _ step: TitleStep, _ what: String, name: (Title) -> String,
    @ViewBuilder content: @escaping (TitleModel) -> Content
  ) -> FlowContributors {
    guard let title = catalogue[id], title.kind == kind else {
      return .one(
        flowContributor: .forwardToParentFlow(withStep: HomeAction.missing(url: watchRoutes.url(of: step) ?? "\(step)"))
      )
    }
    let model = TitleModel(title, state)
    let screen = Screen(name(title), route: step) { content(model) }
    select()
    return .push(screen, onto: root, in: navigator, withNextStepper: model)
  }
}

extension String {
  /// The word with a capital at the beginning.
  package var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
