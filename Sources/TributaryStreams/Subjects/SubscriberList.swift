/// Who listens to a subject, free of what the subject carries.
///
/// Joining and leaving are code of this module alone, which no generic argument makes slow. Both are amortised
/// constant.
public class SubscriberList {
  // SAFETY of the unchecked fields: a subject never leaves its isolation domain (debug builds trap when it does), no
  // field is passed `inout` to foreign code, and a delivery walks a copy of the list.
  @exclusivity(unchecked) @usableFromInline final var slots: ContiguousArray<SubscriberSlot?> = []
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  @exclusivity(unchecked) @usableFromInline final var holes = 0
  /// How many elements were accepted and wait for the delivery of an earlier one to end.
  @exclusivity(unchecked) @usableFromInline final var waiting = 0
  /// How the subject ended, from the moment that the end was accepted.
  @exclusivity(unchecked) @usableFromInline final var termination: Termination?
  /// Whether it is the way into one subscription, which does not end when this goes.
  @exclusivity(unchecked) @usableFromInline final var isEntrance = false
  /// Whether nobody can send any more, though it has not ended.
  @exclusivity(unchecked) private final var isAbandoned = false
  #if DEBUG
    @usableFromInline final let threads = ThreadCheck()
    /// Whether the delivery that goes on has entered, and so has to leave.
    @usableFromInline final var hasEntered = false
  #endif

  @usableFromInline init() {
    Resources.created()
  }

  deinit {
    Resources.gone()
    // Nothing can be delivered any more: what the subscriptions hold is let go.
    let rest = exchange(&slots, with: [])
    for slot in rest { slot?.list = nil }
    for case let slot? in rest where slot.stage.isActive {
      if isEntrance {
        slot.stage.release()
        slot.stage.subscription.fellSilent(above: slot.stage.number)
      } else {
        slot.stage.fallSilent()
      }
    }
  }

  /// Whether a delivery goes on.
  @inlinable package final var isBusy: Bool {
    isDelivering
  }

  /// Whether anybody listens.
  @inlinable public final var hasObservers: Bool {
    slots.count > holes
  }

  /// Whether the subject ended; what is sent afterwards is dropped.
  public final var isStopped: Bool {
    termination != nil
  }

  /// Notes that nobody can send any more: the subscriptions end without a termination.
  final func abandon() {
    isAbandoned = true
    for case let slot? in takeAll() { slot.stage.fallSilent() }
  }

  @usableFromInline final func add(_ slot: SubscriberSlot) {
    guard !isAbandoned else { return slot.stage.fallSilent() }
    inside {
      slot.position = Int32(truncatingIfNeeded: slots.count)
      slot.toSkip = Int32(truncatingIfNeeded: waiting)
      slot.list = Unmanaged.passUnretained(self)
      slots.append(slot)
    }
    slot.stage.hold(slot)
  }

  /// Removes a slot, which the caller keeps: nothing is released here.
  final func remove(_ slot: SubscriberSlot) {
    inside {
      guard !isDelivering else { return holes &+= 1 }
      let position = Int(slot.position)
      if position == slots.count &- 1 {
        slots.removeLast()  // allowed: the caller keeps the slot
        while holes > 0, slots[slots.count &- 1] == nil {
          slots.removeLast()  // allowed: it is a hole
          holes &-= 1
        }
      } else {
        slots[position] = nil
        holes &+= 1
        if holes > 16, holes > slots.count / 2 { _ = sweep() }
      }
    }
  }

  /// Closes the holes, which keeps the order; linear, and at most once for as many departures as there are slots.
  ///
  /// - Returns: the slots that left during a delivery. The caller releases them, when the list is whole.
  @usableFromInline final func sweep() -> ContiguousArray<SubscriberSlot?> {
    var kept = 0
    for index in slots.indices {
      guard let slot = slots[index], slot.list != nil else { continue }
      slot.position = Int32(truncatingIfNeeded: kept)
      if kept != index { slots.swapAt(kept, index) }
      kept += 1
    }
    let left = ContiguousArray(slots[kept...])
    slots.removeSubrange(kept...)  // allowed: `left` keeps them
    holes = 0
    return left
  }

  /// Takes all out of the list, for the last delivery.
  @usableFromInline final func takeAll() -> ContiguousArray<SubscriberSlot?> {
    let all = exchange(&slots, with: [])
    holes = 0
    for slot in all { slot?.list = nil }
    return all
  }

  /// Begins a delivery.
  @inlinable final func enter() {
    #if DEBUG
      hasEntered = threads.enter()
    #endif
    isDelivering = true
  }

  /// Ends a delivery.
  @inlinable final func leave() {
    isDelivering = false
    #if DEBUG
      if hasEntered { threads.leave() }
    #endif
  }

  /// Runs a body as the only thread that is inside this list: debug builds trap when a second one enters.
  private final func inside(_ body: () -> Void) {
    #if DEBUG
      let isOutermost = threads.enter()
      defer { if isOutermost { threads.leave() } }
    #endif
    body()
  }

  /// In debug builds, traps when another thread delivers now.
  @usableFromInline final func checkThread() {
    #if DEBUG
      threads.requireNoOther()
    #endif
  }
}

/// A subscriber's place in a subject's list.
@usableFromInline
class SubscriberSlot: Disposable {
  @usableFromInline final let stage: Stage
  // Half words, so that a slot takes few: two milliards of subscribers or of waiting elements do not fit in memory.
  final var position: Int32 = 0
  /// How many of the elements that wait were accepted before this subscriber came.
  // SAFETY: a plain integer that only the list's owner touches.
  @exclusivity(unchecked) @usableFromInline final var toSkip: Int32 = 0
  /// The list, while the slot is in it.
  // SAFETY: a list clears this in all its slots before it goes.
  @exclusivity(unchecked) final var list: Unmanaged<SubscriberList>?

  @usableFromInline init(_ stage: Stage) {
    self.stage = stage
  }

  @usableFromInline final func dispose() {
    guard let list else { return }
    self.list = nil
    list._withUnsafeGuaranteedRef { $0.remove(self) }
  }
}
