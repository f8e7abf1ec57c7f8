#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file descriptor and the calls on it that this module makes, each repeated where a signal broke it off.
///
/// It does not own the file: who opened it closes it. All of it may be called in a signal handler.
struct Descriptor: Equatable, Sendable {
  let number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Whether a terminal is behind it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether the process may use the terminal behind it: its job is in the foreground, or the terminal is not the one
  /// that controls its jobs.
  var isInForeground: Bool {
    let group = tcgetpgrp(number)
    return group <= 0 || group == getpgrp()
  }

  /// Another number for the same file, out of the way of the small ones and not handed to child processes.
  func duplicated() throws(TerminalError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 10)
    guard copy >= 0 else { throw .system(call: "fcntl", code: errno) }
    return Descriptor(number: copy)
  }

  /// Makes `other` a number for this file too, in place of what it was.
  func replace(_ other: Descriptor) {
    while dup2(number, other.number) < 0, errno == EINTR {}
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(number)
    #else
      _ = Glibc.close(number)
    #endif
  }

  /// Reads what is there; 0 bytes at the end, nil if nothing is there or the call failed (`errno` says which).
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }

  /// Writes all bytes, waiting while the file takes none; false if it takes no more.
  ///
  /// With a patience in milliseconds it gives up when nothing is taken for so long; without, it waits.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer, patience: Int32 = -1) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      if patience >= 0, !waitUntilWritable(patience) { return false }
      #if canImport(Darwin)
        let count = Darwin.write(number, rest.baseAddress, rest.count)
      #else
        let count = Glibc.write(number, rest.baseAddress, rest.count)
      #endif
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || errno == EAGAIN {
        if !waitUntilWritable(patience) { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Writes a text after all that the process printed to its streams; fails where one of both cannot be written.
  func print(_ text: String) throws(TerminalError) {
    guard fflush(nil) == 0 else { throw .output(reason: String(cString: strerror(errno))) }
    var text = text
    guard text.withUTF8({ write(UnsafeRawBufferPointer($0)) }) else {
      throw .output(reason: String(cString: strerror(errno)))
    }
  }

  private func waitUntilWritable(_ milliseconds: Int32) -> Bool {
    var wish = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&wish, 1, milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0 && wish.revents & Int16(POLLOUT) != 0
    }
  }
}
