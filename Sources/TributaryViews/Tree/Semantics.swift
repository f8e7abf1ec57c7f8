/// What an element is to a person: its role, its name and its state.
package struct Semantics: Equatable {
  package var role: Role = .none
  package var label: String?
  package var value: String?
  /// What it is in the list that it is a row of, where its own role is another: a button that is a row.
  package var rowRole: Role?
  /// Whether it is chosen among others.
  package var isSelected = false

  package init(role: Role = .none, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}
