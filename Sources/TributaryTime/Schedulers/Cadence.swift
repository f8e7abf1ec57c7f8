/// The due times of something periodic: a first one, and every multiple of the period after it.
///
/// Due times that pass while the owner is busy become one, and the next due time is a multiple again.
@usableFromInline
package struct Cadence {
  /// The next due time.
  @usableFromInline package private(set) var due: Duration
  private let period: Duration

  /// A cadence that is due at `due` for the first time; a negative period counts as zero.
  @usableFromInline package init(due: Duration, period: Duration) {
    self.due = due
    self.period = max(period, .zero)
  }

  /// Moves on to the first due time after `now`; with a period of zero that is `now` itself.
  ///
  /// - Returns: how long it is until then.
  @usableFromInline package mutating func moveOn(from now: Duration) -> Duration {
    guard period > .zero else {
      due = max(due, now)
      return .zero
    }
    let late = now.subtracting(due)
    if late >= period {
      due = due.adding(Duration(attoseconds: late.attoseconds / period.attoseconds * period.attoseconds))
    }
    due = due.adding(period)
    return due.subtracting(now)
  }
}
