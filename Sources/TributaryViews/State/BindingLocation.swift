import TributaryStreams

/// Where a binding reads and writes; the same object stands for the same place, so that bindings compare by it.
class BindingLocation<Value>: TrackedSource {
  func get() -> Value { preconditionFailure("A place without a value was read: use one of the kinds below.") }
  func set(_ new: Value) {}

  /// The value and its changes as a stream.
  func values() -> Observable<Value> { .just(get()) }

  /// How many writes the place was told of, whoever made them; always 0 where only values are known.
  var writes: Int { 0 }

  /// Whether another object stands for the same place.
  func isSamePlace(as other: BindingLocation) -> Bool { self === other }
}

/// A place that is known by two closures only: of its changes the models tell that the first one reads.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
    super.init(in: nil)
  }

  override func get() -> Value { read() }
  override func set(_ new: Value) { write(new) }
  override func values() -> Observable<Value> { .observe(read) }
}

/// A property of the value at another place.
final class PathLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let path: WritableKeyPath<Base, Value>

  init(base: BindingLocation<Base>, path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
    super.init(in: nil)
  }

  override func get() -> Value { base.get()[keyPath: path] }

  override func set(_ new: Value) {
    var whole = base.get()
    whole[keyPath: path] = new
    base.set(whole)
  }

  override func values() -> Observable<Value> { base.values().map { [path] in $0[keyPath: path] } }
}

/// The value at another place in another form.
final class DerivedLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let read: (Base) -> Value
  private let write: (Value) -> Base?

  /// - Parameters:
  ///   - base: The other place.
  ///   - read: The value in its new form.
  ///   - write: The value in its old form, or nil if it has none: then nothing is written.
  init(_ base: BindingLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
    self.base = base
    self.read = read
    self.write = write
    super.init(in: nil)
  }

  override func get() -> Value { read(base.get()) }
  override func set(_ new: Value) { if let new = write(new) { base.set(new) } }
  override func values() -> Observable<Value> { base.values().map(read) }
  override var writes: Int { base.writes }
}
