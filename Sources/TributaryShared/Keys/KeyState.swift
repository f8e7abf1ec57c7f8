/// What one client knows of a key, and the change to it that is on its way: a value that events change.
///
/// The state knows no store, no time and no closure of the user's. ``handle(_:)`` takes an event and returns what to do
/// next. One write of a key is on its way at a time; of the values accepted meanwhile, the newest waits.
struct KeyState {
  /// What tells this client's writes from those of others.
  private let writer: UInt128
  /// The version of the format that this client reads and writes.
  private let version: SharedVersion
  private var lastWrite: UInt64 = 0

  /// What the store has under the key, as far as this client has seen.
  var stored = StoredValue()
  /// The newest revision of the key that this client has seen: what is older comes late, or from a stale replica.
  var newest: UInt64 = 0
  var phase = Phase.settled
  /// Whether the store is there and its news are caught up.
  var isOnline = false

  init(writer: UInt128, version: SharedVersion) {
    self.writer = writer
    self.version = version
  }

  enum Phase {
    /// Nothing waits to be written.
    case settled
    /// A change waits, is sent, or is uncertain.
    case changing(Change, Step)
    /// A change was given up; it can be tried again.
    case failed(SharedFailure, Change)
  }

  enum Step: Equatable {
    /// The change waits for the store to come back.
    case held
    /// The write is sent, and its answer is to come.
    case sent
    /// The write waits to be sent again.
    case backingOff
    /// The store is asked whether the write or another one stands there.
    case asking
    /// The policy decides between this change and another client's.
    case resolving
  }

  /// The value to show: the change that is on its way, or else what the store has.
  var shown: [UInt8]? {
    if case .changing(let change, _) = phase { change.newest } else { stored.bytes }
  }

  /// The change that is on its way, if one is.
  var change: Change? {
    if case .changing(let change, _) = phase { change } else { nil }
  }

  /// The reason why this client does not read a value of a version, nil if it reads it.
  func refusal(of version: SharedVersion) -> String? {
    guard version.major != self.version.major else { return nil }
    return """
      The value has version \(version.major).\(version.minor), and this program reads \(self.version.major).x only. \
      Update the program, or use another key.
      """
  }

  /// What a new write on top of the store's value carries.
  mutating func nextHeader() -> StoreHeader {
    lastWrite += 1
    let recent = stored.header.map { $0.recent + [$0.id] } ?? []
    return StoreHeader(
      version: version, id: WriteID(writer: writer, number: lastWrite),
      recent: Array(recent.suffix(StoreHeader.recentLimit)))
  }
}

/// What a store holds under a key, as this client has seen it.
struct StoredValue: Equatable {
  /// The revision, which a write on top of this value names, that of a deletion included; 0 if the key is not there.
  var revision: UInt64 = 0
  /// The value as JSON text, nil if there is none or its version is not read.
  var bytes: [UInt8]?
  /// The reason why the value's version is not read.
  var unreadable: String?
  /// The writes that led to the value.
  var header: StoreHeader?

  func remembers(_ id: WriteID) -> Bool {
    header?.remembers(id) ?? false
  }
}

/// A change of a key that is on its way to the store.
struct Change {
  /// What the write that is on its way carries.
  var header: StoreHeader
  /// The store's value that the change was made on.
  var base: StoredValue
  /// The value of the write that is on its way, as JSON text; nil deletes the key.
  var value: [UInt8]?
  /// The newest value accepted since that write was made.
  var next: Next?
  /// Whether the write was sent and may stand in the store, though no answer says so.
  var mayStand = false
  /// How often the change met another client's.
  var rounds = 0

  /// A value that waits behind a write.
  struct Next {
    /// The value; nil deletes the key.
    var value: [UInt8]?
  }

  /// The identity of the write that is on its way.
  var id: WriteID { header.id }

  /// The value that was accepted last.
  var newest: [UInt8]? {
    if let next { next.value } else { value }
  }

  /// How many rounds a change fights for before it is given up.
  static let roundLimit = 8
}

/// What happens to a key.
enum KeyEvent {
  /// The app changed the value, or deleted it.
  case accepted([UInt8]?)
  /// The watch, or a read, shows what the store has.
  case seen(StoredValue)
  /// A write was stored.
  case stored(WriteID, revision: UInt64)
  /// A write was not taken, since the key has another base, or the same request came before.
  case baseChanged(WriteID)
  /// A write got no answer.
  case unanswered(WriteID)
  /// A write is refused for good.
  case refused(WriteID, SharedFailure)
  /// The store answered what it has now; nil if the key is not there.
  case answered(StoredValue?)
  /// It is time to send again.
  case retryDue
  /// The policy decided.
  case resolved(Decision)
  /// The store is not there.
  case wentOffline
  /// The store is there, and all its news were seen.
  case cameOnline
  /// The store was made anew: what was known of it no longer holds.
  case recreated
  /// The change that was given up is to be tried again.
  case retried
  /// A value can not be written, whatever the store says.
  case gaveUp([UInt8]?, SharedFailure)
}

/// What a policy says when another client changed the value first.
enum Decision {
  /// Take theirs, and report mine as refused.
  case theirs
  /// Write a value on top of theirs.
  case merged([UInt8]?)
  /// The policy itself failed.
  case failed(SharedFailure)
}

/// What to do after an event.
enum KeyAction: Equatable {
  /// Send the change that is on its way.
  case send
  /// Ask the store what it has now.
  case read
  /// Wait before sending again.
  case retryLater
  /// Ask the policy about the newest value and the store's.
  case resolve
  /// Tell the app that its value was refused.
  case reportRefused([UInt8]?)
}
