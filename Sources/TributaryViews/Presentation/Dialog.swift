/// A title, a message and buttons over everything, each of which closes it: what alerts and confirmations are.
struct DialogModifier<Content: View, Value, Actions: View, Message: View>: View {
  let content: Content
  let kind: DialogKind
  let title: String
  let isPresented: Binding<Bool>
  /// What the dialog is about; without it there is none.
  let value: Value?
  let actions: (Value) -> Actions
  let message: (Value) -> Message

  var body: some View {
    content
    if isPresented.wrappedValue, let value {
      Layer(LayerContent(maxWidth: 60), role: .alert, label: title) {
        isPresented.wrappedValue = false
      } content: {
        DialogBox(kind: kind, title: title, value: value, actions: actions, message: message)
      }
    }
  }
}

/// How a dialog shows its title and its buttons.
enum DialogKind {
  /// Buttons side by side; one that says OK if there are none.
  case alert
  /// Buttons one below the other, and one that cancels if none does.
  case confirmation(Visibility)
}

/// Whether a part of a control shows.
public enum Visibility: Hashable, Sendable {
  /// As is usual where it stands.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}

private struct DialogBox<Value, Actions: View, Message: View>: View {
  let kind: DialogKind
  let title: String
  let value: Value
  let actions: (Value) -> Actions
  let message: (Value) -> Message

  var body: some View {
    Page(spacing: 1) {
      if showsTitle { Text(title).bold() }
      message(value)
      DialogButtons(kind: kind, content: actions(value))
    }
    .padding(.horizontal, 2)
    .border(.rounded)
    .environment(\.buttonStyle, .bordered)
  }

  private var showsTitle: Bool {
    if case .confirmation(.hidden) = kind { false } else { true }
  }
}

/// The buttons of a dialog, and the one that it has besides where the app gives none that closes it.
private struct DialogButtons<Content: View>: NodeView {
  typealias Body = Never
  let kind: DialogKind
  let content: Content

  private var element: ElementContent {
    switch kind {
    case .alert: .row(alignment: .center, spacing: 2)
    case .confirmation: .column(alignment: .center, spacing: nil)
    }
  }

  /// The button that is added.
  private var addition: Button<Text> {
    switch kind {
    case .alert: Button("OK", role: .cancel) {}
    case .confirmation: Button("Cancel", role: .cancel) {}
    }
  }

  /// Whether the app's own buttons are enough: one at all in an alert, one that cancels in a confirmation.
  private func isEnough(in node: ElementNode, without added: Node?) -> Bool {
    node.firstElement { element in
      guard element !== added else { return false }
      return if case .alert = kind { element.semantics.role == .button } else { element.buttonRole == .cancel }
    } != nil
  }

  func makeNode(under parent: Node, in context: ViewContext) -> ElementNode {
    let node = ElementNode(under: parent, content: element)
    node.children = [Content.mount(content, under: node, in: context.inside)]
    if !isEnough(in: node, without: nil) {
      node.children.append(Button.mount(addition, under: node, in: context.inside))
    }
    return node
  }

  /// Buttons come and go while the dialog is there, and with them the one that is added.
  func updateNode(_ node: ElementNode, in context: ViewContext) {
    Content.patch(node.children[0], to: content, in: context.inside)
    let added = node.children.count > 1 ? node.children[1] : nil
    let isEnough = isEnough(in: node, without: added)
    if let added, isEnough {
      node.tree.remove(added)
      node.children.removeLast()
    } else if added == nil, !isEnough {
      let button = Button.mount(addition, under: node, in: context.inside)
      node.children.append(button)
      node.tree.inserted(button)
      // It stands in for the one that went, before any button that does something.
      if node.tree.focus.isInDoubt, let button = button.asElement { node.tree.focus.offer(.elements([button])) }
    }
  }
}
