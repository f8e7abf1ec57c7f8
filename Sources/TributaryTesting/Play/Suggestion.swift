/// The name that somebody who wrote `word` most likely meant, or nil where none is near.
///
/// Near means that at most a third of the letters are wrong, missing, too many or swapped with their neighbour.
package func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let near = names.map { (name: $0, distance: editDistance(Array(word.lowercased()), Array($0.lowercased()))) }
    .filter { $0.distance <= max(1, max(word.count, $0.name.count) / 3) }
  return near.min { $0.distance < $1.distance }?.name
}

/// How many letters must be changed, added, removed or swapped with their neighbour to make one word of the other.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
