import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Restores the terminal when a signal ends the process at once, then lets it end as it would have.
///
/// These are all signals whose default action ends a process, except those of ``SignalPipe``, which the app ends by
/// itself. The handler gives the signal back to its former action (the system's, or the Swift runtime's printer of
/// backtraces), so nothing of a crash report is lost, and the report is printed on a terminal that is right again.
enum LethalSignals {
  /// The signals of a crash, which are taken whatever was done with them before.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The signals that end no process by default, or that no process can take.
  private static let others: [Int32] = {
    let common = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH]
    #if canImport(Darwin)
      return common + [SIGIO, SIGINFO]
    #else
      return common
    #endif
  }()

  /// The rest: timers, limits, the user's signals, broken pipes, the signals for real time.
  private static let endings = (1..<Int32(SignalActions.count)).filter { number in
    !crashes.contains(number) && !SignalPipe.endings.contains(number) && !others.contains(number)
  }

  /// Takes the signals, except those that the process handles or ignores, which do not end it.
  static func install() {
    useAlternateStack()
    for number in crashes + endings {
      guard sigaction(number, nil, savedActions + Int(number)) == 0 else { continue }
      if !crashes.contains(number), !savedActions[Int(number)].isDefault { continue }
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handler
      #else
        action.__sigaction_handler.sa_sigaction = handler
      #endif
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
  }

  /// Gives the signals back, except those that the process took meanwhile.
  static func uninstall() {
    for number in crashes + endings {
      SignalActions.giveBack(number, from: unsafeBitCast(handler, to: Int.self))
    }
  }

  /// Runs in the thread that has the signal, whatever it was doing: only plain memory, and calls that a handler may
  /// make.
  private static let handler:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      @Sendable number, info, _ in
      sigaction(number, savedActions + Int(number), nil)
      RestorePoint.restore()
      switch number {
      // A fault that the process caused happens again when the handler returns, with the report of the former action.
      case SIGILL, SIGSEGV, SIGBUS, SIGFPE: if (info?.pointee.si_code ?? 0) <= 0 { raise(number) }
      // Any other signal must be sent again; it waits until the handler returned.
      default: raise(number)
      }
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
