import TributaryFlow

/// The modals of a navigator: those in sight, and those at rest because what presented them is covered.
///
/// Which modals a person has seen is kept by the node and follows the path when the node is mounted and patched.
struct ModalDeck: NodeView {
  typealias Body = Never
  let levels: ArraySlice<NavigationLevel>
  let path: NavigationPath<Screen>
  let navigator: Navigator
  let destinations: Destinations

  private func stack(_ modals: ModalLevels) -> ModalStack {
    ModalStack(modals: modals.all, order: modals.order, navigator: navigator, destinations: destinations)
  }

  func makeNode(under parent: Node, in context: ViewContext) -> ModalDeckNode {
    let node = ModalDeckNode(under: parent)
    node.modals.show(levels, of: path)
    node.children = [ModalStack.mount(stack(node.modals), under: node, in: context)]
    return node
  }

  func updateNode(_ node: ModalDeckNode, in context: ViewContext) {
    node.modals.show(levels, of: path)
    ModalStack.patch(node.children[0], to: stack(node.modals), in: context)
  }
}

/// The structure of the modals.
final class ModalDeckNode: Node {
  let modals = ModalLevels()
}

/// Each modal in its place, at rest or in sight.
private struct ModalStack: View {
  let modals: [ModalLevels.Modal]
  let order: LayerOrder
  let navigator: Navigator
  let destinations: Destinations

  var body: some View {
    let (order, navigator, destinations) = (order, navigator, destinations)
    ForEach(modals, id: \.level.root) { modal in
      Rest(if: modal.isResting) {
        ModalView(level: modal.level, order: order, navigator: navigator, destinations: destinations)
      }
    }
  }
}

/// A modal in a layer of its own.
private struct ModalView: View {
  let level: NavigationLevel
  let order: LayerOrder
  let navigator: Navigator
  let destinations: Destinations

  var body: some View {
    let navigator = navigator
    switch level.style {
    case .sheet:
      Layer(role: .dialog, label: level.leaf.title) {
        navigator.back()
      } content: {
        LevelView(level: level, navigator: navigator, destinations: destinations)
          .padding(.horizontal)
          .border(.rounded)
      }
      .ranked(level.root, in: order)
    case .fullScreen:
      Layer(LayerContent(room: .window), role: .dialog, label: level.leaf.title) {
        navigator.back()
      } content: {
        LevelView(level: level, navigator: navigator, destinations: destinations)
      }
      .ranked(level.root, in: order)
    }
  }
}
