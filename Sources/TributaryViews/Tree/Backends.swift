import TributaryTime

/// The backends of a tree, and what each of them can do beside taking commits.
///
/// One of them leads: the first, then whichever the last event came from. It says where a person's keys lead to and
/// what they scroll; every backend takes the commits and follows the focus.
final class Backends {
  private var attached: [Attached]
  private var leader = 0
  /// What came in the midst of a turn, and joins the others when it has run.
  private var arriving: [any Backend] = []

  /// A backend with its capabilities, which are looked up once.
  private struct Attached {
    let backend: any Backend
    let geometry: (any GeometryBackend)?
    let visibility: (any VisibilityBackend)?
    let revealing: (any RevealingBackend)?
    let scrolling: (any ScrollingBackend)?
    /// What shows of lists where the backend does not know.
    let windows: RowWindows?

    init(_ backend: any Backend) {
      self.backend = backend
      geometry = backend as? any GeometryBackend
      visibility = backend as? any VisibilityBackend
      revealing = backend as? any RevealingBackend
      scrolling = backend as? any ScrollingBackend
      windows = visibility == nil ? RowWindows(for: ObjectIdentifier(backend)) : nil
    }
  }

  init(_ backend: any Backend) {
    attached = [Attached(backend)]
  }

  /// Notes a backend that comes; ``addArriving()`` follows.
  func arrive(_ backend: any Backend) {
    precondition(
      !(attached.map(\.backend) + arriving).contains { $0 === backend },
      "The backend \(type(of: backend)) is attached to this tree already. Attach a backend once, or detach it first.")
    arriving.append(backend)
  }

  /// Adds the backends that came, and tells each the changes that make the whole tree.
  func addArriving(_ wholeTree: [Change]) {
    for backend in exchange(&arriving, with: []) {
      let entry = Attached(backend)
      attached.append(entry)
      if !wholeTree.isEmpty { Self.commit(wholeTree, to: entry) }
    }
  }

  /// Takes a backend away; false if it was none of the tree, or is the last one.
  func remove(_ backend: any Backend) -> Bool {
    if let index = arriving.firstIndex(where: { $0 === backend }) {
      _ = arriving.remove(at: index)
      return false
    }
    guard attached.count > 1, let index = attached.firstIndex(where: { $0.backend === backend }) else { return false }
    let former = attached.remove(at: index)
    leader = leader > index ? leader - 1 : leader == index ? 0 : leader
    withExtendedLifetime(former) {}
    return true
  }

  /// The next questions go to this backend first; nothing if it is none of the tree.
  func lead(_ backend: any Backend) {
    if attached[leader].backend === backend { return }
    if let index = attached.firstIndex(where: { $0.backend === backend }) { leader = index }
  }

  // MARK: What all of them are told

  func commit(_ changes: [Change]) {
    for entry in attached { Self.commit(changes, to: entry) }
  }

  private static func commit(_ changes: [Change], to entry: Attached) {
    entry.windows?.note(changes)
    entry.backend.commit(changes)
  }

  func reveal(_ element: ElementNode) {
    for entry in attached {
      entry.windows?.reveal(element)
      entry.revealing?.reveal(element)
    }
  }

  func settle() {
    for entry in attached {
      entry.windows?.settle()
      entry.visibility?.settle()
    }
  }

  // MARK: What the leading one is asked

  /// The element that a person gets to in a direction; `order` is the reading order, with `element` in it.
  func neighbor(of element: ElementNode, _ direction: MoveDirection, in order: [ElementNode]) -> ElementNode? {
    if let geometry = attached[leader].geometry {
      return geometry.neighbor(of: element, direction, among: order.filter { $0 !== element })
    }
    guard let index = order.firstIndex(where: { $0 === element }) else { return nil }
    switch direction {
    case .down, .right: return order[(index + 1)...].first
    case .up, .left: return order[..<index].last
    }
  }

  func shows(_ element: ElementNode) -> Bool {
    attached[leader].visibility?.shows(element) ?? true
  }

  func keepFocusInSight() {
    attached[leader].revealing?.keepFocusInSight()
  }

  func take(_ key: KeyPress) -> Bool {
    attached[leader].scrolling?.take(key) ?? false
  }
}

extension ViewTree {
  /// Adds a backend to a mounted tree: it is told of the whole tree at once, and of each turn from then on.
  ///
  /// In the midst of a turn, the backend is told when the turn has run.
  ///
  /// - Precondition: The backend is not attached to this tree.
  package func attach(_ backend: any Backend) {
    guard isMounted else { return }
    backends.arrive(backend)
    if isIdle { addArriving() } else { scope.schedule { [weak self] in self?.addArriving() } }
  }

  private func addArriving() {
    guard isMounted else { return }
    turn()
    // What the effects of the turn changed is in the whole tree, and not to be told after it.
    commit()
    backends.addArriving(wholeTree)
    // What shows there is heard at the end of a turn.
    if watchedElements > 0 { schedule() }
  }

  /// Takes a backend away, so that it hears of nothing any more; the last backend of a tree stays.
  ///
  /// What is mounted and out of sight forgets it too, since another backend may come to have its address.
  ///
  /// - Complexity: linear in the nodes of the tree.
  package func detach(_ backend: any Backend) {
    guard backends.remove(backend) else { return }
    let owner = ObjectIdentifier(backend)
    func forget(_ node: Node) {
      if let element = node.asElement {
        element.forgetWord(of: owner)
        element.isNoLongerShown(by: owner)
      }
      node.children.forEach(forget)
      node.forEachHidden(forget)
    }
    forget(root)
  }

  /// The tree as changes that make all of it.
  private var wholeTree: [Change] {
    var changes: [Change] = []
    root.forEachElement { changes.append(.insert($0, into: root, before: nil)) }
    if let focused { changes.append(.focus(from: nil, to: focused)) }
    return changes
  }
}
