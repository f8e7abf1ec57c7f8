/// Text that a person reads; line feeds in it break lines.
public struct Text: NodeView {
  private let string: String

  /// A text.
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// A text, exactly as it is.
  public init(verbatim content: String) {
    string = content
  }

  /// Makes the element of the text.
  func makeNode(under parent: Node, in context: ViewContext) -> TextNode {
    TextNode(string, under: parent, in: context)
  }

  /// Shows another text.
  func updateNode(_ node: TextNode, in context: ViewContext) {
    node.show(string)
  }
}

extension Text {
  /// A text is an element.
  public typealias Body = Never
}

/// The element of a text; it reads how lines are limited and aligned from its surroundings.
final class TextNode: ElementNode {
  private var environment: EnvironmentValues
  private var string: String

  init(_ string: String, under parent: Node, in context: ViewContext) {
    environment = context.environment
    self.string = string
    super.init(
      under: parent, content: .text(string, lineLimit: nil, alignment: .leading), role: .text,
      attributes: context.attributes)
    content = currentContent
  }

  private var currentContent: ElementContent {
    track { .text(string, lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment) }
  }

  func show(_ new: String) {
    guard new != string else { return }
    string = new
    guard case .text(_, let lineLimit, let alignment) = content else { return }
    setContent(.text(new, lineLimit: lineLimit, alignment: alignment))
  }

  override func update() {
    setContent(currentContent)
  }

  override func releaseValues() {
    _ = exchange(&environment, with: EnvironmentValues())
  }
}
