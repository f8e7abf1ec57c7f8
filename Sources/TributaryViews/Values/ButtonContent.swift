/// What a button is for, where that makes a difference: in how it looks, and to Escape.
public enum ButtonRole: Hashable, Sendable {
  /// It destroys something: drawn in red, and not what the focus begins with in a dialog.
  case destructive
  /// It leaves things as they are: what Escape does in a dialog.
  case cancel
}

/// How a button looks beside its label, and what it is for.
public struct ButtonContent: Equatable {
  /// The frame round the label.
  public var frame: Frame
  /// The purpose of the button, if it was told.
  public var role: ButtonRole?
  /// The mark beside the label.
  public var mark: MarkContent?

  package init(frame: Frame = .none, role: ButtonRole? = nil, mark: MarkContent? = nil) {
    self.frame = frame
    self.role = role
    self.mark = mark
  }

  /// The frame round a label, which tells a button from text: none, or one with room inside or without.
  public enum Frame: Hashable, Sendable { case none, regular, small }
}
