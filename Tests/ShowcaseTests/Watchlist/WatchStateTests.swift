import ShowcaseApps
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the watchlist keeps in a file.
@Suite struct WatchStateTests {
  private let path = "/tmp/tributary-watchlist-\(UInt64.random(in: 0 ... .max))"

  @Test func `what is written is read again, and what is not there is nothing`() {
    let storage = WatchStorage.file(path)
    defer { storage.remove() }
    #expect(storage.read() == nil)
    storage.write("user Ada\n")
    storage.write("user Bo\n")
    #expect(storage.read() == "user Bo\n")
    let nowhere = WatchStorage.file("/tmp/no/such/folder/\(UInt64.random(in: 0 ... .max))")
    nowhere.write("a")
    #expect(nowhere.read() == nil)
  }

  @Test func `a link stays, and what is no file is left alone`() {
    let storage = WatchStorage.file(path)
    let link = path + ".link"
    defer {
      unlink(link)
      storage.remove()
    }
    storage.write("user Ada\n")
    symlink(path, link)
    WatchStorage.file(link).write("user Bo\n")
    #expect(storage.read() == "user Bo\n")
    unlink(link)
    symlink("/dev/zero", link)
    #expect(WatchStorage.file(link).read() == nil)
    WatchStorage.file(link).write("user Cy\n")
    #expect(WatchStorage.file(link).read() == nil, "no file took the place of the link")
    #expect(throws: SystemError(number: ENOTSUP)) { try WatchStorage.check(link) }
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

  @Test func `a file of something else is refused and left as it is`() async throws {
    let storage = WatchStorage.file(path)
    defer { storage.remove() }
    storage.write("#!/bin/sh\nlist\n")
    let run = await Run.showcase("watchlist", "--state", path, "--play", "-", input: "screen\n")
    #expect(run.status == .output)
    #expect(run.error.contains("it holds something else"))
    #expect(storage.read() == "#!/bin/sh\nlist\n")
    for text in ["", "\n", "colour blue\nuser Ada\n"] {
      storage.write(text)
      try WatchStorage.check(path)
    }
  }

  @Test func `a second run goes on where the first was left`() async {
    defer { WatchStorage.file(path).remove() }
    let words = ["watchlist", "--state", path, "--play", "-"]
    let first = await Run.showcase(
      words, input: "type Ada\npress enter\nclick No\nclick The Hollow Choir\nclick Put on the list\n")
    #expect(first.error == "")
    let second = await Run.showcase(words, input: "screen\n")
    #expect(second.error == "")
    #expect(second.screens.first?.contains { $0.contains("On your list") } == true)
    #expect(WatchStorage.file(path).read() == "user Ada\nnotify false\nlist 1\nurl /movies/1\n")
  }
}
