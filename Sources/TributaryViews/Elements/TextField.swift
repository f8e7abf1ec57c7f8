public import TributaryBindings
import TributaryTime

/// One line of text that a person edits.
///
/// Keys: characters, Backspace, Delete, Left, Right, Home, End; Control with A and E (start, end), K and U (delete to
/// the end, to the start), W (delete the word before the caret). With Shift, Left, Right, Home and End select, and
/// what is typed takes the place of what is selected. Escape gives the focus to the list around the field
/// or to the screen, where letters are shortcuts; in a sheet it dismisses the sheet. Pasted line feeds become spaces.
///
/// While it is being edited, the text belongs to the person. What the field's own write leads to, as long as that write
/// lasts or later through an operator of a two-way binding, is the answer to it and is not put into the field: a name
/// that the model trims can be typed with its blanks. What is written at any other time is somebody else's word, and is
/// shown at once with the caret between the same characters as before. The edit ends when the focus leaves or Enter is
/// pressed: then the field shows the answer.
public struct TextField: NodeView {
  private let prompt: String
  private let text: Binding<String>

  /// A field for the text of a binding; the prompt stands in it while it is empty.
  public init(_ prompt: some StringProtocol, text: Binding<String>) {
    self.prompt = String(prompt)
    self.text = text
  }

  /// A field for the text of a relay or of a control.
  public init(_ prompt: some StringProtocol, text: some BindingConvertible<String>) {
    self.init(prompt, text: text.asBinding())
  }

  /// A field for a value that is no text.
  ///
  /// ```swift
  /// @State private var age = 36
  /// @State private var failure: ConversionFailure?
  /// // …
  /// TextField("Age", value: $age, via: .text, failure: $failure)
  /// if let failure { Text("\(failure.error)").foregroundColor(.red) }
  /// ```
  ///
  /// A text that does not convert stays in the field and leaves the value as it is, also after the edit, so that the
  /// person can mend it; when something else is written to the value, the field shows that. At the end of an edit a
  /// text that does convert takes the form in which its value is shown.
  ///
  /// - Parameters:
  ///   - prompt: What stands in the field while it is empty.
  ///   - value: A binding, a relay or a control.
  ///   - conversion: From the value to its text, and back; as `failure`, the one of the first body counts.
  ///   - failure: Is told what is wrong with the text, and nil when it converts.
  public init<Value>(
    _ prompt: some StringProtocol, value: some BindingConvertible<Value>, via conversion: Conversion<Value, String>,
    failure: Binding<ConversionFailure?>? = nil
  ) {
    let location = ConvertedLocation(value.asBinding().location, conversion, failure: failure)
    self.init(prompt, text: Binding(location: location))
  }

  /// Makes the element of the field.
  func makeNode(under parent: Node, in context: ViewContext) -> FieldNode {
    FieldNode(prompt, text, under: parent, in: context)
  }

  /// Takes the new prompt and binding.
  func updateNode(_ node: FieldNode, in context: ViewContext) {
    node.show(prompt, text)
  }
}

extension TextField {
  /// A field is an element.
  public typealias Body = Never
}

/// The element of a field.
final class FieldNode: ElementNode {
  private var place: BindingLocation<String>
  private var editor: LineEditor
  private var prompt: String
  private var state: EditState
  private var environment: EnvironmentValues
  private let runs: RunKind
  /// Tells the late answers to what stands in the field from what others write.
  private lazy var writer = Writer { [weak self] consequence in
    guard let self else { return consequence() }
    let former = bound
    consequence()
    show(.answered(from: former, to: bound))
  }

  init(_ prompt: String, _ binding: Binding<String>, under parent: Node, in context: ViewContext) {
    self.prompt = prompt
    place = binding.location.owned()
    environment = context.environment
    runs = parent.tree.runKind(of: FieldNode.self)
    editor = LineEditor("")
    state = .following(BoundText(value: "", writes: 0))
    super.init(
      under: parent, content: .field(editor.content(prompt: prompt)), role: .textField, attributes: context.attributes)
    let text = look()
    state = .following(text)
    editor = LineEditor(text.value)
    content = .field(editor.content(prompt: prompt))
  }

  override var isFocusable: Bool { true }

  override var activate: (() -> Void)? {
    { [self] in if isMounted { tree.focus(self) } }
  }

  /// What the binding has now.
  private var bound: BoundText {
    BoundText(value: place.get(), writes: place.writes)
  }

  /// Reads what the field depends on: the binding, and whether it is enabled.
  private func look() -> BoundText {
    evaluate(runs) {
      setEnabled(environment.isEnabled)
      return bound
    }
  }

  func show(_ prompt: String, _ binding: Binding<String>) {
    self.prompt = prompt
    if !place.adopt(binding.location) { _ = exchange(&place, with: binding.location.owned()) }
    isDirty = false
    update()
  }

  override func update() {
    show(.looked(look(), hasFocus: tree.focused === self))
  }

  /// Shows what the field has after an event.
  private func show(_ event: EditEvent) {
    if let text = state.take(event) { editor.replaceText(with: text) }
    setContent(.field(editor.content(prompt: prompt)))
  }

  override func focusChanged(_ isFocused: Bool) {
    if !isFocused, isMounted { endEdit() }
  }

  /// The person is done with the text: what the binding made of it is shown.
  private func endEdit() {
    tree.scope.run { place.endEdit() }
    show(.ended(bound))
  }

  override func take(_ key: KeyPress) -> Bool {
    if key == KeyPress(.enter) {
      endEdit()
      guard let submit = environment.submit else { return false }
      submit.node?.perform(submit.action, as: "onSubmit")
      return true
    }
    return edit { $0.take(key) }
  }

  /// Enter submits in any toolkit.
  override func part(of key: KeyPress) -> KeyPolicy {
    key == KeyPress(.enter) ? [] : .editing
  }

  override func take(paste text: String) -> Bool {
    edit { $0.insert(pasted: text) }
  }

  override func take(_ edit: TextEdit) -> Bool {
    self.edit { editor in
      editor.take(edit)
      return true
    }
  }

  override func take(caret offset: Int) {
    editor.moveCaret(to: offset)
    setContent(.field(editor.content(prompt: prompt)))
  }

  private func edit(_ change: (inout LineEditor) -> Bool) -> Bool {
    let old = editor.text
    guard change(&editor) else { return false }
    setContent(.field(editor.content(prompt: prompt)))
    if editor.text != old {
      let typed = editor.text
      tree.scope.runTurn { writer.write { place.set(typed) } }
      show(.typed(answer: bound))
    }
    return true
  }

  override func willUnmount() {
    _ = exchange(&place, with: Binding.constant("").location)
  }

  override func releaseValues() {
    _ = exchange(&environment, with: EnvironmentValues())
  }
}
