#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Writes to standard error, unbuffered; what cannot be written is dropped.
func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let written = write(STDERR_FILENO, rest.baseAddress, rest.count)
      guard written > 0 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }
}
