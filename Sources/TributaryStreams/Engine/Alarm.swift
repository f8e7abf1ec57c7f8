public import TributaryTime

/// What operators of time are made of: one timer, which ends with the operator's stage.
///
/// The timer is a source beside the stream, so what both bring goes through one ``Delivery``.
///
/// The object is also what the operator remembers: a subclass adds its state. What is to be done when the time has come
/// is given with the time, and not overridden: a method that is looked up in a generic class is not specialised.
@usableFromInline
class Alarm: Delivery, Disposable {
  @usableFromInline final let scheduler: any Scheduler
  // SAFETY: a plain value of one isolation domain, never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline final var isSet = false
  // SAFETY of the unchecked fields: replaced whole, in one isolation domain; what they held is called or released
  // afterwards.
  @exclusivity(unchecked) private final var work: ScheduledWork?
  /// Runs when the timer fires; kept here, so that the scheduled closure captures this object alone.
  @exclusivity(unchecked) private final var action: (() -> Void)?

  @usableFromInline init(_ scheduler: any Scheduler, _ subscription: Subscription) {
    self.scheduler = scheduler
    super.init(subscription.stage())
    stage.hold(self)
  }

  /// Sets the timer, which must not be set; a negative delay counts as zero.
  ///
  /// `action` is called when the time has come and the stage is alive.
  @usableFromInline final func set(after delay: Duration, then action: @escaping () -> Void) {
    isSet = true
    self.action = action  // allowed: the timer is not set, so there is none
    let next = scheduler.schedule(after: delay, ring)
    // An immediate scheduler has run it already.
    if isSet { _ = exchange(&work, with: next) }
  }

  private final func ring() {
    isSet = false
    let (former, action) = (work.take(), action.take())
    if let action, stage.isActive { stage.subscription.inside { action() } }
    withExtendedLifetime(former) {}
  }

  @usableFromInline final func dispose() {
    let action = action.take()
    work.take()?.cancel()
    withExtendedLifetime(action) {}
  }
}
