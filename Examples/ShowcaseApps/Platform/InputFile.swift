#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system says about a call that failed.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  package var description: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}

extension ScriptSource {
  /// The text that stands there; bytes that are no text are replaced by a mark.
  package func read() throws -> String {
    switch self {
    case .standardInput:
      return try ScriptSource.text(of: 0)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError(number: errno) }
      defer { close(descriptor) }
      return try ScriptSource.text(of: descriptor)
    }
  }

  private static func text(of descriptor: Int32) throws -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = piece.withUnsafeMutableBytes { platformRead(descriptor, $0) }
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        return String(decoding: bytes, as: UTF8.self)
      } else if errno != EINTR {
        throw SystemError(number: errno)
      }
    }
  }
}

/// The system's own `read`, which a method of the same name hides.
private func platformRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
