internal import TributaryStreams

/// What becomes of a call when as many jobs run as may.
enum WhenFull {
  /// It is refused.
  case refuse
  /// It is refused, but for one that the running job makes itself.
  case refuseOthers
  /// It waits for its turn.
  case wait
  /// It takes the place of the one that runs, which is cancelled.
  case replace
}

/// So many jobs at a time: the gate behind `lock`, `queue`, `merge(max:)` and `latest`, which differ in what they do
/// when all places are taken.
final class Places {
  private let most: Int
  private let whenFull: WhenFull
  private let next: (Attempt) -> Void
  // SAFETY of the unchecked fields: one isolation domain; changed in one step each, before foreign code is called.
  /// Those that have a place, in the order in which they took it.
  @exclusivity(unchecked) private var holders: [Attempt] = []
  @exclusivity(unchecked) private var waiting: ElementQueue<Attempt>?
  @exclusivity(unchecked) private var isCallingNext = false

  init(_ most: Int, _ whenFull: WhenFull, _ next: @escaping (Attempt) -> Void) {
    self.most = max(most, 1)
    self.whenFull = whenFull
    self.next = next
  }

  func enter(_ attempt: Attempt) {
    guard isFull else { return admit(attempt) }
    switch whenFull {
    case .refuse, .refuseOthers:
      finishWhatIsDue()
      if isFull, !isFromInside { attempt.end(.refused(.busy)) } else { admit(attempt) }
    case .wait:
      // In the queue before others hear that they are over, or start: what they call comes behind it.
      wait(attempt)
      finishWhatIsDue()
    case .replace: replace(with: attempt)
    }
  }

  private var isFull: Bool {
    holders.count >= most || waiting.map { !$0.isEmpty } ?? false
  }

  private var isFromInside: Bool {
    whenFull == .refuseOthers && holders.contains(where: \.isCalling)
  }

  /// Gives it a place, unless it is over by now: replaced, or ended with its gate.
  private func admit(_ attempt: Attempt) {
    guard !attempt.isOver else { return }
    holders.append(attempt)
    attempt.onExit(leave)
    next(attempt)
  }

  private func leave(_ attempt: Attempt) {
    if let index = holders.firstIndex(where: { $0 === attempt }) { holders.remove(at: index) }
    if let waiting, !waiting.isEmpty { attempt.followUp(callNext) }
  }

  private func wait(_ attempt: Attempt) {
    let queue = waiting ?? ElementQueue()
    waiting = queue  // allowed: there was none, or this one
    queue.append(attempt)
  }

  /// A loop and no recursion: jobs that end at once take constant stack.
  private func callNext() {
    guard !isCallingNext, let waiting else { return }
    isCallingNext = true
    while holders.count < most, !waiting.isEmpty {
      admit(waiting.removeFirst())
    }
    isCallingNext = false
  }

  /// Whoever hears that he was replaced may call again: then the later call is the latest, and not this one.
  private func replace(with attempt: Attempt) {
    while let former = holders.first, !attempt.isOver {
      if former.number > attempt.number { attempt.end(.replaced) } else { attempt.replace(former) }
    }
    admit(attempt)
  }

  /// A call at the very moment at which an extended job is over finds its place free, whoever has his turn first.
  private func finishWhatIsDue() {
    for holder in holders { holder.finishExtensionIfDue() }
  }
}
