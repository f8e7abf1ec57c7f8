public import TributaryStreams

/// What the gates of one chain know of one another: whose element is being passed on right now.
///
/// So what an element becomes behind a gate (a call of the next gate, a task) is a part of the call that let it pass.
@usableFromInline
final class Passage {
  // SAFETY of the unchecked fields: one isolation domain; replaced whole.
  /// The call whose element is being passed on.
  @exclusivity(unchecked) @usableFromInline private(set) var current: Attempt?
  @exclusivity(unchecked) private var currentRank = 0
  private var ranks = 0

  /// The passage of a chain.
  @usableFromInline static func of(_ subscription: Subscription) -> Passage {
    if let known = subscription.shared as? Passage { return known }
    let new = Passage()
    subscription.shared = new
    return new
  }

  /// Numbers the gates from the subscriber up.
  @usableFromInline func nextRank() -> Int {
    ranks += 1
    return ranks
  }

  /// The call of a gate in front of which what reaches the gate with this rank now is a part.
  ///
  /// What comes from inside a job, to the top of the chain, is a call of its own.
  @usableFromInline func whole(forRank rank: Int) -> Attempt? {
    currentRank > rank ? current : nil
  }

  /// Passes an element on.
  ///
  /// Its call is over when that is done, or when the last of its parts is.
  @inlinable func pass(_ attempt: Attempt, rank: Int, _ delivery: () -> Void) {
    let former = enter(attempt, rank)
    delivery()
    leave(former)
    attempt.started()
  }

  @usableFromInline func enter(_ attempt: Attempt, _ rank: Int) -> (Attempt?, Int) {
    (exchange(&current, with: attempt), exchange(&currentRank, with: rank))
  }

  @usableFromInline func leave(_ former: (Attempt?, Int)) {
    currentRank = former.1
    _ = exchange(&current, with: former.0)
  }
}
