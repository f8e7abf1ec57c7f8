import TributaryTime

/// One line of text that a person edits.
///
/// Keys: characters, Backspace, Delete, Left, Right, Home, End; Control with A and E (start, end), K and U (delete to
/// the end, to the start), W (delete the word before the caret). Pasted line feeds become spaces.
///
/// While the field has the focus, its text belongs to the person. What the binding reads back right after the field
/// wrote to it is taken as the answer to that and is not put into the field (a name that the model trims can be typed
/// with its blanks); any other value that comes later is. When the focus leaves, the field shows the binding's value.
public struct TextField: View {
  private let prompt: String
  private let text: Binding<String>

  /// A field for the text of a binding; the prompt stands in it while it is empty.
  public init(_ prompt: some StringProtocol, text: Binding<String>) {
    self.prompt = String(prompt)
    self.text = text
  }

  /// Makes the element of the field.
  public static func mount(_ view: TextField, under parent: Node, in context: ViewContext) -> Node {
    FieldNode(view.prompt, view.text, under: parent, in: context)
  }

  /// Takes the new prompt and binding.
  public static func patch(_ node: Node, to view: TextField, in context: ViewContext) {
    unsafeDowncast(node, to: FieldNode.self).show(view.prompt, view.text)
  }
}

extension TextField {
  /// A field is an element.
  public typealias Body = Never
}

private final class FieldNode: ElementNode {
  private var binding: Binding<String>
  private var editor: LineEditor
  private var prompt: String
  /// What the binding was last seen to be; another value is somebody's explicit write.
  private var lastValue: String
  private let environment: EnvironmentValues
  private let runs: RunKind

  init(_ prompt: String, _ binding: Binding<String>, under parent: Node, in context: ViewContext) {
    self.prompt = prompt
    self.binding = binding
    environment = context.environment
    runs = parent.tree.runKind(of: FieldNode.self)
    editor = LineEditor("")
    lastValue = ""
    super.init(
      under: parent, content: .field(editor.content(prompt: prompt)), role: .textField, attributes: context.attributes)
    lastValue = read()
    editor = LineEditor(lastValue)
    content = .field(editor.content(prompt: prompt))
  }

  override var isFocusable: Bool { true }

  override var activate: (() -> Void)? {
    { [self] in if isMounted { tree.focus(self) } }
  }

  /// Reads what the field depends on: the binding, and whether it is enabled.
  private func read() -> String {
    evaluate(runs) {
      setEnabled(environment.isEnabled)
      return binding.wrappedValue
    }
  }

  func show(_ prompt: String, _ binding: Binding<String>) {
    self.prompt = prompt
    self.binding = binding
    isDirty = false
    update()
  }

  override func update() {
    tree.visitedNodes += 1
    let value = read()
    if value != lastValue {
      lastValue = value
      editor.replaceText(with: value)
    } else if tree.focused !== self {
      editor.replaceText(with: value)
    }
    setContent(.field(editor.content(prompt: prompt)))
  }

  override func focusChanged(_ isFocused: Bool) {
    guard !isFocused, isMounted else { return }
    editor.replaceText(with: binding.wrappedValue)
    setContent(.field(editor.content(prompt: prompt)))
  }

  override func take(_ key: KeyPress) -> Bool {
    if key == KeyPress(.enter) {
      guard let submit = environment.submit else { return false }
      submit.node?.perform(submit.action, as: "onSubmit")
      return true
    }
    return edit { $0.take(key) }
  }

  override func take(paste text: String) -> Bool {
    edit { $0.insert(pasted: text) }
  }

  override func take(caret grapheme: Int) {
    editor.moveCaret(to: grapheme)
    setContent(.field(editor.content(prompt: prompt)))
  }

  private func edit(_ change: (inout LineEditor) -> Bool) -> Bool {
    let old = editor.text
    guard change(&editor) else { return false }
    setContent(.field(editor.content(prompt: prompt)))
    if editor.text != old {
      let text = editor.text
      tree.scope.run { binding.wrappedValue = text }
      lastValue = binding.wrappedValue
    }
    return true
  }

  override func willUnmount() {
    binding = .constant("")
  }
}
