/// Words in alphabetical order, found by how they begin.
struct WordList {
  private let words: [Substring]

  /// The words of a text, which is in alphabetical order.
  init(_ text: String) {
    words = text.split { $0 == " " || $0 == "\n" }
  }

  /// The words that begin with some letters, in any case; all for none.
  ///
  /// - Complexity: O(log n) for n words.
  func beginning(with letters: String) -> ArraySlice<Substring> {
    let letters = letters.lowercased()
    let first = words.partitioningIndex { $0 >= letters }
    let end = words[first...].partitioningIndex { !$0.hasPrefix(letters) }
    return words[first..<end]
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place where a condition holds that holds at all later places.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
