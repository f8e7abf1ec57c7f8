package import Tributary

/// The model of the screen that asks who is there.
@Observable
package final class LoginModel: Stepper {
  package var name = ""
  private let state: WatchState

  package init(_ state: WatchState) {
    self.state = state
  }

  package var canLogIn: Bool { !trimmed.isEmpty }

  package func logIn() {
    guard canLogIn else { return }
    state.user = trimmed
    step = state.mayNotify == nil ? OnboardingStep.permissions : OnboardingStep.done
  }

  private var trimmed: String {
    // Lines are what the state is saved in.
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The model of the screen that asks what the app may do, once.
package final class PermissionsModel: Stepper {
  private let state: WatchState

  package init(_ state: WatchState) {
    self.state = state
  }

  package func answer(_ mayNotify: Bool) {
    state.mayNotify = mayNotify
    step = OnboardingStep.done
  }
}

/// The model of what is round the lists: its buttons lead elsewhere.
package final class HomeModel: Stepper {
  package func openSettings() { step = HomeAction.settings }
  package func wish() { step = HomeAction.wish }
  package func logOut() { step = HomeAction.logout }
}

/// The model of a list of titles.
package final class ListModel: Stepper {
  package let titles: [Title]
  package let state: WatchState

  package init(_ titles: [Title], _ state: WatchState) {
    self.titles = titles
    self.state = state
  }

  package func pick(_ title: Title) { step = TitleStep.details(title.kind, id: title.id) }
}

/// The model of a title's screen.
package final class TitleModel: Stepper {
  package let title: Title
  package let state: WatchState

  package init(_ title: Title, _ state: WatchState) {
    self.title = title
    self.state = state
  }

  package var isOnList: Bool { state.isOnList(title) }

  package func toggle() { state.toggle(title) }
  package func showCast() { step = TitleStep.cast(title.kind, id: title.id) }
  package func logOut() { step = HomeAction.logout }
}

/// The model of the settings.
package final class SettingsModel: Stepper {
  package let state: WatchState

  package let initialStep: any Step = SettingsStep.start

  package init(_ state: WatchState) {
    self.state = state
  }

  package func showAbout() { step = SettingsStep.about }
  package func logOut() { step = SettingsStep.logout }
}

/// The model of the wizard: one for all its screens.
@Observable
package final class WishModel: Stepper {
  package var name = ""
  package var kind = Kind.movie
  private let state: WatchState

  package init(_ state: WatchState) {
    self.state = state
  }

  /// The name on one line.
  package var wish: WatchState.Wish {
    WatchState.Wish(name: name.split(whereSeparator: \.isWhitespace).joined(separator: " "), kind: kind)
  }

  /// Whether something would be lost.
  package var isUnsaved: Bool { !wish.name.isEmpty && !state.wishes.contains(wish) }

  package func next() { step = WishStep.kind }
  package func finish() { step = WishStep.done }
  package func save() { state.wishes.append(wish) }
}
