import Testing
import TributaryTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct OwnFileTests {
  /// A folder that goes with the test.
  private final class Folder {
    let path = "/tmp/tributary-own-file-\(UInt64.random(in: 0 ... .max))"

    init() { mkdir(path, 0o700) }

    deinit {
      for name in names { unlink(path + "/" + name) }
      rmdir(path)
    }

    /// The names of all that is there.
    var names: [String] {
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names.sorted()
    }

    func text(_ name: String) -> String? {
      guard let file = fopen(path + "/" + name, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    }

    func status(_ name: String) -> stat {
      var status = stat()
      lstat(path + "/" + name, &status)
      return status
    }

    func put(_ name: String, _ text: String, _ permissions: mode_t = 0o644) {
      guard let file = fopen(path + "/" + name, "w") else { return }
      fputs(text, file)
      fclose(file)
      chmod(path + "/" + name, permissions)
    }
  }

  private let folder = Folder()

  private func file(_ name: String) -> OwnFile { OwnFile(folder.path + "/" + name, header: "# mine") }

  @Test func aFileIsMadeAndReplacedAsAWholeAndNothingElseIsLeft() throws {
    try file("a").write("# mine\n1\n")
    let first = folder.status("a")
    try file("a").write("# mine\n2\n")
    #expect(folder.text("a") == "# mine\n2\n")
    #expect(folder.names == ["a"])
    #expect(folder.status("a").st_ino != first.st_ino, "a reader of the old file reads on")
  }

  @Test(arguments: ["# min", "#  mine\n", "x", "\n# mine\n", "# Mine"])
  func aFileWithoutTheHeaderIsRefusedAndUntouched(text: String) {
    folder.put("a", text)
    let before = folder.status("a")
    let error = FileError(path: folder.path + "/a", foreignTo: "# mine")
    #expect(throws: error) { try file("a").check() }
    #expect(throws: error) { try file("a").write("# mine\n") }
    #expect(folder.text("a") == text)
    #expect(folder.status("a").st_ino == before.st_ino)
    #expect(folder.names == ["a"])
  }

  @Test func anEmptyFileIsTaken() throws {
    folder.put("a", "")
    try file("a").write("# mine\n")
    #expect(folder.text("a") == "# mine\n")
  }

  @Test func aCheckChangesNothing() throws {
    try file("a").check()
    #expect(folder.names == [])
    folder.put("a", "# mine\nold\n")
    folder.put("a.new", "somebody else's")
    try file("a").check()
    try file("a").write("# mine\n")
    #expect(folder.names == ["a", "a.new"])
    #expect(folder.text("a.new") == "somebody else's")
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755] as [mode_t])
  func permissionsStay(permissions: mode_t) throws {
    folder.put("a", "# mine\n", permissions)
    try file("a").write("# mine\n2\n")
    #expect(folder.status("a").st_mode & 0o7777 == permissions)
    try OwnFile(folder.path + "/b", header: nil, permissions: UInt32(permissions)).write("new")
    #expect(folder.status("b").st_mode & 0o7777 == permissions)
  }

  @Test func linksStayAndTheirTargetsAreWritten() throws {
    folder.put("target", "# mine\n")
    symlink("target", folder.path + "/link")
    symlink(folder.path + "/link", folder.path + "/absolute")
    symlink("later", folder.path + "/dangling")
    try file("absolute").write("# mine\n2\n")
    try file("dangling").write("# mine\n3\n")
    #expect(folder.text("target") == "# mine\n2\n")
    #expect(folder.text("later") == "# mine\n3\n")
    #expect(folder.names == ["absolute", "dangling", "later", "link", "target"])
    for link in ["absolute", "dangling", "link"] { #expect(folder.status(link).st_mode & S_IFMT == S_IFLNK) }
  }

  @Test func aPlaceThatCanHoldNoFileIsRefusedWithTheReason() {
    symlink("loop", folder.path + "/loop")
    mkfifo(folder.path + "/pipe", 0o600)
    for (path, number) in [
      ("", ENOENT), (folder.path, EISDIR), (folder.path + "/none/a", ENOENT), (folder.path + "/loop", ELOOP),
      (folder.path + "/pipe", ENOTSUP), ("/dev/null", ENOTSUP),
    ] {
      let file = OwnFile(path, header: "# mine")
      #expect(throws: FileError(path: path, number: number)) { try file.check() }
      #expect(throws: FileError(path: path, number: number)) { try file.write("# mine\n") }
    }
  }

  @Test func aWriteThatFailsLeavesTheOldFileAndNoOther() async {
    await #expect(processExitsWith: .success) {
      let folder = Folder()
      folder.put("a", "# mine\nold\n")
      // No file may grow beyond four bytes, as on a disk that is full.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4, rlim_max: 4)
      #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
      #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      let path = folder.path + "/a"
      do throws(FileError) {
        try OwnFile(path, header: "# mine").write("# mine\nnew\n")
        exit(1)
      } catch {
        precondition(error == FileError(path: path, number: EFBIG))
      }
      precondition(folder.text("a") == "# mine\nold\n")
      precondition(folder.names == ["a"])
    }
  }
}
