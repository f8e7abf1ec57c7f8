import Testing
import TributaryTerminal
import TributaryTime

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// How processes end while they hold a terminal; each runs in a process of its own, on a terminal of the test's.
@Suite("The end of a process with a session")
struct ProcessEndTests {
  private let terminal: PseudoTerminal
  private let modes: [UInt64]

  init() throws {
    terminal = try PseudoTerminal()
    modes = terminal.modes
  }

  /// What the terminal shows: a frame, then all that brings it back, then what was printed meanwhile.
  private func expectRestored(_ printed: String) {
    #expect(terminal.modes == modes)
    #expect(terminal.written(through: "\u{1B}[?1049l").contains("a frame\u{1B}[?2026l"))
    #expect(terminal.written(through: printed) == printed)
  }

  @Test("a trap leaves the terminal as it was, and its message is seen")
  func trap() async throws {
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try await hold(path) { _ in
        let none: [Int] = []
        print(none[CommandLine.arguments.count])
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
    #expect(terminal.written(through: "out of range").contains("Fatal error"))
  }

  @Test("abort and the signals of a crash leave the terminal as it was", arguments: [SIGABRT, SIGBUS, SIGFPE, SIGILL])
  func crashes(_ signal: Int32) async throws {
    await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal = signal as Int32] in
      try await hold(path) { _ in
        if signal == SIGABRT { abort() }
        raise(signal)
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test("a fault leaves the terminal as it was, also when the stack is full", arguments: [false, true])
  func faults(_ isStackFull: Bool) async throws {
    await #expect(processExitsWith: .failure) { [path = terminal.path as String, isStackFull = isStackFull as Bool] in
      try await hold(path) { _ in
        if isStackFull { print(depth(1)) }
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test("exit leaves the terminal as it was")
  func exits() async throws {
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      try await hold(path) { _ in exit(3) }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test(
    "a signal ends the process by that signal once the session was ended",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(_ signal: Int32) async throws {
    await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal = signal as Int32] in
      try await hold(path) { session in
        kill(getpid(), signal)
        await session.ended()
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  /// The signals that end a process at once by default, besides those of a crash; the last are those for real time.
  private static let endings: [Int32] = {
    let common = [SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS, SIGTRAP]
    #if canImport(Darwin)
      return common + [SIGEMT]
    #else
      return common + [SIGSTKFLT, SIGIO, SIGPWR, 34, 50, 64]
    #endif
  }()

  @Test("every other signal that ends a process leaves the terminal as it was", arguments: endings)
  func otherSignals(_ signal: Int32) async throws {
    await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal = signal as Int32] in
      try await hold(path) { _ in
        kill(getpid(), signal)
        while true { pause() }
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test("a timer of the system that nobody handles ends the process, and the terminal is as it was")
  func alarms() async throws {
    await #expect(processExitsWith: .signal(SIGVTALRM)) { [path = terminal.path as String] in
      try await hold(path) { _ in
        var time = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 0, tv_usec: 1_000))
        // The timer of the process's own time, whose name has another type on each system.
        setitimer(1, &time, nil)
        while true {}
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test("a signal that the process handles or ignores ends nothing, and stays as it is")
  func handledSignals() async throws {
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      signal(SIGUSR1) { _ in }
      signal(SIGPIPE, SIG_IGN)
      try await hold(path) { session in
        kill(getpid(), SIGUSR1)
        kill(getpid(), SIGPIPE)
        signal(SIGUSR2) { _ in exit(7) }
        await session.finish()
        kill(getpid(), SIGUSR1)
        kill(getpid(), SIGPIPE)
        kill(getpid(), SIGUSR2)
        while true { pause() }
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test("a signal ends a process whose owner is stuck")
  func stuck() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = terminal.path as String] in
      try await hold(path) { _ in
        kill(getpid(), SIGTERM)
        while true { pause() }
      }
    }
    expectRestored("printed\r\nprinted as an error\r\n")
  }

  @Test("what is printed is shown after the end, and streams that go elsewhere are left alone")
  func printing() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [path = terminal.path as String] in
      try await hold(path, keepsError: true) { session in
        fputs("to the file\n", stderr)
        await session.finish()
        print("later")
      }
    }
    expectRestored("printed\r\n")
    #expect(terminal.written(through: "later\r\n") == "later\r\n")
    let error = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(error?.contains("printed as an error\nto the file\n") == true)
  }
}

/// Fills the stack.
private func depth(_ count: Int) -> Int {
  count < 0 ? 0 : depth(count + 1) + count
}

/// A session in a process that a test watches.
@MainActor
private final class HeldSession {
  private let session: TerminalSession
  private let endings: AsyncStream<Void>

  init(_ path: String, keepsError: Bool) throws {
    let app = open(path, O_RDWR | O_NOCTTY)
    for number in 0...(keepsError ? 1 : 2) as ClosedRange<Int32> { dup2(app, number) }
    let (endings, report) = AsyncStream.makeStream(of: Void.self)
    self.endings = endings
    session = try TerminalSession(scope: .live()) { event in
      if case .ended = event { report.yield() }
    }
    session.write(Array("a frame".utf8))
    print("printed")
    fputs("printed as an error\n", stderr)
  }

  /// Waits for the session's end, and ends it.
  func ended() async {
    for await _ in endings { break }
    session.end()
  }

  func finish() {
    session.end()
  }
}

/// Holds the terminal at `path` as the process's own, prints, and runs `body`.
@MainActor
private func hold(_ path: String, keepsError: Bool = false, _ body: (HeldSession) async throws -> Void) async throws {
  try await body(HeldSession(path, keepsError: keepsError))
}
