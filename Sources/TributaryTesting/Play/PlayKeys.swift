import TributaryViews

extension PlayCommand {
  /// The keys that `press` knows by a name; every other key is written as its character.
  private static let namedKeys: [String: KeyPress] = {
    var keys: [String: KeyPress] = [
      "tab": KeyPress(.tab), "shift-tab": KeyPress(.tab, modifiers: .shift), "enter": KeyPress(.enter),
      "space": KeyPress(" "), "esc": KeyPress(.escape), "up": KeyPress(.up), "down": KeyPress(.down),
      "left": KeyPress(.left), "right": KeyPress(.right), "home": KeyPress(.home), "end": KeyPress(.end),
      "pageup": KeyPress(.pageUp), "pagedown": KeyPress(.pageDown), "backspace": KeyPress(.backspace),
      "delete": KeyPress(.delete), "escape": KeyPress(.escape), "return": KeyPress(.enter),
    ]
    for number in 1...12 {
      keys["f\(number)"] = KeyPress(.function(number))
    }
    return keys
  }()

  /// The keys that stand in a line after `press`.
  static func keys(in argument: Substring) throws(PlaySyntaxError) -> [KeyPress] {
    var keys: [KeyPress] = []
    for word in argument.split(whereSeparator: \.isBlank) {
      keys.append(try key(String(word)))
    }
    guard !keys.isEmpty else { throw PlaySyntaxError("press needs a key: press enter") }
    return keys
  }

  private static func key(_ word: String) throws(PlaySyntaxError) -> KeyPress {
    if let key = namedKeys[word] { return key }
    if word.count == 1, let character = word.first { return KeyPress(.character(character)) }
    if word.hasPrefix("ctrl-"), word.count == 6, let character = word.last?.lowercased().first {
      return KeyPress(.character(character), modifiers: .control)
    }
    let near = nearestName(to: word, among: namedKeys.keys.sorted()).map { "; did you mean \($0)?" }
    let names = namedKeys.keys.filter { !$0.hasPrefix("f") }.sorted().joined(separator: ", ")
    throw PlaySyntaxError(
      "\(word.quoted) is no key\(near ?? "; a key is one character, ctrl-X, f1 to f12 or one of \(names)")")
  }
}
