/// What the words of a picture stand for.
enum Reading {
  /// Digits are numbers, and the words true, false, nil, `"text"` and `[1, 2]` what they say.
  case plain
  /// `t` and `f`, or `true` and `false`.
  case truths
  /// `next1`, `error` and `completed`.
  case events

  /// The words of a picture with their values: what a dictionary of marbles is.
  func words(in text: String) -> [String: Value] {
    switch self {
    case .truths: return ["t": .truth(true), "f": .truth(false), "true": .truth(true), "false": .truth(false)]
    case .plain, .events: break
    }
    var words: [String: Value] = [:]
    var rest = text[...]
    while let first = rest.first {
      let word = longWord(rest) ?? String(first)
      if !"-()|#^! ".contains(first) { words[word] = Value(word) }
      rest = rest.dropFirst(word.count)
    }
    return words
  }

  private func longWord(_ text: Substring) -> String? {
    let names = self == .events ? ["error", "completed"] : ["true", "false", "nil"]
    if let name = names.first(where: text.hasPrefix) { return name }
    if self == .events { return text.hasPrefix("next") && text.count > 4 ? String(text.prefix(5)) : nil }
    for (open, close) in [("\"" as Character, "\"" as Character), ("[", "]")] where text.first == open {
      if let end = text.dropFirst().firstIndex(of: close) { return String(text[...end]) }
    }
    return nil
  }
}
