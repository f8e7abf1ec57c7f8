#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that a program writes again and again, and never takes from somebody else.
///
/// A file that is there is written only if it starts with the program's own header, or is empty. A write replaces the
/// file as a whole: a reader sees the old text or the new one, also after a crash. Links are followed, permissions and
/// owner stay, and no other file is touched.
package struct OwnFile {
  private let path: String
  private let header: String?
  private let permissions: mode_t

  /// A file at a path.
  ///
  /// - Parameters:
  ///   - path: Where it is or will be; links are followed, to a file that is not there yet too.
  ///   - header: What the program's own files start with; nil where the path alone tells that a file is its own.
  ///   - permissions: Those of a new file.
  package init(_ path: String, header: String?, permissions: UInt32 = 0o644) {
    self.path = path
    self.header = header
    self.permissions = mode_t(permissions)
  }

  /// Fails where ``write(_:)`` would, and changes nothing.
  package func check() throws(FileError) {
    let place = try place()
    try refuseForeign(place)
    let new = try newFile(beside: place)
    close(new.descriptor)
    unlink(new.path)
  }

  /// Replaces the file, or makes it.
  package func write(_ text: String) throws(FileError) {
    let place = try place()
    let old = try refuseForeign(place)
    let new = try newFile(beside: place)
    if let old {
      // Only root may give a file away; for everybody else the owner is the same.
      _ = fchown(new.descriptor, old.st_uid, old.st_gid)
      fchmod(new.descriptor, old.st_mode & 0o7777)
    } else {
      fchmod(new.descriptor, permissions)
    }
    var failure = writeAll(text, to: new.descriptor)
    // The text is on the disk before the name leads to it.
    if failure == nil, fsync(new.descriptor) != 0 { failure = errno }
    if close(new.descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(new.path, place) != 0 { failure = errno }
    guard let failure else { return syncFolder(of: place) }
    unlink(new.path)
    throw FileError(path: path, number: failure)
  }

  // MARK: -

  private func error(_ number: Int32 = errno) -> FileError { FileError(path: path, number: number) }

  /// Where the file is, or will be, once links are followed.
  private func place() throws(FileError) -> String {
    guard !path.isEmpty else { throw error(ENOENT) }
    var place = path
    for _ in 0..<40 {
      var status = stat()
      guard lstat(place, &status) == 0 else {
        if errno == ENOENT { return place }
        throw error()
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return place
      case S_IFDIR: throw error(EISDIR)
      case S_IFLNK:
        let target = try target(of: place)
        place = target.hasPrefix("/") ? target : folder(of: place) + target
      default: throw error(ENOTSUP)
      }
    }
    throw error(ELOOP)
  }

  private func target(of link: String) throws(FileError) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      readlink(link, buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard count >= 0 else { throw error() }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The folder of a path, with a slash at its end; empty for the current one.
  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Fails for a file of somebody else; returns what is known of a file that is there.
  @discardableResult
  private func refuseForeign(_ place: String) throws(FileError) -> stat? {
    let descriptor = open(place, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw error()
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error() }
    guard let header else { return status }
    var start = [UInt8](repeating: 0, count: header.utf8.count)
    let count = start.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count >= 0 else { throw error() }
    guard count == 0 || start[..<count].elementsEqual(header.utf8) else {
      throw FileError(path: path, foreignTo: header)
    }
    return status
  }

  /// An empty file in the same folder, of a name that no file has.
  private func newFile(beside place: String) throws(FileError) -> (descriptor: Int32, path: String) {
    var template = Array((folder(of: place) + ".tributary-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw error() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (descriptor, String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Writes a whole text; returns the number of the error, if there was one.
  private func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = platformWrite(descriptor, base, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// The new name is on the disk too; a folder that cannot be written out is none that could be mended here.
  private func syncFolder(of place: String) {
    let folder = folder(of: place)
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// The system's own `write`, which the method of the same name hides.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
