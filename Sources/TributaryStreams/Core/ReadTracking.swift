internal import Synchronization

/// Follows the values that are read while a piece of code runs, so that the code can run again when one of them
/// changes.
package protocol ReadTracker: Sendable {
  /// A value was read; `source` sends its changes, and may send the present value to a new subscriber first.
  func noteRead(of source: some ObservableType & AnyObject)
}

/// Tells a tracker which values are read: those of relays and subjects, and what is derived from them.
///
/// - Complexity: while no thread runs tracked code, a read costs one load of a counter.
@usableFromInline package enum ReadTracking {
  @TaskLocal private static var tracker: (any ReadTracker)?

  /// What follows the reads of the running code; nil if nothing does.
  package static var current: (any ReadTracker)? { tracker }

  /// How many pieces of tracked code run now, on all threads.
  private static let running = Atomic(0)

  /// Whether a read may have to be noted.
  @usableFromInline static var isActive: Bool { running.load(ordering: .relaxed) > 0 }

  /// Runs code whose reads a tracker follows.
  package static func run(_ tracker: any ReadTracker, _ body: () -> Void) {
    running.add(1, ordering: .relaxed)
    defer { running.subtract(1, ordering: .relaxed) }
    $tracker.withValue(tracker, operation: body)
  }

  /// Notes that a value was read whose changes a source sends.
  @usableFromInline package static func note(_ source: some ObservableType & AnyObject) {
    if isActive { tracker?.noteRead(of: source) }
  }
}
