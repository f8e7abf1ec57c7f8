#if canImport(Darwin)
  // `stdout` of C is a variable; the C library locks the stream itself.
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// Keeps what the process prints off the picture, and shows it afterwards.
///
/// Standard output, and standard error where it is the same terminal, go to one file without a name, so that the order
/// of all that was printed stays. A stream that goes elsewhere anyway is left alone. The file takes any amount without
/// memory of ours; above a limit its beginning is dropped (see ``trim()``).
struct CapturedOutput {
  /// The bytes that are kept, at least the last of them.
  static let limit = 16 << 20

  private let file: Descriptor
  /// The terminal under a number that nobody prints to, and the streams to give back to it.
  private let terminal: Descriptor
  private let streams: (Descriptor, Descriptor?)

  /// Redirects the streams of the process that print to `terminal`.
  ///
  /// The terminal's number must be another than those of the streams.
  init(_ output: Descriptor, and error: Descriptor, to terminal: Descriptor) throws(TerminalError) {
    file = try Self.openFile()
    self.terminal = terminal
    streams = (output, Self.isSame(error, output) ? error : nil)
    fflush(nil)
    file.replace(output)
    if let second = streams.1 { file.replace(second) }
    // A file would be buffered in full, and a crash would lose it.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Gives the streams back and copies what was printed to the terminal; may be called in a signal handler.
  func release(through buffer: UnsafeMutableRawBufferPointer) {
    terminal.replace(streams.0)
    if let second = streams.1 { terminal.replace(second) }
    var offset: off_t = 0
    while true {
      let count = pread(file.number, buffer.baseAddress, buffer.count, offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      offset += off_t(count)
      guard terminal.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), patience: 1000) else { return }
    }
  }

  /// Drops what was printed if it is more than the limit, and leaves a line that says so.
  ///
  /// Called with each frame, which keeps a chatty app from filling the disk.
  func trim() {
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_size > CapturedOutput.limit else { return }
    _ = ftruncate(file.number, 0)
    let notice = Array("[\(status.st_size) bytes of output dropped]\n".utf8)
    notice.withUnsafeBytes { _ = file.write($0) }
  }

  func close() {
    file.close()
  }

  private static func openFile() throws(TerminalError) -> Descriptor {
    let folder = ProcessEnvironment.value("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/tributary-XXXXXX".utf8CString)
    let number = mkstemp(&path)
    guard number >= 0 else { throw .system(call: "mkstemp", code: errno) }
    unlink(path)
    _ = fcntl(number, F_SETFL, O_APPEND)
    let opened = Descriptor(number: number)
    defer { opened.close() }
    return try opened.duplicated()
  }

  private static func isSame(_ first: Descriptor, _ second: Descriptor) -> Bool {
    var one = stat()
    var other = stat()
    return fstat(first.number, &one) == 0 && fstat(second.number, &other) == 0 && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }
}
