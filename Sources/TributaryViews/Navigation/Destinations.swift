import TributaryFlow

/// What values of each type lead to, as the views round the links declare it.
final class Destinations {
  /// Several views may declare a type, on screens that lead to one another; the last one counts.
  private var sources: [ObjectIdentifier: [DestinationSource]] = [:]
  /// What the host keeps beside screens that a binding presents, to follow the binding.
  private(set) var watches: [Watch] = []

  struct Watch {
    let screen: Screen
    let view: AnyView
  }

  func add(_ source: DestinationSource, for type: ObjectIdentifier) {
    sources[type, default: []].append(source)
  }

  func remove(_ source: DestinationSource, for type: ObjectIdentifier) {
    sources[type]?.removeAll { $0 === source }
  }

  func watch(_ screen: Screen, _ view: AnyView) {
    watches.append(Watch(screen: screen, view: view))
  }

  func unwatch(_ screen: Screen) {
    guard let index = watches.firstIndex(where: { $0.screen == screen }) else { return }
    // The views of the watch are let go of once the list is whole.
    let former = watches.remove(at: index)
    withExtendedLifetime(former) {}
  }

  /// A screen for a value; its view is made from what is declared whenever it runs.
  func screen(for value: AnyHashable) -> Screen {
    let destinations = self
    let type = type(of: value.base)
    return Screen(route: value) {
      if let view = destinations.sources[ObjectIdentifier(type)]?.last?.view(of: value) {
        view
      } else {
        Text("No view is declared for \(type): add .navigationDestination(for: \(type).self) { … } inside.")
      }
    }
  }
}

/// What values of one type lead to; who shows one runs again when it changes.
final class DestinationSource: TrackedSource {
  private var make: (AnyHashable) -> AnyView?

  init(in link: TreeLink, _ make: @escaping (AnyHashable) -> AnyView?) {
    self.make = make
    super.init(in: link)
  }

  func view(of value: AnyHashable) -> AnyView? {
    noteRead()
    return make(value)
  }

  func update(_ make: @escaping (AnyHashable) -> AnyView?) {
    let former = exchange(&self.make, with: make)
    noteChange()
    withExtendedLifetime(former) {}
  }

  func forget() {
    _ = exchange(&make, with: { _ in nil })
  }
}

extension View {
  /// Declares what values of a type lead to, for ``NavigationLink`` and the path of a stack.
  ///
  /// Write it inside of the stack, on a view that stays: its root, most often.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationModifier(content: self, type: ObjectIdentifier(type)) { value in
      (value.base as? Value).map { AnyView(destination($0)) }
    }
  }
}

private struct DestinationModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?

  func makeNode(under parent: Node, in context: ViewContext) -> DestinationNode {
    DestinationNode(make, for: type, under: parent, context.environment.navigation?.destinations)
  }

  func updateNode(_ node: DestinationNode, in context: ViewContext) {
    node.source.update(make)
  }
}

private final class DestinationNode: Node {
  let source: DestinationSource
  private let type: ObjectIdentifier
  private let destinations: Destinations?

  init(
    _ make: @escaping (AnyHashable) -> AnyView?, for type: ObjectIdentifier, under parent: Node,
    _ destinations: Destinations?
  ) {
    source = DestinationSource(in: parent.tree.link, make)
    self.type = type
    self.destinations = destinations
    super.init(under: parent)
    destinations?.add(source, for: type)
  }

  override func willUnmount() {
    destinations?.remove(source, for: type)
    source.forget()
  }
}
