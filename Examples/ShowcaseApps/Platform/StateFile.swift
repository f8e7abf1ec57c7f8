#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension WatchStorage {
  /// A file, which is replaced whole; one that cannot be read counts as empty, and what cannot be written is not kept.
  ///
  /// A link to a file stays a link. What is no file, such as a device or a pipe, is neither read nor replaced.
  package static func file(_ path: String) -> WatchStorage {
    WatchStorage(
      read: { try? ScriptSource.file(place(of: path)).read() },
      write: { try? replace(path, by: $0) },
      remove: { unlink(path) })
  }

  /// Fails where a file can be neither made nor replaced, and where one that is there holds something else: a slip of
  /// the pen is not to cost a person a file.
  package static func check(_ path: String) throws {
    let place = try place(of: path)
    do {
      guard SavedState.isState(try ScriptSource.file(place).read()) else { throw ForeignFile() }
    } catch let error as SystemError where error.number == ENOENT {}
    let new = place + ".new"
    close(try create(new))
    unlink(new)
  }

  /// A file that is no state.
  package struct ForeignFile: Error, Equatable, CustomStringConvertible {
    package init() {}
    package var description: String { "it holds something else, which would be lost" }
  }

  private static func replace(_ path: String, by text: String) throws(SystemError) {
    let path = try place(of: path)
    let new = path + ".new"
    let descriptor = try create(new)
    let file = OutputFile(descriptor: descriptor)
    let isWritten = (try? file.write(text)) != nil && (try? file.flush()) != nil
    // A half-written file must not take the place of a whole one.
    if close(descriptor) == 0, isWritten { rename(new, path) } else { unlink(new) }
  }

  private static func create(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  /// Where the file is, or will be, once links are followed.
  private static func place(of path: String) throws(SystemError) -> String {
    guard !path.isEmpty else { throw SystemError(number: ENOENT) }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return path }
      throw SystemError(number: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(number: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENOTSUP)
    }
    guard let real = realpath(path, nil) else { throw SystemError(number: errno) }
    defer { free(real) }
    return String(cString: real)
  }
}
