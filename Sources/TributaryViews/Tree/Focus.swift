// Who has the focus, how it moves, and where it goes when its element does.

extension ViewTree {
  /// The focusable, enabled elements in reading order.
  package var focusOrder: [ElementNode] {
    focusableElements(in: front).filter(\.isEnabled)
  }

  /// What can hold the focus in a layer, or in what is no layer, whether it is enabled or not.
  private func focusableElements(in region: ElementNode) -> [ElementNode] {
    var found: [ElementNode] = []
    func walk(_ element: ElementNode) {
      element.forEachElement { child in
        if case .layer = child.content { return }
        if child.isOutOfSight { return }
        if child.isFocusable { found.append(child) }
        // Where rows can be chosen, the keys of the list come to a row first, and to the controls in it then.
        if case .list = child.content, child.isFocusable {
          if let row = unsafeDowncast(child, to: ListNode.self).cursorElement {
            if row.isFocusable { found.append(row) }
            walk(row)
          }
        } else {
          walk(child)
        }
      }
    }
    walk(region)
    return found
  }

  /// Whether an element may have the focus while a region is the one in front.
  private func canHold(_ element: ElementNode, in region: ElementNode) -> Bool {
    element.isMounted && element.isFocusable && element.isEnabled && element.region === region
  }

  /// Gives the focus to an element, or to nobody; one that cannot hold it is left alone.
  package func focus(_ element: ElementNode?) {
    if let element, !canHold(element, in: front) { return }
    guard element !== focused else { return }
    let old = focused
    focused = element
    if let old {
      old.focusChanged(false)
      if old.isMounted { tellLost(old) }
    }
    if let element {
      element.focusChanged(true)
      element.forEachFocusLink { $0.source.took($0.value) }
      elementToReveal = element
    }
    note(.focus(from: old?.isMounted == true ? old : nil, to: element))
  }

  /// Moves the focus to the next or previous element in reading order, round the ends.
  func moveFocus(forward: Bool) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    guard let focused, let index = order.firstIndex(where: { $0 === focused }) else {
      focus(forward ? order.first : order.last)
      return true
    }
    focus(order[(index + (forward ? 1 : order.count - 1)) % order.count])
    return true
  }

  /// Moves the focus to the neighbour that the backend names; with no focus yet, to the first element.
  func moveFocus(_ direction: MoveDirection) -> Bool {
    let order = focusOrder
    guard let focused else {
      focus(order.first)
      return !order.isEmpty
    }
    let others = order.filter { $0 !== focused }
    guard let next = backend.neighbor(of: focused, direction, among: others) else { return false }
    focus(next)
    return true
  }

  // MARK: In a turn

  /// A focus state was written: the next turn moves the focus.
  func requestFocus(_ source: FocusSource) {
    focusRequests.removeAll { $0 === source }
    focusRequests.append(source)
    schedule()
  }

  /// An element is about to go: if it has the focus, or gets it back when a layer goes, others take over.
  func elementGoes(_ element: ElementNode) {
    if focused === element { loseFocus() }
    for layer in layers where layer.returns.first === element { layer.returns += heirs(of: element) }
  }

  /// The element with the focus goes, or cannot have it any more.
  private func loseFocus() {
    guard let focused else { return }
    tellLost(focused)
    focusHeirs = heirs(of: focused)
    focusIsInDoubt = true
  }

  /// Who may have the focus in the stead of an element: those after it, then those before it.
  private func heirs(of element: ElementNode) -> [ElementNode] {
    let elements = element.region.map { focusableElements(in: $0) } ?? []
    let index = elements.firstIndex { $0 === element } ?? elements.endIndex
    return elements[index...].dropFirst() + elements[..<index].reversed()
  }

  /// Tells the focus states round an element that it lost the focus; while it is still in its place.
  private func tellLost(_ element: ElementNode) {
    element.forEachFocusLink { $0.source.lost($0.value) }
  }

  /// Once all nodes ran: hands on a focus that lost its element, then follows what focus states ask for.
  func settleFocus() {
    if focusIsInDoubt { settleDoubt() }
    let requests = focusRequests
    focusRequests = []
    for source in requests { follow(source) }
  }

  /// Finds who has the focus after elements went, were disabled or hidden, and layers came and went.
  private func settleDoubt() {
    // What was in front before the layers that came in this turn.
    let region = layers.last(where: \.isSettled) ?? root
    var holder = focused
    if let focused, !canHold(focused, in: region) {
      if focused.isMounted, focused.region === region { loseFocus() }
      holder = nil
    }
    holder = holder ?? (focusReturns + focusHeirs).first { canHold($0, in: region) }
    for (index, layer) in layers.enumerated() where !layer.isSettled {
      layer.isSettled = true
      if let above = layers[(index + 1)...].first(where: \.isSettled) {
        // It came below another, which keeps the focus and gives it back to this one.
        layer.returns = above.returns
        above.returns = firstFocus(in: layer).map { [$0] } ?? []
        continue
      }
      layer.returns = holder.map { [$0] } ?? []
      let last = layer.lastFocused.flatMap { canHold($0, in: layer) ? $0 : nil }
      holder = last ?? firstFocus(in: layer)
    }
    focusIsInDoubt = false
    focusHeirs = []
    focusReturns = []
    focus(holder)
  }

  /// Where the focus begins in a layer: not at what destroys something.
  private func firstFocus(in layer: LayerNode) -> ElementNode? {
    var elements = focusableElements(in: layer).filter(\.isEnabled)
    // In a modal of a navigator it begins on the screen, not on the way back.
    let onScreen = elements.filter(\.isOnScreen)
    if !onScreen.isEmpty { elements = onScreen }
    return elements.first { $0.buttonRole != .destructive } ?? elements.first
  }

  private func follow(_ source: FocusSource) {
    let links = focusLinks.filter { $0.focus?.source === source }
    if let wanted = source.wanted {
      for link in links where link.focus?.value == wanted {
        guard let element = link.firstFocusableTaker else { continue }
        if canReach(element) { return focus(element) }
        // It is behind a layer and has the focus once that is gone.
        if let cover = cover(of: element) { cover.returns.insert(element, at: 0) }
      }
      source.lost(wanted)
      // It asked for nobody that is there: it tells what is true instead.
      focused?.forEachFocusLink { if $0.source === source { source.took($0.value) } }
    } else if let focused {
      var isIts = false
      focused.forEachFocusLink { if $0.source === source { isIts = true } }
      if isIts { focus(nil) }
    }
  }
}

extension ViewTree {
  /// The layer right above the region of an element; nil if it is in front, or hidden.
  private func cover(of element: ElementNode) -> LayerNode? {
    guard let region = element.region else { return nil }
    if region === root { return layers.first }
    return layers.firstIndex { $0 === region }.flatMap { layers.dropFirst($0 + 1).first }
  }
}

extension ElementNode {
  /// Calls `body` with what joins this element, or one around it, to a focus state.
  fileprivate func forEachFocusLink(_ body: (FocusLink) -> Void) {
    var element: ElementNode? = self
    while let current = element {
      current.attributes?.forEachOutward { if let link = $0.focus { body(link) } }
      element = current.enclosingElement
    }
  }
}

extension AttributeNode {
  /// The first focusable, enabled element that takes the attribute, or that is in one that does.
  fileprivate var firstFocusableTaker: ElementNode? {
    var found: ElementNode?
    forEachTaker { taker in
      guard found == nil else { return }
      let canHold: (ElementNode) -> Bool = { $0.isFocusable && $0.isEnabled }
      found = canHold(taker) ? taker : taker.firstElement(where: canHold)
    }
    return found
  }
}
