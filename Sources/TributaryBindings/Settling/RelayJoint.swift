public import TributaryStreams

/// The joint of a relay: its value is set first and sent later.
@usableFromInline
final class RelayJoint<Value>: Joint {
  @usableFromInline let subject: BehaviorSubject<Value>
  @usableFromInline weak var relay: BehaviorRelay<Value>?
  @usableFromInline let areEqual: ((Value, Value) -> Bool)?
  // SAFETY of the unchecked fields: as in `Joint`; values are replaced whole and let go of afterwards.
  /// What was sent last, while something else waits to be sent.
  @exclusivity(unchecked) @usableFromInline var former: Value?
  /// Whether what waits to be sent was changed again: it may be what was sent last.
  @exclusivity(unchecked) @usableFromInline var isChangedAgain = false

  @inlinable init(_ subject: BehaviorSubject<Value>, relay: BehaviorRelay<Value>?, in group: Group? = nil) {
    self.subject = subject
    self.relay = relay
    areEqual = equality(of: Value.self)
    super.init(in: group, isWritten: false) { unsafeDowncast($0, to: RelayJoint<Value>.self).send() }
  }

  /// The joint of a relay, the one that it has or a new one.
  @inlinable static func of(_ relay: BehaviorRelay<Value>) -> RelayJoint {
    if let presence = relay.gate?.owner as? Presence, let joint = presence.joint as? RelayJoint { return joint }
    let joint = RelayJoint(relay.subject, relay: relay)
    relay.gate = RelayGate(owner: Presence(joint)) { joint.accept($0) }
    return joint
  }

  /// Takes a value from outside: a write that is to reach the whole group.
  @inlinable func accept(_ value: Value) {
    if group.isRefusing { return refuse() }
    if set(value) { settle() }
  }

  /// Changes the value, and says whether it was another.
  @inlinable @discardableResult func set(_ value: Value) -> Bool {
    let last = subject.latest
    if let areEqual, areEqual(last, value) { return false }
    subject.latest = value
    if isChanged {
      isChangedAgain = true
      noteReached()
      withExtendedLifetime(last) {}
    } else {
      former = last
      noteChange()
    }
    return true
  }

  @inlinable func send() {
    let last = former
    former = nil
    if isChangedAgain {
      isChangedAgain = false
      if let last, let areEqual, areEqual(last, subject.latest) { return }
    }
    if subject.isDelivering { group.noteWaiting() }
    subject.send(subject.latest)
    withExtendedLifetime(last) {}
  }

  @usableFromInline override func retire() {
    relay?.gate = nil
  }
}
