#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension WatchStorage {
  /// A file, which is replaced whole; one that cannot be read counts as empty, and what cannot be written is not kept.
  package static func file(_ path: String) -> WatchStorage {
    WatchStorage(
      read: { try? ScriptSource.file(path).read() },
      write: { text in
        let new = path + ".new"
        let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        let file = OutputFile(descriptor: descriptor)
        let isWritten = (try? file.write(text)) != nil && (try? file.flush()) != nil
        // A half-written file must not take the place of a whole one.
        if close(descriptor) == 0, isWritten { rename(new, path) } else { unlink(new) }
      },
      remove: { unlink(path) })
  }
}
