/// The glyphs that marks, borders, bars and whatever else is no text of the app are drawn with.
public enum GlyphSet: Hashable, Sendable {
  /// Unicode, such as `▾` for a menu.
  case unicode
  /// ASCII alone, such as `v` for a menu, for a terminal that shows no other characters.
  case ascii

  /// The set for the locale of an environment, which is given as a function from a variable's name to its value.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that has a text names the encoding. Any other than UTF-8 has ASCII
  /// alone. Where none has a text, the terminal is taken for one that shows Unicode.
  package init(environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment).first { !$0.isEmpty }
    let encoding = (locale ?? "UTF-8").lowercased()
    self = encoding.contains("utf-8") || encoding.contains("utf8") ? .unicode : .ascii
  }
}
