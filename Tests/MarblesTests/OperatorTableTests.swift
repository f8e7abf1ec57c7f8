import Foundation
import MarblesTool
import Testing

/// Each operator of `docs/OPERATORS.md` has a picture, or a reason for none.
///
/// `make lint` holds the sources and the law tables against the same table.
@Suite struct OperatorTableTests {
  /// Operators without a picture, each for its reason.
  static let undrawn: [String: String] = [
    "once": "the second subscriber is what differs", "deferred": "what it makes is drawn by that",
    "using": "its resource is not an event", "create": "its closure is a program",
    "decode": "its elements are data", "withUnretained": "its object is not an event",
    "ofType": "it needs a type's name",
    "flatMapMaybe": "as flatMap", "flatMapCompletable": "as flatMap", "do": "its events are beside the stream",
    "debug": "its lines are beside the stream", "apply": "it draws the operator applied", "then": "it draws both",
    "identity": "it changes nothing", "multicast": "its subject is the user's", "refCount": "share draws it",
    "asObservable": "it changes no event", "asCompletable": "ignoreElements draws it",
    "asTrait": "the kind is the user's", "seal": "the kind is the user's", "changed": "it needs a control",
    "orEmpty": "it needs a control", "asControlProperty": "it needs a control", "asControlEvent": "it needs a control",
    "makeStream": "it needs threads", "fromAsync": "it needs threads", "observe": "it needs a model",
  ]

  /// The names in the table's rows, without labels.
  static func names() throws -> Set<String> {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/OPERATORS.md")
    var names: Set<String> = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      guard cells.count == 7 else { continue }
      for (index, word) in cells[0].split(separator: "`").enumerated() where !index.isMultiple(of: 2) {
        names.insert(String(word.prefix { $0 != "(" }.drop { $0 == "." }))
      }
    }
    return names
  }

  @Test func everyOperatorOfTheTableHasAPictureOrAReasonForNone() throws {
    let names = try Self.names()
    try #require(names.count > 100)
    let drawn = Set(OperatorEntry.all.map { String($0.name.prefix { $0 != " " }) })
    #expect(names.subtracting(drawn).subtracting(Self.undrawn.keys).sorted() == [])
    #expect(Set(Self.undrawn.keys).subtracting(names).sorted() == [], "no such operators")
    #expect(drawn.intersection(Self.undrawn.keys).sorted() == [], "drawn, so that no reason is needed")
  }

  @Test func everyPictureIsOfAnOperatorOfTheTable() throws {
    let names = try Self.names()
    let drawn = Set(OperatorEntry.all.map { String($0.name.prefix { $0 != " " }) })
    // Subjects are no operators.
    #expect(drawn.subtracting(names).filter { !$0.hasSuffix("Subject") }.sorted() == [])
  }
}
