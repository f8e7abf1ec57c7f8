import TributaryTime

extension VirtualScheduler {
  /// Enters the run with code of an object that belongs to it but is made outside, such as a pilot.
  func enter(_ body: @escaping () -> Void) {
    // SAFETY: `run` calls the body here and now, on this thread and no other, and lets it go; what the body captures is
    // not Sendable, so only one thread has it, and the run lets no second thread in.
    nonisolated(unsafe) let body = body
    run { _ in body() }
  }
}
