/// How a list of keyed children becomes another: what is removed, where each new child comes from, what stays put.
///
/// Equal starts and ends are trimmed, the middle is matched by key, and the longest run of matched children that are
/// in order already stays; all others are moved, so the number of moves is the smallest there is. A key that occurs
/// more than once is matched occurrence by occurrence.
package struct KeyedDiff: Equatable {
  /// The old places that have no new one, ascending.
  package private(set) var removed: [Int] = []
  /// For each new place the old place that it comes from; nil for a child that is new.
  package private(set) var sources: [Int?] = []
  /// For each new place whether the child keeps its place relative to all others that stay.
  package private(set) var stays: [Bool] = []

  package init<Key: Hashable>(from old: [Key], to new: [Key]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }

    sources.reserveCapacity(new.count)
    for index in 0..<start { sources.append(index) }
    match(old[start..<oldEnd], to: new[start..<newEnd])
    for index in newEnd..<new.count { sources.append(index - newEnd + oldEnd) }

    stays = Array(repeating: true, count: new.count)
    for index in start..<newEnd { stays[index] = false }
    for index in Self.longestRun(in: sources[start..<newEnd]) { stays[index] = true }
  }

  private mutating func match<Key: Hashable>(_ old: ArraySlice<Key>, to new: ArraySlice<Key>) {
    guard !new.isEmpty else {
      removed.append(contentsOf: old.indices)
      return
    }
    // The first old place of each key, and from each the next one with the same key.
    var first: [Key: Int] = Dictionary(minimumCapacity: old.count)
    var following = [Int?](repeating: nil, count: old.count)
    for index in old.indices.reversed() {
      following[index - old.startIndex] = first.updateValue(index, forKey: old[index])
    }
    var isTaken = [Bool](repeating: false, count: old.count)
    for key in new {
      guard let source = first[key] else {
        sources.append(nil)
        continue
      }
      first[key] = following[source - old.startIndex]
      isTaken[source - old.startIndex] = true
      sources.append(source)
    }
    for index in old.indices where !isTaken[index - old.startIndex] { removed.append(index) }
  }

  /// The places of a longest strictly rising run, nils left out.
  private static func longestRun(in sources: ArraySlice<Int?>) -> [Int] {
    // `tails[k]` is where the run of length k + 1 with the smallest end ends.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: sources.count)
    for index in sources.indices {
      guard let source = sources[index] else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let end = sources[tails[middle]], end < source { low = middle + 1 } else { high = middle }
      }
      previous[index - sources.startIndex] = low > 0 ? tails[low - 1] : nil
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var run: [Int] = []
    var next = tails.last
    while let index = next {
      run.append(index)
      next = previous[index - sources.startIndex]
    }
    return run.reversed()
  }
}
