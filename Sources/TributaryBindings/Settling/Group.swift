internal import TributaryStreams

/// All joints that bindings connect: what one write may reach.
///
/// A write is settled in two steps. First it spreads: every relay that it reaches gets its value, and nobody is told.
/// Then everybody is told: controls and models are written to, and after these the relays send. What is written from
/// inside spreads at once; who was told already hears of it in the next round, who was not hears of the last value
/// alone. So nobody sees one end without the others, and an end that corrects what it gets takes one more round.
@usableFromInline
final class Group {
  // SAFETY of the unchecked fields: as in `Joint`.
  /// The group that this one became a part of.
  @exclusivity(unchecked) @usableFromInline private(set) var parent: Group?
  /// How many groups it is made of.
  @exclusivity(unchecked) private var size = 1
  /// The joints whose links are to be crossed yet.
  @exclusivity(unchecked) @usableFromInline var reached: ContiguousArray<Joint> = []
  /// Which write spreads: each goes through a link in one direction only.
  @exclusivity(unchecked) private(set) var round = 0
  /// The controls and models to be written to, then the relays that are to send.
  @exclusivity(unchecked) private var toWrite = JointQueue()
  @exclusivity(unchecked) private var toSend = JointQueue()
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  /// Whether there was somebody to tell since the last time that all were told.
  @exclusivity(unchecked) @usableFromInline private(set) var hasQueued = false
  /// The joints whose link ended while others are told.
  @exclusivity(unchecked) private var leaving: ContiguousArray<Joint> = []
  /// How many transactions hold it back.
  @exclusivity(unchecked) @usableFromInline private(set) var holds = 0
  /// Whether the ends contradict one another for too long: then what they answer is refused, until all are told.
  @exclusivity(unchecked) @usableFromInline private(set) var isRefusing = false
  @exclusivity(unchecked) private var hasRefused = false
  /// The links whose two ends may differ after the write that spreads now: an end of each was reached on several ways.
  @exclusivity(unchecked) private var contested: ContiguousArray<Link> = []
  /// The binding whose ends differ after all of a write was carried, until it is reported.
  @exclusivity(unchecked) private var contradiction: SourcePlace?
  /// How many rounds this write took so far.
  @exclusivity(unchecked) @usableFromInline private(set) var roundsTaken = 0
  /// Whether a relay is to send when it has greeted a new subscriber: what that leads to belongs to the same write.
  @exclusivity(unchecked) @usableFromInline var isWaiting = false
  /// How many late answers of controls came in a row, with no other news and no write from outside between.
  @exclusivity(unchecked) @usableFromInline var lateAnswers = 0

  /// How often an end may be told for one write before its group counts as one that never settles.
  static let rounds = 1000

  init() {}

  /// The group that this one is a part of now.
  var root: Group {
    var group = self
    while let parent = group.parent { group = parent }
    return group
  }

  /// Makes one group of two.
  func unite(with other: Group) {
    let first = root
    let second = other.root
    guard first !== second else { return }
    // Who delivers goes on; otherwise the larger one stays, so that no way to it is long.
    let keepsSecond = second.isDelivering || !first.isDelivering && second.size > first.size
    let (kept, gone) = keepsSecond ? (second, first) : (first, second)
    gone.parent = kept
    kept.size += gone.size
    kept.round = max(kept.round, gone.round)
    kept.holds += gone.holds
    kept.reached += gone.reached
    kept.contradiction = kept.contradiction ?? gone.contradiction
    kept.hasQueued = kept.hasQueued || gone.hasQueued
    kept.toWrite.take(&gone.toWrite)
    kept.toSend.take(&gone.toSend)
    gone.reached = []
  }

  /// Keeps joints whose link ended until all are told.
  func keep(_ joints: ContiguousArray<Joint>) {
    hasQueued = true
    leaving += joints
  }

  func add(_ joint: Joint) {
    hasQueued = true
    if joint.isWritten { toWrite.append(joint) } else { toSend.append(joint) }
  }

