import TributaryTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal of the system without a window: the test sits at its other end.
final class PseudoTerminal {
  struct Failure: Error {
    let call: String
  }

  /// The end that an app uses, and its path for another process.
  let app: Int32
  let path: String
  private let window: Int32
  private var isOpen = true
  private var shown: [UInt8] = []

  init(width: UInt16 = 40, height: UInt16 = 10) throws {
    #if canImport(Darwin)
      window = posix_openpt(O_RDWR | O_NOCTTY)
      guard window >= 0, grantpt(window) == 0, unlockpt(window) == 0 else { throw Failure(call: "posix_openpt") }
      path = String(cString: ptsname(window))
    #else
      // Glibc hides the standard's names from Swift; these are the calls behind them.
      window = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: Int32 = 0
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      guard window >= 0, ioctl(window, setLock, &lock) == 0, ioctl(window, getNumber, &number) == 0 else {
        throw Failure(call: "/dev/ptmx")
      }
      path = "/dev/pts/\(number)"
    #endif
    app = open(path, O_RDWR | O_NOCTTY)
    guard app >= 0 else { throw Failure(call: "open") }
    resize(width: width, height: height)
  }

  deinit {
    close(app)
    closeWindow()
  }

  /// Closes the window, as a person does.
  func closeWindow() {
    if isOpen { close(window) }
    isOpen = false
  }

  var device: TerminalDevice { TerminalDevice(input: app, output: app) }

  /// The modes, as bytes to compare.
  var modes: [UInt64] {
    var modes = termios()
    tcgetattr(app, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt64($0) }
  }

  var isRaw: Bool {
    var modes = termios()
    tcgetattr(app, &modes)
    return modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 && modes.c_oflag & tcflag_t(OPOST) == 0
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(window, bytes, bytes.count) == bytes.count)
  }

  func resize(width: UInt16, height: UInt16) {
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the app wrote `text` and returns all that it wrote up to there, which is then forgotten; what there
  /// is if that does not happen for five seconds.
  func written(through text: String) -> String {
    let end = Array(text.utf8)
    var buffer = [UInt8](repeating: 0, count: 4096)
    var searched = 0
    while true {
      if let range = shown[searched...].firstRange(of: end) {
        defer { shown.removeSubrange(..<range.upperBound) }
        return String(decoding: shown[..<range.upperBound], as: UTF8.self)
      }
      searched = max(0, shown.count - end.count)
      var wait = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
      // While all threads are busy with other tests, the app may have to wait for them.
      let count = poll(&wait, 1, 120_000) > 0 ? read(window, &buffer, buffer.count) : 0
      guard count > 0 else { return String(decoding: shown, as: UTF8.self) + "<nothing more>" }
      shown += buffer[..<count]
    }
  }
}
