public import TributaryStreams

/// One binding of two ends, as their group sees it: how to carry a value across, either way.
@usableFromInline
final class Link {
  // SAFETY of the unchecked fields: as in `Joint`.
  @exclusivity(unchecked) private var left: ContiguousArray<Joint>
  @exclusivity(unchecked) private var right: ContiguousArray<Joint>
  // Each way gets the link: a conversion may end it, and then its result is not written.
  @exclusivity(unchecked) private var toRight: ((Link) throws -> Void)?
  @exclusivity(unchecked) private var toLeft: ((Link) throws -> Void)?
  /// The last write that went through, the side that it came from, and how often it came.
  @exclusivity(unchecked) private var round = 0
  @exclusivity(unchecked) private var side = Leader.left
  @exclusivity(unchecked) private var crossings = 0
  /// The last write after which its ends may have differed.
  @exclusivity(unchecked) private var contestedRound = 0
  /// Whether it joins two relays that have one value.
  private var isStraight: Bool
  /// Where the binding was made.
  let place: SourcePlace
  /// The directions that lead through an operator, and the next link that ends with this one: links that were made
  /// together are a ring.
  @exclusivity(unchecked) private var passages: (toRight: Joint?, toLeft: Joint?) = (nil, nil)
  @exclusivity(unchecked) var next: Link?
  /// What could not be carried across; made when it is asked for.
  @exclusivity(unchecked) private var failures: RelayJoint<ConversionFailure?>?

  @usableFromInline init(
    left: ContiguousArray<Joint>, right: ContiguousArray<Joint>, place: SourcePlace, isStraight: Bool = false,
    toRight: @escaping (Link) throws -> Void, toLeft: @escaping (Link) throws -> Void
  ) {
    precondition(
      !left.contains { joint in right.contains { $0 === joint } },
      """
      Both sides of a two-way binding write to one relay. Such a binding would change what it was just told. \
      Bind a relay to others, and let a subscriber of it correct what it gets.
      """)
    self.left = left
    self.right = right
    self.place = place
    self.isStraight = isStraight
    self.toRight = toRight
    self.toLeft = toLeft
    Resources.created()
    join(left, .left)
    join(right, .right)
  }

  deinit {
    Resources.gone()
  }

  private func join(_ joints: ContiguousArray<Joint>, _ side: Leader) {
    for joint in joints {
      joint.links.append(LinkEnd(link: self, side: side))
      left[0].group.unite(with: joint.group)
      joint.refreshPartners()
    }
  }

  /// Finds out whether the two relays that it joins are joined with nothing else.
  func refreshPartners() {
    guard isStraight, let left = left.first, let right = right.first else { return }
    let isPair = left.links.count == 1 && right.links.count == 1
    left.partner = isPair ? .passUnretained(right) : nil
    right.partner = isPair ? .passUnretained(left) : nil
  }

  @usableFromInline var isOver: Bool {
    toRight == nil
  }

  /// Ends the binding; the ends stay as they are.
  func dispose() {
    guard !isOver else { return }
    let joints = left + right
    let former = (toRight, toLeft, next, passages)
    for joint in joints { joint.keepWhileDelivering(joints) }
    next = nil
    passages = (nil, nil)
    left = []
    right = []
    toRight = nil
    toLeft = nil
    for joint in joints { joint.remove(self) }
    former.3.toRight?.retire()
    former.3.toLeft?.retire()
    former.2?.dispose()
  }

  /// Makes one side take the other's value.
  @usableFromInline func lead(from side: Leader) {
    guard let joint = left.first else { return }
    let group = joint.group
    group.spread(over: self, from: side) {
      outdate(from: side)
      attempt(from: side) { try (side == .left ? toRight : toLeft)?(self) }
    }
    joint.group.deliver()
    // An end may have been gone when it was bound: its stream was over when its value had come.
    if (left + right).contains(where: \.isClosed) { dispose() }
  }

