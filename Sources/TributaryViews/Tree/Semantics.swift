/// What an element is to a person: its role, its name and its state.
package struct Semantics: Equatable {
  package var role: Role = .none
  package var label: String?
  package var value: String?
  /// Whether it is chosen among others.
  package var isSelected = false

  package init(role: Role = .none, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}
