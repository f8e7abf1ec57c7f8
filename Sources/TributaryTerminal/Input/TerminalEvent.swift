package import TributaryViews

/// What a person or the terminal did.
package enum TerminalEvent: Equatable, Sendable {
  /// A key was pressed; text comes as one key a scalar.
  case key(KeyPress)
  /// The mouse did something over a cell.
  case mouse(MouseEvent)
  /// Text was pasted; line ends are line feeds.
  case paste(String)
  /// The terminal window took or lost the keyboard; only where such reports were asked for.
  case focus(isGained: Bool)
  /// The terminal has this size now.
  case resize(width: Int, height: Int)
  /// The picture must be drawn anew as a whole: the app continues after it was stopped.
  case resumed
  /// The session is over: the terminal is gone or the process was asked to end.
  case ended(EndReason)

  /// Why a session is over.
  package enum EndReason: Equatable, Sendable {
    /// The terminal was closed.
    case closed
    /// The process was asked to end by a signal; ``TerminalSession/end()`` passes it on.
    case signal(Int32)
  }
}

/// What the mouse did, where, and with which modifiers.
package struct MouseEvent: Equatable, Sendable {
  /// What happened.
  package var kind: Kind
  /// The column, from 0.
  package var column: Int
  /// The row, from 0.
  package var row: Int
  /// The modifier keys held.
  package var modifiers: EventModifiers

  /// An event of the mouse over a cell.
  package init(_ kind: Kind, column: Int, row: Int, modifiers: EventModifiers = []) {
    self.kind = kind
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }

  /// What a mouse can do.
  package enum Kind: Equatable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went up.
    case release(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    /// The mouse moved with none held.
    case move
    /// The wheel turned one notch towards this side of the content.
    case wheel(MoveDirection)
  }

  /// The buttons of a mouse.
  package enum Button: Equatable, Sendable { case left, middle, right }
}
