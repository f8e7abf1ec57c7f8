internal import TributaryTime

/// State of objects whose classes have no property for it, until the objects go.
///
/// Nothing tells when an object dies, so an entry keeps a weak reference beside the state: an entry whose object is
/// gone is dead, also when a new object has its address. Dead entries are swept out when as many new ones came as the
/// last sweep left, so that a new entry pays for looking at two; where the library itself lets go of an object,
/// ``dropIfDead(_:)`` looks at once.
///
/// A table belongs to a scope, as all that its objects are.
package final class StateTable<State: AnyObject> {
  private struct Entry {
    weak var owner: AnyObject?
    let state: State
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many more entries come before the next sweep.
  private var untilSweep = 1

  /// How many entries there are, dead ones included.
  package var count: Int { entries.count }

  /// The table of the current scope.
  package static var current: StateTable {
    Scope.current.resident { StateTable() }
  }

  /// The state of an object, or nil.
  ///
  /// - Complexity: O(1).
  package func existing(of owner: AnyObject) -> State? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.state
  }

  /// The state of an object, made when it is first asked for.
  ///
  /// - Complexity: amortised O(1).
  package func state(of owner: AnyObject, make: () -> State) -> State {
    if let state = existing(of: owner) { return state }
    let state = make()
    set(state, of: owner)
    return state
  }

  /// Gives an object another state.
  ///
  /// - Complexity: amortised O(1).
  package func set(_ state: State, of owner: AnyObject) {
    // Letting go of a state may run code that uses this table, so it happens when the table is whole again.
    let former = entries.updateValue(Entry(owner: owner, state: state), forKey: ObjectIdentifier(owner))
    defer { withExtendedLifetime(former) {} }
    // One that takes the place of a dead one counts too: when many die at once, those who come next may take few
    // places.
    guard former?.owner !== owner else { return }
    untilSweep -= 1
    if untilSweep == 0 { sweep() }
  }

  /// Drops the state of what was at an address, if it is gone.
  ///
  /// - Complexity: O(1).
  package func dropIfDead(_ address: ObjectIdentifier) {
    guard let entry = entries[address], entry.owner == nil else { return }
    entries[address] = nil
    withExtendedLifetime(entry) {}
  }

  /// Takes the dead entries out.
  private func sweep() {
    let dead = entries.filter { $0.value.owner == nil }
    for address in dead.keys { entries[address] = nil }
    untilSweep = max(1, entries.count)
    withExtendedLifetime(dead) {}
  }
}