  /// Carries what changed in a joint through all links that lead on from it.
  func spread(from origin: Joint) {
    round &+= 1
    // Conversions are the user's code: what they write or end counts as done in the middle of a delivery.
    let wasDelivering = isDelivering
    isDelivering = true
    if !origin.isReached {
      for end in origin.links { end.link.cross(from: end.side, in: self) }
    }
    if !reached.isEmpty { spreadFurther() }
    isDelivering = wasDelivering
  }

  /// Carries a value over one link from a side of it, and on from there.
  func spread(over link: Link, from side: Leader, _ carry: () -> Void) {
    round &+= 1
    let wasDelivering = isDelivering
    isDelivering = true
    link.claim(from: side, in: self)
    carry()
    if !reached.isEmpty { spreadFurther() }
    isDelivering = wasDelivering
  }

  private func spreadFurther() {
    var next = 0
    while next < reached.count {
      let joint = reached[next]
      next += 1
      joint.isReached = false
      var arrivals = 0
      for end in joint.links where end.link.cross(from: end.side, in: self) { arrivals += 1 }
      // It has the value of one of the ways that lead to it; the others may lead to another.
      if arrivals > 1 { for end in joint.links { contest(end.link) } }
    }
    reached.removeAll(keepingCapacity: true)
    if !contested.isEmpty { findContradiction() }
  }

  /// Has a link looked at when the write has spread.
  func contest(_ link: Link) {
    if link.isContested(anewIn: self) { contested.append(link) }
  }

  /// Carries the write over the contested links once more: if that changes an end, the bindings contradict each other.
  private func findContradiction() {
    var links = exchange(&contested, with: [])
    if contradiction == nil {
      if let link = links.first(where: { $0.changesOnceMore(in: self) }) { contradiction = link.place }
      for joint in reached { joint.isReached = false }
      reached.removeAll(keepingCapacity: true)
    }
    // The next write uses the same memory.
    links.removeAll(keepingCapacity: true)
    if contested.isEmpty { contested = links }
  }

  /// Tells everybody, if that is not under way and no transaction is open.
  func deliver() {
    guard !isDelivering, holds == 0 else { return }
    if Transactions.areOpen, let transaction = Transaction.current { return transaction.hold(self) }
    begin()
    finish()
  }

  /// Whether a write can be told here and now.
  @inlinable var isCalm: Bool {
    !isDelivering && holds | roundsTaken == 0 && parent == nil
  }

  @inlinable func begin() {
    isDelivering = true
    isWaiting = false
  }

  /// Tells those who were written to meanwhile.
  @inlinable func end() {
    if hasQueued { return finish() }
    isDelivering = false
  }

  @usableFromInline func finish() {
    // A round tells each end once, so that who corrects what it gets costs the others one more round and no more.
    while toWrite.count + toSend.count > 0 {
      for _ in 0..<toWrite.count { tell(toWrite.next()) }
      for _ in 0..<toSend.count { tell(toSend.next()) }
      roundsTaken += 1
      if roundsTaken >= Self.rounds { isRefusing = true }
    }
    hasQueued = false
    isDelivering = false
    let gone = leaving
    leaving = []
    withExtendedLifetime(gone) {}
    let contradicting = hasRefused ? nil : contradiction
    contradiction = nil
    if !isWaiting { calmDown() }
    if let contradicting { UnhandledErrors.report(BindingError.doesNotSettle, contradicting) }
  }

  private func tell(_ joint: Joint?) {
    guard let joint, joint.isChanged else { return }
    joint.isChanged = false
    joint.tell(joint)
  }

  private func calmDown() {
    roundsTaken = 0
    isRefusing = false
    hasRefused = false
  }

  /// Takes note of a relay that cannot send at once.
  @usableFromInline func noteWaiting() {
    isWaiting = true
  }

  /// Refuses a write, and says whether it is the first one.
  func refuse() -> Bool {
    let isFirst = !hasRefused
    hasRefused = true
    if !isDelivering { calmDown() }
    return isFirst
  }

  func hold() {
    holds += 1
  }

  func release() {
    holds -= 1
    deliver()
  }
}
