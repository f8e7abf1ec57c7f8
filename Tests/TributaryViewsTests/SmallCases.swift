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
