public import TributaryStreams
public import TributaryTime

/// Values that several clients share: the sessions of a server, or programs on several machines.
///
/// A client belongs to a scope and keeps its relays. They show changes at once and hold them until the store has them.
///
/// ```swift
/// let memory = SharedMemory()                     // one for the process
/// let shared = Shared.local(memory)               // one for each scope
/// let title = shared.relay("title", initial: "Untitled", resolving: .lastWriterWins)
/// ```
public final class Shared {
  private let client: SharedClient
  private var relays: [String: AnyObject] = [:]

  package init(link: any StoreLink, scope: Scope, limits: SharedLimits) {
    client = SharedClient(link: link, scope: scope, limits: limits)
  }

  /// A client of a store in the memory of this process.
  ///
  /// - Parameters:
  ///   - memory: the store; a new one serves this client alone.
  ///   - limits: how long the client waits, and how much it lets wait.
  ///   - scope: the owner of the client; the caller's.
  /// - Returns: the client, whose relays have the store's values from the next turn on.
  public static func local(
    _ memory: SharedMemory = SharedMemory(), limits: SharedLimits = SharedLimits(), scope: Scope = .current
  ) -> Shared {
    Shared(link: MemoryLink(memory, scope: scope), scope: scope, limits: limits)
  }

  /// The relay of a key.
  ///
  /// One key has one relay in a client. A further call returns the same object, and its further parameters do nothing.
  ///
  /// - Parameters:
  ///   - key: names the value in the store.
  ///   - initial: the value that is shown while the store has none.
  ///   - version: the version of the value's format.
  ///   - resolution: what happens when another client changed the value first.
  /// - Returns: the relay.
  public func relay<Value: Codable>(
    _ key: String, initial: Value, version: SharedVersion = SharedVersion(),
    resolving resolution: SharedResolution<Value> = .lastWriterWins
  ) -> SharedRelay<Value> {
    if let relay = relays[key] {
      guard let relay = relay as? SharedRelay<Value> else {
        preconditionFailure(
          """
          The shared key "\(key)" is in use as \(type(of: relay)) and was asked for with \(Value.self) values. One key \
          has one type of values in a client: use one key for each type.
          """)
      }
      return relay
    }
    let relay = SharedRelay(
      key, of: client, version: version, coding: ValueCoding(initial: initial), resolving: resolution)
    relays[key] = relay
    return relay
  }

  /// The values in the store that this client can not read: they are skipped, and nothing else stops.
  public var problems: Observable<SharedProblem> {
    client.problems.asObservable()
  }
}
