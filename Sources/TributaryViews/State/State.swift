import TributaryStreams

/// A value that a view owns: it is made when the view is mounted, lasts as long as the view's place in the tree, and
/// runs the views that read it again when it changes.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
///
/// Before the view is mounted, reading gives the initial value. Writing a value that equals the old one (by `==`, or
/// by its bytes where the type is not `Equatable`) runs nothing. A write while a body runs takes effect in the next
/// turn.
///
/// The view's value keeps the initial value: an object in it lives as long as the view, whatever is written later.
@propertyWrapper
public struct State<Value>: CellHolder {
  private let storage: StateCell<Value>

  /// A state that starts with this value.
  public init(wrappedValue: Value) {
    storage = StateCell(initial: wrappedValue)
  }

  /// A state that starts with this value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value; reading it while a body runs makes that view a reader.
  public var wrappedValue: Value {
    get { storage.state?.get() ?? storage.initial }
    nonmutating set { storage.mounted.set(newValue) }
  }

  /// Reads and writes the state from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(location: storage.mounted)
  }

  var cell: ViewCell { storage }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

private final class StateCell<Value>: ViewCell {
  let initial: Value
  var state: StateBox<Value>?

  init(initial: Value) {
    self.initial = initial
  }

  var mounted: StateBox<Value> {
    guard let state else {
      preconditionFailure(
        """
        A @State was written, or its binding was taken, before its view was mounted. It has no place to keep the \
        value yet: give it its start in the declaration or with State(initialValue:), and write it in actions.
        """)
    }
    return state
  }

  override var box: AnyObject? { state }

  override func makeBox(on node: Node, in context: ViewContext) -> AnyObject {
    let state = StateBox(initial, in: node.tree.link)
    self.state = state
    return state
  }

  override func adopt(_ box: AnyObject) {
    state = unsafeDowncast(box, to: StateBox<Value>.self)
  }

  override func fresh() -> ViewCell { StateCell(initial: initial) }
}

/// The lasting place of a state.
private final class StateBox<Value>: BindingLocation<Value> {
  // SAFETY: a tree is used in one isolation, and each access is a copy or an exchange, which call nothing.
  @exclusivity(unchecked) private var value: Value
  private lazy var sameness = Sameness(like: value)
  /// What is told of changes, once somebody outside of the views asked for it.
  private var told: BehaviorRelay<Value>?

  init(_ value: Value, in link: TreeLink) {
    self.value = value
    super.init(in: link)
  }

  override func get() -> Value {
    noteRead()
    return value
  }

  override func set(_ new: Value) {
    guard !sameness.holds(value, new) else { return }
    let former = exchange(&value, with: new)
    noteChange()
    told?.accept(new)
    withExtendedLifetime(former) {}
  }

  override func values() -> Observable<Value> {
    let told = told ?? BehaviorRelay(value: value)
    self.told = told
    return told.asObservable()
  }

  override var loosely: LooseLocation<Value> {
    LooseLocation(get: { [weak self] in self?.get() }, set: { [weak self] in self?.set($0) })
  }
}
