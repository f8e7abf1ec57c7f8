/// Where the focus is, as a state of a view: it follows the person and leads when it is written.
///
/// ```swift
/// @FocusState private var isEditing: Bool            // with .focused($isEditing)
/// @FocusState private var field: Field?              // with .focused($field, equals: .name)
/// ```
///
/// A value that no focusable element stands for falls back to what is true.
@propertyWrapper
public struct FocusState<Value: Hashable>: CellHolder {
  private let storage: FocusCell<Value>

  /// Whether the view marked with `.focused(_:)` has the focus; starts false.
  public init() where Value == Bool {
    storage = FocusCell(none: false)
  }

  /// Which of the views marked with `.focused(_:equals:)` has the focus; starts nil.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    storage = FocusCell(none: nil)
  }

  /// The value; writing it moves the focus in the next turn.
  public var wrappedValue: Value {
    get { storage.state?.get() ?? storage.none }
    nonmutating set { storage.mounted.set(newValue) }
  }

  /// What `.focused` takes.
  public var projectedValue: Binding {
    Binding(state: storage.mounted)
  }

  /// Reads and writes the focus from elsewhere.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusBox<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.get() }
      nonmutating set { state.set(newValue) }
    }

    /// The binding itself, to hand it on.
    public var projectedValue: Binding { self }

    func link(for value: Value) -> FocusLink {
      FocusLink(source: state, value: AnyHashable(value))
    }
  }

  var cell: ViewCell { storage }
}

private final class FocusCell<Value: Hashable>: ViewCell {
  let none: Value
  var state: FocusBox<Value>?

  init(none: Value) {
    self.none = none
  }

  var mounted: FocusBox<Value> {
    guard let state else {
      preconditionFailure(
        """
        A @FocusState was written, or its binding was taken, before its view was mounted: nothing can have the focus \
        yet. Write it in an action, in onAppear for instance.
        """)
    }
    return state
  }

  override var box: AnyObject? { state }

  override func makeBox(on node: Node, in context: ViewContext) -> AnyObject {
    let state = FocusBox(none: none, in: node.tree.link)
    self.state = state
    return state
  }

  override func adopt(_ box: AnyObject) {
    state = unsafeDowncast(box, to: FocusBox<Value>.self)
  }

  override func fresh() -> ViewCell { FocusCell(none: none) }
}

private final class FocusBox<Value: Hashable>: FocusSource {
  private var value: Value
  private let none: Value

  init(none: Value, in link: TreeLink) {
    value = none
    self.none = none
    super.init(in: link)
  }

  func get() -> Value {
    noteRead()
    return value
  }

  func set(_ new: Value) {
    change(to: new)
    link?.tree?.focus.follow(self)
  }

  override var wanted: AnyHashable? { value == none ? nil : AnyHashable(value) }

  override func took(_ value: AnyHashable) {
    if let value = value.base as? Value { change(to: value) }
  }

  override func lost(_ value: AnyHashable) {
    if AnyHashable(self.value) == value { change(to: none) }
  }

  private func change(to new: Value) {
    guard new != value else { return }
    let former = exchange(&value, with: new)
    noteChange()
    withExtendedLifetime(former) {}
  }
}
