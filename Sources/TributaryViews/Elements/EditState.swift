/// A text as a binding had it, with how often it was written.
package struct BoundText: Equatable, Sendable {
  package var value: String
  package var writes: Int

  package init(value: String, writes: Int) {
    self.value = value
    self.writes = writes
  }
}

/// Whose text a field shows, as a value that events change.
///
/// What a person types is not overwritten by what it leads to, at once or later. What the program writes on its own is
/// shown.
package enum EditState: Equatable, Sendable {
  /// The text of the binding, as it was when it was looked at last.
  case following(BoundText)
  /// The text of the person, whose edit lasts; the binding had this text when the last write of the field was answered.
  case editing(answer: BoundText)
}

/// What happens to the text of a field.
package enum EditEvent: Equatable, Sendable {
  /// The person changed the text, and it was written to the binding, which now has this.
  case typed(answer: BoundText)
  /// The binding was looked at, by a field that has the focus or has not.
  case looked(BoundText, hasFocus: Bool)
  /// A write of the field led to another one later, which changed the binding.
  case answered(from: BoundText, to: BoundText)
  /// The edit is over; the binding has this.
  case ended(BoundText)
}

extension EditState {
  /// Changes the state, and says which text the field is to show; nil for the one that it shows.
  package mutating func take(_ event: EditEvent) -> String? {
    switch (self, event) {
    case (_, .typed(let answer)):
      self = .editing(answer: answer)
      return nil
    case (.editing(let answer), .looked(let text, hasFocus: true)) where text == answer:
      return nil
    case (.editing(let answer), .answered(from: let former, to: let later)) where former == answer:
      self = .editing(answer: later)
      return nil
    case (_, .answered):
      // The next look shows it.
      return nil
    case (_, .looked(let text, _)), (_, .ended(let text)):
      self = .following(text)
      return text.value
    }
  }
}
