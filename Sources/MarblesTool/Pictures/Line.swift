internal import TributaryTesting

/// A row as text: the place of a sign is its time.
struct Line {
  /// The text, from the row's start on.
  private(set) var text = ""
  private var length = 0
  private var endsInWord = false

  /// Draws a row; nil where a sign would stand in the place of the next.
  ///
  /// - Parameters:
  ///   - track: the row.
  ///   - names: letters for long texts.
  ///   - scale: how many characters a column has.
  init?(_ track: Track, names: Names, scale: Int) {
    for moment in track.moments {
      let texts = moment.signs.map { $0.isValue ? names.name(of: $0.text) : $0.text }
      let isValue = moment.signs[0].isValue
      let isWord = texts.count == 1 && isValue && texts[0].terminalColumns > 1
      let drawn = texts.count == 1 ? texts[0] : "(" + Line.joined(texts, moment.signs) + ")"
      let place = (moment.column - track.start) * scale
      // Between a word and a value is a gap, so that neither seems to go on.
      let needsGap = length > 0 && isValue && (isWord || endsInWord)
      guard place >= length + (needsGap ? 1 : 0) else { return nil }
      fill(to: place)
      append(moment.signs == [.more] ? " …" : drawn)
      endsInWord = isWord
    }
    fill(to: (track.width - track.start) * scale)
  }

  /// What comes at one moment: words apart from each other.
  private static func joined(_ texts: [String], _ signs: [Track.Sign]) -> String {
    var text = texts[0]
    for index in texts.indices.dropFirst() {
      let areWords = texts[index - 1...index].contains { $0.terminalColumns > 1 } && signs[index].isValue
      text += (areWords ? " " : "") + texts[index]
    }
    return text
  }

  private mutating func fill(to place: Int) {
    append(String(repeating: "-", count: max(place - length, 0)))
  }

  private mutating func append(_ more: String) {
    text += more
    length += more.terminalColumns
  }
}
