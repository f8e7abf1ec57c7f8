internal import TributaryStreams
internal import TributaryTime

/// One scope's view of a store: the link, what the watch showed of every key, and the cells of the keys in use.
final class SharedClient {
  let scope: Scope
  let link: any StoreLink
  let limits: SharedLimits
  /// Problems of the store's values, which do not stop anything.
  let problems = PublishRelay<SharedProblem>()

  /// The newest value of each key, as the watch showed it.
  private var table: [String: StoreEntry] = [:]
  private var cells: [String: KeyCell] = [:]
  /// The keys whose changes are on their way.
  private var changing: Set<String> = []
  /// The own writes that were stored and that the watch did not show yet, by key.
  private var expected: [String: UInt64] = [:]
  private var check: ScheduledWork?
  private var random: BackOffGenerator
  private(set) var isCaughtUp = false

  init(link: any StoreLink, scope: Scope, limits: SharedLimits) {
    self.link = link
    self.scope = scope
    self.limits = limits
    random = BackOffGenerator(seed: UInt64(truncatingIfNeeded: link.writer))
    link.open { [weak self] in self?.receive($0) }
  }

  deinit {
    link.close()
  }

  var writer: UInt128 { link.writer }

  /// The cell of a key, made with what is known of the key.
  func cell(_ key: String, version: SharedVersion) -> KeyCell {
    if let cell = cells[key] { return cell }
    let cell = KeyCell(key: key, version: version, client: self)
    cells[key] = cell
    if let entry = table[key] { cell.handle(.seen(stored(entry, cell))) }
    if isCaughtUp { cell.handle(.cameOnline) }
    return cell
  }

  /// Notes whether a change of a key is on its way.
  func note(_ key: String, isChanging: Bool) {
    if isChanging { changing.insert(key) } else { changing.remove(key) }
  }

  /// Whether one more key may wait to be written.
  func mayWait(_ key: String) -> Bool {
    changing.contains(key) || changing.count < limits.waiting
  }

  /// The time before a write is sent again: 0.1 s, doubled with each attempt up to 5 s, times a random part.
  ///
  /// The random part keeps the clients of a store that comes back from sending all at once.
  func backOff(_ attempt: Int) -> Duration {
    let longest = min(Duration.milliseconds(100 << min(attempt, 6)), .seconds(5))
    return longest / 1024 * Int(random.next() % 1024)
  }

  // MARK: Events of the link

  private func receive(_ event: LinkEvent) {
    switch event {
    case .up:
      // From the start: a replica that was behind may have skipped a revision of any key.
      link.watch(after: 0)
    case .down:
      isCaughtUp = false
      forAll(.wentOffline)
    case .recreated:
      isCaughtUp = false
      table = [:]
      expected = [:]
      forAll(.recreated)
      link.watch(after: 0)
    case .changed(let entry):
      see(entry)
    case .caughtUp:
      guard !isCaughtUp else { return }
      isCaughtUp = true
      forAll(.cameOnline)
    case .written(let key, let id, let answer):
      written(key, id, answer)
    case .read(let key, let entry):
      guard let cell = cells[key] else { return }
      cell.handle(.answered(entry.map { stored($0, cell) }))
    }
  }

  private func see(_ entry: StoreEntry) {
    guard entry.revision > table[entry.key]?.revision ?? 0 else { return }
    table[entry.key] = entry
    if let revision = expected[entry.key], revision <= entry.revision { expected[entry.key] = nil }
    if let cell = cells[entry.key] { cell.handle(.seen(stored(entry, cell))) }
  }

  private func written(_ key: String, _ id: WriteID, _ answer: WriteAnswer) {
    if case .stored(let revision) = answer { expect(revision, of: key) }
    guard let cell = cells[key] else { return }
    switch answer {
    case .stored(let revision): cell.handle(.stored(id, revision: revision))
    case .baseChanged: cell.handle(.baseChanged(id))
    case .unanswered: cell.handle(.unanswered(id))
    case .refused(let failure): cell.handle(.refused(id, failure))
    }
  }

  private func expect(_ revision: UInt64, of key: String) {
    guard revision > table[key]?.revision ?? 0 else { return }
    expected[key] = max(expected[key] ?? 0, revision)
    checkLater()
  }

  /// Asks for a new watch if the running one does not show the own writes of now in time: it is stale or gone.
  private func checkLater() {
    guard check == nil, !expected.isEmpty else { return }
    let awaited = expected
    check = scope.schedule(after: limits.staleness) { [weak self] in
      guard let self else { return }
      check = nil
      let missing = awaited.filter { $0.value > table[$0.key]?.revision ?? 0 }
      if isCaughtUp, let first = missing.values.min() { link.watch(after: first - 1) }
      checkLater()
    }
  }

  private func forAll(_ event: KeyEvent) {
    for cell in Array(cells.values) { cell.handle(event) }
  }

  /// Reads an entry as far as this client may.
  private func stored(_ entry: StoreEntry, _ cell: KeyCell) -> StoredValue {
    var value = StoredValue(revision: entry.revision, header: entry.header)
    value.unreadable = cell.state.refusal(of: entry.header.version)
    if let reason = value.unreadable {
      problems.accept(SharedProblem(key: entry.key, failure: .unreadable(reason)))
    } else {
      value.bytes = entry.bytes
    }
    return value
  }
}

/// A value in the store that this program can not read.
public struct SharedProblem: Equatable, Sendable {
  /// The key of the value.
  public let key: String
  /// The reason.
  public let failure: SharedFailure
}

/// A source of random parts of waiting times, the same in each run of a client with the same number.
struct BackOffGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number by SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
