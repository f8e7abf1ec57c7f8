import TributaryBindings
import TributaryStreams

/// Where a binding reads and writes; the same object stands for the same place, so that bindings compare by it.
class BindingLocation<Value>: TrackedSource {
  func get() -> Value { preconditionFailure("A place without a value was read: use one of the kinds below.") }
  func set(_ new: Value) {}

  /// The value and its changes as a stream.
  func values() -> Observable<Value> { .just(get()) }

  /// The place as an end of a two-way binding.
  var end: BindingEnd<Value> { BindingEnd(values: values(), write: loosely.set) }

  /// A way to the place that does not keep what the place is in; one that is known by closures only keeps these.
  var loosely: LooseLocation<Value> {
    LooseLocation(get: { self.get() }, set: { self.set($0) })
  }

  /// The person is done with what was written last: the place may give it its final form.
  func endEdit() {}

  /// How many writes the place was told of, whoever made them; always 0 where only values are known.
  var writes: Int { 0 }

  /// The same place for one field alone, which may adopt what later runs of the same body say.
  func owned() -> BindingLocation { self }

  /// Takes over from an object that a later run made; false if that one is for another place.
  ///
  /// Only what is ``owned()`` may be asked.
  func adopt(_ other: BindingLocation) -> Bool { self === other }
}

/// A way to a place that may have gone.
struct LooseLocation<Value> {
  let get: () -> Value?
  let set: (Value) -> Void
}

/// A place that is known by two closures only: of its changes the models tell that the first one reads.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private var read: () -> Value
  private var write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
    super.init(in: nil)
  }

  override func get() -> Value { read() }
  override func set(_ new: Value) { write(new) }
  override func values() -> Observable<Value> { .observe { self.read() } }

  override func owned() -> BindingLocation<Value> { ClosureLocation(read: read, write: write) }

  /// Closures cannot be compared: those of a later run are taken for the same place, whose value they read.
  override func adopt(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ClosureLocation else { return false }
    let former = (read, write)
    (read, write) = (other.read, other.write)
    withExtendedLifetime(former) {}
    return true
  }
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

  override func owned() -> BindingLocation<Value> { PathLocation(base: base.owned(), path: path) }

  override func adopt(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PathLocation, other.path == path else { return false }
    return base.adopt(other.base)
  }

  override func values() -> Observable<Value> { base.values().map { [path] in $0[keyPath: path] } }
  override var end: BindingEnd<Value> { base.end.end(path) }

  override var loosely: LooseLocation<Value> {
    let base = base.loosely
    let path = path
    return LooseLocation {
      base.get()?[keyPath: path]
    } set: { new in
      guard var whole = base.get() else { return }
      whole[keyPath: path] = new
      base.set(whole)
    }
  }
}

/// The value at another place in another form.
final class DerivedLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let read: (Base) -> Value
  private let write: (Value, Base) -> Base?
  private let id: AnyHashable?

  /// - Parameters:
  ///   - base: The other place.
  ///   - id: What tells this form from others that are of the same type.
  ///   - read: The value in its new form.
  ///   - write: The value in its old form, made of that which is there, or nil if it has none: then nothing is written.
  init(
    _ base: BindingLocation<Base>, id: AnyHashable? = nil, read: @escaping (Base) -> Value,
    write: @escaping (Value, Base) -> Base?
  ) {
    self.base = base
    self.id = id
    self.read = read
    self.write = write
    super.init(in: nil)
  }

  override func get() -> Value { read(base.get()) }
  override func set(_ new: Value) { if let new = write(new, base.get()) { base.set(new) } }

  override func owned() -> BindingLocation<Value> { DerivedLocation(base.owned(), id: id, read: read, write: write) }

  override func adopt(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? DerivedLocation, other.id == id else { return false }
    return base.adopt(other.base)
  }

  override func values() -> Observable<Value> { base.values().map(read) }
  // Of a part, the writes to other parts are none.
  override var writes: Int { id == nil ? base.writes : 0 }

  override var loosely: LooseLocation<Value> {
    let base = base.loosely
    let read = read
    let write = write
    return LooseLocation {
      base.get().map(read)
    } set: { new in
      if let old = base.get(), let new = write(new, old) { base.set(new) }
    }
  }
}
