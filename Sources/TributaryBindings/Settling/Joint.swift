internal import TributaryStreams

/// What a binding holds on to: one relay, one control, one property.
///
/// All bindings of a relay meet in one joint.
///
/// A joint does not keep its relay. It is kept by the relay, or by what listens to the control, and by the links that
/// it has; the links end when it closes.
@usableFromInline
class Joint {
  // SAFETY of the unchecked fields: a joint never leaves its isolation domain, and no field is passed `inout` to
  // foreign code; a walk over the links walks a copy.
  @exclusivity(unchecked) @usableFromInline final var links: ContiguousArray<LinkEnd> = []
  /// The relay that is bound to this one, if each is bound to nothing but the other, straight.
  // SAFETY: a partner that goes has ended its links before, which clears this.
  @exclusivity(unchecked) @usableFromInline final var partner: Unmanaged<Joint>?
  @exclusivity(unchecked) @usableFromInline final var ownGroup: Group
  /// Whether it changed and those who listen are not told yet.
  @exclusivity(unchecked) @usableFromInline final var isChanged = false
  /// Whether it stands in its group's queue, and who comes after it there.
  @exclusivity(unchecked) final var isQueued = false
  @exclusivity(unchecked) final var next: Joint?
  /// Whether its links are to be crossed yet.
  @exclusivity(unchecked) final var isReached = false
  /// Whether its stream has ended, so that no binding of it lasts; one that is silent for good is written to.
  final var isClosed = false
  /// Tells those who listen; it gets the joint, and so keeps nothing.
  @usableFromInline final let tell: (Joint) -> Void
  /// Whether it is written to when it is told, which comes before anybody hears of anything.
  final let isWritten: Bool
  /// Whether its values can be compared, so that a write of the value that is there is none.
  final let isComparable: Bool

  /// A joint of a group, or of a new one.
  @usableFromInline init(
    in group: Group? = nil, isWritten: Bool, isComparable: Bool, tell: @escaping (Joint) -> Void
  ) {
    self.isWritten = isWritten
    self.isComparable = isComparable
    self.tell = tell
    ownGroup = group ?? Group()
  }

  /// The group of all that is bound to it, directly or through others.
  @usableFromInline final var group: Group {
    if ownGroup.parent == nil { return ownGroup }
    let root = ownGroup.root
    // Who delivers in a group has not kept it.
    if !ownGroup.isDelivering { ownGroup = root }
    return root
  }

  /// Takes note of a change that those who listen are to hear of.
  @usableFromInline final func noteChange() {
    isChanged = true
    group.add(self)
    noteReached()
  }

  /// Has the links crossed, if there are any but the one that the change came by.
  @usableFromInline final func noteReached() {
    if links.count > 1, !isReached {
      isReached = true
      group.reached.append(self)
    }
  }

  /// Carries a change of this joint, which came from outside, to all that is bound to it, and then tells everybody.
  @usableFromInline final func settle() {
    group.spread(from: self)
    // A binding that is made meanwhile may have made one group of two.
    group.deliver()
  }

  /// Takes note of a write that came after too many others for one write.
  @usableFromInline final func refuse() {
    if group.refuse() { reportEndless() }
  }

  /// Reports that the ends contradict one another, with the place of a binding.
  final func reportEndless() {
    if let place = links.first?.link.place { UnhandledErrors.report(BindingError.doesNotSettle, place) }
  }

  /// Has those groups that tell joints now keep these until they have done.
  final func keepWhileDelivering(_ joints: ContiguousArray<Joint>) {
    var group: Group? = ownGroup
    while let next = group {
      if next.isDelivering { next.keep(joints) }
      group = next.parent
    }
  }

  /// Finds out who has a partner, after the links have changed.
  final func refreshPartners() {
    partner = nil
    // Of three and more nobody had a partner before, nor has now.
    if links.count < 3 { for end in links { end.link.refreshPartners() } }
  }

  /// Ends all bindings of what is gone.
  final func close() {
    for end in links { end.link.dispose() }
  }

  final func remove(_ link: Link) {
    if let index = links.firstIndex(where: { $0.link === link }) { links.remove(at: index) }
    refreshPartners()
    if links.isEmpty { retire() }
  }

  /// Takes note of a write in the other direction, where a joint is one direction of a link.
  @usableFromInline func outdate() {}

  /// Lets go of what makes it hear of writes: no binding is left.
  func retire() {}
}

/// Closes a joint when it goes: what is bound keeps it, and nobody else does.
@usableFromInline
final class Presence {
  @usableFromInline let joint: Joint

  @usableFromInline init(_ joint: Joint) {
    self.joint = joint
  }

  deinit {
    joint.close()
  }
}
