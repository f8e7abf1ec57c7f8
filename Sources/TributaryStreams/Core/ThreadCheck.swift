#if DEBUG
  internal import Synchronization

  /// The thread that is inside a subscription or a subject; a second one that enters meanwhile traps.
  ///
  /// It exists in debug builds only.
  @usableFromInline
  struct ThreadCheck: ~Copyable {
    /// The number of the thread, or zero.
    private let thread = Atomic(0)

    /// Enters with the running thread.
    ///
    /// - Returns: true if no thread was inside; then the caller has to leave.
    @usableFromInline func enter() -> Bool {
      // Relaxed, so that the thread sanitizer sees the races that this check is about.
      let (isOutermost, inside) = thread.compareExchange(expected: 0, desired: currentThread(), ordering: .relaxed)
      if !isOutermost { Self.require(inside) }
      return isOutermost
    }

    /// Leaves; the caller's ``enter()`` returned true.
    @usableFromInline func leave() {
      thread.store(0, ordering: .relaxed)
    }

    /// Traps if another thread is inside.
    @usableFromInline func requireNoOther() {
      let inside = thread.load(ordering: .relaxed)
      if inside != 0 { Self.require(inside) }
    }

    private static func require(_ inside: Int) {
      precondition(
        inside == currentThread(),
        """
        Two threads are inside one stream at once. A stream belongs to the isolation domain that made it. \
        Send from elsewhere through an Inlet, which delivers to the owner in order, and end a subscription from \
        elsewhere through a ScheduledDisposable.
        """)
    }
  }
#endif
