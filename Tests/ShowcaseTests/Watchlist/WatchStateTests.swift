import ShowcaseApps
import Testing
import TributaryTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the watchlist keeps in a file.
@Suite struct WatchStateTests {
  private let path = "/tmp/tributary-watchlist-\(UInt64.random(in: 0 ... .max))"

  private func state(of user: String) -> String { "# tributary watchlist\nuser \(user)\n" }

  @Test func `what is written is read again, and what is not there is nothing`() {
    let storage = WatchStorage.file(path)
    defer { unlink(path) }
    #expect(storage.read() == nil)
    storage.write(state(of: "Ada"))
    storage.write(state(of: "Bo"))
    #expect(storage.read() == state(of: "Bo"))
    #expect(storage.failure() == nil)
    let nowhere = WatchStorage.file("/tmp/no/such/folder/\(UInt64.random(in: 0 ... .max))")
    nowhere.write("a")
    #expect(nowhere.read() == nil)
    #expect(nowhere.failure()?.reason == "No such file or directory")
  }

  @Test func `a link to a device is neither read nor replaced`() {
    defer { unlink(path) }
    symlink("/dev/zero", path)
    #expect(WatchStorage.file(path).read() == nil)
    WatchStorage.file(path).write(state(of: "Cy"))
    #expect(WatchStorage.file(path).read() == nil, "no file took the place of the link")
    #expect(throws: FileError(path: path, number: ENOTSUP)) { try WatchStorage.check(path) }
  }

  @Test func `a state that cannot be kept is refused before the app starts`() async {
    let nowhere = "/tmp/no/such/\(UInt64.random(in: 0 ... .max))"
    for (state, reason) in [(nowhere, "No such file or directory"), ("/", "Is a directory"), ("", "No such")] {
      let run = await Run.showcase("watchlist", "--state", state, "--play", "-", input: "screen\n")
      #expect(run.error.hasPrefix("showcase: cannot keep the state in \"\(state)\": \(reason)"))
      #expect(run.status == .output)
      #expect(run.output == "")
    }
  }

  @Test(arguments: [
    "user  nginx;\nworker_processes  auto;\nerror_log  /var/log/nginx/error.log notice;\npid  /var/run/nginx.pid;\n",
    "#!/bin/sh\nlist\n", "\n", "user Ada\n", "# tributary watch", " # tributary watchlist\n",
  ])
  func `a file of somebody else is refused and left as it is`(text: String) async throws {
    defer { unlink(path) }
    try OwnFile(path, header: nil, permissions: 0o640).write(text)
    let run = await Run.showcase("watchlist", "--state", path, "--play", "-", input: "type Ada\npress enter\nscreen\n")
    #expect(run.status == .output)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("showcase: cannot keep the state in \"\(path)\": the file does not start with"))
    #expect(try ScriptSource.file(path).read() == text)
    // A file that comes to the place while the app runs is somebody else's too.
    let storage = WatchStorage.file(path)
    storage.write(state(of: "Ada"))
    #expect(try ScriptSource.file(path).read() == text)
    #expect(storage.failure() != nil)
  }

  @Test func `an empty file, and a state of another version, are taken`() throws {
    defer { unlink(path) }
    for text in ["", "# tributary watchlist 2\ncolour blue\n"] {
      try OwnFile(path, header: nil).write(text)
      try WatchStorage.check(path)
    }
  }

  @Test func `a second run goes on where the first was left`() async throws {
    defer { unlink(path) }
    let words = ["watchlist", "--state", path, "--play", "-"]
    let first = await Run.showcase(
      words, input: "type Ada\npress enter\nclick No\nclick The Hollow Choir\nclick Put on the list\n")
    #expect(first.error == "")
    let second = await Run.showcase(words, input: "screen\n")
    #expect(second.error == "")
    #expect(second.screens.first?.contains { $0.contains("On your list") } == true)
    #expect(
      try ScriptSource.file(path).read()
        == "# tributary watchlist\nuser Ada\nnotify false\nlist 1\nurl /movies/1\n")
  }
}
