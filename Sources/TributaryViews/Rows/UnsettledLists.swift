/// The lists of a tree that place their rows at the end of the turn.
final class UnsettledLists: TreeFeature {
  // SAFETY: a tree is used in one isolation, and no access to this field calls out while it lasts.
  @exclusivity(unchecked) private var lists: [ListNode] = []

  func add(_ list: ListNode) {
    if !lists.contains(where: { $0 === list }) { lists.append(list) }
  }

  /// Mounts and unmounts rows of lists; rows may have lists in them.
  override func nodesRan() {
    var index = 0
    while index < lists.count {
      let list = lists[index]
      if list.isMounted { list.settle() }
      index += 1
    }
    lists = []
  }

  override func willUnmount() {
    lists = []
  }
}

extension ViewTree {
  /// Has a list place its rows at the end of the turn.
  func settleRows(of list: ListNode) {
    feature(UnsettledLists.self).add(list)
  }
}
