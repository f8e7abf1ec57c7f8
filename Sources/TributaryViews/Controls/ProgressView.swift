/// How far something has come, or that it goes on.
///
/// With a value it is a bar as wide as the room for it; without one, or with nil, it is a sign that moves. The sign
/// moves on the scope's scheduler and only while a person can see it: out of sight nothing runs.
///
/// ```swift
/// ProgressView("Loading")                             // ⠋ Loading
/// ProgressView("Copying", value: 3, total: 10)        // Copying, below it ██████░░░░░░░░░░░░░░
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The part that is done, in thousandths; nil where that is not known.
  private let permille: Int?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Progress from 0 to a total, with labels made of views; values outside of that are brought into it.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    permille = value.map { Self.permille($0, of: total) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  private static func permille<Value: BinaryFloatingPoint>(_ value: Value, of total: Value) -> Int {
    let part = value / total
    // What is no number, such as 0 of 0, is nothing done.
    guard part > 0 else { return 0 }
    return part >= 1 ? 1000 : Int(part * 1000)
  }

  /// The label, and the bar or the sign.
  public var body: some View {
    Named(role: .progress, value: permille.map { "\($0 / 10)%" }) {
      if let permille {
        VStack(alignment: .leading) {
          label
          HStack {
            ProgressBar(permille: permille)
            currentValueLabel
          }
        }
      } else {
        HStack {
          Spinner()
          label
          currentValueLabel
        }
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress from 0 to a total, with a label made of views.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) {}
  }

  /// Something that goes on, with a label made of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress from 0 to a total, with a text.
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Something that goes on, with a text.
  public init(_ title: some StringProtocol) {
    self.init(value: Double?.none) { Text(title) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress from 0 to a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) {}
  }

  /// Something that goes on.
  public init() {
    self.init(value: Double?.none)
  }
}

/// Views under one role, named by the text in them.
private struct Named<Content: View>: NodeContainer {
  typealias Body = Never
  let role: Role
  let value: String?
  let content: Content

  init(role: Role, value: String?, @ViewBuilder content: () -> Content) {
    self.role = role
    self.value = value
    self.content = content()
  }

  func makeNode(under parent: Node, in context: ViewContext) -> ElementNode {
    let column = ElementContent.column(alignment: .leading, spacing: nil)
    let node = ElementNode(under: parent, content: column, role: role, attributes: context.attributes)
    node.semantics.value = value
    return node
  }

  func updateNode(_ node: ElementNode, in context: ViewContext) {
    node.setValue(value)
  }

  func contextInside(_ node: ElementNode, _ context: ViewContext) -> ViewContext { context.inside }
}

private struct ProgressBar: LeafView {
  typealias Body = Never
  let permille: Int
  var element: ElementContent { .bar(permille: permille) }
}
