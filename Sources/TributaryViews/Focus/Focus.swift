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
        // The options of a closed menu are not in sight.
        if case .list(let list) = child.content, list.style == .current { return }
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

  /// Gives the focus to an element, or with nil to the screen in front; an element that cannot hold it is left alone.
  package func focus(_ element: ElementNode?) {
    if let element, !canHold(element, in: front) { return }
    if element != nil { focusPlace = nil } else if let focused { focusPlace = focused }
    screenHoldsFocus = element == nil
    focusIsTentative = false
    moveFocus(to: element)
  }

  private func moveFocus(to element: ElementNode?) {
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
    let start = focused ?? focusPlace
    guard let start, let index = order.firstIndex(where: { $0 === start }) else {
      focus(forward ? order.first : order.last)
      return true
    }
    focus(order[(index + (forward ? 1 : order.count - 1)) % order.count])
    return true
  }

  /// Moves the focus to the neighbour that the leading backend names.
  ///
  /// From a screen that no element left it goes to the first element.
  func moveFocus(_ direction: MoveDirection) -> Bool {
    let order = focusOrder
    guard let first = order.first else { return false }
    guard let start = focused ?? focusPlace, order.contains(where: { $0 === start }) else {
      focus(first)
      return true
    }
    guard let next = backends.neighbor(of: start, direction, in: order) else { return false }
    focus(next)
    return true
  }

  // MARK: The screen holds the focus

  /// Moves the focus from a field to the list around it, or else to the screen, so that characters are shortcuts again.
  ///
  /// False where no field has the focus, and in a box over the rest, which Escape dismisses.
  func leaveField() -> Bool {
    guard let field = focused, case .field = field.content else { return false }
    if case .layer(let look) = front.content, look.room != .window { return false }
    var around = field.enclosingElement
    while let element = around, element !== front {
      if case .list = element.content, canHold(element, in: front) {
        focus(element)
        return true
      }
      around = element.enclosingElement
    }
    focus(nil)
    return true
  }

  /// Moves the focus from the screen back to the field that it was left for; what Enter does there.
  func returnToField() -> Bool {
    guard focused == nil, let place = focusPlace, canHold(place, in: front) else { return false }
    focus(place)
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
    if focusIsInDoubt || awaitsFirstFocus { settleDoubt() }
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
    if focusIsTentative, let last = focusReturns.first(where: { canHold($0, in: region) }) { holder = last }
    if focusReturnsToScreen { screenHoldsFocus = true }
    if holder == nil, !focusReturnsToScreen {
      holder = (focusReturns + focusHeirs).first { canHold($0, in: region) }
    }
    var isFirst = false
    if holder == nil, !screenHoldsFocus {
      holder = firstFocus(in: region)
      isFirst = true
    }
    for (index, layer) in layers.enumerated() where !layer.isSettled {
      layer.isSettled = true
      if let above = layers[(index + 1)...].first(where: \.isSettled) {
        // It came below another, which keeps the focus and gives it back to this one.
        layer.returns = above.returns
        layer.returnsToScreen = above.returnsToScreen
        above.returns = firstFocus(in: layer).map { [$0] } ?? []
        above.returnsToScreen = false
        continue
      }
      layer.returns = holder.map { [$0] } ?? []
      layer.returnsToScreen = holder == nil && screenHoldsFocus
      screenHoldsFocus = false
      let last = layer.lastFocused.flatMap { canHold($0, in: layer) ? $0 : nil }
      isFirst = last == nil
      holder = last ?? firstFocus(in: layer)
    }
    focusIsInDoubt = false
    focusHeirs = []
    focusReturns = []
    focusReturnsToScreen = false
    // Nobody asked for a first focus, so nothing scrolls for it; see `finishTurn`.
    let revealed = elementToReveal
    if holder !== focused { focusIsTentative = isFirst }
    if holder !== focused { focusPlace = nil }
    if holder != nil { screenHoldsFocus = false }
    moveFocus(to: holder)
    if isFirst, holder != nil {
      elementToReveal = revealed
      focusIsFirst = true
    }
  }

  /// Whether nothing could have the focus so far, and something came in this turn that can.
  private var awaitsFirstFocus: Bool {
    guard focused == nil, !screenHoldsFocus else { return false }
    let canTake: (ElementNode) -> Bool = { $0.isFocusable && $0.isEnabled }
    return changes.contains {
      guard case .insert(let element, _, _) = $0, !element.isOutOfSight else { return false }
      return canTake(element) || element.firstElement(where: canTake) != nil
    }
  }

  /// Where the focus begins in the tree or in a layer: not at what destroys something.
  private func firstFocus(in region: ElementNode) -> ElementNode? {
    var elements = focusableElements(in: region).filter(\.isEnabled)
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
