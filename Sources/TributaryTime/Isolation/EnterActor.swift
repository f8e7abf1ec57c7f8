extension VirtualActor {
  /// Calls a body as code of this actor; the runtime traps if the thread has not entered the run.
  nonisolated func run<R>(_ body: (isolated VirtualActor) throws -> R) rethrows -> R {
    preconditionIsolated()
    return try withoutActuallyEscaping(body) { body in
      // SAFETY: isolation is static only, the two function types have one representation, and the line above proved
      // that the thread is inside. `assumeIsolated` does the same, for results that are `Sendable` only: here the
      // result goes to the caller, who is the thread inside.
      try unsafeBitCast(body, to: ((VirtualActor) throws -> R).self)(self)
    }
  }
}
