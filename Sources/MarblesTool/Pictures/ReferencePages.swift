package import TributaryTesting

/// The pages that `make docs` adds to the reference of TributaryStreams: a picture for each operator, and one of all.
package enum ReferencePages {
  /// A file of the catalog.
  package struct Page {
    package let name: String
    package let text: String
  }

  /// Runs the sample of each operator.
  ///
  /// - Returns: the files.
  /// - Throws: a ``Marbles/Mistake`` if a sample makes no sense, which a test rules out.
  package static func all() throws(Marbles.Mistake) -> [Page] {
    var pages: [Page] = []
    var rows = ""
    for (index, entry) in OperatorEntry.all.enumerated() {
      let diagram = try Diagram(entry.sample[0], Array(entry.sample.dropFirst()))
      let file = "marbles-\(index)-" + entry.name.filter { $0 != " " } + ".svg"
      pages.append(Page(name: file, text: diagram.svg))
      let picture = "![\(diagram.spoken)](\(file))"
      rows += "| `\(entry.usage)` \(entry.meaning) | \(picture) |\n"
      for (number, page) in entry.pages.enumerated() {
        let symbol = """
          # ``TributaryStreams/\(page)``

          ## In a picture

          \(picture)

          """
        pages.append(Page(name: "marbles-\(index)-\(number).md", text: symbol))
      }
    }
    pages.append(Page(name: "Marbles.md", text: overview + rows))
    return pages
  }

  private static let overview = """
    # Marbles

    What each operator does, in a picture. Each was made by a run in virtual time.

    ## Overview

    Time goes from left to right, a bar is the completion and a cross an error. `swift run marbles` draws your own.

    | operator | picture |
    |---|---|

    """
}

extension Diagram {
  /// The call in words that stand well in the place of a picture.
  fileprivate var spoken: String {
    "Marble diagram of " + call.filter { !"[]|`\\".contains($0) }
  }
}
