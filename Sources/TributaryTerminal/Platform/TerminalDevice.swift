#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal as the system shows it: where its bytes come from and go to, and its size.
package struct TerminalDevice: Equatable, Sendable {
  let input: Descriptor
  let output: Descriptor

  /// The terminal behind standard input and output.
  package static let standard = TerminalDevice(input: 0, output: 1)

  /// The terminal behind two descriptors, which may be the same.
  package init(input: Int32, output: Int32) {
    self.input = Descriptor(number: input)
    self.output = Descriptor(number: output)
  }

  /// Whether an app can be drawn here: both ends are a terminal, and it can do more than print (`TERM` is not `dumb`).
  ///
  /// Where not, an app prints one frame and ends.
  package var isTerminal: Bool {
    input.isTerminal && output.isTerminal && ProcessEnvironment.value("TERM") != "dumb"
  }

  /// The size in columns and rows: the terminal's, else that of `COLUMNS` and `LINES`, else 80 by 24.
  package var size: (width: Int, height: Int) {
    var window = winsize()
    if ioctl(output.number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      return (Int(window.ws_col), Int(window.ws_row))
    }
    return (ProcessEnvironment.size("COLUMNS") ?? 80, ProcessEnvironment.size("LINES") ?? 24)
  }

  /// The modes that the terminal has now.
  func modes() throws(TerminalError) -> termios {
    var modes = termios()
    guard tcgetattr(input.number, &modes) == 0 else { throw .system(call: "tcgetattr", code: errno) }
    return modes
  }

  /// Gives every byte to the app as it is typed, and takes every byte as it is written.
  func setRaw(from modes: termios) {
    var raw = modes
    cfmakeraw(&raw)
    set(&raw)
  }

  /// Sets modes at once; may be called in a signal handler.
  func set(_ modes: UnsafePointer<termios>) {
    while tcsetattr(input.number, TCSANOW, modes) != 0, errno == EINTR {}
  }
}

/// The variables of the process.
package enum ProcessEnvironment {
  /// The text of a variable, or nil if it is not set.
  package static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A number of columns or rows that can be one.
  static func size(_ name: String) -> Int? {
    value(name).flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}
