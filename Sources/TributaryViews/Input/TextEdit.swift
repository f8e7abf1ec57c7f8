/// What a person made of the text of a field, as a backend tells that edits by itself: a browser, an input method, a
/// voice.
///
/// The backend edits the text that it was shown last, and names it by its revision. The field may have another one by
/// then, to which it carries the edit over: it takes nothing from what came in between. A backend waits for the
/// revision that its edit led to before it sends another one of the same field.
public struct TextEdit: Hashable, Sendable {
  /// The text after the edit, whole.
  public var text: String
  /// What is selected after the edit, in bytes of UTF-8 of that text.
  public var selection: TextSelection
  /// The revision of the text that was edited; see ``FieldContent/revision``.
  public var revision: Int

  /// An edit.
  ///
  /// - Parameters:
  ///   - text: The text after the edit.
  ///   - selection: What is selected in it.
  ///   - unit: What the selection is counted in.
  ///   - revision: The revision of the text that was edited.
  public init(text: String, selection: TextSelection, in unit: TextUnit = .utf8, revision: Int) {
    self.text = text
    self.selection = selection.map { text.offset($0, from: unit, to: .utf8) }
    self.revision = revision
  }
}
