import Foundation
import MarblesTool
import Testing

/// The table of operators is what the document and the pictures are held to.
///
/// `make lint` holds the sources and the rows of the laws to it.
@Suite struct OperatorTableTests {
  private static let drawn = Set(OperatorEntry.all.map { String($0.name.prefix { $0 != " " }) })

  @Test func theDocumentIsWhatTheTableSays() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/OPERATORS.md")
    let document = try String(contentsOf: page, encoding: .utf8)
    #expect(document == OperatorTable.document, "run `make operators`, which writes docs/OPERATORS.md from the table")
  }

  @Test func everyOperatorOfTheTableHasAPictureOrAReasonForNone() {
    #expect(OperatorTable.rows.count > 100)
    for row in OperatorTable.rows {
      for name in row.bareNames {
        #expect(
          Self.drawn.contains(name) == (row.undrawn == nil),
          "\(name): add an OperatorEntry that draws it, or say in its row why there is none, not both")
      }
    }
  }

  @Test func everyPictureIsOfAnOperatorOfTheTable() {
    let names = Set(OperatorTable.rows.flatMap(\.bareNames))
    // Subjects are no operators.
    #expect(Self.drawn.subtracting(names).filter { !$0.hasSuffix("Subject") }.sorted() == [])
  }

  @Test func noSpellingIsInTwoRows() {
    let names = OperatorTable.rows.flatMap { $0.names.split(separator: ", ") }
    #expect(Set(names).count == names.count)
  }
}