  /// Leads a direction through an operator.
  ///
  /// - Parameters:
  ///   - passage: applies the operator.
  ///   - side: where the direction begins.
  ///   - carry: takes a value that comes out to the other side.
  @usableFromInline func lead<Value>(
    through passage: Passage<Value>, from side: Leader, _ carry: @escaping (Value, Link) throws -> Void
  ) {
    guard let joint = left.first else { return }
    passage.group.unite(with: joint.group)
    switch side {
    case .left: passages.toRight = passage
    case .right: passages.toLeft = passage
    }
    isStraight = false
    for joint in left + right { joint.partner = nil }
    passage.lead(
      to: { [unowned self] value in arrive(from: side) { try carry(value, self) } },
      failing: { [unowned self] error in arrive(from: side) { throw error } })
  }

  private func arrive(from side: Leader, _ carry: () throws -> Void) {
    guard let joint = left.first else { return }
    let group = joint.group
    group.spread(over: self, from: side) { attempt(from: side, carry) }
    joint.group.deliver()
  }

  /// Takes the direction of the write that spreads now.
  func claim(from side: Leader, in group: Group) {
    round = group.round
    self.side = side
    crossings = 0
  }

  /// Carries the value of a side across, unless the write that spreads now came the other way.
  ///
  /// - Returns: whether it came the other way.
  @discardableResult
  func cross(from side: Leader, in group: Group) -> Bool {
    if round != group.round {
      claim(from: side, in: group)
    } else {
      guard side == self.side else { return true }
      // Ends that are changed on several ways are carried again. After so many ways the ring may contradict itself.
      guard crossings < 64 else {
        group.contest(self)
        return false
      }
      crossings += 1
    }
    carry(from: side)
    return false
  }

  /// Notes that its ends may differ after this write; false if that is noted.
  func isContested(anewIn group: Group) -> Bool {
    guard round == group.round, contestedRound != round else { return false }
    contestedRound = round
    return true
  }

  /// Carries the write that has spread once more the way that it came; true if that changes an end.
  ///
  /// Ends whose values cannot be compared, and a way through an operator, say nothing.
  func changesOnceMore(in group: Group) -> Bool {
    let ends = side == .left ? right : left
    guard round == group.round, ends.allSatisfy(\.isComparable),
      (side == .left ? passages.toRight : passages.toLeft) == nil
    else { return false }
    try? (side == .left ? toRight : toLeft)?(self)
    return ends.contains(where: \.isReached)
  }

  private func carry(from side: Leader) {
    outdate(from: side)
    if let passage = side == .left ? passages.toRight : passages.toLeft {
      passage.noteChange()
    } else {
      attempt(from: side) { try (side == .left ? toRight : toLeft)?(self) }
    }
  }

  /// What is under way in the other direction is out of date.
  private func outdate(from side: Leader) {
    if let passage = side == .left ? passages.toLeft : passages.toRight { passage.outdate() }
  }

  private func attempt(from side: Leader, _ carry: () throws -> Void) {
    do {
      try carry()
      if failures != nil { note(nil) }
    } catch {
      note(ConversionFailure(side: side, error: error))
    }
  }

  private func note(_ failure: ConversionFailure?) {
    // A conversion may have ended the binding: nobody is told then.
    guard !isOver, failure != nil || failures?.subject.silentValue != nil else { return }
    failureJoint.set(failure)
  }

  /// What could not be carried across, as something that is told with the rest of the group.
  var failureJoint: RelayJoint<ConversionFailure?> {
    if let failures { return failures }
    let joint = RelayJoint<ConversionFailure?>(BehaviorSubject(value: nil), relay: nil, in: left.first?.group)
    failures = joint
    return joint
  }
}

/// A link as one of its joints sees it.
@usableFromInline
struct LinkEnd {
  @usableFromInline let link: Link
  @usableFromInline let side: Leader
}
