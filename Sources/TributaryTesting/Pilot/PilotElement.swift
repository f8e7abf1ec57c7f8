public import TributaryViews

/// An element of a mounted app as a person, or assistive software, finds it.
///
/// It is a value: what it says was so when it was asked for.
public struct PilotElement: Hashable, Sendable, CustomStringConvertible {
  /// The part that it plays.
  public let role: Role
  /// What it is called: the label that it was given, else the text in it.
  public let label: String?
  /// What it holds: the text of a field.
  public let value: String?
  /// Before which character of its text the caret of a field stands, from 0.
  public let caret: Int?
  /// The number of the text of a field, which grows with each change of it; nil for what is no field.
  public let revision: Int?
  /// Whether it reacts to a person.
  public let isEnabled: Bool
  /// Whether it is chosen among others: a row, an option, a tab.
  public let isSelected: Bool
  /// Whether keys go to it.
  public let isFocused: Bool

  /// An element, by its own role or, if it is a row of a list, as the row.
  init(_ element: ElementNode, as rowRole: Role? = nil, isFocused: Bool) {
    role = rowRole ?? element.semantics.role
    label = element.accessibleLabel
    isEnabled = element.isEnabled
    isSelected = element.semantics.isSelected
    self.isFocused = isFocused
    if case .field(let field) = element.content {
      value = field.text
      caret = field.selection(in: .graphemes).caret
      revision = field.revision
    } else {
      value = element.accessibleValue
      caret = nil
      revision = nil
    }
  }

  /// Role, label, value and state on one line: `textField "Name" = "Ada" (focused)`.
  public var description: String {
    var words = [role.rawValue]
    if let label { words.append(label.quoted) }
    if let value { words.append("= \(value.quoted)") }
    if isSelected { words.append("(selected)") }
    if isFocused { words.append("(focused)") }
    if !isEnabled { words.append("(disabled)") }
    return words.joined(separator: " ")
  }
}
