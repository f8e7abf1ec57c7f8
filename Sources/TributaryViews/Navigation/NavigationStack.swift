import TributaryFlow
import TributaryStreams

/// A stack of screens for an app without flows: a root, and what links lead to.
///
/// ```swift
/// NavigationStack {
///   List(movies) { movie in NavigationLink(movie.title, value: movie) }
///     .navigationTitle("Movies")
///     .navigationDestination(for: Movie.self) { movie in MovieView(movie) }
/// }
/// ```
///
/// With a path the app itself says what is on the stack, by values, and reads where the person went.
public struct NavigationStack<Root: View>: View {
  private let path: AppPath?
  private let root: () -> Root
  @State private var stack = StackModel()

  /// A stack that starts at its root.
  public init(@ViewBuilder root: @escaping () -> Root) {
    path = nil
    self.root = root
  }

  /// A stack whose path is kept by the app: the values above the root, in order.
  ///
  /// Writing it goes there: values that stay at its beginning keep their screens. If the guard of a screen refuses to
  /// leave, the path is written back. What a link to a view shows, or one to a value of another type, stands on the
  /// stack and not in the path.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: @escaping () -> Root) {
    let values = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.path = AppPath(values: values) { $0.base is Value }
    self.root = root
  }

  /// The host of the stack's navigator.
  public var body: some View {
    let (path, stack, root) = (path, stack, root)
    NavigationView(stack.navigator, destinations: stack.destinations)
      .environment(\.stackRoot) { AnyView(root()) }
      .onChange(of: path?.values.wrappedValue ?? [], initial: true) { values in
        guard let path, let request = stack.follow(values, in: path) else { return }
        if await request.value == .refused { path.values.wrappedValue = stack.agree(with: path) }
      }
      .onReceive(stack.navigator.transitions) { _ in
        if let path, stack.values(in: path) != stack.agreed { path.values.wrappedValue = stack.agree(with: path) }
      }
  }
}

/// A path that the app keeps, and which values it can hold.
private struct AppPath {
  let values: Binding<[AnyHashable]>
  let holds: (AnyHashable) -> Bool
}

/// The navigator of a stack, made when the stack is mounted.
private final class StackModel {
  let destinations = Destinations()
  lazy var navigator = Navigator(Screen { StackRoot() })

  /// What path and navigator last agreed on: each follows the other only where that has moved on from here, so that two
  /// changes at once do not chase each other.
  private(set) var agreed: [AnyHashable] = []

  /// What is above the root and the path can hold.
  func values(in path: AppPath) -> [AnyHashable] {
    navigator.path.stack.dropFirst().compactMap(\.element.route).filter(path.holds)
  }

  /// Takes what the navigator shows for the app's path.
  func agree(with path: AppPath) -> [AnyHashable] {
    agreed = values(in: path)
    return agreed
  }

  /// Goes where the app's path leads; nil if it is there.
  func follow(_ values: [AnyHashable], in path: AppPath) -> NavigationRequest? {
    guard values != agreed else { return nil }
    agreed = values
    let screens = navigator.path.stack.map(\.element)
    let now = self.values(in: path)
    let common = zip(now, values).prefix { $0 == $1 }.count
    // Up to the last screen whose value stays; a value may come more than once, and not each screen has one.
    let valued = screens.indices.dropFirst().filter { screens[$0].route.map(path.holds) == true }
    let kept = common == 0 ? 1 : valued[common - 1] + 1
    if common == values.count {
      return now.count == common ? nil : navigator.pop(from: screens[kept])
    }
    let new = values[common...].map { destinations.screen(for: $0) }
    return navigator.setStack(Array(screens.prefix(kept)) + new)
  }
}

/// The root's views, which the stack hands down so that they follow its own.
private struct StackRoot: View {
  @Environment(\.stackRoot) private var root
  var body: some View { root() }
}

extension EnvironmentValues {
  fileprivate var stackRoot: () -> AnyView {
    get { self[StackRootKey.self] }
    set { self[StackRootKey.self] = newValue }
  }
}

private enum StackRootKey: EnvironmentKey {
  static var defaultValue: () -> AnyView { { AnyView(EmptyView()) } }
}
