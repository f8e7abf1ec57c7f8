internal import TributaryStreams
public import TributaryTime

/// One call on its way through the gates of a ``Sink``, from the call until its outcome is reported.
///
/// A gate of your own gets each attempt and does one of these: it passes the attempt to the next gate, now or later
/// (``wait(on:for:then:)``); it refuses it (``refuse(_:)``); it lets it take the place of an earlier one
/// (``replace(_:)``). A gate that changes its state for an attempt undoes the change in ``onExit(_:)``.
///
/// ```swift
/// extension Sink {
///   /// Lets so many jobs run in all.
///   func quota(_ count: Int) -> Sink {
///     then(
///       Sink { next in
///         var rest = count
///         return { attempt in
///           guard rest > 0 else { return attempt.refuse(.busy) }
///           rest -= 1
///           attempt.onExit { if case .refused = $0.outcome { rest += 1 } }
///           next(attempt)
///         }
///       })
///   }
/// }
/// ```
public class Attempt {
  // Exits are taken from the back, so that the gate nearest to the job is first. What may go on after an exit, the next
  // in a queue, is a follow-up: it comes after the outcome was reported, so that outcomes are reported in the order of
  // their ends. Where one application is behind another in a chain, what passes the first becomes a call of the second,
  // one of its parts: the first is over when all its parts are, and stops them when it is stopped.

  // SAFETY of the unchecked fields: an attempt never leaves its isolation domain; its fields are replaced whole or, the
  // arrays, changed in one step, and none is passed `inout` to foreign code.
  /// How far it has got.
  @exclusivity(unchecked) private final var state = AttemptState.open
  /// Its place in the order of calls.
  @exclusivity(unchecked) @usableFromInline final var number = 0
  /// Where its application keeps it.
  @exclusivity(unchecked) @usableFromInline final var position = 0
  /// Whether it took the place of another.
  @exclusivity(unchecked) private final var hasReplaced = false
  /// Whether somebody hears how it ends.
  @exclusivity(unchecked) @usableFromInline final var isHeard = false
  /// Whether its job is being started: what calls meanwhile, calls from inside it.
  @exclusivity(unchecked) @usableFromInline final var isStarting = false
  /// What it waits for.
  @exclusivity(unchecked) private final var timer: ScheduledWork?
  @exclusivity(unchecked) private final var exits: [Exit] = []
  @exclusivity(unchecked) private final var followUps: [FollowUp] = []
  /// The call of an application in front that it is a part of.
  @exclusivity(unchecked) private final var whole: Attempt?
  /// Those of its parts that are not over, in no order.
  @exclusivity(unchecked) private final var parts: ContiguousArray<Attempt> = []
  /// Where the whole keeps it.
  @exclusivity(unchecked) private final var positionInWhole = 0
  /// How the parts ended that are over: the first that did not complete counts.
  @exclusivity(unchecked) private final var partsOutcome = Sink.Outcome.completed
  private final let over: (Attempt) -> Void

  /// A closure by itself would be wrapped once more to be an element of an array, which allocates.
  private struct Exit {
    let act: (Attempt) -> Void
  }

  private struct FollowUp {
    let act: () -> Void
  }

  @usableFromInline init(over: @escaping (Attempt) -> Void) {
    self.over = over
  }

  /// Makes one that is over serve for another call.
  @usableFromInline final func renew() {
    let former = exchange(&partsOutcome, with: .completed)
    move(.renewed)
    hasReplaced = false
    withExtendedLifetime(former) {}
  }

  /// Moves it on; what goes of the former state goes when the new one is there.
  @inline(__always) private final func move(_ event: AttemptEvent) {
    var next = state
    let ended = next.take(event)
    _ = exchange(&state, with: next)
    ended?.cancel()
  }

  /// How it ended, as soon as it did; exits may still be to come.
  public final var outcome: Sink.Outcome? { state.outcome }

  /// What its call is answered, as far as it got.
  @usableFromInline final var answer: Sink.Answer {
    if case .refused(let reason) = outcome { return .refused(reason) }
    return hasReplaced ? .replaced : .accepted
  }

  /// Whether it ended: it ran, was refused, replaced or cancelled.
  ///
  /// One that ended must not be passed on.
  public final var isOver: Bool {
    state.isOver
  }

  /// Whether what calls now is the job of this attempt.
  final var isCalling: Bool {
    if isStarting { return true }
    if case .running(let task) = state, task === ScopeTask.current { return true }
    return parts.contains(where: \.isCalling)
  }
}

/// Its end.
extension Attempt {
  /// The job is over, or is not to run; only the first end counts.
  @usableFromInline final func end(_ outcome: Sink.Outcome) {
    guard !isOver else { return }
    settle(outcome)
    conclude(outcome)
  }

