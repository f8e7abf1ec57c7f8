public import TributaryTime

/// A timer that closes one span of time after the other, each as long; a span may be closed early.
@usableFromInline
class SpanAlarm: Alarm {
  @usableFromInline final let span: Duration
  // SAFETY: a plain value of one isolation domain, never passed `inout` to foreign code.
  /// When the span of the moment began.
  @exclusivity(unchecked) @usableFromInline final var start: Duration

  @usableFromInline init(_ span: Duration, _ scheduler: any Scheduler, _ subscription: Subscription) {
    self.span = max(span, .zero)
    start = scheduler.now
    super.init(scheduler, subscription)
  }

  /// Begins the first span; `close` is called when a span is over and the next one has begun.
  @usableFromInline final func begin(_ close: @escaping () -> Void) {
    set(after: span) { self.fire(close) }
  }

  /// Begins a new span now; the timer stays as it is set, and sees at its time that it is early.
  @usableFromInline final func restart() {
    start = scheduler.now
  }

  private final func fire(_ close: @escaping () -> Void) {
    let again = { self.fire(close) }
    let now = scheduler.now
    // Compared as a difference, because the sum of a time and a long span may be none.
    let passed = now - start
    guard passed >= span else { return set(after: span - passed, then: again) }
    // Spans do not drift. Spans that passed while the owner was busy become one.
    var cadence = Cadence(due: start.adding(span), period: span)
    let rest = cadence.moveOn(from: now)
    start = now - (span - rest)
    set(after: rest, then: again)
    if stage.isActive { close() }
  }
}
