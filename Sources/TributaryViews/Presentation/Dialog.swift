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
    VStack(spacing: 1) {
      if showsTitle { Text(title).bold() }
      message(value)
      switch kind {
      case .alert:
        HStack(spacing: 2) {
          if Actions.self == EmptyView.self { Button("OK", role: .cancel) {} } else { actions(value) }
        }
      case .confirmation:
        ConfirmationButtons(content: actions(value))
      }
    }
    .padding(.horizontal, 2)
    .border(.rounded)
    .environment(\.buttonFrame, .brackets)
  }

  private var showsTitle: Bool {
    if case .confirmation(.hidden) = kind { false } else { true }
  }
}

/// The buttons of a confirmation, in a column, and one that cancels where none of them does.
private struct ConfirmationButtons<Content: View>: View {
  typealias Body = Never
  let content: Content

  private static var cancel: Button<Text> { Button("Cancel", role: .cancel) {} }

  static func mount(_ view: ConfirmationButtons, under parent: Node, in context: ViewContext) -> Node {
    let node = ElementNode(under: parent, content: .column(alignment: .center, spacing: nil))
    node.children = [Content.mount(view.content, under: node, in: context.inside)]
    if node.firstElement(where: { $0.buttonRole == .cancel }) == nil {
      node.children.append(Button.mount(cancel, under: node, in: context.inside))
    }
    return node
  }

  static func patch(_ node: Node, to view: ConfirmationButtons, in context: ViewContext) {
    node.tree.visitedNodes += 1
    Content.patch(node.children[0], to: view.content, in: context.inside)
  }
}

extension EnvironmentValues {
  /// What stands round the labels of buttons.
  var buttonFrame: ButtonContent.Frame {
    get { self[ButtonFrameKey.self] }
    set { self[ButtonFrameKey.self] = newValue }
  }
}

private enum ButtonFrameKey: EnvironmentKey {
  static var defaultValue: ButtonContent.Frame { .none }
}
