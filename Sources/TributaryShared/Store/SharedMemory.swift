internal import Synchronization
internal import TributaryStreams
internal import TributaryTime

/// A store in the memory of this process: what `Shared.local` keeps its values in.
///
/// Every client of one store sees the same values, from any isolation domain. The store has one order of all writes,
/// and each write names the revision that it replaces, as in a store behind a network.
///
/// - Complexity: a write is linear in the clients that watch; it takes one lock, in which no code of the user's runs.
public final class SharedMemory: Sendable {
  private struct State {
    var entries: [String: StoreEntry] = [:]
    var revision: UInt64 = 0
    /// How often it was made anew.
    var generation = 0
    var clients: UInt128 = 0
    var watchers: [UInt128: Inlet<LinkEvent>] = [:]
  }

  private let state = Mutex(State())
  private let limits: SharedMemoryLimits

  /// An empty store.
  public init(limits: SharedMemoryLimits = SharedMemoryLimits()) {
    self.limits = limits
  }

  func newClient() -> UInt128 {
    state.withLock { state in
      state.clients += 1
      return state.clients
    }
  }

  /// Sends what changed after a revision, and from now on each change, in the order of the revisions.
  func watch(_ client: UInt128, after revision: UInt64, _ inlet: Inlet<LinkEvent>) {
    // Events are sent inside the lock, so that two writers cannot swap them; an inlet only stores them.
    state.withLock { state in
      let entries = state.entries.values.filter { $0.revision > revision }
      for entry in entries.sorted(by: { $0.revision < $1.revision }) { inlet.send(.changed(entry)) }
      inlet.send(.caughtUp)
      state.watchers[client] = inlet
    }
  }

  func forget(_ client: UInt128) {
    state.withLock { state in _ = state.watchers.removeValue(forKey: client) }
  }

  func read(_ key: String) -> StoreEntry? {
    state.withLock { $0.entries[key] }
  }

  /// Takes a key out, as a store does whose values expire: nobody is told.
  package func expire(_ key: String) {
    state.withLock { state in _ = state.entries.removeValue(forKey: key) }
  }

  /// Becomes an empty store, whose revisions start again; the links of all clients that watch tell them.
  package func recreate() {
    state.withLock { state in
      (state.entries, state.revision) = ([:], 0)
      state.generation += 1
      for watcher in exchange(&state.watchers, with: [:]).values { watcher.send(.recreated) }
    }
  }

  /// How often the store was made anew: a link that comes back compares it.
  package var generation: Int { state.withLock { $0.generation } }

  func write(_ write: StoreWrite) -> WriteAnswer {
    state.withLock { state in
      let former = state.entries[write.key]
      guard write.base == former?.revision ?? 0 else { return .baseChanged }
      if let failure = limits.refusal(of: write, isNew: former == nil, count: state.entries.count) {
        return .refused(failure)
      }
      state.revision += 1
      let entry = StoreEntry(key: write.key, revision: state.revision, bytes: write.bytes, header: write.header)
      state.entries[write.key] = entry
      for watcher in state.watchers.values { watcher.send(.changed(entry)) }
      return .stored(entry.revision)
    }
  }
}

/// How much a store in memory takes.
public struct SharedMemoryLimits: Sendable {
  /// The largest value, in bytes of its JSON text.
  public var valueSize: Int
  /// The longest key, in bytes of UTF-8.
  public var keySize: Int
  /// The largest number of keys, deleted ones included.
  public var keys: Int

  /// Limits that suit most apps: 256 kB a value, 200 bytes a key, 100,000 keys.
  public init(valueSize: Int = 256_000, keySize: Int = 200, keys: Int = 100_000) {
    self.valueSize = valueSize
    self.keySize = keySize
    self.keys = keys
  }

  func refusal(of write: StoreWrite, isNew: Bool, count: Int) -> SharedFailure? {
    let size = write.bytes?.count ?? 0
    if size > valueSize { return .tooLarge(size: size, limit: valueSize) }
    let keyLength = write.key.utf8.count
    if keyLength > keySize { return .keyTooLong(size: keyLength, limit: keySize) }
    if isNew, count >= keys { return .storeFull }
    return nil
  }
}
