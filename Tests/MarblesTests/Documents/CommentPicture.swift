import Foundation

/// A marble picture in the documentation comment of a source file.
///
/// All rows begin in the same column: the first row says in which. Blanks part several examples, and what is said about
/// them.
struct CommentPicture {
  struct Row {
    var label: String
    var isInner: Bool
    /// The examples, with the columns in which they begin.
    var pictures: [(column: Int, text: String)]
  }

  var file: String
  var line: Int
  var rows: [Row] = []

  /// The pictures of all sources of streams.
  static func all() throws -> [CommentPicture] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "Sources/TributaryStreams")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return pictures(in: text, file: path.components(separatedBy: "/").last ?? path)
    }
  }

  private static func pictures(in text: String, file: String) -> [CommentPicture] {
    var pictures: [CommentPicture] = []
    var block: (start: Int, isPlain: Bool, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let comment = line.drop { $0 == " " }
      guard comment.hasPrefix("///") else {
        block = nil
        continue
      }
      let content = String(comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3))
      if content.hasPrefix("```") {
        if let open = block {
          if open.isPlain { pictures.append(CommentPicture(file, open.start, open.lines)) }
          block = nil
        } else {
          block = (index + 1, content == "```", [])
        }
      } else {
        block?.lines.append(content)
      }
    }
    return pictures.filter { !$0.rows.isEmpty }
  }

  init(_ file: String, _ line: Int, _ lines: [String]) {
    self.file = file
    self.line = line
    guard let start = lines.first.flatMap(Self.firstColumn) else { return }
    rows = lines.map { line in
      let label = String(line.prefix(start))
      let pictures = Self.parts(of: Array(line), from: start)
      return Row(label: label.trimmingCharacters(in: .whitespaces), isInner: line.hasPrefix(" "), pictures: pictures)
    }
  }

  /// Where the picture of the first row begins: behind two blanks at least.
  private static func firstColumn(of line: String) -> Int? {
    guard let gap = line.range(of: #"\S {2,}\S"#, options: .regularExpression) else { return nil }
    return line.distance(from: line.startIndex, to: gap.upperBound) - 1
  }

  /// What two blanks at least part, with their columns from `start` on.
  private static func parts(of line: [Character], from start: Int) -> [(column: Int, text: String)] {
    var parts: [(column: Int, text: String)] = []
    var index = start
    while index < line.count {
      guard line[index] != " " else {
        index += 1
        continue
      }
      var end = index
      while end < line.count, !(line[end] == " " && (end + 1 == line.count || line[end + 1] == " ")) { end += 1 }
      parts.append((index - start, String(line[index..<end])))
      index = end
    }
    return parts
  }
}
