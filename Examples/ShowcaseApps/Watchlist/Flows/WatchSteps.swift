package import Tributary

/// Steps of the whole app.
package enum AppStep: Step, Hashable {
  /// Where the person belongs: to log in, or home.
  case start
  case settings
  case wish
  case logout
  case notFound(url: String)
}

/// Steps of the first minutes.
package enum OnboardingStep: Step, Hashable {
  case login
  case permissions
  case done
}

/// What leads out of the lists; the flows in between hand it on as a step of the app.
package enum HomeAction: Step, Hashable {
  case settings
  case wish
  case logout
  case missing(url: String)

  var step: AppStep {
    switch self {
    case .settings: .settings
    case .wish: .wish
    case .logout: .logout
    case .missing(let url): .notFound(url: url)
    }
  }
}

/// Steps among the titles of one kind.
package enum TitleStep: Step, Hashable {
  case list(Kind)
  case details(Kind, id: Int)
  case cast(Kind, id: Int)

  package var kind: Kind {
    switch self {
    case .list(let kind), .details(let kind, _), .cast(let kind, _): kind
    }
  }
}

/// Steps of the wizard that takes a wish.
package enum WishStep: Step, Hashable {
  case name
  case kind
  case done
}

/// Steps of the settings.
package enum SettingsStep: Step, Hashable {
  case start
  case about
  case logout
}

/// The places of the app that have a URL.
package let watchRoutes = Routes(notFound: { AppStep.notFound(url: $0) }) {
  Route("/movies", to: TitleStep.list(.movie))
  Route("/movies/:id", to: { (id: Int) in TitleStep.details(.movie, id: id) }) {
    if case .details(.movie, let id) = $0 { id } else { nil }
  }
  Route("/movies/:id/cast", to: { (id: Int) in TitleStep.cast(.movie, id: id) }) {
    if case .cast(.movie, let id) = $0 { id } else { nil }
  }
  Route("/series", to: TitleStep.list(.series))
  Route("/series/:id", to: { (id: Int) in TitleStep.details(.series, id: id) }) {
    if case .details(.series, let id) = $0 { id } else { nil }
  }
  Route("/series/:id/cast", to: { (id: Int) in TitleStep.cast(.series, id: id) }) {
    if case .cast(.series, let id) = $0 { id } else { nil }
  }
  Route("/settings", to: AppStep.settings)
  Route("/settings/about", to: SettingsStep.about)
}
