package import TributaryTesting

extension WatchStorage {
  /// A file, which is replaced as a whole; one that cannot be read counts as empty.
  ///
  /// A link to a file stays a link. A file that is no state, a device and a pipe are neither read nor replaced. The
  /// last write that failed is the storage's ``failure``.
  package static func file(_ path: String) -> WatchStorage {
    let file = file(at: path)
    var failure: FileError?
    return WatchStorage(
      read: {
        guard (try? file.check()) != nil else { return nil }
        return try? ScriptSource.file(path).read()
      },
      write: { text in
        do throws(FileError) {
          try file.write(text)
          failure = nil
        } catch {
          failure = error
        }
      },
      failure: { failure })
  }

  /// Fails where a state can be neither made nor replaced, and where a file that is there holds something else.
  package static func check(_ path: String) throws(FileError) {
    try file(at: path).check()
  }

  private static func file(at path: String) -> OwnFile {
    OwnFile(path, header: SavedState.header, permissions: 0o600)
  }
}
