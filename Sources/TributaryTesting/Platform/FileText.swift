#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that cannot be read or written, and why.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// What the system says, or that the file is somebody else's.
  package let reason: String

  /// A call of the system failed with this number.
  package init(path: String, number: Int32) {
    self.path = path
    reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// The file does not start with the header of the program's own files.
  package init(path: String, foreignTo header: String) {
    self.path = path
    reason =
      "the file does not start with \(header.quoted), so it is left as it is; name another file, or move this one away"
  }

  package var description: String { "\(path): \(reason)" }
}

/// The text of a file, or nil if there is no such file; bytes that are no text are replaced by a mark.
func textOfFile(_ path: String) throws(FileError) -> String? {
  guard let file = fopen(path, "re") else {
    if errno == ENOENT { return nil }
    throw FileError(path: path, number: errno)
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count = fread(&piece, 1, piece.count, file)
    if count == 0 { break }
    bytes += piece[..<count]
  }
  guard ferror(file) == 0 else { throw FileError(path: path, number: errno) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a text as a whole file, and makes the folders on the way.
func writeFile(_ path: String, _ text: String) throws(FileError) {
  var end = path.startIndex
  while let slash = path[end...].dropFirst().firstIndex(of: "/") {
    end = slash
    if mkdir(String(path[..<slash]), 0o777) != 0, errno != EEXIST { throw FileError(path: path, number: errno) }
  }
  // Its folder is the snapshots' own, so that no header has to tell whose it is.
  try OwnFile(path, header: nil).write(text)
}

/// The value of a variable of the environment.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
