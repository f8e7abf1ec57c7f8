import Testing
import TributaryTerminal
import TributaryTime

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// A process that another job has put into the background of its terminal; what needs a shell is tested in
/// `scripts/terminal-check.sh`.
@Suite("Job control")
struct JobControlTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
  }

  @Test("in the background, where no shell can continue it, a session draws nothing and ends")
  func noShell() async throws {
    await #expect(processExitsWith: .exitCode(5)) { [path = terminal.path as String] in
      try control(path)
      let (endings, report) = AsyncStream.makeStream(of: TerminalEvent.self)
      let session = try await TerminalOwner { report.yield($0) }
      await session.write("a frame")
      try giveForegroundAway()
      await session.write("not drawn")
      for await event in endings where event == .ended(.closed) {
        await session.end()
        exit(5)
      }
    }
    let written = terminal.written(through: "\u{1B}[?1049l")
    #expect(written.contains("a frame"))
    #expect(!written.contains("not drawn"))
  }

  @Test("a session does not begin in the background, where no shell can bring it to the foreground")
  func beginsInBackground() async throws {
    let modes = terminal.modes
    await #expect(processExitsWith: .exitCode(5)) { [path = terminal.path as String] in
      try control(path)
      try giveForegroundAway()
      do {
        _ = try await TerminalOwner { _ in }
      } catch TerminalError.inBackground {
        exit(5)
      }
    }
    #expect(terminal.modes == modes)
  }
}

/// The owner of a session on the standard streams.
@MainActor
private final class TerminalOwner {
  private let session: TerminalSession

  init(onEvent: @escaping (TerminalEvent) -> Void) throws {
    session = try TerminalSession(scope: .live(), printing: .isLeft, onEvent: onEvent)
  }

  func write(_ frame: String) {
    session.write(Array(frame.utf8))
  }

  func end() {
    session.end()
  }
}

/// Makes the terminal at `path` the one that controls the process and its jobs.
private func control(_ path: String) throws {
  guard setsid() >= 0 else { throw PseudoTerminal.Failure(call: "setsid") }
  let app = open(path, O_RDWR)
  #if canImport(Darwin)
    let request: UInt = 0x2000_7461
  #else
    let request: UInt = 0x540E
  #endif
  guard app >= 0, ioctl(app, request, 0) == 0 else { throw PseudoTerminal.Failure(call: "TIOCSCTTY") }
  for number in 0...2 as ClosedRange<Int32> { dup2(app, number) }
}

/// Puts another job into the foreground, which ends with this process.
private func giveForegroundAway() throws {
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  var job: pid_t = 0
  var words = [strdup("sleep"), strdup("60"), nil]
  guard posix_spawnp(&job, "sleep", nil, &attributes, &words, nil) == 0 else {
    throw PseudoTerminal.Failure(call: "posix_spawnp")
  }
  signal(SIGTTOU, SIG_IGN)
  guard tcsetpgrp(0, job) == 0 else { throw PseudoTerminal.Failure(call: "tcsetpgrp") }
  signal(SIGTTOU, SIG_DFL)
}
