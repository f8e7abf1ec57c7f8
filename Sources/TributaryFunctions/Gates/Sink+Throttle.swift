public import TributaryStreams
public import TributaryTime

extension Sink {
  /// From when on a window of `throttle` counts.
  public enum WindowStart: Hashable, Sendable {
    /// From when the call passes.
    case start
    /// From when its job is over; until then the window is open as well.
    case completion
  }

  /// Lets one call a time window pass on from this gate.
  ///
  /// When a job must not run too often: sending, drawing, a sound.
  ///
  /// ```
  /// calls                             1--2--3--4--5     a column is 10 ms; jobs take 20 ms
  /// throttle(50)                      1-----3-----5
  /// throttle(50, from: .completion)   1--------4---
  /// ```
  ///
  /// A refused call never moves the window, and a call that passed but did not run (a gate behind refused it, or it was
  /// replaced) gives its window back.
  ///
  /// - Timing: what waits for a window's end comes then, with no further call needed. A call at that very moment is of
  ///   the next window.
  /// - Cancellation: the timer ends with the call that waits.
  /// - Buffering: with `latest` and `both` one call; it is replaced by the next of the same window.
  ///
  /// - Parameters:
  ///   - time: how long a window is; from the start, no time or less lets everything pass.
  ///   - start: from when on it counts.
  ///   - mode: which calls of a window pass: with `leading` the others are refused as ``Sink/Refusal/tooSoon``.
  ///   - scheduler: whose time; by default the current scope's, taken here.
  /// - Returns: this gate, then the window.
  public func throttle(
    _ time: Duration, from start: WindowStart = .start, mode: ThrottleMode = .leading,
    scheduler: (any Scheduler)? = nil
  ) -> Sink {
    let scheduler = scheduler ?? Scope.current.scheduler
    guard time > .zero || start == .completion else { return self }
    return then(Sink { next in CallWindow(max(time, .zero), start, mode, scheduler, next).enter })
  }
}

/// The window of a throttle.
private final class CallWindow {
  private let length: Duration
  private let start: Sink.WindowStart
  private let mode: ThrottleMode
  private let scheduler: any Scheduler
  private let next: (Attempt) -> Void
  // SAFETY of the unchecked fields: one isolation domain; replaced whole, before foreign code is called.
  /// When the window ends; in the past if none is open.
  @exclusivity(unchecked) private var end: Duration?
  /// What `end` was before the call that opened the window, which may give it back.
  @exclusivity(unchecked) private var formerEnd: Duration?
  /// The number of the call that opened the window.
  @exclusivity(unchecked) private var opener = 0
  /// The call that waits for the window's end.
  @exclusivity(unchecked) private var pending: Attempt?

  init(
    _ length: Duration, _ start: Sink.WindowStart, _ mode: ThrottleMode, _ scheduler: any Scheduler,
    _ next: @escaping (Attempt) -> Void
  ) {
    self.length = length
    self.start = start
    self.mode = mode
    self.scheduler = scheduler
    self.next = next
  }

  func enter(_ attempt: Attempt) {
    // A window that ends now ends before the call, whoever has his turn first.
    if pending != nil, !isOpen {
      passPending()
      // The job of the one that waited may have ended the gate.
      guard !attempt.isOver else { return }
    }
    if isOpen {
      mode == .leading ? attempt.end(.refused(.tooSoon)) : wait(attempt)
    } else if mode == .latest {
      end = scheduler.due(after: length)
      wait(attempt)
    } else {
      pass(attempt)
    }
  }

  private var isOpen: Bool {
    if let end { scheduler.now < end } else { false }
  }

  private func wait(_ attempt: Attempt) {
    let former = pending
    // Made by the job of the one that waited before: then it is the later one.
    if let former, former.number > attempt.number { return attempt.end(.replaced) }
    _ = exchange(&pending, with: attempt)
    setTimer()
    if let former { attempt.replace(former) }
  }

  /// While the job runs from whose end the window counts, nobody knows when that is: its exit sets the timer.
  private func setTimer() {
    guard let pending, let end, end < .longest else { return }
    pending.wait(on: scheduler, for: end - scheduler.now, then: passPending)
  }

  private func passPending() {
    guard let attempt = pending.take() else { return }
    if !attempt.isOver { pass(attempt) }
  }

  private func pass(_ attempt: Attempt) {
    formerEnd = end
    end = start == .start ? scheduler.due(after: length) : .longest
    opener = attempt.number
    attempt.onExit(exit)
    next(attempt)
  }

  private func exit(_ attempt: Attempt) {
    guard opener == attempt.number else { return }
    if attempt.outcome?.ran != true {
      end = formerEnd
    } else if start == .completion {
      end = scheduler.due(after: length)
    }
    if pending != nil { attempt.followUp(windowMoved) }
  }

  private func windowMoved() {
    isOpen ? setTimer() : passPending()
  }
}
