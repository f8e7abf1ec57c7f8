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
  /// The values that others replaced before they were sent; they go when all ends have their values.
  @exclusivity(unchecked) @usableFromInline var dropped: ContiguousArray<Value> = []

  @inlinable init(_ subject: BehaviorSubject<Value>, relay: BehaviorRelay<Value>?, in group: Group? = nil) {
    self.subject = subject
    self.relay = relay
    areEqual = equality(of: Value.self)
    super.init(in: group, isWritten: false, isComparable: areEqual != nil) {
      unsafeDowncast($0, to: RelayJoint<Value>.self).send()
    }
  }

  /// The joint of a relay, the one that it has or a new one.
  @inlinable static func of(_ relay: BehaviorRelay<Value>) -> RelayJoint {
    if let presence = relay.gateOwner as? Presence, let joint = presence.joint as? RelayJoint { return joint }
    let joint = RelayJoint(relay.subject, relay: relay)
    relay.setGate(owner: Presence(joint)) { joint.accept($0) }
    return joint
  }

  /// Takes a value from outside: a write that is to reach the whole group.
  @inlinable func accept(_ value: Value) {
    if let areEqual, areEqual(subject.silentValue, value) { return }
    acceptNew(value)
  }

  /// Does the same with a value that is not there already.
  @inlinable func acceptNew(_ value: Value) {
    if let partner, ownGroup.isCalm, !subject.isBusy, !Transactions.areOpen {
      acceptInPair(value, partner)
    } else {
      acceptInGroup(value)
    }
  }

  @inlinable @inline(never) func acceptInGroup(_ value: Value) {
    if group.isRefusing { return refuse() }
    if !group.isDelivering { group.lateAnswers = 0 }
    if set(value) { settle() }
  }

  /// Does the same where two relays and nothing else are bound to each other, as most are: without a queue.
  @inline(__always) @inlinable func acceptInPair(_ value: Value, _ partner: Unmanaged<Joint>) {
    // SAFETY: a joint keeps its group while that delivers, and the group keeps whose links end meanwhile.
    let group = Unmanaged.passUnretained(ownGroup)
    let last = subject.silentValue
    partner._withUnsafeGuaranteedRef {
      let other = unsafeDowncast($0, to: RelayJoint<Value>.self)
      other.former = other.subject.silentValue
      other.isChanged = true
      other.subject.silentValue = value
    }
    subject.silentValue = value
    group._withUnsafeGuaranteedRef { $0.begin() }
    subject.sendValue()
    // Observers may have written to either end meanwhile: this one is in the group's queue then, the other hears now.
    partner._withUnsafeGuaranteedRef {
      guard $0.isChanged else { return }
      $0.isChanged = false
      unsafeDowncast($0, to: RelayJoint<Value>.self).send()
    }
    group._withUnsafeGuaranteedRef { $0.end() }
    withExtendedLifetime(last) {}
  }

  /// Changes the value, and says whether it was another.
  @inlinable @discardableResult func set(_ value: Value) -> Bool {
    let last = subject.silentValue
    if let areEqual, areEqual(last, value) { return false }
    subject.silentValue = value
    if isChanged {
      isChangedAgain = true
      dropped.append(last)
      noteReached()
    } else {
      former = last
      noteChange()
    }
    return true
  }

  @inline(__always) @inlinable func send() {
    if isChangedAgain || subject.isBusy { return sendAgain() }
    let last = former
    former = nil
    subject.sendValue()
    withExtendedLifetime(last) {}
  }

  @inlinable @inline(never) func sendAgain() {
    let gone = (former, dropped)
    let isAgain = isChangedAgain
    former = nil
    dropped = []
    isChangedAgain = false
    defer { withExtendedLifetime(gone) {} }
    if isAgain, let last = gone.0, let areEqual, areEqual(last, subject.silentValue) { return }
    if subject.isBusy { group.noteWaiting() }
    subject.sendValue()
  }

  @usableFromInline override func retire() {
    relay?.setGate(owner: nil, nil)
  }
}

extension RelayJoint where Value: Equatable {
  /// Makes the joint of a relay, whose values are compared without a detour.
  @inlinable static func prepare(_ relay: BehaviorRelay<Value>) {
    guard relay.gateOwner == nil else { return }
    let joint = RelayJoint(relay.subject, relay: relay)
    relay.setGate(owner: Presence(joint)) { value in
      if joint.subject.silentValue != value { joint.acceptNew(value) }
    }
  }
}
