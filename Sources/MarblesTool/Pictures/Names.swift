/// Letters for texts that are too long to be drawn, and the legend that says what they are.
struct Names {
  private(set) var letters: [String: String] = [:]
  private var order: [String] = []

  /// No text has another name.
  static let none = Names()

  private init() {}

  /// Letters for the long texts of a row; those that the diagram shows already are left out.
  init(for track: Track, avoiding taken: Set<String>) {
    var free = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init).filter {
      !taken.contains($0)
    }
    for (number, text) in track.longTexts.enumerated() {
      // Truths are known by their first letters. When no letter is left, numbers tell names apart.
      let truth = text == "true" || text == "false" ? String(text.prefix(1)) : nil
      let letter = truth ?? free.first ?? "x\(number)"
      free.removeAll { $0 == letter }
      letters[text] = letter
      order.append(text)
    }
  }

  /// The same letter for all long texts of a row.
  init(for track: Track, all letter: String) {
    for text in track.longTexts { letters[text] = letter }
  }

  /// What a text is drawn as.
  func name(of text: String) -> String {
    letters[text] ?? text
  }

  /// `a is [1, 2], b is []`; empty if no text has another name.
  var legend: String {
    order.map { "\(name(of: $0)) is \($0)" }.joined(separator: ", ")
  }
}
