public import TributaryFlow

extension Screen {
  /// A screen that shows views.
  ///
  /// ```swift
  /// navigator.push(Screen("Dune", route: MovieStep.details(movie: 12)) { MovieView(movie) })
  /// ```
  ///
  /// What the closure builds is mounted when the screen is first shown, stays mounted while it is covered, with its
  /// state and out of sight, and goes when the screen is dismissed. The closure, and what it captured, goes with it.
  ///
  /// - Parameters:
  ///   - title: What the screen is called, in the title bar; `navigationTitle` in the views sets another.
  ///   - route: What it stands for, in a URL and in saved state.
  ///   - content: What it shows.
  public convenience init(
    _ title: String = "", route: AnyHashable? = nil, @ViewBuilder content: @escaping () -> some View
  ) {
    self.init(title, route: route, content: ScreenContent { AnyView(content()) })
  }
}

/// The views of a screen, as the screen keeps them without knowing what they are.
final class ScreenContent {
  let view: () -> AnyView
  /// What the views ask before the screen is left, in the order in which they began to.
  fileprivate var guards: [(node: ObjectIdentifier, ask: (DismissalReason) async -> LeaveDecision)] = []

  init(_ view: @escaping () -> AnyView) {
    self.view = view
  }
}

extension Screen {
  /// Notes what a node of the screen's views asks before the screen is left; nil for nothing.
  func setGuard(_ ask: ((DismissalReason) async -> LeaveDecision)?, of node: Node) {
    guard let content = content as? ScreenContent else { return }
    let index = content.guards.firstIndex { $0.node == ObjectIdentifier(node) }
    var former: ((DismissalReason) async -> LeaveDecision)?
    switch (index, ask) {
    case (nil, nil): return
    case (nil, let ask?): content.guards.append((ObjectIdentifier(node), ask))
    case (let index?, let ask?): former = exchange(&content.guards[index].ask, with: ask)
    case (let index?, nil): former = content.guards.remove(at: index).ask
    }
    defer { withExtendedLifetime(former) {} }
    let guards = content.guards
    guard !guards.isEmpty else { return leaveGuard = nil }
    leaveGuard = { reason in
      for (_, ask) in guards where await ask(reason) == .refused { return .refused }
      return .allowed
    }
  }
}

/// The views of a screen in their place, with what they find in their surroundings.
struct ScreenPlace: View {
  let screen: Screen
  let navigation: NavigationContext

  var body: some View {
    let screen = screen
    (screen.content as? ScreenContent)?.view()
      .environment(\.navigation, navigation)
      .environment(\.dismiss, DismissAction(DismissTarget { screen.dismiss() }))
  }
}

/// Where a view is in an app: the navigator that shows it, the screen that it is on, and the destinations of values.
struct NavigationContext: Equatable {
  let navigator: Navigator
  let screen: Screen
  let destinations: Destinations

  static func == (one: NavigationContext, other: NavigationContext) -> Bool {
    one.navigator === other.navigator && one.screen == other.screen && one.destinations === other.destinations
  }
}

extension EnvironmentValues {
  /// The navigator that shows the view, or nil outside of one.
  public var navigator: Navigator? { navigation?.navigator }

  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}
