#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a warning to the developer on standard error, as one line.
package func writeWarning(_ sentence: String) {
  let line = Array("tributary: \(sentence)\n".utf8)
  var sent = 0
  while sent < line.count {
    let count = line[sent...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    sent += count
  }
}
