/// What differs between a snapshot that is kept and what was seen, line by line.
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the snapshot.
  public let name: String
  /// What is kept; nil if there is nothing yet.
  public let kept: Snapshot?
  /// What was seen.
  public let seen: Snapshot

  init(_ name: String, kept: Snapshot?, seen: Snapshot) {
    self.name = name
    self.kept = kept
    self.seen = seen
  }

  /// The lines of both: `-` before those that are kept and were not seen, `+` before those that were seen and are not
  /// kept.
  ///
  /// Equal lines stand between them, those far from any difference are left out. Below a line that changed, a caret
  /// points at the first place where it did.
  public var description: String {
    guard let kept else {
      return """
        there is no snapshot \(name.quoted) yet; with TRIBUTARY_SNAPSHOTS=write in the environment, this is kept:
        \(Self.rows(of: seen).map(\.printable).joined(separator: "\n"))
        """
    }
    let lines = Self.lines(from: Self.rows(of: kept), to: Self.rows(of: seen))
    return (["the snapshot \(name.quoted) is not what is seen (- kept, + seen):"] + lines).joined(separator: "\n")
  }

  private static func rows(of snapshot: Snapshot) -> [Substring] {
    snapshot.description.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// How many equal lines are shown before and after a difference.
  private static let context = 3

  private static func lines(from old: [Substring], to new: [Substring]) -> [String] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(Self.offset))
    let inserted = Set(changes.insertions.map(Self.offset))
    var all: [(text: String, isEqual: Bool)] = []
    var (oldRow, newRow) = (0, 0)
    while oldRow < old.count || newRow < new.count {
      let firstRemoved = oldRow
      let firstInserted = newRow
      while removed.contains(oldRow) { oldRow += 1 }
      while inserted.contains(newRow) { newRow += 1 }
      for row in firstRemoved..<oldRow { all.append(("- \(old[row].printable)", false)) }
      for row in firstInserted..<newRow {
        all.append(("+ \(new[row].printable)", false))
        if oldRow - firstRemoved == 1, newRow - firstInserted == 1 {
          all.append(("  " + caret(old[firstRemoved], new[row]), false))
        }
      }
      if oldRow < old.count, newRow < new.count {
        all.append(("  \(old[oldRow].printable)", true))
        oldRow += 1
        newRow += 1
      }
    }
    return shortened(all)
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// A caret below the first place at which two lines differ.
  private static func caret(_ old: Substring, _ new: Substring) -> String {
    new.prefix(zip(old, new).prefix { $0 == $1 }.count).caretLine
  }

  /// Leaves out the equal lines that are far from any other.
  private static func shortened(_ lines: [(text: String, isEqual: Bool)]) -> [String] {
    let places = lines.indices.filter { !lines[$0].isEqual }
    var result: [String] = []
    var isLeavingOut = false
    for (index, line) in lines.enumerated() {
      if places.contains(where: { abs($0 - index) <= context }) {
        result.append(line.text)
        isLeavingOut = false
      } else if !isLeavingOut {
        result.append("  …")
        isLeavingOut = true
      }
    }
    return result
  }
}
