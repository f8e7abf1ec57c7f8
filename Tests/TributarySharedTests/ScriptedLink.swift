import TributaryShared

/// A link that keeps the client's requests and sends the events that a test names.
final class ScriptedLink: StoreLink {
  let writer: UInt128 = 1
  private var receive: (LinkEvent) -> Void = { _ in }

  private(set) var writes: [StoreWrite] = []
  private(set) var reads: [String] = []
  private(set) var watches: [UInt64] = []

  func open(_ receive: @escaping (LinkEvent) -> Void) { self.receive = receive }
  func watch(after revision: UInt64) { watches.append(revision) }
  func write(_ write: StoreWrite) { writes.append(write) }
  func read(_ key: String) { reads.append(key) }
  func close() { receive = { _ in } }

  func send(_ events: LinkEvent...) {
    for event in events { receive(event) }
  }

  /// Brings the store up with what it has.
  func start(_ entries: StoreEntry...) {
    send(.up)
    for entry in entries { send(.changed(entry)) }
    send(.caughtUp)
  }

  /// Answers the last write.
  func answer(_ answer: WriteAnswer) {
    let write = writes[writes.count - 1]
    send(.written(write.key, write.header.id, answer))
  }

  /// What the store has after the last write was stored.
  func entry(_ revision: UInt64) -> StoreEntry {
    let write = writes[writes.count - 1]
    return StoreEntry(key: write.key, revision: revision, bytes: write.bytes, header: write.header)
  }
}

extension StoreEntry {
  /// A value of another client.
  static func foreign(
    _ json: String?, _ revision: UInt64, key: String = "k", version: SharedVersion = SharedVersion(),
    recent: [WriteID] = []
  ) -> StoreEntry {
    StoreEntry(
      key: key, revision: revision, bytes: json.map { Array($0.utf8) },
      header: StoreHeader(version: version, id: WriteID(writer: 99, number: revision), recent: recent))
  }
}

extension StoreWrite {
  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
