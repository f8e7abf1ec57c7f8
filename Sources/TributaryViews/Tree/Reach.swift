// What of the tree a person can see and reach.

extension ElementNode {
  /// The layer that the element is in, or the root; nil behind a closed curtain.
  final var region: ElementNode? {
    guard isMounted else { return nil }
    var node = isBorder ? self : border
    while let current = node {
      if current.isClosed { return nil }
      if current.isRegion { return current.asElement }
      node = current.border
    }
    return nil
  }

  package final func isBelow(_ other: Node) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether the element and all below it are there for the tree only, and for no person.
  public final var isOutOfSight: Bool {
    if case .curtain(isOpen: false) = content { true } else { false }
  }

  /// The first element below, in reading order, that is as asked for and can be seen.
  package final func firstElement(where isWanted: (ElementNode) -> Bool) -> ElementNode? {
    var found: ElementNode?
    forEachShownElement { if found == nil, isWanted($0) { found = $0 } }
    return found
  }

  /// Calls `body` with all elements below in reading order, but those behind closed curtains and in other layers.
  package final func forEachShownElement(_ body: (ElementNode) -> Void) {
    forEachElement { element in
      if case .layer = element.content { return }
      if element.isOutOfSight { return }
      body(element)
      if case .list(let list) = element.content, list.style == .current { return }
      element.forEachShownElement(body)
    }
  }

  // MARK: Acting

  /// What in this element, itself included, acts when it is activated; in reading order.
  final var actingElements: [ElementNode] {
    var found: [ElementNode] = []
    if acts { found.append(self) }
    forEachShownElement { if $0.acts { found.append($0) } }
    return found
  }

  private final var acts: Bool { activate != nil && isEnabled }

  /// The control of a row that has no other.
  final var onlyActingElement: ElementNode? {
    let all = actingElements
    return all.count == 1 ? all[0] : nil
  }
}
