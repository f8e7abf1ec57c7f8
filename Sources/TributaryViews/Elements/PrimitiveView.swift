import TributaryTime

/// A view that is one element of its own and not made of other views.
///
/// Most views need none of this: write a `body`. Conform to `PrimitiveView` for an element that no view of the library
/// is, and that a backend of your own may draw in its own way. The view is a value. It says what its element shows,
/// what it is to a person, and what a person can do with it:
///
/// ```swift
/// struct Stars: PrimitiveView {
///   let count: Int
///   let rate: (Int) -> Void
///
///   var content: PrimitiveContent {
///     PrimitiveContent(String(repeating: "*", count: count), kind: "stars", values: ["count": .integer(count)])
///   }
///   var role: Role { .slider }
///   var accessibleLabel: String? { "Stars" }
///   var accessibleValue: String? { "\(count) of 5" }
///   var onKey: ((KeyPress) -> Bool)? {
///     { key in
///       switch key.key {
///       case .left where count > 0: rate(count - 1)
///       case .right where count < 5: rate(count + 1)
///       default: return false
///       }
///       return true
///     }
///   }
/// }
/// ```
///
/// Only ``content`` has no default. All properties follow from what the view stores. A state or the environment is read
/// in a composite view, whose body makes the primitive view from them.
///
/// Modifiers apply as to any element: a label, a shortcut, `focused`, `disabled`, a frame. A disabled element takes
/// neither the focus, nor a key, nor an activation.
///
/// - Complexity: a change costs one comparison of the content, the label and the value.
public protocol PrimitiveView: View where Body == Never {
  /// The text of the element, or its kind with the values to draw it from.
  var content: PrimitiveContent { get }

  /// The part that the element plays for a person; `.text` by default.
  var role: Role { get }

  /// The name of the element for a person who does not see it; nil by default.
  ///
  /// Without a name, an element that is text and nothing else is named by its text. A label of the modifier
  /// `accessibilityLabel(_:)` goes before this one.
  var accessibleLabel: String? { get }

  /// The value that the element holds, in words; nil by default.
  var accessibleValue: String? { get }

  /// Whether the element can hold the focus; by default, whether it does something when it is activated or takes keys.
  var isFocusable: Bool { get }

  /// Called when the element is activated: by a click, by Enter or Space while it has the focus, by its shortcut.
  ///
  /// Nil by default. An element that only takes keys gets the focus instead.
  var onActivate: (() -> Void)? { get }

  /// Takes a key while the element has the focus; false for a key that it does not take.
  ///
  /// Nil by default. It comes before shortcuts and before the keys that move the focus.
  var onKey: ((KeyPress) -> Bool)? { get }
}

extension PrimitiveView {
  /// Text.
  public var role: Role { .text }
  /// No name beside the text.
  public var accessibleLabel: String? { nil }
  /// No value.
  public var accessibleValue: String? { nil }
  /// Whether a person can do something with the element.
  public var isFocusable: Bool { onActivate != nil || onKey != nil }
  /// Nothing.
  public var onActivate: (() -> Void)? { nil }
  /// No key.
  public var onKey: ((KeyPress) -> Bool)? { nil }
}

extension PrimitiveView {
  /// Makes the element.
  @_documentation(visibility: internal)
  public static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node {
    PrimitiveNode(view, under: parent, in: context)
  }

  /// Updates the element.
  @_documentation(visibility: internal)
  public static func patch(_ node: Node, to view: Self, in context: ViewContext) {
    // A `NodeView` around the view would be a generic type more, whose metadata each visit looks up.
    node.tree.visitedNodes += 1
    unsafeDowncast(node, to: PrimitiveNode.self).take(view)
  }
}

/// The element of a primitive view.
final class PrimitiveNode: ControlNode {
  private var ownRole: Role
  private var label: String?
  private var canFocus: Bool
  private var onActivate: (() -> Void)?
  private var onKey: ((KeyPress) -> Bool)?

  init(_ view: some PrimitiveView, under parent: Node, in context: ViewContext) {
    ownRole = view.role
    label = view.accessibleLabel
    canFocus = view.isFocusable
    onActivate = view.onActivate
    onKey = view.onKey
    super.init(.primitive(view.content), role: ownRole, under: parent, in: context)
    semantics.value = view.accessibleValue
  }

  /// Brings the element to another value of its view.
  func take(_ view: some PrimitiveView) {
    let (role, newLabel, value, content) = (view.role, view.accessibleLabel, view.accessibleValue, view.content)
    let canFocusNow = view.isFocusable
    let former = (exchange(&onActivate, with: view.onActivate), exchange(&onKey, with: view.onKey))
    show(content)
    if role != ownRole || value != semantics.value || newLabel != label {
      // A list or a label may have given the element a role of its own.
      if semantics.role == ownRole { semantics.role = role }
      ownRole = role
      semantics.value = value
      label = newLabel
      tree.note(.semantics(self))
    }
    if canFocus != canFocusNow {
      canFocus = canFocusNow
      for feature in tree.features { feature.enabledChanged(of: self) }
    }
    withExtendedLifetime(former) {}
  }

  private func show(_ new: PrimitiveContent) {
    if case .primitive(let old) = content, old == new { return }
    content = .primitive(new)
    tree.note(.content(self))
  }

  package override var isFocusable: Bool { canFocus }

  override var ownLabel: String? { label }

  override var activate: (() -> Void)? {
    if let onActivate { return { [self] in perform(.now(onActivate), as: "action") } }
    return canFocus ? { [self] in tree.focus(self) } : nil
  }

  override func take(_ key: KeyPress) -> Bool {
    if let onKey, tree.scope.run({ onKey(key) }) { return true }
    return onActivate != nil && super.take(key)
  }

  override func willUnmount() {
    let former = (exchange(&onActivate, with: nil), exchange(&onKey, with: nil))
    withExtendedLifetime(former) {}
  }
}
