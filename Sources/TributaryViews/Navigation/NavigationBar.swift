import TributaryFlow

/// The line over a screen: the way back, the way that led here where there is room, the title.
struct NavigationBar: View {
  let level: NavigationLevel
  let navigator: Navigator
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let (navigator, title) = (navigator, level.leaf.title)
    if !title.isEmpty || canGoBack {
      HStack {
        if canGoBack {
          Control(.button, mark: isClosing ? .close : .back) {
            navigator.back()
          } label: {
            if let title = backTitle { Text(title) }
          }
          .keyboardShortcut(.escape)
          .accessibilityLabel(isClosing ? "Close" : "Back")
        }
        if sizeClass == .regular {
          ForEach(ancestors) { crumb in
            Button(crumb.title) { navigator.pop(to: crumb.screen) }
            Mark(.crumb).foregroundColor(.secondary)
          }
        }
        Text(title).bold().lineLimit(1)
      }
    }
  }

  private struct Crumb: Identifiable {
    let screen: Screen
    let title: String
    var id: Screen { screen }
  }

  private var canGoBack: Bool { level.isModal || !level.isAtRoot }

  private var isClosing: Bool { level.isModal && level.isAtRoot }

  private var ancestors: [Crumb] {
    level.crumbs.filter { !$0.title.isEmpty && $0 != level.leaf }.map { Crumb(screen: $0, title: $0.title) }
  }

  /// The title of the way back where the whole path has no room.
  private var backTitle: String? {
    isClosing || sizeClass != .compact ? nil : ancestors.last?.title
  }
}

/// The tabs round a screen, one of them selected.
struct NavigationTabBar: View {
  let bar: NavigationLevel.Bar
  let navigator: Navigator

  var body: some View {
    let (navigator, container) = (navigator, bar.container)
    TabBar(items: bar.titles.enumerated().map { .init(value: $0, title: $1) }, selected: bar.selected) { index in
      navigator.select(tab: index, of: container)
    }
  }
}
