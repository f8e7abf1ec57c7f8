/// Delivers the events of an operator one at a time: an event from inside a delivery waits until the delivery ended.
///
/// A source is serial by itself, two sources are not: the subscriber may make the one send while an element of the
/// other is delivered. An operator that is called by two sources, or by a source and a timer, delivers through one of
/// these, so that its output is serial again and the operator below can rely on it. Nothing is allocated unless an
/// event has to wait.
@usableFromInline
class Delivery {
  @usableFromInline final let stage: Stage
  // SAFETY of the unchecked fields: plain values of one isolation domain, replaced whole and never passed `inout` to
  // foreign code.
  /// Whether an element is being delivered.
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false
  /// Whether the termination waits: nothing is accepted after it.
  @exclusivity(unchecked) @usableFromInline final var isEnding = false
  /// The deliveries that wait.
  @exclusivity(unchecked) @usableFromInline final var backlog: ElementQueue<() -> Void>?

  @usableFromInline init(_ stage: Stage) {
    self.stage = stage
  }

  /// Delivers an element, now or after the delivery that runs.
  @inlinable final func next<Element>(_ element: Element, to observer: Observer<Element>) {
    guard !isDelivering else { return wait(element, for: observer) }
    guard stage.isActive else { return }
    isDelivering = true
    observer.next(element)
    leave()
  }

  @inlinable @inline(never) final func wait<Element>(_ element: Element, for observer: Observer<Element>) {
    wait { observer.next(element) }
  }

  /// Starts a delivery by the caller's own call, which ``leave()`` follows; false if it has to wait.
  ///
  /// For code over a pack of types, which is not specialised: it calls nothing generic here.
  @inlinable final func enter() -> Bool {
    guard !isDelivering else { return false }
    isDelivering = true
    return true
  }

  /// Ends a delivery, after those that waited for its end.
  @inlinable final func leave() {
    if backlog != nil { deliverBacklog() }
    isDelivering = false
  }

  /// Ends the stage and forwards the termination, now or after the deliveries that wait.
  ///
  /// The sources are disposed at once.
  @usableFromInline final func terminate(
    _ termination: Termination, _ terminal: @escaping (Termination) -> Void
  ) {
    guard isDelivering else { return stage.end(termination, terminal) }
    terminateLater { [stage] in stage.end(termination, terminal) }
  }

  /// Ends the stage and forwards the termination, and before a completion one more element, if there is one.
  @inlinable final func terminate<Element>(
    _ observer: Observer<Element>, _ termination: Termination, after last: Element?
  ) {
    guard isDelivering else { return stage.end(observer, termination, after: last) }
    terminateLater { [stage] in stage.end(observer, termination, after: last) }
  }

  /// Ends the stage, and emits a last element and the completion, now or after the deliveries that wait.
  ///
  /// Out of line, so that generic code looks up the type of an optional element once it needs it.
  @inlinable @inline(never) final func complete<Element>(_ observer: Observer<Element>, with last: Element) {
    terminate(observer, .completed, after: last)
  }

  /// Does something now, or after the deliveries that wait.
  @usableFromInline final func whenFree(_ action: @escaping () -> Void) {
    if isDelivering { wait(action) } else { action() }
  }

  @usableFromInline final func wait(_ delivery: @escaping () -> Void) {
    guard stage.isActive, !isEnding else { return }
    let queue = backlog ?? ElementQueue()
    backlog = queue  // allowed: there was none, or it is the same
    queue.append(delivery)
  }

  @usableFromInline final func terminateLater(_ end: @escaping () -> Void) {
    guard stage.isActive, !isEnding else { return }
    wait(end)
    isEnding = true
    stage.endSources()
  }

  @usableFromInline final func deliverBacklog() {
    while stage.isActive, let backlog, !backlog.isEmpty { backlog.removeFirst()() }
    // The subscriber may have left; what it leaves behind is released when the field is empty.
    let rest = backlog.take()
    withExtendedLifetime(rest) {}
  }
}
