/// The identity of one write: a store takes each at most once, however often it is sent.
package struct WriteID: Hashable, Sendable {
  /// The client that wrote; no two clients of a store have the same number.
  package var writer: UInt128
  /// The number of the write among those of its client.
  package var number: UInt64

  package init(writer: UInt128, number: UInt64) {
    self.writer = writer
    self.number = number
  }
}

/// What a store keeps with each value.
package struct StoreHeader: Equatable, Sendable {
  /// The version of the value's format.
  package var version: SharedVersion
  /// The write that put the value there.
  package var id: WriteID
  /// The writes that led to the value, the oldest first; at most ``recentLimit``, without `id`.
  package var recent: [WriteID]

  /// How many earlier writes a value remembers.
  package static let recentLimit = 15

  package init(version: SharedVersion, id: WriteID, recent: [WriteID] = []) {
    self.version = version
    self.id = id
    self.recent = recent
  }

  /// Whether a write is the one that put the value there, or one of those just before it.
  func remembers(_ write: WriteID) -> Bool {
    id == write || recent.contains(write)
  }
}

/// What a store holds under a key.
package struct StoreEntry: Equatable, Sendable {
  /// Names the value in its store.
  package var key: String
  /// The number of the write in the order of all writes of the store; the first is 1.
  package var revision: UInt64
  /// The value as JSON text in UTF-8, or nil if the key was deleted.
  package var bytes: [UInt8]?
  /// The write that put it there.
  package var header: StoreHeader

  package init(key: String, revision: UInt64, bytes: [UInt8]?, header: StoreHeader) {
    self.key = key
    self.revision = revision
    self.bytes = bytes
    self.header = header
  }
}

/// A request to change a key, if it still has the revision that the writer knows.
package struct StoreWrite: Equatable, Sendable {
  /// The key to change.
  package var key: String
  /// The revision that the key must have, that of a deletion included; 0 if it must not be there.
  package var base: UInt64
  /// The new value, or nil to delete the key.
  package var bytes: [UInt8]?
  /// What is kept with the value.
  package var header: StoreHeader

  package init(key: String, base: UInt64, bytes: [UInt8]?, header: StoreHeader) {
    self.key = key
    self.base = base
    self.bytes = bytes
    self.header = header
  }
}
