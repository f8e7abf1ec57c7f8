import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Restores the terminal when the process crashes, then lets it crash as it would have.
///
/// The handler gives the signal back to who had it before (the system, or the Swift runtime's printer of backtraces),
/// so nothing of a crash report is lost, and the report is printed on a terminal that is right again.
enum CrashSignals {
  private static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static func install() {
    useAlternateStack()
    for number in numbers {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handler
      #else
        action.__sigaction_handler.sa_sigaction = handler
      #endif
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
      sigaction(number, &action, savedActions + Int(number))
    }
  }

  static func uninstall() {
    for number in numbers { sigaction(number, savedActions + Int(number), nil) }
  }

  /// Runs in the crashing thread, whatever it was doing: only plain memory and calls that a handler may make.
  private static let handler:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      @Sendable number, info, _ in
      sigaction(number, savedActions + Int(number), nil)
      RestorePoint.restore()
      // A fault happens again when the handler returns, then with the report of who had the signal before. A signal
      // that was sent must be sent again; it waits until the handler returned.
      let isFault = number != SIGABRT && number != SIGTRAP && (info?.pointee.si_code ?? 0) > 0
      if !isFault { raise(number) }
    }

  /// Gives the calling thread a second stack for handlers, if it has none, so that a stack that overflows is caught.
  ///
  /// An actor has no thread of its own (on Linux not even the main one), so this is called again in the owner's turns.
  /// The threads share the memory: it is used once, by the one that crashes.
  static func useAlternateStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = handlerStack.baseAddress
    stack.ss_size = handlerStack.count
    sigaltstack(&stack, nil)
  }
}
