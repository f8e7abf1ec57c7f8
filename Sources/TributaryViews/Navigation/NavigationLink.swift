import TributaryFlow

/// A button that leads one screen on, in the stack that it stands in.
///
/// ```swift
/// NavigationLink("Dune", value: movie)            // where navigationDestination(for:) says
/// NavigationLink("Licence") { LicenceView() }     // to this view
/// ```
///
/// It is disabled outside of a ``NavigationStack`` and a ``NavigationView``, and without a value.
public struct NavigationLink<Label: View>: View {
  private let target: ((NavigationContext) -> Screen)?
  private let label: Label
  @Environment(\.navigation) private var navigation

  /// A link to what a value leads to.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = value.map { value in { $0.destinations.screen(for: AnyHashable(value)) } }
    self.label = label()
  }

  /// A link to a view.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = { _ in Screen { destination() } }
    self.label = label()
  }

  /// The button.
  public var body: some View {
    let (navigation, target) = (navigation, target)
    Button {
      guard let navigation, let target else { return }
      navigation.navigator.push(target(navigation), onto: navigation.screen)
    } label: {
      label
    }
    .disabled(navigation == nil || target == nil)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text to what a value leads to.
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  /// A link with a text to a view.
  public init<Destination: View>(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
