/// One change of a text: what was removed, and what stands in its place.
package struct TextChange: Equatable {
  /// Where the change is, in bytes of UTF-8.
  var start: Int
  var removed: String
  var inserted: String

  package init(at start: Int, removed: String, inserted: String) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// The change that leads from one text to another: all between what they start with and what they end with.
  package init(from old: String, to new: String) {
    let shorter = min(old.utf8.count, new.utf8.count)
    let prefix = CommonBytes.prefix(old, new)
    let suffix = min(CommonBytes.suffix(old, new), shorter - prefix)
    start = prefix
    removed = old.bytes(prefix..<(old.utf8.count - suffix))
    inserted = new.bytes(prefix..<(new.utf8.count - suffix))
  }

  /// Whether it changes nothing.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// The bytes of the former text that went.
  var range: Range<Int> { start..<(start + removed.utf8.count) }

  /// The bytes of the new text that came.
  var made: Range<Int> { start..<(start + inserted.utf8.count) }

  /// Where a place of the former text is now; a place in or at what went lies behind what came.
  func moved(_ place: Int) -> Int {
    if place < start { return place }
    return max(made.upperBound, place - removed.utf8.count + inserted.utf8.count)
  }

  /// What is left of a range of the former text, in the new one, where what came is in no part.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    let growth = inserted.utf8.count - removed.utf8.count
    let before = range.lowerBound..<max(range.lowerBound, min(range.upperBound, start))
    let behind = max(range.lowerBound, self.range.upperBound)..<max(range.upperBound, self.range.upperBound)
    return [before, behind.lowerBound + growth..<behind.upperBound + growth].filter { !$0.isEmpty }
  }
}

/// The last changes of a text, each by its revision, so that an edit of a text that is no longer there can be made in
/// the one that is.
///
/// A late edit takes nothing from what came in between: the characters that the person removed go, as far as they are
/// still there, and what the person typed stands before the first character behind it that is still there.
struct EditHistory {
  /// How many changes are remembered at least, once there were so many; an older edit counts as one of the whole text.
  static let length = 64

  /// The number of the text: 0 for the first, one more for each change.
  private(set) var revision = 0
  /// Whoever made the last change.
  private(set) var author = EditAuthor.program
  /// The changes that led to the last revisions.
  private var changes: [TextChange] = []

  /// Notes a change that was made.
  mutating func note(_ change: TextChange, by author: EditAuthor) {
    revision += 1
    self.author = author
    if changes.count == 2 * Self.length { changes.removeFirst(Self.length) }
    changes.append(change)
  }

  /// The changes since a revision; nil if they are forgotten, or the revision is still to come.
  func changes(since former: Int) -> ArraySlice<TextChange>? {
    let count = revision - former
    return (0...changes.count).contains(count) ? changes.suffix(count) : nil
  }
}

/// What two texts have in common at their ends, in bytes of UTF-8, as whole scalars.
enum CommonBytes {
  static func prefix(_ one: String, _ other: String) -> Int {
    var count = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    while count > 0, isInScalar(one, count) || isInScalar(other, count) { count -= 1 }
    return count
  }

  static func suffix(_ one: String, _ other: String) -> Int {
    var count = zip(one.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    while count > 0, isInScalar(one, one.utf8.count - count) || isInScalar(other, other.utf8.count - count) {
      count -= 1
    }
    return count
  }

  /// Whether a place is in the middle of a scalar.
  private static func isInScalar(_ text: String, _ place: Int) -> Bool {
    place < text.utf8.count && text.utf8[text.index(atByte: place)] & 0xC0 == 0x80
  }
}
