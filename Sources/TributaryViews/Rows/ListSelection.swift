/// What is chosen among rows, whatever the type of their tags.
struct ListSelection {
  /// How many rows can be chosen.
  let mode: Mode
  /// The tags that are chosen; run in a node's run, so that the node is told of changes.
  let read: () -> Set<AnyHashable>
  let write: (Set<AnyHashable>) -> Void
  /// What happens besides when a person chooses with Enter, Space or a click; nil where going to a row chooses it.
  var onChoice: (() -> Void)?

  enum Mode { case none, one, many }

  /// Nothing can be chosen.
  init() {
    mode = .none
    read = { [] }
    write = { _ in }
  }

  /// One row or none.
  init<Value: Hashable>(one binding: Binding<Value?>) {
    mode = .one
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { tags in
      // A row whose tag is of another type cannot be chosen.
      if let value = tags.first?.base as? Value { binding.wrappedValue = value }
    }
  }

  /// Always one row.
  init<Value: Hashable>(exactly binding: Binding<Value>) {
    mode = .one
    read = { [AnyHashable(binding.wrappedValue)] }
    write = { if let value = $0.first?.base as? Value { binding.wrappedValue = value } }
  }

  /// Any number of rows.
  init<Value: Hashable>(many binding: Binding<Set<Value>>) {
    mode = .many
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
  }
}
