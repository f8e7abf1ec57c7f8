import TributaryBindings
import TributaryStreams

/// A place outside of all views that tells of its changes as a stream: a relay, a control.
///
/// It listens while it is read by a view that is mounted, and at no other time: once the views have gone, the stream
/// has no subscriber of theirs any more.
class OuterLocation<Value>: BindingLocation<Value> {
  private var listening: Subscription?
  private var heardWrites = 0

  init() {
    super.init(in: nil)
  }

  deinit {
    listening?.dispose()
  }

  /// Whether a change would be heard of.
  final var isListening: Bool { listening != nil }

  override final var writes: Int { heardWrites }

  /// Takes a value that the stream sent.
  func hear(_ value: Value) {}

  /// Notes who reads.
  final func noteOuterRead() {
    guard let tree = RunningTree.current?.tree, let reader = tree.running else { return }
    reader.reads.note(self, by: reader)
    if listening == nil { tree.untracked { listen() } }
  }

  private func listen() {
    // The current value comes while this subscribes, and is no change.
    var isFirst = true
    let subscription = values().subscribe(onNext: { [unowned self] value in
      hear(value)
      guard !isFirst else { return }
      heardWrites += 1
      noteChange()
    })
    isFirst = false
    listening = subscription
  }

  override final func readersWent() {
    exchange(&listening, with: nil)?.dispose()
  }
}

/// A relay.
final class RelayLocation<Value>: OuterLocation<Value> {
  private let relay: BehaviorRelay<Value>

  init(_ relay: BehaviorRelay<Value>) {
    self.relay = relay
  }

  override func get() -> Value {
    noteOuterRead()
    return relay.subject.silentValue
  }

  override func set(_ new: Value) { relay.accept(new) }
  override func values() -> Observable<Value> { relay.asObservable() }
  override var end: BindingEnd<Value> { relay.bindingEnd }

  override var loosely: LooseLocation<Value> {
    LooseLocation(get: { [weak relay] in relay?.value }, set: { [weak relay] in relay?.accept($0) })
  }

  override func adopt(_ other: BindingLocation<Value>) -> Bool {
    (other as? RelayLocation)?.relay === relay
  }
}

/// A property of a control.
final class ControlLocation<Value>: OuterLocation<Value> {
  private let property: ControlProperty<Value>
  private var latest: Value?

  init(_ property: ControlProperty<Value>) {
    self.property = property
  }

  override func get() -> Value {
    noteOuterRead()
    if !isListening { property.asObservable().take(1).subscribe(onNext: { self.hear($0) }).dispose() }
    guard let latest else {
      preconditionFailure(
        """
        A control property was read that has no value: a view must show one at once. Give its stream of values a first \
        one, as with `startWith`.
        """)
    }
    return latest
  }

  override func set(_ new: Value) {
    // Not every control tells of what it is told; one that makes something else of it does.
    hear(new)
    property.asObserver().onNext(new)
    noteChange()
  }

  override func values() -> Observable<Value> { property.asObservable() }
  override var end: BindingEnd<Value> { property.bindingEnd }
  override func hear(_ value: Value) { _ = exchange(&latest, with: value) }

  override func adopt(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ControlLocation else { return false }
    return Sameness(like: property).holds(property, other.property)
  }
}
