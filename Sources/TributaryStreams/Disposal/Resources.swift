internal import Synchronization

/// How much of streams is alive, to find what was forgotten.
///
/// Counted in every build, at the cost of one atomic step when an object comes and one when it goes.
///
/// ```swift
/// let before = Resources.total
/// openAndCloseTheWindow()
/// assert(Resources.total == before)
/// ```
public enum Resources {
  private static let count = Atomic(0)

  /// How many subscriptions and subjects are alive in this process, whatever their owners.
  ///
  /// A subscription is alive until it is over and let go of; an operator that runs other streams has one for each.
  /// Where several threads work, the number is that of a moment.
  public static var total: Int {
    count.load(ordering: .relaxed)
  }

  /// Notes that an object was made.
  @usableFromInline package static func created() {
    count.add(1, ordering: .relaxed)
  }

  /// Notes that an object was let go of.
  @usableFromInline package static func gone() {
    count.subtract(1, ordering: .relaxed)
  }
}
