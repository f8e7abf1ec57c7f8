/// A client's way to a store: takes requests as values, and gives answers and news as values.
///
/// A link lives in its client's isolation. Requests never wait: each answer comes later, in a turn of the scope. A link
/// may lose a request or its answer, and may answer late or twice; it never gives the news of one key out of order.
package protocol StoreLink: AnyObject {
  /// The number that tells this client's writes from those of all others.
  var writer: UInt128 { get }

  /// Starts to deliver events; the first is ``LinkEvent/up`` when the store is there.
  func open(_ receive: @escaping (LinkEvent) -> Void)

  /// Asks for news of all keys that changed after a revision, then of each further change, in order.
  ///
  /// ``LinkEvent/caughtUp`` follows what was there already. A further call replaces the watch that ran before.
  func watch(after revision: UInt64)

  /// Sends a write; its answer is ``LinkEvent/written(_:_:_:)``.
  func write(_ write: StoreWrite)

  /// Asks for the newest value of a key; the answer is ``LinkEvent/read(_:_:)``.
  func read(_ key: String)

  /// Ends the link; no event is delivered afterwards.
  func close()
}

/// What a link tells its client.
package enum LinkEvent: Sendable {
  /// The store is there; a watch must be asked for again.
  case up
  /// The store is not there: requests without an answer may have been taken or not.
  case down
  /// The store was made anew: revisions start again.
  case recreated
  /// The watch says what is under a key now.
  case changed(StoreEntry)
  /// The watch has delivered all that was there when it began.
  case caughtUp
  /// The answer to a write of a key.
  case written(String, WriteID, WriteAnswer)
  /// The answer to a read: what the key has now, or nil if it is not there.
  case read(String, StoreEntry?)
}

/// What became of a write.
package enum WriteAnswer: Equatable, Sendable {
  /// The value is stored, with this revision.
  case stored(UInt64)
  /// The key has another revision than the write names, or the same request was taken before.
  case baseChanged
  /// Nobody answered in time, or nobody is there to answer: the write may have been taken or not.
  case unanswered
  /// The store does not take the write, now or later.
  case refused(SharedFailure)
}
