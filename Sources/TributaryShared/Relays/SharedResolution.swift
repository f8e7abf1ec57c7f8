/// What happens when another client changed a value before this client's change arrived.
public struct SharedResolution<Value> {
  let decide: (_ base: Value, _ mine: Value, _ theirs: Value) throws -> Outcome

  enum Outcome {
    case mine
    case theirs
    case merged(Value)
  }

  /// The change that arrives last stays: mine is written over theirs.
  public static var lastWriterWins: SharedResolution {
    SharedResolution { _, _, _ in .mine }
  }

  /// The change that arrived first stays: mine is reported as refused and no longer shown.
  public static var refuse: SharedResolution {
    SharedResolution { _, _, _ in .theirs }
  }

  /// Both changes go into a new value, which is written over theirs.
  ///
  /// ```swift
  /// let votes = shared.relay("votes", initial: 0, resolving: .merge { base, mine, theirs in theirs + mine - base })
  /// ```
  ///
  /// If the merged value equals theirs, nothing is written. If others are faster eight times, the change fails.
  ///
  /// - Parameter merge: makes one value of three: the one that both started from, mine and theirs. A value that is
  ///   not in the store counts as the relay's initial one. An error makes the change fail.
  /// - Returns: the policy.
  public static func merge(
    _ merge: @escaping (_ base: Value, _ mine: Value, _ theirs: Value) throws -> Value
  ) -> SharedResolution {
    SharedResolution { .merged(try merge($0, $1, $2)) }
  }
}