  /// Ends it now, whatever it waits for: afterwards no gate keeps it, and its call was told.
  @usableFromInline final func stop(_ outcome: Sink.Outcome) {
    settle(outcome)
    while state.isLingering { finishExtension() }
    // Who hears of the end of a part may stop the whole, which is about to leave: then it leaves here.
    conclude(outcome)
  }

  /// From now on it is over, and with it its parts, so that none of them starts in the place of another.
  private final func settle(_ outcome: Sink.Outcome) {
    guard !isOver else { return }
    let timer = timer.take()
    move(.ended(outcome))
    timer?.cancel()
    guard !outcome.ran else { return }
    for part in parts { part.settle(outcome) }
  }

  private final func conclude(_ outcome: Sink.Outcome) {
    // Most have no parts, and sorting none costs something too.
    if !parts.isEmpty {
      for part in parts.sorted(by: { $0.number < $1.number }) { part.stop(outcome) }
    }
    leave()
  }

  /// The job has been started, and goes on only in the parts that are left.
  @usableFromInline final func started() {
    if parts.isEmpty { end(partsOutcome) }
  }

  /// Refuses the call.
  ///
  /// - Parameter reason: what its caller is answered.
  public final func refuse(_ reason: Sink.Refusal) {
    end(.refused(reason))
  }

  /// Takes the place of an earlier one, whose outcome is `replaced`.
  ///
  /// - Parameter other: the earlier attempt; what ran for it in a task is cancelled.
  public final func replace(_ other: Attempt) {
    if !other.isOver { hasReplaced = true }
    other.stop(.replaced)
  }

  /// Leaves the gates that it passed, and tells its call; what was done already, by a call from inside, is not done
  /// again.
  private final func leave() {
    while let exit = exits.popLast() {
      exit.act(self)
      if state.isLingering { return }
    }
    over(self)
    if let outcome { whole.take()?.partEnded(self, outcome) }
    while !followUps.isEmpty { followUps.removeFirst().act() }
  }
}

/// What gates do with it.
extension Attempt {
  /// Leaves something to be done when the attempt is over: a gate undoes or keeps there what it noted for it.
  ///
  /// - Parameter exit: called once, with ``outcome`` set; the gate nearest to the job is first. It changes the state of
  ///   its gate and calls nobody else.
  public final func onExit(_ exit: @escaping (Attempt) -> Void) {
    exits.append(Exit(act: exit))
  }

  /// Called by an exit: does something once the call was told that it is over.
  final func followUp(_ action: @escaping () -> Void) {
    followUps.append(FollowUp(act: action))
  }

  /// Waits for a time, in place of what the attempt waited for before; the timer ends with the attempt.
  ///
  /// - Parameters:
  ///   - scheduler: what to wait on.
  ///   - delay: how long.
  ///   - action: called then, unless the attempt ended before.
  public final func wait(on scheduler: any Scheduler, for delay: Duration, then action: @escaping () -> Void) {
    timer.take()?.cancel()
    let next = scheduler.schedule(after: delay) { [self] in
      let former = timer.take()
      action()
      withExtendedLifetime(former) {}
    }
    exchange(&timer, with: next)?.cancel()
  }

  /// Keeps the task that does the job, and cancels it if the attempt ends before.
  final func runs(in task: ScopeTask) {
    move(.started(task))
  }

  /// Called by an exit: those in front hear that it is over only after a while.
  final func extend(by time: Duration, on scheduler: any Scheduler) {
    move(.extended(until: scheduler.due(after: time), on: scheduler))
    wait(on: scheduler, for: time) { [self] in finishExtension() }
  }

  /// Tells those in front that it is over, if the time for that has come and its timer has not had its turn yet.
  final func finishExtensionIfDue() {
    if case .lingering(_, let time, let scheduler) = state, scheduler.now >= time { finishExtension() }
  }

  private final func finishExtension() {
    guard state.isLingering else { return }
    move(.extensionOver)
    timer.take()?.cancel()
    leave()
  }
}

/// Its parts.
extension Attempt {
  /// Becomes a part of a call of an application in front, and ends with it if that was replaced or cancelled meanwhile.
  @usableFromInline final func join(_ whole: Attempt) {
    if let outcome = whole.outcome { return end(outcome) }
    _ = exchange(&self.whole, with: whole)
    isHeard = isHeard || whole.isHeard
    positionInWhole = whole.parts.count
    whole.parts.append(self)
  }

  private final func partEnded(_ part: Attempt, _ outcome: Sink.Outcome) {
    let last = parts.removeLast()
    if last !== part {
      last.positionInWhole = part.positionInWhole
      parts[part.positionInWhole] = last
    }
    if case .completed = partsOutcome { _ = exchange(&partsOutcome, with: outcome) }
    if parts.isEmpty, !isStarting { end(partsOutcome) }
  }
}
