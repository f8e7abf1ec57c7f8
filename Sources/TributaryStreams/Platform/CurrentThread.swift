#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A number of the running thread, for checks in debug builds.
func currentThread() -> Int {
  #if canImport(Darwin)
    Int(bitPattern: pthread_self())
  #else
    Int(bitPattern: UInt(pthread_self()))
  #endif
}
