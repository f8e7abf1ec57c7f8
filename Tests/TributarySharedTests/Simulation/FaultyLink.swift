import TributaryShared
import TributaryTesting
import TributaryTime

/// A link that delays, loses and repeats, and that breaks now and then, as a seed says.
final class FaultyLink: StoreLink {
  let writer: UInt128
  private let memory: SharedMemory
  /// A new one for each connection, so that nothing of an earlier one arrives late.
  private var inner: MemoryLink
  private let scope: Scope
  private var random: SeededGenerator
  private var receive: (LinkEvent) -> Void = { _ in }
  /// Events of an earlier connection are not delivered.
  private var connection = 0
  private var isUp = true
  /// The store that the client knows: another one is news when the connection comes back.
  private var generation = 0
  /// When the last news of the watch is delivered: they stay in order.
  private var newsDue = Duration.zero
  var isFaulty = true
  /// What reads of a stale replica answer: the values that the watch brought some time ago.
  private var stale: [String: StoreEntry] = [:]

  init(_ memory: SharedMemory, seed: UInt64, scope: Scope) {
    self.memory = memory
    inner = MemoryLink(memory, scope: scope)
    writer = inner.writer
    random = SeededGenerator(seed: seed)
    self.scope = scope
  }

  func open(_ receive: @escaping (LinkEvent) -> Void) {
    self.receive = receive
    inner.open { [weak self] in self?.pass($0) }
  }

  func close() {
    inner.close()
    receive = { _ in }
  }

  func watch(after revision: UInt64) {
    if isUp { inner.watch(after: revision) }
  }

  func write(_ write: StoreWrite) {
    request { $0.write(write) }
  }

  func read(_ key: String) {
    request { $0.read(key) }
  }

  /// Cuts the connection: requests and events on their way are lost.
  func cut() {
    guard isUp else { return }
    isUp = false
    connection += 1
    inner.close()
    receive(.down)
  }

  func restore() {
    guard !isUp else { return }
    isUp = true
    if generation != memory.generation { pass(.recreated) }
    newsDue = scope.now
    inner = MemoryLink(memory, scope: scope)
    inner.open { [weak self] in self?.pass($0) }
  }

  private func request(_ send: @escaping (MemoryLink) -> Void) {
    guard isUp else { return }
    for _ in 0..<copies() {
      scope.schedule(after: delay()) { [inner] in send(inner) }
    }
  }

  private func pass(_ event: LinkEvent) {
    guard isUp else { return }
    switch event {
    case .changed(let entry) where Int.random(in: 0..<3, using: &random) == 0:
      stale[entry.key] = entry
      fallthrough
    case .changed, .caughtUp:
      newsDue = max(newsDue, scope.now + delay())
      deliver(event, after: newsDue - scope.now)
    case .read(let key, _) where isFaulty && Int.random(in: 0..<4, using: &random) == 0:
      deliver(.read(key, stale[key]), after: delay())
    case .written, .read:
      for _ in 0..<copies() { deliver(event, after: delay()) }
    case .recreated:
      // Nothing of the former store arrives after it.
      connection += 1
      generation = memory.generation
      newsDue = scope.now
      stale = [:]
      deliver(event, after: .zero)
    case .up, .down:
      deliver(event, after: .zero)
    }
  }

  private func deliver(_ event: LinkEvent, after delay: Duration) {
    let connection = connection
    scope.schedule(after: delay) { [weak self] in
      if let self, self.connection == connection { receive(event) }
    }
  }

  /// How often a message arrives: 0, 1 or 2 times.
  private func copies() -> Int {
    guard isFaulty else { return 1 }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return 0
    case 1: return 2
    default: return 1
    }
  }

  private func delay() -> Duration {
    isFaulty ? .milliseconds(Int.random(in: 0...200, using: &random)) : .zero
  }
}
