import ShowcaseApps
import Testing

/// The catalogue and what it is read from.
@Suite struct CatalogueTests {
  @Test func `the shipped catalogue has two hundred titles of both kinds, each with a number and a name of its own`() {
    let titles = Catalogue.shipped.titles
    #expect(titles.count == 200)
    #expect(Set(titles.map(\.id)).count == 200)
    #expect(Set(titles.map(\.name)).count == 200)
    #expect(Kind.allCases.allSatisfy { Catalogue.shipped[$0].count > 50 })
    #expect(titles.allSatisfy { !$0.cast.isEmpty })
    #expect(Catalogue.shipped[12]?.name == "A Violin in Ellory")
    #expect(Catalogue.shipped[0] == nil)
  }

  @Test(arguments: [
    ("null", JSON.null), (" true ", .bool(true)), ("-1.5e2", .number(-150)), ("[]", .list([])), ("{ }", .object([:])),
    (#"{"a":[1,{"b":false}]}"#, .object(["a": .list([.number(1), .object(["b": .bool(false)])])])),
    (#""a\"\\\/\n\t\u00e9\ud83d\ude00""#, .text("a\"\\/\n\té😀")),
  ])
  func `JSON is read`(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text.utf8) == value)
  }

  @Test(arguments: [
    ("", 0), ("[1,]", 3), ("{\"a\" 1}", 5), ("\"a", 2), ("\"\\x\"", 3), ("1 2", 2), ("nul", 0), ("\"\\ud83d\"", 7),
    ("--1", 0),
    ("1e999", 0), ("01", 1), ("+1", 0), ("[.5]", 1), ("1.", 0), ("1e", 0), ("-", 0), ("\"\\u+12e\"", 3),
    ("\"\\u-000\"", 3),
  ])
  func `what is no JSON is refused with its place`(text: String, offset: Int) {
    #expect(throws: JSON.Mistake(offset: offset)) { try JSON(parsing: text.utf8) }
  }

  @Test func `no depth fills the stack`() {
    #expect(throws: JSON.Mistake.self) { try JSON(parsing: String(repeating: "[", count: 1_000_000).utf8) }
  }

  @Test func `an entry that lacks something, or a number that is there twice, is named`() {
    let title = #"{"id":1,"kind":"movie","name":"A","year":2000,"genre":"B","minutes":90,"cast":[]}"#
    #expect(throws: Catalogue.Mistake.badEntry(1)) { try Catalogue(json: "[\(title),\(title)]".utf8) }
    #expect(throws: Catalogue.Mistake.badEntry(0)) { try Catalogue(json: #"[{"id":1}]"#.utf8) }
    #expect(throws: Catalogue.Mistake.noList) { try Catalogue(json: "{}".utf8) }
  }

  @Test func `what is kept is read as it was written, and lines of another version are passed over`() {
    var state = SavedState()
    state.user = "Ada"
    state.mayNotify = false
    state.list = [12, 3]
    state.wishes = [WatchState.Wish(name: "A long name", kind: .series)]
    state.url = "/movies/12/cast"
    #expect(SavedState(parsing: state.text) == state)
    #expect(SavedState(parsing: "colour blue\n\nlist 1,x,2\nuser\n").list == [1, 2])
    #expect(SavedState(parsing: "").text == "# tributary watchlist\n")
  }

  @Test func `a file that was edited by hand does no harm`() {
    let state = SavedState(parsing: "user  Ada \r\nlist 7,7, 8,9223372036854775808\r\nwish movie  \r\nnotify no\r\n")
    #expect(state.text == "# tributary watchlist\nuser Ada\nlist 7,8\n")
    #expect(SavedState(parsing: "user \t \n").user == nil, "nobody is nobody")
  }
}
