import ShowcaseApps
import Testing

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
