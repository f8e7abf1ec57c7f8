import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Brings signals to a thread that waits: a handler writes the signal's number into a pipe, and does nothing else.
struct SignalPipe {
  /// A byte that is no signal: tells the waiting thread to end.
  static let stop: UInt8 = 0

  /// The signals that ask a process to end, and those that stop it, continue it and tell of a new size.
  static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]

  /// The number of the end that handlers write to; a global constant, set before the handlers are.
  private static let target = Atomic<Int32>(-1)

  let reading: Descriptor
  let writing: Descriptor

  init() throws(TerminalError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = Descriptor(number: ends[0])
    writing = Descriptor(number: ends[1])
  }

  /// Takes the signals; one that the process was told to ignore at its start (as `nohup` does) stays ignored.
  func install() {
    Self.target.store(writing.number, ordering: .releasing)
    for number in Self.endings + Self.others {
      sigaction(number, nil, savedActions + Int(number))
      if !Self.isIgnored(number) { Self.take(number) }
    }
  }

  /// Gives the signals back.
  func uninstall() {
    for number in Self.endings + Self.others { sigaction(number, savedActions + Int(number), nil) }
    Self.target.store(-1, ordering: .releasing)
  }

  func send(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { _ = writing.write($0, patience: 0) }
  }

  /// Calls `body` with each byte that waits in the pipe.
  func drain(_ body: (UInt8) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while let count = reading.read(into: buffer), count > 0 {
        for byte in buffer[..<count] { body(byte) }
      }
    }
  }

  func close() {
    reading.close()
    writing.close()
  }

  // MARK: - Stopping and ending

  /// Stops the process, or its whole job as the terminal would for a key, and returns once it goes on.
  static func stopProcess(wholeJob: Bool) {
    if wholeJob {
      setAction(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
    }
    setAction(SIGTSTP, SIG_DFL)
    setAction(SIGCONT, SIG_DFL)
    // Threads of a pool block signals, and only a signal to this thread stops it before it returns here.
    var stop = sigset_t()
    var old = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &old)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    for number in [SIGTSTP, SIGCONT] where !isIgnored(number) { take(number) }
  }

  /// Ends the process by a signal, as if it had never been taken.
  static func endProcess(by number: Int32) {
    setAction(number, SIG_DFL)
    kill(getpid(), number)
    // Delivered to any thread, perhaps after this one ran on for a moment.
    pause()
  }

  private static func take(_ number: Int32) {
    setAction(number) { @Sendable number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      write(SignalPipe.target.load(ordering: .relaxed), &byte, 1)
      errno = code
    }
  }

  private static func setAction(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    #if canImport(Darwin)
      let handler = savedActions[Int(number)].__sigaction_u.__sa_handler
    #else
      let handler = savedActions[Int(number)].__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
