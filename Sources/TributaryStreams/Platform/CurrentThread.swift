#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A number of the running thread, for checks in debug builds.
@usableFromInline
func currentThread() -> Int {
  #if canImport(Darwin)
    Int(bitPattern: pthread_self())
  #else
    Int(bitPattern: UInt(pthread_self()))
  #endif
}

/// Traps when the running thread is not the one that is inside a stream now.
@usableFromInline
func preconditionOneThread(_ inside: Int) {
  precondition(
    inside == currentThread(),
    """
    Two threads are inside one stream at once. A stream belongs to the isolation domain that made it. \
    Send from elsewhere through an Inlet, which delivers to the owner in order.
    """)
}
