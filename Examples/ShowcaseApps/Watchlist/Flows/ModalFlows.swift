package import Tributary

/// The settings, over whatever is shown.
package final class SettingsFlow: Flow {
  package let root: Screen
  package let model: SettingsModel
  private let navigator: Navigator

  package init(_ navigator: Navigator, _ state: WatchState) {
    self.navigator = navigator
    let model = SettingsModel(state)
    self.model = model
    root = Screen("Settings", route: AppStep.settings) { SettingsView(model: model) }
  }

  package func navigate(to step: SettingsStep) -> FlowContributors {
    switch step {
    case .start:
      return .none
    case .about:
      return .push(Screen("About", route: SettingsStep.about) { AboutView() }, onto: root, in: navigator)
    case .logout:
      return .end(forwardToParentFlowWithStep: AppStep.logout)
    }
  }
}

/// The wizard that takes a wish: a name, then a kind.
///
/// Who leaves it half filled in is asked first.
package final class WishFlow: Flow {
  package let root: Screen
  package let model: WishModel
  private let navigator: Navigator

  package init(_ navigator: Navigator, _ state: WatchState) {
    self.navigator = navigator
    let model = WishModel(state)
    self.model = model
    root = Screen("Wish") { WishNameView(model: model) }
    // Without a capture list: with one, an async closure would not go on in its owner. The screen lets go of it at its
    // end.
    root.leaveGuard = { _ in
      guard model.isUnsaved else { return .allowed }
      let answer: Answer<Bool> = navigator.present { answer in
        Screen("Discard the wish?") { DiscardView(wish: model.wish, answer: answer) }
      }
      return await answer.value == true ? .allowed : .refused
    }
  }

  /// No step goes on without a name.
  package func adapt(step: any Step) -> Single<any Step> {
    .just(step is WishStep && model.wish.name.isEmpty ? NoStep() as any Step : step)
  }

  package func navigate(to step: WishStep) -> FlowContributors {
    switch step {
    case .name:
      navigator.popToRoot(in: root)
      return .none
    case .kind:
      let screen = Screen("Kind", route: WishStep.kind) { [model] in WishKindView(model: model) }
      return .push(screen, onto: root, in: navigator)
    case .done:
      model.save()
      return .end(forwardToParentFlowWithStep: NoStep())
    }
  }
}
