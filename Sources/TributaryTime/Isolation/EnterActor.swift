extension Actor {
  /// Calls a body as code of this actor; the runtime traps if the thread is not inside the actor.
  @inlinable nonisolated func run<R>(_ body: (isolated Self) throws -> R) rethrows -> R {
    preconditionIsolated()
    return try withoutActuallyEscaping(body) { body in
      // SAFETY: isolation is static only, the two function types have one representation, and the line above proved
      // that the thread is inside. `assumeIsolated` does the same, for results that are `Sendable` only: here the
      // result goes to the caller, who is the thread inside.
      try unsafeBitCast(body, to: ((Self) throws -> R).self)(self)
    }
  }
}
