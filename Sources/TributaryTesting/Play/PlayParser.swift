import TributaryViews

extension PlayCommand {
  /// The words that a command starts with.
  static let words = ["press", "type", "click", "clickat", "wait", "resize", "screen"]

  /// The command that a line holds.
  init(parsing line: Substring) throws(PlaySyntaxError) {
    let line = line.drop(while: \.isBlank)
    let word = line.prefix { !$0.isBlank }
    let rest = line.dropFirst(word.count)
    let argument = rest.trimmingBlanks
    switch word {
    case "press": self = .press(try PlayCommand.keys(in: argument))
    case "type": self = .type(try PlayCommand.text(in: rest.dropFirst()))
    case "click": self = try PlayCommand.click(on: argument)
    case "clickat": self = try PlayCommand.clickAt(argument)
    case "wait": self = .wait(try PlayCommand.duration(argument))
    case "resize": self = .resize(try PlayCommand.size(argument))
    case "screen" where argument.isEmpty: self = .screen
    case "screen": throw PlaySyntaxError("screen stands alone, without \(argument.quoted)")
    default:
      let near = nearestName(to: String(word), among: PlayCommand.words).map { "; did you mean \($0)?" }
      throw PlaySyntaxError(
        "\(word.quoted) is no command\(near ?? "; the commands are " + PlayCommand.words.joined(separator: ", "))")
    }
  }

  private static func text(in rest: Substring) throws(PlaySyntaxError) -> String {
    guard !rest.isEmpty else { throw PlaySyntaxError("type needs the text to type: type Ada") }
    for character in rest where character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      throw PlaySyntaxError("type takes text, not \(String(character).quoted); press takes keys: press tab")
    }
    return String(rest)
  }

  /// A label, and after it perhaps which of those that share it.
  private static func click(on argument: Substring) throws(PlaySyntaxError) -> PlayCommand {
    guard !argument.isEmpty else { throw PlaySyntaxError("click needs a label: click Save, or click Save #2") }
    let last = argument.suffix(while: { !$0.isBlank })
    let label = argument.dropLast(last.count).trimmingBlanks
    guard last.hasPrefix("#"), let digits = last.dropFirst().digits, !label.isEmpty else {
      return .click(label: String(argument), number: 1)
    }
    guard let number = Int(digits), number > 0 else {
      throw PlaySyntaxError("\(last) is no place among those that share a label; they count from #1")
    }
    return .click(label: String(label), number: number)
  }

  private static func clickAt(_ argument: Substring) throws(PlaySyntaxError) -> PlayCommand {
    let numbers = argument.split(whereSeparator: \.isBlank).map { $0.digits.flatMap { Int($0) } }
    guard numbers.count == 2, let column = numbers[0], let row = numbers[1], column > 0, row > 0 else {
      throw PlaySyntaxError("clickat takes a column and a row, counted from 1: clickat 10 3, not \(argument.quoted)")
    }
    return .clickAt(column: column, row: row)
  }

  private static func duration(_ argument: Substring) throws(PlaySyntaxError) -> Duration {
    let digits = argument.prefix { $0.isDigit }
    let scale: Int? =
      switch argument.dropFirst(digits.count) {
      case "ms": 1
      case "s": 1_000
      case "m": 60_000
      default: nil
      }
    guard let scale, !digits.isEmpty else {
      throw PlaySyntaxError("wait takes a whole number and ms, s or m: wait 250ms, not \(argument.quoted)")
    }
    let longest = 365 * 24 * 60 * 60_000
    guard let count = Int(digits), count <= longest / scale else {
      throw PlaySyntaxError("wait takes at most a year (525600m), not \(argument)")
    }
    return .milliseconds(count * scale)
  }

  private static func size(_ argument: Substring) throws(PlaySyntaxError) -> ScreenSize {
    guard let size = ScreenSize(argument) else {
      throw PlaySyntaxError(
        "resize takes columns and rows, \(ScreenSize.lengths.lowerBound) to \(ScreenSize.lengths.upperBound) each: "
          + "resize 80x24, not \(argument.quoted)")
    }
    return size
  }
}

// MARK: - Characters of a line

extension Character {
  var isBlank: Bool { self == " " || self == "\t" }
  var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Substring {
  var trimmingBlanks: Substring {
    let start = drop(while: \.isBlank)
    return start.dropLast(start.reversed().prefix { $0.isBlank }.count)
  }

  /// The text itself if it is digits and nothing else.
  var digits: Substring? {
    !isEmpty && allSatisfy(\.isDigit) ? self : nil
  }

  fileprivate func suffix(while matches: (Character) -> Bool) -> Substring {
    self[(lastIndex { !matches($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
