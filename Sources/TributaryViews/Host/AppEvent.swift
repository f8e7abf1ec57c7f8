/// An event from outside of a mounted app: an action of the person, a change of the window, or a request to end.
public enum AppEvent {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted.
  case paste(String)
  /// The text of a field was edited by what edits by itself, such as a browser; the field takes the focus.
  case edit(ElementNode, TextEdit)
  /// A place of the screen was clicked; both count from 0. Only a ``ScreenBackend`` knows what stands there.
  case click(column: Int, row: Int)
  /// The wheel was turned one notch over a place of the screen; both count from 0.
  case wheel(MoveDirection, column: Int, row: Int)
  /// An element was clicked, pressed or chosen, by its object: by a screen reader, a link, a test.
  ///
  /// A backend whose person is elsewhere gets a number, and looks the element up in its ``TreeMirror``.
  case activate(ElementNode)
  /// The window has another size, in columns and rows.
  case resize(width: Int, height: Int)
  /// The app is to end; its guards are asked first.
  case end(ExitCause)
}
