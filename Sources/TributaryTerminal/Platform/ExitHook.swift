import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Restores the terminal when something calls `exit` while a session runs.
enum ExitHook {
  private static let isInstalled = Atomic<Bool>(false)

  /// Registers with the system, once a process.
  static func install() {
    guard !isInstalled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    atexit { @Sendable in
      ExitHook.flush()
      RestorePoint.restore()
    }
  }

  /// Hands on what the C library still holds of what was printed.
  static func flush() {
    fflush(nil)
  }
}
