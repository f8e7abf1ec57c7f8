import Testing
import TributaryTerminal
import TributaryTime
import TributaryViews

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A process has one session at a time, so these run one after another; the events come from a real terminal.
@MainActor
@Suite("Terminal session", .serialized)
struct TerminalSessionTests {
  private static let entered = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  private static let left =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"

  private let terminal: PseudoTerminal
  private let events: AsyncStream<TerminalEvent>
  private let report: AsyncStream<TerminalEvent>.Continuation

  init() throws {
    terminal = try PseudoTerminal()
    (events, report) = AsyncStream.makeStream()
  }

  private func session(limits: InputLimits = InputLimits()) throws -> TerminalSession {
    let report = report
    return try TerminalSession(scope: .live(), device: terminal.device, printing: .isLeft, limits: limits) {
      report.yield($0)
    }
  }

  private func next(_ count: Int) async -> [TerminalEvent] {
    var found: [TerminalEvent] = []
    for await event in events {
      found.append(event)
      if found.count == count { break }
    }
    return found
  }

  @Test("it takes the terminal, and gives it back as it was, once")
  func takesAndRestores() throws {
    let modes = terminal.modes
    let session = try session()
    #expect(terminal.isRaw)
    #expect(terminal.written(through: "?1006h") == Self.entered)
    #expect(session.size == (40, 10))
    session.write(Array("frame".utf8))
    session.end()
    #expect(terminal.modes == modes)
    session.write(Array("late".utf8))
    session.end()
    #expect(terminal.written(through: "?1049l") == "frame" + Self.left)
    try self.session().end()
    #expect(terminal.written(through: "?1049l") == Self.entered + Self.left)
  }

  @Test("a session that is let go gives the terminal back")
  func letGo() throws {
    let modes = terminal.modes
    var session: TerminalSession? = try session()
    #expect(session != nil && terminal.isRaw)
    session = nil
    #expect(terminal.modes == modes)
    #expect(terminal.written(through: "?1049l").hasSuffix(Self.left))
  }

  @Test("what is typed, clicked and pasted comes as events, in order")
  func events() async throws {
    let session = try session()
    terminal.type("a\u{1B}[A\u{1B}[<0;3;4M")
    terminal.type("\u{1B}[200~pasted\u{1B}[201~\u{3}")
    let wanted: [TerminalEvent] = [
      .key(KeyPress("a")), .key(KeyPress(.up)), .mouse(MouseEvent(.press(.left), column: 2, row: 3)),
      .paste("pasted"), .key(KeyPress("c", modifiers: .control)),
    ]
    #expect(await next(5) == wanted)
    session.end()
  }

  @Test("a lone escape byte is the Escape key after its time")
  func escape() async throws {
    let session = try session()
    terminal.type("\u{1B}")
    #expect(await next(1) == [.key(KeyPress(.escape))])
    session.end()
  }

  @Test("text after a key with Alt that could start a reply of the terminal is there after the escape's time")
  func textAfterAlt() async throws {
    let session = try session(limits: InputLimits(escapeDelay: .milliseconds(5)))
    terminal.type("\u{1B}]hi")
    let wanted: [TerminalEvent] = [
      .key(KeyPress("]", modifiers: .option)), .key(KeyPress("h")), .key(KeyPress("i")),
    ]
    #expect(await next(3) == wanted)
    session.end()
  }

  @Test("a new size is reported once, however often the system says so")
  func resized() async throws {
    let session = try session()
    terminal.resize(width: 50, height: 12)
    for _ in 0..<5 { kill(getpid(), SIGWINCH) }
    #expect(await next(1) == [.resize(width: 50, height: 12)])
    #expect(session.size == (50, 12))
    kill(getpid(), SIGWINCH)
    terminal.type("x")
    #expect(await next(1) == [.key(KeyPress("x"))])
    session.end()
  }

  @Test("after a stop that it did not see it takes the terminal again and asks for the whole picture")
  func continued() async throws {
    let session = try session()
    _ = terminal.written(through: Self.entered)
    kill(getpid(), SIGCONT)
    #expect(await next(1) == [.resumed])
    #expect(terminal.written(through: "?1006h") == Self.entered)
    session.end()
  }

  @Test("a terminal that is closed ends the session")
  func closed() async throws {
    let session = try session()
    terminal.closeWindow()
    #expect(await next(1) == [.ended(.closed)])
    session.end()
  }

  @Test("a signal to end is reported before it ends anything", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signalled(_ signal: Int32) async throws {
    let modes = terminal.modes
    var session: TerminalSession? = try session()
    kill(getpid(), signal)
    #expect(await next(1) == [.ended(.signal(signal))])
    // Letting go restores without passing the signal on, which `end()` would.
    #expect(session != nil)
    session = nil
    #expect(terminal.modes == modes)
  }

  @Test("a second session is refused, and what is no terminal too, without a trace")
  func refused() throws {
    let modes = terminal.modes
    let first = try session()
    #expect(throws: TerminalError.inUse) { try session() }
    #expect(terminal.isRaw)
    first.end()
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    let device = TerminalDevice(input: file, output: file)
    #expect(!device.isTerminal)
    #expect(throws: TerminalError.notATerminal) { try TerminalSession(scope: .live(), device: device) { _ in } }
    #expect(terminal.modes == modes)
    try session().end()
  }

  @Test("a frame larger than the terminal takes at once is written whole")
  func largeFrame() async throws {
    let session = try session()
    _ = terminal.written(through: Self.entered)
    let frame = (0..<20_000).map { "\($0)," }.joined() + "!"
    let terminal = Carrier(terminal)
    async let shown = Task.detached { terminal.value.written(through: "!") }.value
    session.write(Array(frame.utf8))
    #expect(await shown == frame)
    session.end()
  }
}

/// Hands the terminal to the one thread that reads it meanwhile.
private struct Carrier: @unchecked Sendable {
  let value: PseudoTerminal

  init(_ value: PseudoTerminal) {
    self.value = value
  }
}
