/// The keys that a toolkit handles, beside those that the app declares.
///
/// An app declares what a key does: shortcuts, what Enter submits, what Escape dismisses. A toolkit adds how a person
/// moves about: the keys that move the focus, those of lists and fields, those that scroll. A terminal adds all of it.
/// A browser has keys of its own for most of that, which an app must not take from it.
public struct KeyPolicy: OptionSet, Sendable {
  /// The bits, one a part.
  public let rawValue: Int

  /// Parts from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Tab and Shift-Tab move the focus in reading order.
  public static let tab = KeyPolicy(rawValue: 1)
  /// The arrows move the focus to the neighbours.
  public static let arrows = KeyPolicy(rawValue: 2)
  /// Arrows, pages, Home and End move in a list that has the focus.
  public static let lists = KeyPolicy(rawValue: 4)
  /// Characters and the keys of editing change the text of a field that has the focus.
  public static let editing = KeyPolicy(rawValue: 8)
  /// Escape leaves a field, and Enter returns to it.
  public static let leaving = KeyPolicy(rawValue: 16)
  /// Keys that nothing took scroll.
  public static let scrolling = KeyPolicy(rawValue: 32)

  /// All of it: what a terminal adds.
  public static let full: KeyPolicy = [.tab, .arrows, .lists, .editing, .leaving, .scrolling]
}
