extension Scope {
  /// The scope of a live isolation: real time, and work that runs in turns of the calling actor.
  ///
  /// Call it where the compiler knows the owner: in a function of an actor or of the main actor. Elsewhere (a method of
  /// a non-`Sendable` class, a closure that captures no actor) no owner is known, and the call traps: pass the actor.
  ///
  /// - Parameter isolation: The owner; by default the isolation of the caller.
  /// - Returns: A new scope whose time starts now.
  public static func live(isolation: isolated (any Actor)? = #isolation) -> Scope {
    guard let owner = isolation else {
      preconditionFailure(
        """
        Scope.live() was called where no actor is isolated. A scope runs its work in the isolation of an owner, and \
        nonisolated code has none. Call it from the main actor or from an actor, or pass the actor as `isolation:`.
        """)
    }
    let engine = LiveEngine(owner: owner, launcher: Launcher(isolation: isolation))
    return Scope(engine: engine, tasks: TaskRegistry())
  }
}
