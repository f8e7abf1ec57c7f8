/// An element of a mounted tree: what a backend draws and a person reaches.
///
/// A backend reads it and never changes it. The object is the element's identity in this process; its ``number`` is the
/// name that goes over a wire. An element that went out of the tree keeps its last content.
public class ElementNode: Node {
  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  /// What is drawn; lengths in it are in units (see ``ElementContent``).
  @exclusivity(unchecked) public internal(set) final var content: ElementContent

  // SAFETY: as for the fields above.
  /// What the element is to a person and to assistive software.
  @exclusivity(unchecked) public internal(set) final var semantics: Semantics

  // SAFETY: as for the fields above.
  /// Whether the element reacts to activation and can hold the focus.
  @exclusivity(unchecked) public internal(set) final var isEnabled = true

  // SAFETY: as for the fields above.
  /// Whether a feature of the tree keeps the element, and is to know when it goes.
  @exclusivity(unchecked) final var isRemembered = false

  /// The number of the element in its tree, which no other element of the tree ever has; the root has 0.
  public final let number: Int

  /// The nearest attribute that was put round this element (label, shortcut, focus), which leads to those further out.
  final unowned let attributes: AttributeNode?

  init(
    under parent: Node, after decider: Node? = nil, content: ElementContent, role: Role = .none,
    attributes: AttributeNode? = nil, isBorder: Bool = false
  ) {
    self.content = content
    self.semantics = Semantics(role: role)
    self.attributes = attributes
    number = parent.tree.nextNumber()
    super.init(under: parent, after: decider, isElement: true, isBorder: isBorder)
    if let label = attributes?.label { name(label) }
  }

  /// The root of a tree.
  override init(rootOf tree: ViewTree) {
    content = .root
    semantics = Semantics()
    attributes = nil
    number = 0
    super.init(rootOf: tree)
  }

  /// Whether the element can hold the focus while it is enabled.
  public var isFocusable: Bool { false }

  /// What activating the element (click, Enter, Space) does; nil if nothing.
  package var activate: (() -> Void)? { nil }

  /// Elements came to be below this one, went, or changed their order.
  func elementsBelowChanged() {}

  /// What a button is for, if it was told.
  var buttonRole: ButtonRole? { nil }

  /// What a key or a paste does to the element while it has the focus; false if it does not take it.
  func take(_ key: KeyPress) -> Bool { false }
  func take(paste text: String) -> Bool { false }

  /// The parts of a toolkit that must be there for the element to take a key; none for what an app declares.
  func part(of key: KeyPress) -> KeyPolicy { [] }

  /// Does what Escape does to the element while it is in front; false if that is nothing.
  func takeDismissal() -> Bool { false }

  /// Does what a click does on one of the elements in this one that does nothing itself.
  func takeClick(on element: ElementNode) {}

  /// The element below that keys lead to before all others; nil where the reading order tells.
  var currentElement: ElementNode? { nil }

  /// Makes an edit of its text; false if the element takes none.
  func take(_ edit: TextEdit) -> Bool { false }

  /// Puts the caret of a field behind so many bytes of UTF-8.
  func take(caret offset: Int) {}

  /// A backend was detached, so that it shows nothing of the element any more.
  func isNoLongerShown(by viewer: ObjectIdentifier) {}

  /// The element took the focus, or lost it.
  func focusChanged(_ isFocused: Bool) {}

  /// What the element is called: the label it was given, else the text in it.
  public final var accessibleLabel: String? {
    if let label = semantics.label ?? ownLabel { return label }
    switch content {
    case .text(let text, _, _): return text
    case .primitive(let content) where content.kind == nil: return content.text
    case .field(let field): return field.prompt.isEmpty ? nil : field.prompt
    case .layer:
      return firstElement { if case .text = $0.content { true } else { false } }?.accessibleLabel
    case _ where isNamedByContent:
      var parts: [String] = []
      collectText(into: &parts)
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    default: return nil
    }
  }

  /// The label that its view gives it; a modifier's label goes before it.
  var ownLabel: String? { nil }

  /// Whether the text in it is its name.
  private final var isNamedByContent: Bool {
    switch semantics.role {
    case .progress, .row, .option, .tab, .header, .footer: true
    default: if case .button = content { true } else { false }
    }
  }

  /// What it holds, in words: what was said of it, or what only it knows.
  public var accessibleValue: String? { semantics.value }

  /// Whether a click on it does something.
  public final var reactsToClicks: Bool {
    if activate != nil { return true }
    switch semantics.role {
    case .row, .option, .tab:
      guard let list = enclosingElement, case .list = list.content else { return false }
      return list.isFocusable || onlyActingElement != nil
    default: return false
    }
  }

  private final func collectText(into parts: inout [String]) {
    forEachElement { element in
      if case .list = element.content { return }
      if let label = element.semantics.label ?? element.ownLabel {
        parts.append(label)
        return
      }
      switch element.content {
      case .text(let text, _, _): parts.append(text)
      case .primitive(let content) where content.kind == nil: parts.append(content.text)
      default: element.collectText(into: &parts)
      }
    }
  }

  // MARK: Changes, which are told to the backend

  final func setContent(_ new: ElementContent) {
    guard content != new else { return }
    content = new
    tree.note(.content(self))
  }

  final func setValue(_ value: String?) {
    guard semantics.value != value else { return }
    semantics.value = value
    tree.note(.semantics(self))
  }

  /// Makes the element a row, beside its own role if it is more than text or a layout, and says whether it is chosen.
  final func setRow(_ role: Role, isSelected: Bool) {
    let old = semantics
    switch semantics.role {
    case .none, .text, .group: semantics.role = role
    case role: break
    default: semantics.rowRole = role
    }
    semantics.isSelected = isSelected
    if semantics != old { tree.note(.semantics(self)) }
  }

  final func setLabel(_ label: String?) {
    guard semantics.label != label else { return }
    name(label)
    tree.note(.semantics(self))
  }

  /// Gives the element a name; something that only lays out others becomes a group by that.
  private final func name(_ label: String?) {
    semantics.label = label
    if label != nil, semantics.role == .none { semantics.role = .group }
  }

  final func setEnabled(_ enabled: Bool) {
    guard isEnabled != enabled else { return }
    isEnabled = enabled
    tree.note(.semantics(self))
    for feature in tree.features { feature.enabledChanged(of: self) }
  }
}
