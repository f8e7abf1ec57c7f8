/// What all subjects share: delivery to their subscribers, in one order.
///
/// A send from inside a delivery waits until that delivery ended, so that every subscriber sees the same elements in
/// the same order and the stack does not grow. A delivery is linear in the subscribers and allocates nothing.
public class Subject<Element>: SubscriberList {
  // SAFETY: as in `SubscriberList`; a delivery takes an event out of the queue before it runs.
  /// The events that were accepted during a delivery; most subjects never need it.
  @exclusivity(unchecked) @usableFromInline final var queue: ElementQueue<Event<Element>>?

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
      settle()
    }
  }

  @inlinable final func send(_ element: Element) {
    guard !isDelivering else { return keep(element) }
    guard termination == nil else { return }
    enter()
    deliver(element)
    settle()
  }

  @inlinable final func stop(_ termination: Termination) {
    guard !isDelivering else { return wait(Event(termination)) }
    guard self.termination == nil else { return }
    self.termination = termination
    enter()
    terminate(termination)
    settle()
  }

  /// Accepts an element during a delivery.
  ///
  /// Out of line: generic code would look up the event's type before it knows that it needs it.
  @inlinable @inline(never) final func keep(_ element: Element) {
    wait(.next(element))
  }

  /// Accepts an event during a delivery.
  @inlinable final func wait(_ event: Event<Element>) {
    checkThread()
    guard termination == nil else { return }
    let queue = queue ?? ElementQueue()
    self.queue = queue  // allowed: there was none, or this one
    queue.append(event)
    waiting += 1
    switch event {
    case .next: break
    case .completed: termination = .completed
    case .error(let error): termination = .error(error)
    }
  }

  /// Delivers what waits, releases the slots that have left, and ends the delivery.
  ///
  /// An object that is released here may send: that waits, as every send from inside a delivery does.
  @inlinable @inline(__always) final func settle() {
    if waiting | holes > 0 { settleRest() }
    leave()
  }

  @inlinable @inline(never) final func settleRest() {
    while waiting | holes > 0 {
      drain()
      if holes > 0 { _ = sweep() }
    }
  }

  // SAFETY of the casts below: only `join` adds slots, and it adds no others; a reference that may be none and an
  // `Unmanaged` that may be none are the same word.

  @inlinable final func deliver(_ element: Element) {
    let copy = slots
    copy.withUnsafeBufferPointer { buffer in
      // The copy keeps the slots, so a delivery counts no reference to any of them. The walk names no generic type:
      // code that is not specialised would look up its metadata for each element.
      let unmanaged = UnsafeRawBufferPointer(buffer).assumingMemoryBound(to: Unmanaged<SubscriberSlot>?.self)
      for index in 0..<unmanaged.count {
        unmanaged[index]?._withUnsafeGuaranteedRef { slot in
          slot.stage.subscription.inside {
            if slot.stage.isActive { unsafeDowncast(slot, to: SubjectSlot<Element>.self).observer.next(element) }
          }
        }
      }
    }
  }

  @inlinable final func drain() {
    guard let queue else { return }
    while !queue.isEmpty {
      let event = queue.removeFirst()
      waiting -= 1
      switch event {
      case .next(let element): deliverWaiting(element)
      case .completed: terminate(.completed)
      case .error(let error): terminate(.error(error))
      }
    }
    // The memory of a long queue is given back.
    if queue.capacity > 1024 { self.queue = nil }  // allowed: it is empty
  }

  /// Delivers to those only who were there when the element was accepted.
  @inlinable final func deliverWaiting(_ element: Element) {
    for case let slot? in slots {
      if slot.toSkip > 0 {
        slot.toSkip -= 1
      } else {
        slot.stage.subscription.inside {
          if slot.stage.isActive { unsafeDowncast(slot, to: SubjectSlot<Element>.self).observer.next(element) }
        }
      }
    }
  }

  @inlinable final func terminate(_ termination: Termination) {
    for case let slot? in takeAll() {
      slot.stage.subscription.inside {
        guard slot.stage.end() else { return }
        unsafeDowncast(slot, to: SubjectSlot<Element>.self).observer.terminal(termination)
      }
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
