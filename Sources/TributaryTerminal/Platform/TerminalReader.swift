#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the reading thread tells the session's owner.
enum TerminalMessage: Sendable {
  /// The terminal sent bytes.
  case bytes([UInt8])
  /// The terminal may have another size.
  case resize
  /// The process shall stop, and goes on after a stop that it did not see.
  case stop, proceed
  /// The process shall end, by a signal.
  case end(Int32)
  /// The terminal is gone.
  case closed
}

/// The thread that waits for a terminal and for signals, without a time-out: while nothing happens it does not run.
///
/// It hands everything to the owner. If the owner neither ends the session nor answers in time, when the terminal was
/// closed or a signal asked for the end, the thread restores the terminal and ends the process itself.
struct TerminalReader {
  /// How long, in milliseconds, the owner has to end the session.
  private static let patience: Int32 = 800

  private let thread: pthread_t
  private let pipe: SignalPipe

  /// Starts the thread; `deliver` is called on it.
  init(
    input: Descriptor, pipe: SignalPipe, deliver: @escaping @Sendable (TerminalMessage) -> Void
  ) throws(TerminalError) {
    self.pipe = pipe
    let work = Unmanaged.passRetained(ReaderWork(input: input, pipe: pipe, deliver: deliver))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { @Sendable in TerminalReader.run($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { @Sendable in TerminalReader.run($0!) }, work.toOpaque())
    #endif
    guard code == 0 else {
      work.release()
      throw .system(call: "pthread_create", code: code)
    }
    #if canImport(Darwin)
      self.thread = thread!
    #else
      self.thread = thread
    #endif
  }

  /// Ends the thread and waits for it.
  func stop() {
    pipe.send(SignalPipe.stop)
    pthread_join(thread, nil)
  }

  private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let work = Unmanaged<ReaderWork>.fromOpaque(argument).takeRetainedValue()
    work.run(patience: patience)
    return nil
  }
}

/// What the thread does, and all that it needs for it.
private final class ReaderWork: Sendable {
  /// How long, in milliseconds, the process may run in the background before the thread looks again.
  private static let backgroundStep: Int32 = 100

  private let input: Descriptor
  private let pipe: SignalPipe
  private let deliver: @Sendable (TerminalMessage) -> Void

  init(input: Descriptor, pipe: SignalPipe, deliver: @escaping @Sendable (TerminalMessage) -> Void) {
    self.input = input
    self.pipe = pipe
    self.deliver = deliver
  }

  func run(patience: Int32) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { buffer.deallocate() }
    letReadingStop()
    /// The signal by which the process must end, once it must.
    var ending: Int32?
    /// Whether the input is the shell's now; the owner was told, and stops the process.
    var isInBackground = false
    while true {
      let ready = wait(
        withInput: ending == nil && !isInBackground,
        ending != nil ? patience : isInBackground ? Self.backgroundStep : -1)
      if ready.isLate, let ending { return force(ending) }
      if isInBackground { isInBackground = !input.isInForeground }
      if ready.pipe {
        switch takeSignals() {
        case .stop: return
        case .end(let number):
          if ending != nil { return force(number) }
          ending = number
          deliver(.end(number))
        case .answered: ending = nil
        case .more: break
        }
      }
      if ready.input, ending == nil, !input.isInForeground {
        isInBackground = true
        deliver(.proceed)
      } else if ready.input, ending == nil, !readInput(buffer) {
        ending = SIGHUP
        deliver(.closed)
      }
    }
  }

  /// Lets the system stop the process when it reads the terminal in the background, whose input is the shell's.
  private func letReadingStop() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTIN)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private func wait(withInput: Bool, _ milliseconds: Int32) -> (pipe: Bool, input: Bool, isLate: Bool) {
    var waits = (
      pollfd(fd: pipe.reading.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutablePointer(to: &waits) { pair in
      pair.withMemoryRebound(to: pollfd.self, capacity: 2) { poll($0, withInput ? 2 : 1, milliseconds) }
    }
    return (waits.0.revents != 0, withInput && waits.1.revents != 0, count == 0)
  }

  private enum Signals {
    case more, stop, answered
    case end(Int32)
  }

  /// Hands on what is in the pipe; many reports of a new size are one.
  private func takeSignals() -> Signals {
    var result = Signals.more
    var isResized = false
    pipe.drain { byte in
      switch Int32(byte) {
      case Int32(SignalPipe.stop): result = .stop
      case Int32(SignalPipe.answered): if case .more = result { result = .answered }
      case SIGWINCH: isResized = true
      case SIGTSTP: deliver(.stop)
      case SIGCONT: deliver(.proceed)
      default:
        switch result {
        case .more, .answered: result = .end(Int32(byte))
        case .stop, .end: break
        }
      }
    }
    if isResized { deliver(.resize) }
    return result
  }

  /// Hands on what the terminal sent; false if it is gone.
  private func readInput(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    guard let count = input.read(into: buffer) else { return errno == EAGAIN }
    if count > 0 { deliver(.bytes(Array(buffer[..<count]))) }
    return count > 0
  }

  /// Ends the process without its owner, which is busy or stuck.
  private func force(_ number: Int32) {
    RestorePoint.restore()
    SignalPipe.endProcess(by: number)
  }
}
