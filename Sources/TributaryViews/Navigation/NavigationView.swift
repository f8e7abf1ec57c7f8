public import TributaryFlow
import TributaryStreams

/// Shows where a navigator is: its screens, with a bar that tells where one is and leads back, its tabs, its modals.
///
/// ```swift
/// Terminal.run { NavigationView(navigator) }
/// ```
///
/// The bar names the screen at the front. Where there is room it shows the way there too, each part of which leads
/// back; where there is little, only the way back. Escape goes back: it pops a stack, then closes the modal.
///
/// A screen that is covered keeps its state and rests: what it reads is read when it comes back, its tasks of `task`
/// end and begin anew, `onDisappear` and `onAppear` tell it. The focus is where it was when a screen comes back.
///
/// Inside, views find the navigator as `@Environment(\.navigator)`, leave by `@Environment(\.dismiss)`, and lead on by
/// ``NavigationLink``.
///
/// - Complexity: a transition costs what it shows and what it ends, however many screens there are; while a modal is
///   covered, it is linear in their number.
public struct NavigationView: View {
  private let navigator: Navigator
  private let destinations: Destinations?

  /// The screens of a navigator.
  public init(_ navigator: Navigator) {
    self.init(navigator, destinations: nil)
  }

  init(_ navigator: Navigator, destinations: Destinations?) {
    self.navigator = navigator
    self.destinations = destinations
  }

  /// The host of this navigator; another one in this place has a host of its own.
  public var body: some View {
    NavigationHost(navigator: navigator, shared: destinations).id(ObjectIdentifier(navigator))
  }
}

/// The levels of a navigator: its path, and the modals over it.
private struct NavigationHost: View {
  let navigator: Navigator
  let shared: Destinations?
  @State private var own = Destinations()

  var body: some View {
    let path = navigator.path
    let levels = NavigationLevel.all(of: path)
    let destinations = shared ?? own
    VStack {
      if let ground = levels.first {
        LevelView(level: ground, navigator: navigator, destinations: destinations)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    ModalDeck(levels: levels.dropFirst(), path: path, navigator: navigator, destinations: destinations)
    ForEach(destinations.watches, id: \.screen) { $0.view }
  }
}

/// One level: its tabs, its bar, its screen.
struct LevelView: View {
  let level: NavigationLevel
  let navigator: Navigator
  let destinations: Destinations

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(level.bars.enumerated()), id: \.element.container) { _, bar in
        NavigationTabBar(bar: bar, navigator: navigator)
      }
      NavigationBar(level: level, navigator: navigator)
      if level.isModal, level.style == .sheet {
        ScreenDeck(shown: level.leaf, navigator: navigator, destinations: destinations)
      } else {
        VStack {
          ScreenDeck(shown: level.leaf, navigator: navigator, destinations: destinations)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
