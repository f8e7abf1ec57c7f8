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

  /// A byte that is no signal: tells the waiting thread that the owner has taken the signal that it was told.
  static let answered: UInt8 = 255

  /// The signals that ask a process to end, and those that stop it, continue it and tell of a new size.
  static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]

  /// The number of the end that handlers write to; a global constant, set before the handlers are.
  private static let target = Atomic<Int32>(-1)
  /// The signal that asked the process to end, or 0.
  private static let ending = Atomic<Int32>(0)

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
    Self.ending.store(0, ordering: .releasing)
    Self.target.store(writing.number, ordering: .releasing)
    for number in Self.endings + Self.others {
      sigaction(number, nil, savedActions + Int(number))
      if !savedActions[Int(number)].isIgnored { SignalActions.set(number, Self.handler) }
    }
  }

  /// Gives the signals back, except those that the process took meanwhile.
  func uninstall() {
    for number in Self.endings + Self.others {
      SignalActions.giveBack(number, from: unsafeBitCast(Self.handler, to: Int.self))
    }
    Self.target.store(-1, ordering: .releasing)
  }

  /// Whether a signal asked the process to end since the signals were taken.
  static var isEnding: Bool { ending.load(ordering: .acquiring) != 0 }

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

  // MARK: - Ending

  /// Ends the process by a signal, as if it had never been taken.
  static func endProcess(by number: Int32) {
    SignalActions.set(number, SIG_DFL)
    kill(getpid(), number)
    // Delivered to any thread, perhaps after this one ran on for a moment.
    pause()
  }

  private static let handler: SignalActions.Handler = { @Sendable number in
    let code = errno
    if endings.contains(number) { ending.store(number, ordering: .releasing) }
    var byte = UInt8(truncatingIfNeeded: number)
    write(SignalPipe.target.load(ordering: .relaxed), &byte, 1)
    errno = code
  }
}
