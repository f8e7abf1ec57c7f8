#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of the process that text is written to in large pieces: standard output or standard error.
package final class OutputFile {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Standard output or standard error, by its number.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(1 << 16)
  }

  /// Adds a text; it is out once much has been gathered, or after ``flush()``.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 - 256 { try flush() }
  }

  /// Writes what has been gathered.
  package func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = platformWrite(descriptor, base, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          throw SystemError(number: errno)
        }
      }
    }
  }
}

/// The system's own `write`, which a method of the same name hides.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
