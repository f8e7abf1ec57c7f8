/// A row of the table of operators: what one or several spellings do to a stream.
///
/// The table is where an operator is entered. `docs/OPERATORS.md` is printed from it, its pictures are held against it,
/// and `scripts/check-operators.sh` holds the sources and the rows of the laws against it.
package struct OperatorRow {
  /// The spellings in backquotes, as the reference has them: `map(_:)`, with a dot before a static: `.just(_:)`.
  package let names: String
  /// What it does, in a line.
  package let does: String
  /// Why it fails by itself; "closure" where an error that a closure throws ends the stream.
  package let fails: String
  /// How many elements it may keep.
  package let buffers: String
  /// What it does with time.
  package let time: String
  /// What of it crosses isolation domains.
  package let sendable: String
  /// The kinds of streams that have it, each by its letter.
  package let kinds: String
  /// Why no picture shows it; nil where one does.
  package let undrawn: String?
  /// Why it has no row in the tables of the laws; nil where it has one.
  package let lawless: String?
  /// Whether its closure may throw and no element reaches it, so that no row of the laws has it throw.
  package let isThrowingLawless: Bool

  init(
    _ names: String, _ does: String, fails: String = "no", buffers: String = "no", time: String = "no",
    sendable: String = "owner", kinds: String, undrawn: String? = nil, lawless: String? = nil,
    isThrowingLawless: Bool = false
  ) {
    self.names = names
    self.does = does
    self.fails = fails
    self.buffers = buffers
    self.time = time
    self.sendable = sendable
    self.kinds = kinds
    self.undrawn = undrawn
    self.lawless = lawless
    self.isThrowingLawless = isThrowingLawless
  }

  /// The names without labels and without the dot of a static.
  package var bareNames: [String] {
    names.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element.prefix { $0 != "(" }.drop { $0 == "." }) }
  }

  /// The row in Markdown.
  var markdown: String {
    "| " + [names, does, fails, buffers, time, sendable, kinds].joined(separator: " | ") + " |"
  }
}
