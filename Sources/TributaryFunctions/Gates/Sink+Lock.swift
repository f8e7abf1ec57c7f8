extension Sink {
  /// One job at a time: a call is refused while one runs, also a call that the job makes itself.
  ///
  /// It is state in the owner's isolation, and no lock is held: a job may take as long as it likes.
  ///
  /// - Failure: a job that throws gives the lock back too.
  public static var lock: Sink {
    Sink { next in Places(1, .refuse, next).enter }
  }

  /// One job at a time, but what the job calls itself passes: it runs within it.
  ///
  /// When a job may lead to itself: a change of a model that makes another change. The lock is free again when all that
  /// it let pass is over. A call comes from inside when the job makes it while it runs, or the task that does the job.
  public static var recursiveLock: Sink {
    Sink { next in Places(1, .refuseOthers, next).enter }
  }
}
