/// What a screen showed, as text that is kept in a file beside the test and compared.
///
/// ```swift
/// let pilot = Pilot(on: .terminal) { Board() }
/// #expect(try pilot.snapshot().difference(from: "start") == nil)
/// ```
///
/// The file is `Snapshots/NAME-OF-THE-TEST-FILE/start.txt`, in the folder of the test. With `TRIBUTARY_SNAPSHOTS=write`
/// in the environment it is written instead of compared: look at what changed before you keep it. A snapshot that
/// differs is told as a ``SnapshotDifference``, which a test prints; no test framework is asked.
public struct Snapshot: Hashable, Sendable, CustomStringConvertible {
  /// The text, with a line feed at its end.
  public let description: String

  /// A snapshot of a text; blanks at the ends of lines, and empty lines at the end, are left out.
  ///
  /// Lines may end as they do on Windows too, which is how some checkouts write files, or in a carriage return.
  public init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }.map { line in
      String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
    }
    while lines.last == "" { lines.removeLast() }
    description = lines.map { $0 + "\n" }.joined()
  }

  /// Compares with the file of this name beside a test, or writes it.
  ///
  /// - Parameters:
  ///   - name: the name of the snapshot: letters, digits, `-`, `_`, `.` and blanks.
  ///   - filePath: the file of the test.
  /// - Returns: what differs, or nil. A file that is not there differs in every line.
  /// - Throws: a ``SnapshotError`` if the name cannot be one, or the file be neither read nor written.
  public func difference(
    from name: String, filePath: StaticString = #filePath
  ) throws(SnapshotError) -> SnapshotDifference? {
    try difference(from: name, beside: "\(filePath)", Use(asked: environmentVariable("TRIBUTARY_SNAPSHOTS")))
  }

  /// Whether the file is the one to be, or what was seen.
  package enum Use {
    case compare, write

    /// What the value of the variable asks for: nothing but `write` writes.
    package init(asked word: String?) {
      self = word == "write" ? .write : .compare
    }
  }

  package func difference(from name: String, beside test: String, _ use: Use) throws(SnapshotError)
    -> SnapshotDifference?
  {
    let file = try Self.file(name, beside: test)
    do {
      switch use {
      case .write:
        try writeFile(file, description)
        return nil
      case .compare:
        let kept = try textOfFile(file).map(Snapshot.init)
        return kept == self ? nil : SnapshotDifference(name, kept: kept, seen: self)
      }
    } catch {
      throw SnapshotError(description: "the snapshot \(name.quoted) cannot be kept: \(error)")
    }
  }

  /// Compares with another snapshot, which is the one to be.
  ///
  /// - Parameter kept: what was to be seen.
  /// - Returns: what differs, or nil.
  public func difference(from kept: Snapshot) -> SnapshotDifference? {
    self == kept ? nil : SnapshotDifference("snapshot", kept: kept, seen: self)
  }

  private static func file(_ name: String, beside test: String) throws(SnapshotError) -> String {
    let isAName = name.allSatisfy { $0.isLetter || $0.isNumber || "-_. ".contains($0) }
    guard isAName, let first = name.first, first != ".", first != " " else {
      throw SnapshotError(
        description: """
          \(name.quoted) cannot be a snapshot's name: write letters, digits, -, _, . and blanks, a letter or digit \
          first
          """
      )
    }
    var parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let source = parts.removeLast()
    let stem = source.hasSuffix(".swift") ? source.dropLast(6) : source
    return (parts + ["Snapshots", stem]).joined(separator: "/") + "/\(name).txt"
  }
}

/// A snapshot that can be neither compared nor written.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and how to mend it.
  public let description: String
}

/// What a snapshot of a screen has in it.
public enum SnapshotDetail: Sendable {
  /// The text of the screen.
  case text
  /// The text, and below it a line for each run of cells that has a colour or is bold.
  case styles
}

extension Pilot {
  /// What is on the screen now, to be kept and compared.
  ///
  /// - Parameter detail: whether the text alone, or how it is drawn as well.
  /// - Returns: the snapshot.
  public func snapshot(_ detail: SnapshotDetail = .text) -> Snapshot {
    switch detail {
    case .text: Snapshot(rows.joined(separator: "\n"))
    case .styles: Snapshot((rows + ["---"] + styledRuns).joined(separator: "\n"))
    }
  }
}
