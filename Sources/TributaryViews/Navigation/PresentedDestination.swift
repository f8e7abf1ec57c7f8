import TributaryFlow
import TributaryStreams

extension View {
  /// Leads one screen on while a binding is true, in the stack that this view stands in.
  ///
  /// Leaving the screen sets the binding to false; setting it to false leaves the screen, with all that stands on it.
  /// If a guard refuses that, the binding is set back.
  ///
  /// ```swift
  /// Button("Licence") { showsLicence = true }
  ///   .navigationDestination(isPresented: $showsLicence) { LicenceView() }
  /// ```
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return PresentingModifier(content: self, item: item) { _ in destination() }
  }

  /// Leads one screen on while a binding has an item, in the stack that this view stands in.
  ///
  /// Leaving the screen sets the binding to nil; setting it to nil leaves the screen, with all that stands on it.
  /// Another item is another view on the same screen. If a guard refuses to leave, the item is set back.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    PresentingModifier(content: self, item: item, destination: destination)
  }
}

private struct PresentingModifier<Content: View, Item: Hashable, Destination: View>: View {
  let content: Content
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  @Environment(\.navigation) private var navigation
  @State private var presented = PresentedScreen<Item>()

  var body: some View {
    let (item, destination, navigation, presented) = (item, destination, navigation, presented)
    content.onChange(of: item.wrappedValue, initial: true) { (value: Item?) in
      guard let value, let navigation else { return }
      presented.present(item, value, destination, in: navigation)
    }
  }
}

/// The screen of a view that presents one, while it is there.
private final class PresentedScreen<Item: Hashable> {
  private weak var screen: Screen?

  func present<Destination: View>(
    _ item: Binding<Item?>, _ value: Item, _ destination: @escaping (Item) -> Destination,
    in navigation: NavigationContext
  ) {
    guard screen == nil || screen?.isDismissed == true else { return }
    let screen = Screen { PresentedContent(item: item, last: value, content: destination) }
    self.screen = screen
    let destinations = navigation.destinations
    // Who presents is covered and rests, so the host watches the binding.
    destinations.watch(screen, AnyView(PresentedWatch(item: item, screen: screen)))
    screen.dismissed.subscribe(onSuccess: { [weak destinations, weak screen] _ in
      if let screen { destinations?.unwatch(screen) }
      item.wrappedValue = nil
    }).disposed(by: screen.disposeBag)
    navigation.navigator.push(screen, onto: navigation.screen)
  }
}

/// What a presented screen shows: its item, and while it leaves the last one that there was.
private struct PresentedContent<Item: Hashable, Content: View>: View {
  let item: Binding<Item?>
  let last: Item
  let content: (Item) -> Content

  var body: some View {
    let shown = item.wrappedValue ?? last
    content(shown).id(shown)
  }
}

/// Leaves a screen when its binding says so.
private struct PresentedWatch<Item: Hashable>: View {
  let item: Binding<Item?>
  let screen: Screen

  var body: some View {
    let (item, screen) = (item, screen)
    EmptyView().onChange(of: item.wrappedValue, initial: true) { (old: Item?, value: Item?) in
      guard value == nil, !screen.isDismissed else { return }
      if await screen.dismiss().value == .refused { item.wrappedValue = old }
    }
  }
}
