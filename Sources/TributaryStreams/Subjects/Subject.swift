/// What all subjects share: a list of subscribers, and delivery to them in one order.
///
/// A send from inside a delivery waits until that delivery ended, so that every subscriber sees the same elements in
/// the same order and the stack does not grow. A delivery is linear in the subscribers and allocates nothing; joining
/// and leaving are amortised constant.
public class Subject<Element>: ObservableType {
  // SAFETY of the unchecked fields: a subject never leaves its isolation domain (debug builds trap when it does), no
  // field is passed `inout` to foreign code, and a delivery walks a copy of the list.
  @exclusivity(unchecked) @usableFromInline final var slots: ContiguousArray<SubjectSlot<Element>?> = []
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  @exclusivity(unchecked) @usableFromInline final var holes = 0
  /// Accepted during a delivery and not delivered yet.
  @exclusivity(unchecked) @usableFromInline final var queue: [Event<Element>] = []
  /// How many of the queue were delivered already.
  @exclusivity(unchecked) @usableFromInline final var delivered = 0
  /// How it ended, from the moment that the end was accepted.
  @exclusivity(unchecked) @usableFromInline final var termination: Termination?
  #if DEBUG
    @usableFromInline final var thread = 0
  #endif

  @inlinable init() {}

  deinit {
    // Nothing can be delivered any more: what the subscriptions hold is let go.
    for slot in slots { slot?.subject = nil }
    for slot in slots { slot?.stage.end() }
  }

  /// Whether anybody listens.
  public final var hasObservers: Bool {
    slots.count > holes
  }

  /// Whether the subject ended; what is sent afterwards is dropped.
  public final var isStopped: Bool {
    termination != nil
  }

  /// The subject's events as a stream.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { observer, subscription in self.join(observer, subscription.stage()) }
  }

  /// What a subscriber gets at first; subjects that remember say it here.
  @inlinable func join(_ observer: Observer<Element>, _ stage: Stage) {
    if let termination {
      stage.end()
      observer.terminal(termination)
    } else {
      add(SubjectSlot(observer, stage, self))
    }
  }

  // MARK: Delivery

  @inlinable final func send(_ element: Element) {
    if isDelivering {
      checkThread()
      if termination == nil { queue.append(.next(element)) }
      return
    }
    guard termination == nil else { return }
    enter()
    deliver(element)
    leave()
  }

  @inlinable final func stop(_ termination: Termination) {
    guard self.termination == nil else { return }
    self.termination = termination
    if isDelivering {
      checkThread()
      queue.append(Event(termination))
      return
    }
    enter()
    terminate(termination)
    leave()
  }

  @inlinable final func deliver(_ element: Element) {
    let copy = slots
    copy.withUnsafeBufferPointer { buffer in
      for index in buffer.indices {
        guard let slot = buffer[index] else { continue }
        if slot.stage.isActive { slot.observer.next(element) }
      }
    }
  }

  /// Delivers to those only who were there when the element was accepted.
  @inlinable final func deliverQueued(_ element: Element) {
    for case let slot? in slots {
      if slot.toSkip > 0 {
        slot.toSkip -= 1
      } else if slot.stage.isActive {
        slot.observer.next(element)
      }
    }
  }

  @usableFromInline final func terminate(_ termination: Termination) {
    let ended = slots
    slots = []
    holes = 0
    for case let slot? in ended {
      slot.subject = nil
      if slot.stage.end() { slot.observer.terminal(termination) }
    }
  }

  @inlinable final func enter() {
    isDelivering = true
    #if DEBUG
      thread = currentThread()
    #endif
  }

  @inlinable final func leave() {
    if !queue.isEmpty { drain() }
    isDelivering = false
    if holes > 0 { sweep() }
  }

  @usableFromInline final func drain() {
    while delivered < queue.count {
      let event = queue[delivered]
      delivered += 1
      if delivered == 1024 {
        // Keeps an endless exchange in constant memory.
        queue.removeFirst(delivered)
        delivered = 0
      }
      switch event {
      case .next(let element): deliverQueued(element)
      case .completed: terminate(.completed)
      case .error(let error): terminate(.error(error))
      }
    }
    queue.removeAll(keepingCapacity: queue.capacity <= 1024)
    delivered = 0
  }

  @inlinable final func checkThread() {
    #if DEBUG
      preconditionOneThread(thread)
    #endif
  }

  /// Gives a new subscriber what it gets at first; sends from inside it wait as in any delivery.
  @inlinable final func greet(_ delivery: () -> Void) {
    if isDelivering {
      delivery()
    } else {
      enter()
      delivery()
      leave()
    }
  }

  // MARK: Subscribers

  @usableFromInline final func add(_ slot: SubjectSlot<Element>) {
    slot.position = slots.count
    slot.toSkip = queue.count - delivered
    slots.append(slot)
    slot.stage.hold(slot)
  }

  @usableFromInline final func remove(_ slot: SubjectSlot<Element>) {
    holes += 1
    guard !isDelivering else { return }
    slots[slot.position] = nil
    while let last = slots.last, last == nil {
      slots.removeLast()
      holes -= 1
    }
    if holes > 16, holes > slots.count / 2 { sweep() }
  }

  /// Closes the holes, which keeps the order; linear, and at most once for as many departures as there are slots.
  @usableFromInline final func sweep() {
    var kept = 0
    for index in slots.indices {
      guard let slot = slots[index], slot.subject != nil else { continue }
      slot.position = kept
      if kept != index { slots[kept] = slot }
      kept += 1
    }
    slots.removeSubrange(kept...)
    holes = 0
  }
}

/// A subscriber's place in a subject's list.
@usableFromInline
final class SubjectSlot<Element>: Disposable {
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let stage: Stage
  @usableFromInline var position = 0
  /// How many of the elements that wait were accepted before this subscriber came.
  @exclusivity(unchecked) @usableFromInline var toSkip = 0
  /// The subject, while the slot is in its list; the subject clears it when it goes.
  @usableFromInline unowned(unsafe) var subject: Subject<Element>?

  @inlinable init(_ observer: Observer<Element>, _ stage: Stage, _ subject: Subject<Element>) {
    self.observer = observer
    self.stage = stage
    self.subject = subject
  }

  @usableFromInline func dispose() {
    guard let subject else { return }
    self.subject = nil
    subject.remove(self)
  }
}
