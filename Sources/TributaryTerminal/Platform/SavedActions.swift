#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Memory for what each signal did before a session took it.
enum SavedActions {
  /// One entry a signal number, up to the last classic one.
  static let count = 32

  static func allocate() -> UnsafeMutablePointer<sigaction> {
    let memory = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    memory.initialize(repeating: sigaction(), count: count)
    return memory
  }
}
