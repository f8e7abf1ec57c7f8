import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Stops the process as a shell knows it, and waits for the foreground of a terminal.
///
/// A shell has one job in the foreground. A job in the background must not touch the terminal, and nothing tells it
/// when the shell brings it to the foreground, except that the shell continues a job that is stopped. So a session that
/// finds itself in the background stops its job, as the system stops a program that reads or sets the terminal there.
enum JobControl {
  /// How a wait for the foreground ended.
  enum Outcome {
    /// The process is in the foreground.
    case isInForeground
    /// A signal asked the process to end.
    case isEnding
    /// No shell is there that could continue the process: its job was not stopped.
    case hasNoShell
  }

  /// How long, in hundredths of a second, signals may take to arrive that were sent together with the continuation.
  private static let grace = 10

  /// Whether the process was continued since a stop; set by a handler.
  private static let isContinued = Atomic<Bool>(false)

  /// Stops the process, or its whole job as the terminal would for a key; returns once it goes on.
  static func suspend(wholeJob: Bool) {
    if wholeJob { stopOthers(by: SIGTSTP) }
    SignalActions.with(SIGCONT, doing: SIG_DFL) {
      SignalActions.send(SIGTSTP, doing: SIG_DFL) { raise($0) }
    }
  }

  private static func stopOthers(by number: Int32) {
    SignalActions.send(number, doing: SIG_IGN) { kill(0, $0) }
  }

  /// Returns once the process is in the foreground of its terminal.
  ///
  /// In the background its job is stopped, and stopped again when it is continued there.
  static func waitForForeground(of terminal: Descriptor) -> Outcome {
    while !terminal.isInForeground {
      if SignalPipe.isEnding { return .isEnding }
      stopOthers(by: SIGTTOU)
      isContinued.store(false, ordering: .releasing)
      SignalActions.with(SIGCONT, doing: noteContinued) {
        SignalActions.send(SIGTTOU, doing: SIG_DFL) { raise($0) }
        // Handlers may run in another thread, and a signal to end comes together with the continuation.
        for _ in 0..<grace where !terminal.isInForeground && !SignalPipe.isEnding { poll(nil, 0, 10) }
      }
      guard isContinued.load(ordering: .acquiring) || terminal.isInForeground || SignalPipe.isEnding else {
        return .hasNoShell
      }
    }
    return .isInForeground
  }

  private static let noteContinued: SignalActions.Handler = { @Sendable _ in
    isContinued.store(true, ordering: .releasing)
  }
}
