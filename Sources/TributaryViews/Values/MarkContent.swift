/// A mark of a control, as a value: what it says, not how it looks.
///
/// Each backend draws marks in its own way. A mark is never part of a name.
public enum MarkContent: Hashable, Sendable {
  /// The box of a toggle, and of a row among several that can be chosen.
  case toggle(ToggleState)
  /// The sign before one of several options.
  case radio(isSelected: Bool)
  /// The sign before a row of a list in which one row is chosen.
  case row(isSelected: Bool)
  /// The sign round a tab or a segment.
  case tab(isSelected: Bool)
  /// The frame of a button.
  case frame(ButtonContent.Frame)
  /// The control opens a menu.
  case menu
  /// The control shows and hides what belongs to it.
  case disclosure(isOpen: Bool)
  /// The control closes what it stands on.
  case close
  /// The control leads back.
  case back
  /// Stands between the parts of a path.
  case crumb
}

/// The state of a toggle's mark.
public enum ToggleState: String, Hashable, Sendable, CaseIterable {
  /// All of it is off, or on.
  case off, on
  /// Some of what it stands for is on.
  case mixed
}

extension MarkContent {
  /// Whether the mark stands behind a label; the others stand before it, or round it.
  package var isTrailing: Bool { self == .menu }
}
