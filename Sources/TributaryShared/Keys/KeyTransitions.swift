extension KeyState {
  /// Takes an event.
  ///
  /// Late answers to writes that are no longer on their way change nothing.
  ///
  /// - Returns: what to do next, in order.
  mutating func handle(_ event: KeyEvent) -> [KeyAction] {
    switch event {
    case .accepted(let value): accept(value)
    case .seen(let value): see(value)
    case .stored(let id, let revision): store(id, revision)
    case .baseChanged(let id): step(id, from: .sent, to: .asking, then: .read)
    case .unanswered(let id): step(id, from: .sent, to: .backingOff, then: .retryLater)
    case .refused(let id, let failure): refuse(id, failure)
    case .answered(let value): answer(value)
    case .retryDue: retry()
    case .resolved(let decision): resolve(decision)
    case .wentOffline: goOffline()
    case .cameOnline: comeOnline()
    case .recreated: forgetStore()
    case .retried: tryAgain()
    case .gaveUp(let mine, let failure): giveUp(change ?? newChange(mine), failure)
    }
  }

  // MARK: The app

  private mutating func accept(_ value: [UInt8]?) -> [KeyAction] {
    guard case .changing(var change, let step) = phase else {
      if value == stored.bytes, stored.unreadable == nil {
        phase = .settled
        return []
      }
      return start(value)
    }
    if step == .held, !change.mayStand {
      // Nobody has seen the write yet, so it changes.
      change.value = value
      phase = value == change.base.bytes ? .settled : .changing(change, step)
    } else {
      change.next = value == change.value ? nil : Change.Next(value: value)
      phase = .changing(change, step)
    }
    return []
  }

  private mutating func start(_ value: [UInt8]?, rounds: Int = 0) -> [KeyAction] {
    var change = newChange(value)
    change.rounds = rounds
    if let reason = stored.unreadable { return giveUp(change, .unreadable(reason)) }
    return send(change)
  }

  private mutating func newChange(_ value: [UInt8]?) -> Change {
    Change(header: nextHeader(), base: stored, value: value)
  }

  private mutating func send(_ change: Change) -> [KeyAction] {
    var change = change
    change.mayStand = change.mayStand || isOnline
    phase = .changing(change, isOnline ? .sent : .held)
    return isOnline ? [.send] : []
  }

  private mutating func giveUp(_ change: Change, _ failure: SharedFailure) -> [KeyAction] {
    phase = .failed(failure, change)
    return []
  }

  private mutating func refuse(_ id: WriteID, _ failure: SharedFailure) -> [KeyAction] {
    guard let change, change.id == id else { return [] }
    return giveUp(change, failure)
  }

  private mutating func tryAgain() -> [KeyAction] {
    guard case .failed(_, var change) = phase else { return [] }
    change.rounds = 0
    return isOnline && stored.revision != change.base.revision ? conflict(change) : send(change)
  }

  // MARK: News of the store

  private mutating func see(_ value: StoredValue) -> [KeyAction] {
    guard value.revision > newest else { return [] }
    (stored, newest) = (value, value.revision)
    switch phase {
    case .changing(let change, let step) where isOnline && step != .resolving && value.remembers(change.id):
      return land(change)
    case .failed(_, let change) where change.mayStand && change.next == nil && value.remembers(change.id):
      // The write was given up without an answer, and arrived after all.
      phase = .settled
      return []
    default: return []
    }
  }

  private mutating func store(_ id: WriteID, _ revision: UInt64) -> [KeyAction] {
    guard case .changing(let change, let step) = phase, change.id == id, isOnline, step != .resolving else { return [] }
    if revision > newest {
      stored = StoredValue(revision: revision, bytes: change.value, header: change.header)
      newest = revision
    }
    return land(change)
  }

  /// The write stands in the store, perhaps with another client's on top of it; the value that waits goes next.
  private mutating func land(_ change: Change) -> [KeyAction] {
    guard let next = change.next else {
      phase = .settled
      return []
    }
    guard stored.header?.id == change.id else {
      var change = change
      change.base.bytes = change.value
      return conflict(change)
    }
    return start(next.value)
  }

  // MARK: Uncertain writes

  private mutating func step(_ id: WriteID, from: Step, to: Step, then action: KeyAction) -> [KeyAction] {
    guard case .changing(let change, from) = phase, change.id == id else { return [] }
    phase = .changing(change, to)
    return [action]
  }

  private mutating func retry() -> [KeyAction] {
    guard case .changing(let change, .backingOff) = phase else { return [] }
    phase = .changing(change, .sent)
    return [.send]
  }

  private mutating func answer(_ value: StoredValue?) -> [KeyAction] {
    guard case .changing(var change, .asking) = phase else { return value.map { see($0) } ?? [] }
    guard let value else {
      // Nobody changed a value that expired or was purged: the write goes on top of nothing. If the answer came from a
      // stale replica, the store refuses that write, and is asked again.
      change.base.revision = 0
      phase = .changing(change, .backingOff)
      return [.retryLater]
    }
    if value.revision >= newest { (stored, newest) = (value, value.revision) }
    return settle(change)
  }

  /// Decides about a write whose fate is unknown, by what the store has now.
  private mutating func settle(_ change: Change) -> [KeyAction] {
    if change.mayStand, stored.remembers(change.id) { return land(change) }
    if stored.revision == change.base.revision {
      phase = .changing(change, .backingOff)
      return [.retryLater]
    }
    return conflict(change)
  }

  // MARK: Another client was first

  private mutating func conflict(_ change: Change) -> [KeyAction] {
    var change = change
    change.rounds += 1
    if let reason = stored.unreadable { return giveUp(change, .unreadable(reason)) }
    if change.rounds > Change.roundLimit { return giveUp(change, .contended(attempts: Change.roundLimit)) }
    phase = .changing(change, .resolving)
    return [.resolve]
  }

  private mutating func resolve(_ decision: Decision) -> [KeyAction] {
    guard case .changing(let change, .resolving) = phase else { return [] }
    switch decision {
    case .theirs:
      phase = .settled
      return change.newest == stored.bytes ? [] : [.reportRefused(change.newest)]
    case .merged(let value):
      if value == stored.bytes {
        phase = .settled
        return []
      }
      return start(value, rounds: change.rounds)
    case .failed(let failure): return giveUp(change, failure)
    }
  }

  // MARK: The link

  private mutating func goOffline() -> [KeyAction] {
    isOnline = false
    if case .changing(let change, _) = phase { phase = .changing(change, .held) }
    return []
  }

  private mutating func comeOnline() -> [KeyAction] {
    isOnline = true
    guard case .changing(let change, .held) = phase else { return [] }
    if change.mayStand, stored.remembers(change.id) { return land(change) }
    return stored.revision == change.base.revision ? send(change) : conflict(change)
  }

  private mutating func forgetStore() -> [KeyAction] {
    (stored, newest) = (StoredValue(), 0)
    let actions = goOffline()
    // No revision of the new store is the one that a change was made on.
    switch phase {
    case .changing(var change, let step):
      change.base.revision = .max
      phase = .changing(change, step)
    case .failed(let failure, var change):
      change.base.revision = .max
      phase = .failed(failure, change)
    case .settled: break
    }
    return actions
  }
}
