/// The nodes that wait to run, by depth: a parent runs before its children, which it may patch or remove.
struct DirtyQueue {
  /// The depth that the running turn is at, `.max` once all nodes ran; marks that are deeper join the turn, all
  /// others wait for the next.
  var depth = -1

  private var levels: [[Node]] = []
  private var index = 0
  private var waiting: [Node] = []

  /// Queues a node; true if it joins the running turn.
  mutating func add(_ node: Node, isPatching: Bool) -> Bool {
    guard isPatching, node.depth > depth else {
      waiting.append(node)
      return false
    }
    put(node)
    return true
  }

  private mutating func put(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
  }

  /// Starts a turn with what waited.
  mutating func begin() {
    depth = -1
    index = 0
    for node in waiting { put(node) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// The next node to run, by depth, then in the order of the marks; nil at the end.
  mutating func next() -> Node? {
    if depth < 0 { depth = 0 }
    while depth < levels.count {
      while index < levels[depth].count {
        let node = levels[depth][index]
        index += 1
        // A node that an ancestor patched in this turn is clean by now; one that was covered in it runs when it wakes.
        // One that was unmounted is handed out too: here, in the midst of a mutation, it must not be released.
        if node.isDirty, !node.isSuspended || !node.isMounted {
          node.isDirty = false
          return node
        }
      }
      levels[depth].removeAll(keepingCapacity: true)
      index = 0
      depth += 1
    }
    depth = .max
    return nil
  }

  mutating func end() {
    depth = -1
  }
}
