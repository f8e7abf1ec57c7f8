public import TributaryStreams

/// The joint of what is not a relay: written to through a closure, heard of through a stream.
///
/// It remembers the last value that was written or heard. What comes back while it writes is the echo if it equals what
/// was written, and an answer otherwise, which is a write as any other. What a busy control says later cannot be told
/// from news, but where it is what was written before the last write, it is refused after too many times in a row.
@usableFromInline
final class ControlJoint<Value>: Joint {
  private let areEqual = equality(of: Value.self)
  private let read: (() -> Value?)?
  private let write: (Value) -> Void
  private var subscription: Subscription?
  private var due = ControlDue<Value>.none(known: nil)
  private var echo = ControlEcho<Value>.nothing
  private var activity = ControlActivity.idle

  /// A joint from what takes values.
  ///
  /// - Parameters:
  ///   - read: where the value can be asked for: nil when what has it is gone.
  ///   - write: takes a value.
  @usableFromInline init(read: (() -> Value?)? = nil, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
    super.init(isWritten: true, isComparable: areEqual != nil) {
      unsafeDowncast($0, to: ControlJoint<Value>.self).writeLatest()
    }
  }

  /// Begins to listen; what comes at once is the value that is there.
  @usableFromInline func listen(to values: Observable<Value>, at place: SourcePlace) {
    let subscription = Subscription()
    self.subscription = subscription
    // Whoever listens to the control keeps the joint's presence: with the control's end, or its silent death, it
    // closes.
    let presence = Presence(self)
    let observer = Observer<Value>(
      onNext: { value in (presence.joint as? ControlJoint<Value>)?.hear(value) },
      onTermination: { termination in
        if case .error(let error) = termination { UnhandledErrors.report(error, place) }
        presence.joint.isClosed = true
        presence.joint.close()
      })
    values.subscribe(observer, in: subscription)
  }

  /// Whether it hears of the control: until its last link ended.
  var isListening: Bool {
    subscription.map { !$0.isDisposed } ?? false
  }

  /// The value that is to be written, or the present one, if there is one.
  @usableFromInline var value: Value? {
    due.isPending ? due.latest : read?() ?? due.latest
  }

  /// Changes the value, which is written when the group is told.
  @usableFromInline func set(_ value: Value) {
    if let latest = due.latest, let areEqual, areEqual(latest, value) { return }
    let former = exchange(&due, with: due.after(set: value))
    if former.isPending { noteReached() } else { noteChange() }
    // What goes may write to this joint, so it goes when no field is being changed.
    withExtendedLifetime(former) {}
  }

  private func writeLatest() {
    if activity.isHearing {
      // It is written to when the news is settled.
      isChanged = true
      return
    }
    let former = exchange(&due, with: .none(known: due.latest))
    defer { withExtendedLifetime(former) {} }
    guard let value = former.valueToWrite(areEqual) else { return }
    let formerEcho = exchange(&echo, with: echo.after(write: value, areEqual))
    defer { withExtendedLifetime(formerEcho) {} }
    activity.take(.writeBegins)
    write(value)
    if let read {
      if let answer = read() { hear(answer) } else { close() }
    }
    activity.take(.writeEnds)
  }

  /// Whether news is a late answer to a write, once too often in a row: the control is bound twice, say, and busy.
  private func isEndless(_ value: Value) -> Bool {
    let (news, next) = echo.after(news: value, areEqual)
    let former = exchange(&echo, with: next)
    defer { withExtendedLifetime(former) {} }
    guard case .late(let isNew) = news else {
      group.lateAnswers = 0
      return false
    }
    if isNew {
      group.lateAnswers += 1
      if group.lateAnswers == Group.rounds { reportEndless() }
    }
    return group.lateAnswers >= Group.rounds
  }

  /// Takes a value that the control says it has.
  @usableFromInline func hear(_ value: Value) {
    if activity.isWriting, areEqual == nil { return }
    let isKnown = if let latest = due.latest, let areEqual { areEqual(latest, value) } else { false }
    if !activity.isWriting, !isKnown, isEndless(value) { return }
    if !isKnown, group.isRefusing { return refuse() }
    // The control has this value: nothing is to be written any more.
    let former = exchange(&due, with: .none(known: value))
    defer { withExtendedLifetime(former) {} }
    isChanged = false
    if isKnown || links.isEmpty { return }
    activity.take(.newsBegins)
    settle()
    activity.take(.newsEnds)
    // It was to be written to in the meantime.
    if !activity.isHearing, isChanged, !isQueued {
      group.add(self)
      group.deliver()
    }
  }

  override func retire() {
    let former = subscription
    subscription = nil
    former?.dispose()
  }
}
