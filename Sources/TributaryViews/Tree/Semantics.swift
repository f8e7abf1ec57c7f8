/// What an element is to a person: its role, its name and its state.
public struct Semantics: Equatable {
  /// The part that it plays.
  public var role: Role = .none
  /// The label that it was given; ``ElementNode/accessibleLabel`` tells what it is called in any case.
  public var label: String?
  /// The value that it was given, in words.
  public var value: String?
  /// What it is in the list that it is a row of, where its own role is another: a button that is a row.
  public var rowRole: Role?
  /// Whether it is chosen among others.
  public var isSelected = false

  package init(role: Role = .none, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}
