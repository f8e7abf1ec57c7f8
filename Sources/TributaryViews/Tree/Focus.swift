// Who has the focus, how it moves, and where it goes when its element does.

extension ViewTree {
  /// The focusable, enabled elements in reading order.
  package var focusOrder: [ElementNode] {
    focusableElements.filter(\.isEnabled)
  }

  private var focusableElements: [ElementNode] {
    var found: [ElementNode] = []
    func walk(_ node: Node) {
      if let element = node.asElement, element.isFocusable { found.append(element) }
      for child in node.children { walk(child) }
    }
    walk(root)
    return found
  }

  /// Gives the focus to an element, or to nobody; one that cannot hold it is left alone.
  package func focus(_ element: ElementNode?) {
    if let element, !(element.isMounted && element.isFocusable && element.isEnabled) { return }
    guard element !== focused else { return }
    let old = focused
    focused = element
    if let old {
      old.focusChanged(false)
      if old.isMounted { tellLost(old) }
    }
    if let element {
      element.focusChanged(true)
      element.attributes?.forEachOutward { if let link = $0.focus { link.source.took(link.value) } }
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

  /// The element with the focus is about to go: those after it, then those before it, may take over.
  func focusedElementGoes() {
    if let focused { tellLost(focused) }
    let elements = focusableElements
    let index = elements.firstIndex { $0 === focused } ?? elements.endIndex
    focusHeirs = elements[index...].dropFirst() + elements[..<index].reversed()
    focusIsInDoubt = true
  }

  /// Tells the focus states round an element that it lost the focus; while it is still in its place.
  private func tellLost(_ element: ElementNode) {
    element.attributes?.forEachOutward { if let link = $0.focus { link.source.lost(link.value) } }
  }

  /// Once all nodes ran: hands on a focus that lost its element, then follows what focus states ask for.
  func settleFocus() {
    if focusIsInDoubt {
      focusIsInDoubt = false
      if let focused, focused.isMounted, !focused.isEnabled { focusedElementGoes() }
      focusIsInDoubt = false
      if let focused, !focused.isMounted || !focused.isEnabled {
        let heir = focusHeirs.first { $0.isMounted && $0.isEnabled }
        focus(heir)
      }
      focusHeirs = []
    }
    let requests = focusRequests
    focusRequests = []
    for source in requests { follow(source) }
  }

  private func follow(_ source: FocusSource) {
    let links = focusLinks.filter { $0.focus?.source === source }
    if let wanted = source.wanted {
      for link in links where link.focus?.value == wanted {
        if let element = link.firstFocusableTaker { return focus(element) }
      }
      source.lost(wanted)
      // It asked for nobody that is there: it tells what is true instead.
      focused?.attributes?.forEachOutward { if let link = $0.focus, link.source === source { source.took(link.value) } }
    } else if let focused {
      var isIts = false
      focused.attributes?.forEachOutward { if $0.focus?.source === source { isIts = true } }
      if isIts { focus(nil) }
    }
  }
}

extension AttributeNode {
  /// The first focusable, enabled element that takes the attribute.
  fileprivate var firstFocusableTaker: ElementNode? {
    var found: ElementNode?
    forEachTaker { if found == nil, $0.isFocusable, $0.isEnabled { found = $0 } }
    return found
  }
}
