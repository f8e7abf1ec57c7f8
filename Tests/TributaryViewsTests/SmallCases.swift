/// A random generator of known seed, so that a failure can be run again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Every list of different items from a set, in every order: all the states of a short list.
func orderedSubsets(of items: [Int]) -> [[Int]] {
  var lists: [[Int]] = [[]]
  for item in items {
    lists += lists.flatMap { list in
      (0...list.count).map { place in
        var longer = list
        longer.insert(item, at: place)
        return longer
      }
    }
  }
  return lists
}
