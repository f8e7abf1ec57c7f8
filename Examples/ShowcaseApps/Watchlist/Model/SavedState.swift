/// What the app keeps from one run to the next: a few lines of text.
///
/// The first line is the ``header``, which tells a state from any other file. The place in the app is kept as its URL.
/// A line that is not understood is skipped, so that a file of another version, or one that was edited, does no harm.
package struct SavedState: Equatable {
  package var user: String?
  package var mayNotify: Bool?
  package var list: [Int] = []
  package var wishes: [WatchState.Wish] = []
  package var url: String?

  /// What a state starts with.
  package static let header = "# tributary watchlist"

  package init() {}

  package init(_ state: WatchState, url: String?) {
    (user, mayNotify, list, wishes) = (state.user, state.mayNotify, state.list, state.wishes)
    self.url = url
  }

  /// The state that a text holds.
  package init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !value.isEmpty else { continue }
      switch parts[0] {
      case "user": user = value
      case "notify": mayNotify = Bool(value)
      case "list":
        var known = Set<Int>()
        list = value.split { $0 == "," || $0 == " " }.compactMap { Int($0) }.filter { known.insert($0).inserted }
      case "url": url = value
      case "wish":
        let words = value.split(separator: " ", maxSplits: 1)
        if words.count == 2, let kind = Kind(rawValue: String(words[0])) {
          wishes.append(WatchState.Wish(name: String(words[1]), kind: kind))
        }
      default: break
      }
    }
  }

  /// The state as text.
  package var text: String {
    var lines = [SavedState.header]
    if let user { lines.append("user \(user)") }
    if let mayNotify { lines.append("notify \(mayNotify)") }
    if !list.isEmpty { lines.append("list " + list.map(String.init).joined(separator: ",")) }
    for wish in wishes { lines.append("wish \(wish.kind.rawValue) \(wish.name)") }
    if let url { lines.append("url \(url)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Gives a state what was kept.
  package func restore(_ state: WatchState) {
    (state.user, state.mayNotify, state.list, state.wishes) = (user, mayNotify, list, wishes)
  }
}
