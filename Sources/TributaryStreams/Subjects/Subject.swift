/// What all subjects share: delivery to their subscribers, in one order.
///
/// A send from inside a delivery waits until that delivery ended, so that every subscriber sees the same elements in
/// the same order and the stack does not grow. A delivery is linear in the subscribers and allocates nothing.
public class Subject<Element>: SubscriberList {
  // SAFETY of the unchecked fields: as in `SubscriberList`; a delivery takes an event out of the queue before it runs.
  /// Accepted during a delivery; those before `delivered` are delivered already.
  @exclusivity(unchecked) @usableFromInline final var queue: [Event<Element>] = []
  @exclusivity(unchecked) @usableFromInline final var delivered = 0

  @inlinable override init() {
    super.init()
  }

  /// Ends the subject with an error, which later subscribers get too.
  @inlinable public final func onError(_ error: any Error) {
    stop(.error(error))
  }

  /// Ends the subject, well; later subscribers get the completion.
  @inlinable public final func onCompleted() {
    stop(.completed)
  }

  @inlinable final func join(_ observer: Observer<Element>, _ stage: Stage) {
    if let termination {
      stage.end(termination, observer.terminal)
    } else {
      add(SubjectSlot(observer, stage))
    }
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

  @inlinable final func send(_ element: Element) {
    guard !isDelivering else { return wait(.next(element)) }
    guard termination == nil else { return }
    enter()
    deliver(element)
    leave()
  }

  @inlinable final func stop(_ termination: Termination) {
    guard !isDelivering else { return wait(Event(termination)) }
    guard self.termination == nil else { return }
    self.termination = termination
    enter()
    terminate(termination)
    leave()
  }

  /// Accepts an event during a delivery.
  @inlinable final func wait(_ event: Event<Element>) {
    checkThread()
    guard termination == nil else { return }
    queue.append(event)
    switch event {
    case .next: waiting += 1
    case .completed: termination = .completed
    case .error(let error): termination = .error(error)
    }
  }

  @inlinable final func leave() {
    if !queue.isEmpty { drain() }
    isDelivering = false
    if holes > 0 { sweep() }
  }

  // SAFETY of the casts below: only `join` adds slots, and it adds no others; a reference that may be none and an
  // `Unmanaged` that may be none are the same word.

  @inlinable final func deliver(_ element: Element) {
    let copy = slots
    copy.withUnsafeBufferPointer { buffer in
      // The copy keeps the slots, so a delivery counts no reference to any of them.
      let unmanaged = UnsafeRawBufferPointer(buffer).assumingMemoryBound(to: Unmanaged<SubjectSlot<Element>>?.self)
      for case let slot? in unmanaged {
        slot._withUnsafeGuaranteedRef {
          if $0.stage.isActive { $0.observer.next(element) }
        }
      }
    }
  }

  @inlinable final func drain() {
    while delivered < queue.count {
      let event = queue[delivered]
      delivered += 1
      if delivered == 1024 {
        // Keeps an endless exchange in constant memory.
        queue.removeFirst(delivered)
        delivered = 0
      }
      switch event {
      case .next(let element):
        waiting -= 1
        deliverWaiting(element)
      case .completed: terminate(.completed)
      case .error(let error): terminate(.error(error))
      }
    }
    queue.removeAll(keepingCapacity: queue.capacity <= 1024)
    delivered = 0
  }

  /// Delivers to those only who were there when the element was accepted.
  @inlinable final func deliverWaiting(_ element: Element) {
    for case let slot? in slots {
      if slot.toSkip > 0 {
        slot.toSkip -= 1
      } else if slot.stage.isActive {
        unsafeDowncast(slot, to: SubjectSlot<Element>.self).observer.next(element)
      }
    }
  }

  @inlinable final func terminate(_ termination: Termination) {
    for case let slot? in takeAll() where slot.stage.end() {
      unsafeDowncast(slot, to: SubjectSlot<Element>.self).observer.terminal(termination)
    }
  }
}

/// A subscriber with what it does.
@usableFromInline
final class SubjectSlot<Element>: SubscriberSlot {
  @usableFromInline let observer: Observer<Element>

  @inlinable init(_ observer: Observer<Element>, _ stage: Stage) {
    self.observer = observer
    super.init(stage)
  }
}
