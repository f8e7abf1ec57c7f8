extension Conversion<(String, String), String> {
  /// Two texts as one, with a blank between: first and last name ↔ full name.
  ///
  /// ```swift
  /// bind(joined(first, last), full, via: .words)
  /// ```
  ///
  /// Blanks around and between words count as one, and an empty text leaves none. On the way back the first text gets
  /// the first word and the second one all others, so no word is lost. What the texts say already about where one of
  /// several words ends is kept: a first text that the whole still begins with stays, or else a second one that it
  /// still ends with.
  public static var words: Conversion {
    Conversion(
      get: { texts in (words(in: texts.0) + words(in: texts.1)).joined(separator: " ") },
      put: { whole, texts in
        let all = words(in: whole)
        let (first, second) = (words(in: texts.0), words(in: texts.1))
        if !first.isEmpty, all.starts(with: first) {
          return (texts.0, all.dropFirst(first.count).joined(separator: " "))
        }
        if !second.isEmpty, all.count > second.count, all.suffix(second.count) == second {
          return (all.dropLast(second.count).joined(separator: " "), texts.1)
        }
        return (all.first.map { String($0) } ?? "", all.dropFirst().joined(separator: " "))
      })
  }

  private static func words(in text: String) -> ArraySlice<Substring> {
    text.split { $0.isWhitespace }[...]
  }
}
