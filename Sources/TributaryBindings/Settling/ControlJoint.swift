public import TributaryStreams

/// The joint of what is not a relay: written to through a closure, heard of through a stream.
///
/// It remembers the last value that was written or heard. What comes back while it writes is the echo if it equals what
/// was written, and an answer otherwise, which is a write as any other.
@usableFromInline
final class ControlJoint<Value>: Joint {
  private let areEqual = equality(of: Value.self)
  private let write: (Value) -> Void
  private var subscription: Subscription?
  private var latest: Value?
  private var former: Value?
  private var isChangedAgain = false
  private var isWriting = false

  @usableFromInline init(write: @escaping (Value) -> Void) {
    self.write = write
    super.init(isWritten: true) { unsafeDowncast($0, to: ControlJoint<Value>.self).writeLatest() }
  }

  /// Begins to listen; what comes at once is the value that is there.
  @usableFromInline func listen(to values: Observable<Value>, at place: SourcePlace) {
    let subscription = Subscription()
    self.subscription = subscription
    // Whoever listens to the control keeps the joint's presence: with the control's end, or its silent death, it closes.
    let presence = Presence(self)
    let observer = Observer<Value>(
      onNext: { value in (presence.joint as? ControlJoint<Value>)?.hear(value) },
      onTermination: { termination in
        if case .error(let error) = termination { UnhandledErrors.report(error, place) }
        presence.joint.close()
      })
    values.subscribe(observer, in: subscription)
  }

  /// The last value that was written or heard, if any.
  @usableFromInline var value: Value? {
    latest
  }

  /// Changes the value, which is written when the group is told.
  @usableFromInline func set(_ value: Value) {
    if let latest, let areEqual, areEqual(latest, value) { return }
    if isChanged {
      isChangedAgain = true
      latest = value
      noteReached()
    } else {
      former = latest
      latest = value
      noteChange()
    }
  }

  private func writeLatest() {
    let last = former
    former = nil
    let isSecond = isChangedAgain
    isChangedAgain = false
    guard let latest else { return }
    if isSecond, let last, let areEqual, areEqual(last, latest) { return }
    isWriting = true
    write(latest)
    isWriting = false
  }

  /// Takes a value that the control says it has.
  @usableFromInline func hear(_ value: Value) {
    if let latest {
      if let areEqual {
        if areEqual(latest, value) { return }
      } else if isWriting {
        return
      }
    }
    if group.isRefusing { return refuse() }
    latest = value
    // The control has this value: what was to be written is out of date.
    former = nil
    isChanged = false
    isChangedAgain = false
    if !links.isEmpty { settle() }
  }

  override func retire() {
    let former = subscription
    subscription = nil
    former?.dispose()
  }
}
