import TributaryViews

/// A text made safe for the terminal and cut into lines that fit a width.
///
/// Words go to the next line whole; a word that is longer than a line is broken between graphemes, or in a label ends
/// with an ellipsis. Wide characters are never split, and a line may break at either side of one. Where lines are left
/// out, the last ends with an ellipsis.
package final class TextBlock {
  /// What the app gave.
  let source: String
  /// The same without anything that a terminal would obey; only line feeds are left of the control characters.
  private let text: String
  /// The ranges between the line feeds; empty stands for the whole text.
  private let paragraphs: [Range<String.Index>]
  /// The width at which no line needs to break.
  package let idealWidth: Int

  /// The lines for the last width and height; empty when the text fits as it is.
  private var cut: [TextLine] = []
  private var cutFor: (width: Int, limit: Int)?

  /// What happens to a word that is longer than a line: it goes on in the next one, or it ends with an ellipsis.
  package enum LongWords { case broken, shortened }
  private let longWords: LongWords

  package init(_ source: String, longWords: LongWords = .broken) {
    self.source = source
    self.longWords = longWords
    let text = StandIn.drawable(source)
    self.text = text
    guard text.utf8.contains(10) else {
      paragraphs = []
      idealWidth = TextWidth.columns(of: text)
      return
    }
    var ranges: [Range<String.Index>] = []
    var widest = 0
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      ranges.append(part.startIndex..<part.endIndex)
      widest = max(widest, TextWidth.columns(of: part))
    }
    paragraphs = ranges
    idealWidth = widest
  }

  /// The lines of the last fit, in order.
  package var lines: [TextLine] {
    cutFor == nil ? [TextLine(text: text[...], width: idealWidth, isCut: false)] : cut
  }

  /// Cuts the text for a width and a height, nil for as much as it likes, and answers the size that the lines take.
  package func fit(width: Int?, height: Int?, lineLimit: Int?) -> CellSize {
    let width = max(0, width ?? idealWidth)
    let limit = max(1, min(lineLimit ?? .max, height ?? .max))
    if width >= idealWidth, paragraphs.count <= limit, paragraphs.isEmpty {
      cutFor = nil
      return CellSize(width: idealWidth, height: 1)
    }
    if cutFor.map({ $0 != (width, limit) }) ?? true {
      cut = wrapped(width: width, limit: limit)
      cutFor = (width, limit)
    }
    return CellSize(width: min(width, cut.reduce(0) { max($0, $1.width) }), height: cut.count)
  }

  private func wrapped(width: Int, limit: Int) -> [TextLine] {
    if width == 0 { return [TextLine(text: "", width: 0, isCut: false)] }
    var lines: [TextLine] = []
    let ranges = paragraphs.isEmpty ? [text.startIndex..<text.endIndex] : paragraphs
    for (number, range) in ranges.enumerated() {
      var start = range.lowerBound
      repeat {
        let line = firstLine(from: start, to: range.upperBound, width: width)
        let isLast = line.next == range.upperBound && number == ranges.count - 1
        if lines.count == limit - 1, !isLast {
          // The ellipsis stands for what is left out, so the line is filled as far as it goes.
          lines.append(withEllipsis(start..<range.upperBound, width: width))
          return lines
        }
        if longWords == .shortened, line.next == line.end, line.end < range.upperBound, !breaks(at: line.end) {
          let end = text[line.end..<range.upperBound].firstIndex(of: " ") ?? range.upperBound
          lines.append(withEllipsis(start..<end, width: width))
          start = text[end...].firstIndex { $0 != " " }.map { min($0, range.upperBound) } ?? range.upperBound
          continue
        }
        lines.append(TextLine(text: text[start..<line.end], width: line.width, isCut: false))
        start = line.next
      } while start < range.upperBound
    }
    return lines
  }

  /// Where the first line of a paragraph ends, how wide it is, and where the next one begins.
  private func firstLine(
    from start: String.Index, to end: String.Index, width: Int
  ) -> (end: String.Index, width: Int, next: String.Index) {
    var lineWidth = 0
    var lastBreak: (end: String.Index, width: Int, next: String.Index)?
    var previousIsSpace = false
    var index = start
    while index < end {
      let character = text[index]
      let next = text.index(after: index)
      if character == " " {
        // Blanks hang over the edge; those at the start of a line are no place to break.
        if previousIsSpace, let place = lastBreak {
          lastBreak = (place.end, place.width, next)
        } else if index > start, !previousIsSpace {
          lastBreak = (index, lineWidth, next)
        }
        previousIsSpace = true
        lineWidth += 1
        index = next
        continue
      }
      let columns = TextWidth.columns(of: character)
      if columns > 1, index > start, !previousIsSpace { lastBreak = (index, lineWidth, index) }
      if lineWidth + columns > width, index > start { return lastBreak ?? (index, lineWidth, index) }
      lineWidth += columns
      if columns > 1 { lastBreak = (next, lineWidth, next) }
      previousIsSpace = false
      index = next
    }
    if lineWidth > width, previousIsSpace, let place = lastBreak { return (place.end, place.width, end) }
    return (end, lineWidth, end)
  }

  /// Whether a line may end before a character: beside a wide one.
  private func breaks(at index: String.Index) -> Bool {
    TextWidth.columns(of: text[index]) > 1 || TextWidth.columns(of: text[text.index(before: index)]) > 1
  }

  private func withEllipsis(_ range: Range<String.Index>, width: Int) -> TextLine {
    var end = range.lowerBound
    var columns = 0
    for index in text[range].indices {
      let more = TextWidth.columns(of: text[index])
      if columns + more > width - 1 { break }
      columns += more
      end = text.index(after: index)
    }
    while end > range.lowerBound, text[text.index(before: end)] == " " {
      end = text.index(before: end)
      columns -= 1
    }
    return TextLine(text: text[range.lowerBound..<end], width: columns + 1, isCut: true)
  }
}

/// A line of a text and the columns that it takes; one that is cut ends with an ellipsis.
package struct TextLine {
  var text: Substring
  package var width: Int
  var isCut: Bool

  /// The line as a person reads it in Unicode.
  package var string: String { isCut ? text + String(GlyphSet.unicode.ellipsis) : String(text) }
}

extension LayoutBox {
  /// The text of the box, measured again only when it is another one.
  func textBlock(_ string: String) -> TextBlock {
    if let text, text.source == string { return text }
    let block = TextBlock(string, longWords: isLabel ? .shortened : .broken)
    text = block
    return block
  }

  func computeText(_ string: String, lineLimit: Int?, _ proposal: Proposal) -> CellSize {
    // A label keeps a cell, so that there is something to press.
    let width = isLabel ? proposal.width.map { max(1, $0) } : proposal.width
    return textBlock(string).fit(width: width, height: proposal.height, lineLimit: lineLimit)
  }
}
