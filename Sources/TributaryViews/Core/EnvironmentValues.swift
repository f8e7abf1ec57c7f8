/// A kind of value that views find in their surroundings, with the value where nothing is set.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings.
///
/// Add a property for a key of your own, and set it with `.environment(\.name, value)`:
///
/// ```swift
/// extension EnvironmentValues {
///   var indent: Int {
///     get { self[IndentKey.self] }
///     set { self[IndentKey.self] = newValue }
///   }
/// }
/// ```
public struct EnvironmentValues {
  /// The nearest value that a view above sets; it leads to those further out.
  private var nearest: EnvironmentLink?
  /// The modifier that is setting values; nil while they are only read.
  private var setter: EnvironmentNode?

  /// An environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { read(ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { write(newValue, for: ObjectIdentifier(key)) }
  }

  /// The model that was put into the environment by its type.
  subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
    get { read(ObjectIdentifier(type), as: Model.self) }
    set { if let newValue { write(newValue, for: ObjectIdentifier(type)) } }
  }

  /// The environment above a modifier, in the hand of the node that sets values.
  func being(setBy node: EnvironmentNode) -> EnvironmentValues {
    var copy = self
    copy.setter = node
    return copy
  }

  /// The environment below a modifier, without the hand that sets it.
  var settled: EnvironmentValues {
    var copy = self
    copy.setter = nil
    return copy
  }

  private func read<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    var link = nearest
    while let current = link {
      if current.key == key { return unsafeDowncast(current, to: EnvironmentBox<Value>.self).read() }
      link = current.next
    }
    return nil
  }

  private mutating func write<Value>(_ value: Value, for key: ObjectIdentifier) {
    if let own = setter?.links.first(where: { $0.key == key }) {
      unsafeDowncast(own, to: EnvironmentBox<Value>.self).write(value)
      // While the modifier runs again, values that it set before are reached from here on.
      if nearest !== setter?.links.last { nearest = setter?.links.last }
      return
    }
    let link = EnvironmentBox(value, key: key, next: nearest, in: setter?.tree.link)
    setter?.links.append(link)
    nearest = link
  }
}

/// A value that a modifier sets, and the way to those further out.
class EnvironmentLink: TrackedSource {
  let key: ObjectIdentifier
  let next: EnvironmentLink?

  init(key: ObjectIdentifier, next: EnvironmentLink?, in link: TreeLink?) {
    self.key = key
    self.next = next
    super.init(in: link)
  }
}

/// The typed part of a link; who reads it runs again when another value is set.
final class EnvironmentBox<Value>: EnvironmentLink {
  private var value: Value
  private lazy var sameness = Sameness(like: value)

  init(_ value: Value, key: ObjectIdentifier, next: EnvironmentLink?, in link: TreeLink?) {
    self.value = value
    super.init(key: key, next: next, in: link)
  }

  func read() -> Value {
    noteRead()
    return value
  }

  func write(_ new: Value) {
    guard !sameness.holds(value, new) else { return }
    let former = exchange(&value, with: new)
    noteChange()
    withExtendedLifetime(former) {}
  }
}
