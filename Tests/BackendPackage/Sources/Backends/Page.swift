import Tributary

/// A backend that writes an app as HTML.
public final class Page: Backend {
  private let mirror = TreeMirror()

  /// An empty page.
  public init() {}

  /// Notes what changed.
  public func commit(_ changes: [Change]) {
    mirror.commit(changes)
  }

  /// The element that an event of the browser names.
  public subscript(number: Int) -> ElementNode? { mirror[number]?.element }

  /// The app as it is now.
  public var html: String {
    mirror.root.map { markup(below: $0.element) } ?? ""
  }

  private func markup(below element: ElementNode) -> String {
    mirror.children(of: element).map { markup($0) }.joined()
  }

  private func markup(_ element: ElementNode) -> String {
    if element.isOutOfSight { return "" }
    switch element.content {
    case .text(let text, _, _):
      return "<p>\(escaped(text))</p>"
    case .button:
      return "<button\(attributes(of: element))>\(escaped(element.accessibleLabel ?? ""))</button>"
    case .field(let field):
      return "<input\(attributes(of: element)) value=\"\(escaped(field.text))\">"
    case .primitive(let content) where content.kind == "stars":
      guard case .integer(let count)? = content.values["count"] else { return "" }
      return "<meter\(attributes(of: element)) max=\"5\" value=\"\(count)\"></meter>"
    case .primitive(let content):
      return "<pre>\(escaped(content.text))</pre>"
    case .divider:
      return "<hr>"
    default:
      return markup(below: element)
    }
  }

  /// The number of the element, its name and its state.
  private func attributes(of element: ElementNode) -> String {
    var text = " id=\"\(element.number)\""
    if let label = element.accessibleLabel { text += " aria-label=\"\(escaped(label))\"" }
    if !element.isEnabled { text += " disabled" }
    if mirror.focused === element { text += " autofocus" }
    return text
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
