import TributaryTime

/// The backends of a tree, and what each of them can do beside taking commits.
///
/// One of them leads: the first, then whichever the last event came from. It says where a person's keys lead to and
/// what they scroll; every backend takes the commits and follows the focus.
final class Backends {
  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  @exclusivity(unchecked) private var attached: [Attached]
  @exclusivity(unchecked) private var leader = 0
  /// The backends that were attached during a turn, and join the others after it.
  @exclusivity(unchecked) private var arriving: [any Backend] = []

  /// A backend with its capabilities, which are looked up once.
  private struct Attached {
    let backend: any Backend
    let geometry: (any GeometryBackend)?
    let visibility: (any VisibilityBackend)?
    let revealing: (any RevealingBackend)?
    let scrolling: (any ScrollingBackend)?
    /// What says which rows show, for a backend that does not know.
    let standIn: (any VisibilityBackend & RevealingBackend)?

    init(_ backend: any Backend, _ standIn: (ObjectIdentifier) -> any VisibilityBackend & RevealingBackend) {
      self.backend = backend
      geometry = backend as? any GeometryBackend
      visibility = backend as? any VisibilityBackend
      revealing = backend as? any RevealingBackend
      scrolling = backend as? any ScrollingBackend
      self.standIn = visibility == nil ? standIn(ObjectIdentifier(backend)) : nil
    }
  }

  private let standIn: (ObjectIdentifier) -> any VisibilityBackend & RevealingBackend

  /// - Parameters:
  ///   - backend: The first backend.
  ///   - standIn: Makes what says which rows show on a backend that has no ``VisibilityBackend``, given its identity.
  init(_ backend: any Backend, standIn: @escaping (ObjectIdentifier) -> any VisibilityBackend & RevealingBackend) {
    self.standIn = standIn
    attached = [Attached(backend, standIn)]
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
      let entry = Attached(backend, standIn)
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

  /// Makes a backend the leading one; does nothing if it is not attached.
  func lead(_ backend: any Backend) {
    if attached[leader].backend === backend { return }
    if let index = attached.firstIndex(where: { $0.backend === backend }) { leader = index }
  }

  // MARK: For all backends

  func commit(_ changes: [Change]) {
    for entry in attached { Self.commit(changes, to: entry) }
  }

  private static func commit(_ changes: [Change], to entry: Attached) {
    entry.standIn?.commit(changes)
    entry.backend.commit(changes)
  }

  func reveal(_ element: ElementNode) {
    for entry in attached {
      entry.standIn?.reveal(element)
      entry.revealing?.reveal(element)
    }
  }

  func settle() {
    for entry in attached {
      entry.standIn?.settle()
      entry.visibility?.settle()
    }
  }

  // MARK: For the leading backend

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
  /// Adds a backend to a mounted tree: it gets the whole tree as one commit, then a commit for each turn.
  ///
  /// During a turn, the backend gets the tree after the turn.
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
    // The whole tree has the changes of the turn's effects already, so they are committed before.
    commit()
    backends.addArriving(wholeTree)
    // At the end of a turn the backend says which rows show.
    if watchedElements > 0 { schedule() }
  }

  /// Removes a backend, which gets no commit from then on; the last backend of a tree stays.
  ///
  /// Lists and signs that move forget it, also those that are mounted and out of sight, since another backend may get
  /// its address.
  ///
  /// - Complexity: linear in the nodes of the tree.
  package func detach(_ backend: any Backend) {
    guard backends.remove(backend) else { return }
    let owner = ObjectIdentifier(backend)
    func forget(_ node: Node) {
      node.asElement?.isNoLongerShown(by: owner)
      node.children.forEach(forget)
      node.forEachHidden(forget)
    }
    forget(root)
  }

  /// The tree as changes that make all of it.
  private var wholeTree: [Change] {
    var changes: [Change] = []
    root.forEachElement { changes.append(.insert($0, into: root, before: nil)) }
    for feature in features { changes += feature.state }
    return changes
  }
}
