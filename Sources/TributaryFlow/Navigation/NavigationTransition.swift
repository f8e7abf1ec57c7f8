/// What one turn changed, when all of it is done.
///
/// Any number of changes in a turn are one transition. A screen that came and went within it was never shown; it is
/// among those that ended.
public struct NavigationTransition {
  /// A screen that is gone, and why.
  public struct Ending: Hashable {
    /// The screen.
    public let screen: Screen
    /// Why it is gone.
    public let reason: DismissalReason
  }

  /// The screens that are gone: those nearer to the front first, children before their parents.
  public let ended: [Ending]
  /// The screens that are visible now and were not before.
  public let appeared: [Screen]
  /// The screens that were visible before, are not now, and are not gone.
  public let covered: [Screen]
}
