internal import TributaryTime

/// One key of a client: its state, the requests that follow from it, and the one thing that it waits for.
final class KeyCell {
  let key: String
  private(set) var state: KeyState
  private unowned let client: SharedClient
  /// Called after every event, when the cell is whole.
  private var onChange: () -> Void = {}
  private var decide: (Conflict) -> Decision = { .merged($0.mine) }
  private var onRefused: ([UInt8]?) -> Void = { _ in }
  /// The time until an answer is missed, or until the write is sent again.
  private var timer: ScheduledWork?
  /// The time until the change is given up.
  private var age: ScheduledWork?
  private var attempts = 0

  /// Two values of one key that a policy decides between.
  struct Conflict {
    /// The store's value that both started from.
    let base: [UInt8]?
    let mine: [UInt8]?
    let theirs: [UInt8]?
  }

  init(key: String, version: SharedVersion, client: SharedClient) {
    self.key = key
    self.client = client
    state = KeyState(writer: client.writer, version: version)
  }

  /// Says what follows from changes of the cell; the closures of whoever shows it.
  func show(
    deciding decide: @escaping (Conflict) -> Decision, onRefused: @escaping ([UInt8]?) -> Void,
    onChange: @escaping () -> Void
  ) {
    let former = (self.decide, self.onRefused, self.onChange)
    (self.decide, self.onRefused, self.onChange) = (decide, onRefused, onChange)
    withExtendedLifetime(former) {}
  }

  /// Takes a value of the app's, if one more key may wait.
  func accept(_ value: [UInt8]?) {
    if client.mayWait(key) {
      handle(.accepted(value))
    } else {
      handle(.gaveUp(value, .tooManyWaiting(limit: client.limits.waiting)))
    }
  }

  func handle(_ event: KeyEvent) {
    let wasChanging = state.change != nil
    let actions = state.handle(event)
    if state.change == nil {
      stopWaiting()
    } else if !wasChanging {
      startAging()
    }
    for action in actions { perform(action) }
    client.note(key, isChanging: state.change != nil)
    onChange()
  }

  private func perform(_ action: KeyAction) {
    switch action {
    case .send: send()
    case .read: read()
    case .retryLater: retryLater()
    case .resolve: resolve()
    case .reportRefused(let mine): onRefused(mine)
    }
  }

  private func send() {
    guard let change = state.change else { return }
    let id = change.id
    client.link.write(StoreWrite(key: key, base: change.base.revision, bytes: change.value, header: change.header))
    wait(for: client.limits.answer) { $0.handle(.unanswered(id)) }
  }

  private func read() {
    client.link.read(key)
    wait(for: client.limits.answer) { $0.read() }
  }

  private func retryLater() {
    let delay = client.backOff(attempts)
    attempts += 1
    wait(for: delay) { $0.handle(.retryDue) }
  }

  private func resolve() {
    for _ in 0..<Change.roundLimit {
      guard let change = state.change else { return }
      let decision = decide(Conflict(base: change.base.bytes, mine: change.newest, theirs: state.stored.bytes))
      // The policy may itself have changed the value.
      if state.change?.newest == change.newest { return handle(.resolved(decision)) }
    }
    handle(.resolved(.failed(.contended(attempts: Change.roundLimit))))
  }

  // MARK: Time

  private func wait(for delay: Duration, then action: @escaping (KeyCell) -> Void) {
    timer?.cancel()
    timer = client.scope.schedule(after: delay) { [weak self] in
      if let self { action(self) }
    }
  }

  private func startAging() {
    let limit = client.limits.age
    age = client.scope.schedule(after: limit) { [weak self] in
      guard let self, let change = state.change else { return }
      handle(.gaveUp(change.newest, .waitedTooLong(limit: limit)))
    }
  }

  private func stopWaiting() {
    let former = (timer, age)
    (timer, age, attempts) = (nil, nil, 0)
    former.0?.cancel()
    former.1?.cancel()
  }
}
