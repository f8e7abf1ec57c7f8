/// A node that a backend draws: its content, its place in the reading order, what it is for a person, what it does.
package final class ElementNode: Node {
  /// What is drawn; lengths in it are in units (see ``ElementContent``).
  package internal(set) var content: ElementContent

  /// What the element is to a person and to assistive software.
  package internal(set) var semantics = Semantics()

  /// Whether the element reacts to activation and can hold the focus.
  package internal(set) var isEnabled = true

  /// What activating the element (click, Enter, Space) does; nil if nothing.
  package internal(set) var activate: (() -> Void)?

  /// One word for the backend that draws this element; Views never looks at it.
  package var backend: AnyObject?

  init(parent: Node?, content: ElementContent) {
    self.content = content
    super.init(parent: parent)
  }
}

/// What an element is to a person: its role, its name and its state.
package struct Semantics: Equatable {
  package var role: Role = .none
  package var label: String?
  package var value: String?

  package init(role: Role = .none, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}

/// The part that an element plays, as assistive software names it.
package enum Role: String, Equatable, Sendable {
  case none, text, button, textField, group, scrollArea, separator
}
