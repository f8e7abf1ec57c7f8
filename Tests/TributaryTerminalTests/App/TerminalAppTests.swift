import Testing
import TributaryFlow
import TributaryTerminal
import TributaryTime
import TributaryViews

#if canImport(Glibc)
  import Glibc
#endif

// One session at a time: these run in line with the tests of sessions.
extension TerminalSessionTests {
  @MainActor
  @Suite("App on a terminal")
  struct TerminalAppTests {
    /// The owner of an app, so that the test can sit at the other end of the terminal.
    private actor Owner {
      func run(on device: TerminalDevice) async throws {
        try await Terminal.run(on: device, printing: .isLeft, isolation: self) { Counter() }
      }

      func runLooping(on device: TerminalDevice) async throws {
        try await Terminal.run(on: device, printing: .isLeft, isolation: self) { Looping(isLooping: false) }
      }

      func runGuarded(on device: TerminalDevice) async throws {
        try await Terminal.run(on: device, printing: .isLeft, isolation: self) { Guarded() }
      }

      func runAsking(on device: TerminalDevice) async throws {
        try await Terminal.run(on: device, printing: .isLeft, isolation: self) { Asking() }
      }
    }

    private struct Looping: View {
      @State var isLooping: Bool
      @State private var count = 0

      var body: some View {
        Button("begin") { isLooping = true }
        Text("\(count)").onChange(of: isLooping ? count : -1, initial: true) { if isLooping { count += 1 } }
      }

      @MainActor static func run() async throws {
        try await Terminal.run { Looping(isLooping: true) }
      }
    }

    /// An app whose guard says that it was asked, and never answers.
    private struct Guarded: View {
      @State private var text = "draft"

      var body: some View {
        Text(text).leaveGuard { _ in
          text = "asked"
          try? await Scope.current.clock.sleep(for: .seconds(1000))
          return .refused
        }
      }
    }

    private struct Asking: View {
      @State private var asks = false
      @State private var answer = "unasked"

      var body: some View {
        VStack {
          Button(answer) { asks = true }
        }
        .alert("Sure?", isPresented: $asks) { Button("yes") { answer = "I agree to it" } }
      }
    }

    private struct Counter: View {
      @State private var count = 0
      @Environment(\.exit) private var exit

      var body: some View {
        VStack {
          Button(["none", "aaaa", "bbbb"][count]) { count += 1 }
          Button("leave") { exit() }
        }
      }
    }

    private let terminal: PseudoTerminal

    init() throws {
      terminal = try PseudoTerminal()
    }

    /// Starts the app and returns once its first frame is there.
    private func start() -> Task<Void, any Error> {
      let device = terminal.device
      let task = Task.detached { try await Owner().run(on: device) }
      #expect(terminal.written(through: "leave").contains("none"))
      return task
    }

    @Test("keys and clicks reach the views, each change is a frame, and exit gives the terminal back")
    func isPlayed() async throws {
      let modes = terminal.modes
      let app = start()
      terminal.type(" ")
      #expect(terminal.written(through: "aaaa").contains("aaaa"))
      terminal.type("\u{1B}[<0;20;5M\u{1B}[<0;20;5m")
      #expect(terminal.written(through: "bbbb").contains("bbbb"))
      terminal.type("\u{1B}[<0;20;6M")
      try await app.value
      #expect(terminal.modes == modes)
      #expect(terminal.written(through: "?1049l").hasSuffix("?1049l"))
    }

    @Test("views that never settle end the app with their sentence, and the terminal is given back")
    func doesNotSettle() async throws {
      let modes = terminal.modes
      let device = terminal.device
      let app = Task.detached { try await Owner().runLooping(on: device) }
      #expect(terminal.written(through: "begin").contains("begin"))
      terminal.type("\t ")
      let failure = await #expect(throws: UnsettledViews.self) { try await app.value }
      #expect(failure?.turns == 100)
      #expect(terminal.modes == modes)
      #expect(terminal.written(through: "?1049l").hasSuffix("?1049l"))
    }

    @Test("views that never settle end the process with their sentence and the status 70")
    func endsTheProcess() async {
      let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        try await Looping.run()
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("The views do not settle: 100 turns ran one after another"))
    }

    @Test("keys that come together do what they do one by one: each meets what the one before it brought")
    func typesAhead() async throws {
      let device = terminal.device
      let app = Task.detached { try await Owner().runAsking(on: device) }
      #expect(terminal.written(through: "unasked").contains("unasked"))
      terminal.type(" \r")
      #expect(terminal.written(through: "I agree to it").contains("I agree to it"))
      terminal.type("\u{3}")
      try await app.value
    }

    #if os(Linux)
      @Test("a picture that is printed to a full disk is an error")
      func tellsThatThePictureIsLost() async throws {
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(full) }
        let device = TerminalDevice(input: full, output: full)
        await #expect(throws: TerminalError.output(reason: "No space left on device")) {
          try await Owner().run(on: device)
        }
      }
    #endif

    @Test("Ctrl-C ends the app as exit does")
    func endsByControlC() async throws {
      let modes = terminal.modes
      let app = start()
      terminal.type("\u{3}")
      try await app.value
      #expect(terminal.modes == modes)
    }

    @Test("the app ends when its terminal is closed")
    func endsWhenClosed() async throws {
      let app = start()
      terminal.closeWindow()
      try await app.value
    }

    @Test("the app ends when its task is cancelled")
    func endsWhenCancelled() async throws {
      let modes = terminal.modes
      let app = start()
      app.cancel()
      try await app.value
      #expect(terminal.modes == modes)
    }

    @Test func aSecondControlCEndsAnAppWhoseGuardNeverAnswers() async throws {
      let (modes, device) = (terminal.modes, terminal.device)
      let app = Task.detached { try await Owner().runGuarded(on: device) }
      #expect(terminal.written(through: "draft").contains("draft"))
      terminal.type("\u{3}")
      #expect(terminal.written(through: "asked").contains("asked"))
      terminal.type("\u{3}")
      try await app.value
      #expect(terminal.modes == modes)
    }

    @Test func aTaskThatIsCancelledAsksTheGuardsAndEndsWithoutTheirAnswer() async throws {
      let (modes, device) = (terminal.modes, terminal.device)
      let app = Task.detached { try await Owner().runGuarded(on: device) }
      #expect(terminal.written(through: "draft").contains("draft"))
      app.cancel()
      #expect(terminal.written(through: "asked").contains("asked"))
      try await app.value
      #expect(terminal.modes == modes)
    }
  }
}
