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
  private var latest: Value?
  private var former: Value?
  private var isChangedAgain = false
  private var isWriting = false
  /// What was written since the last news; what else was written before that, and whether since the last news too.
  private var written: Value?
  private var overwritten: Value?
  private var isOverwrittenAnew = false
  /// The values that others replaced before they were written; they go when all ends have their values.
  private var dropped: ContiguousArray<Value> = []
  /// How many of its news are being settled, and whether it is to be written to when they are.
  private var hearing = 0
  private var isPostponed = false

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
    isChanged ? latest : read?() ?? latest
  }

  /// Changes the value, which is written when the group is told.
  @usableFromInline func set(_ value: Value) {
    if let latest, let areEqual, areEqual(latest, value) { return }
    // What goes may write to this joint, so it goes when no field is being changed.
    let replaced = (latest, former)
    defer { withExtendedLifetime(replaced) {} }
    if isChanged {
      isChangedAgain = true
      if let latest { dropped.append(latest) }
      latest = value
      noteReached()
    } else {
      former = latest
      latest = value
      noteChange()
    }
  }

  private func writeLatest() {
    // In the midst of its own news a control is not written to: it may tell of that later, as if it were news.
    if hearing > 0 {
      isPostponed = true
      isChanged = true
      return
    }
    let last = former
    let gone = (dropped, written, overwritten)
    defer { withExtendedLifetime(gone) {} }
    former = nil
    dropped = []
    let isSecond = isChangedAgain
    isChangedAgain = false
    guard let latest else { return }
    if isSecond, let last, let areEqual, areEqual(last, latest) { return }
    if let written, let areEqual, !areEqual(written, latest) { (overwritten, isOverwrittenAnew) = (written, true) }
    written = latest
    isWriting = true
    write(latest)
    if let read {
      if let answer = read() { hear(answer) } else { close() }
    }
    isWriting = false
  }

  /// Whether news is a late answer to a write, once too often in a row: the control is bound twice, say, and busy.
  private func isEndless(_ value: Value) -> Bool {
    let isAnew = isOverwrittenAnew
    let former = written
    defer { withExtendedLifetime(former) {} }
    (written, isOverwrittenAnew) = (nil, false)
    guard let overwritten, let areEqual, areEqual(overwritten, value) else {
      group.lateAnswers = 0
      return false
    }
    if isAnew {
      group.lateAnswers += 1
      if group.lateAnswers == Group.rounds { reportEndless() }
    }
    return group.lateAnswers >= Group.rounds
  }

  /// Takes a value that the control says it has.
  @usableFromInline func hear(_ value: Value) {
    if isWriting, areEqual == nil { return }
    let isKnown = if let latest, let areEqual { areEqual(latest, value) } else { false }
    if !isWriting, !isKnown, isEndless(value) { return }
    if !isKnown, group.isRefusing { return refuse() }
    let gone = (latest, former, dropped)
    defer { withExtendedLifetime(gone) {} }
    dropped = []
    latest = value
    // The control has this value: nothing is to be written any more.
    former = nil
    isChanged = false
    isChangedAgain = false
    isPostponed = false
    if isKnown || links.isEmpty { return }
    hearing += 1
    settle()
    hearing -= 1
    if hearing == 0, isPostponed {
      isPostponed = false
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
