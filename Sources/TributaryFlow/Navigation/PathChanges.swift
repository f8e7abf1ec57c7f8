// Every way in which a path changes. Each tells what it did, or nil if it changed nothing.

extension NavigationPath where Element: Hashable {
  /// Puts elements on top of a stack: that of an element, or the one at the front.
  mutating func push(_ elements: [Element], onto member: Element?) -> NavigationEffect<Element>? {
    guard !elements.isEmpty, let address = stackAddress(of: member) else { return nil }
    withStack(address) { stack in for element in elements { stack.append(Place(element)) } }
    return NavigationEffect(begun: elements)
  }

  /// Takes the top of a stack away; its root stays.
  mutating func pop(in member: Element?) -> NavigationEffect<Element>? {
    guard let address = stackAddress(of: member) else { return nil }
    return pop(address, .popped)
  }

  private mutating func pop(_ address: PathAddress, _ reason: DismissalReason) -> NavigationEffect<Element>? {
    withStack(address) { stack in stack.count > 1 ? Self.cut(&stack, to: stack.count - 1, reason) : nil }
  }

  /// Takes an element away with what stands on it; the root of a stack stays.
  mutating func pop(from element: Element) -> NavigationEffect<Element>? {
    guard let (address, index) = find(element), index > 0 else { return nil }
    return withStack(address) { stack in Self.cut(&stack, to: index, .popped) }
  }

  /// Takes away what is above an element in its stack.
  mutating func pop(to element: Element) -> NavigationEffect<Element>? {
    guard let (address, index) = find(element) else { return nil }
    return withStack(address) { stack in Self.cut(&stack, to: index + 1, .popped) }
  }

  /// Takes away all of a stack but its root.
  mutating func popToRoot(in member: Element?) -> NavigationEffect<Element>? {
    guard let address = stackAddress(of: member) else { return nil }
    return withStack(address) { stack in Self.cut(&stack, to: 1, .popped) }
  }

  private static func cut(
    _ stack: inout [Place], to count: Int, _ reason: DismissalReason
  ) -> NavigationEffect<Element>? {
    guard count < stack.count else { return nil }
    var effect = NavigationEffect<Element>()
    effect.end(stack[count...], reason)
    stack.removeSubrange(count...)
    return effect
  }

  /// What the back key does: the nearest thing to the front that can go, goes.
  ///
  /// That is the top of a stack, unless it is the root; a modal of which only the root is left; the stack around tabs.
  mutating func back(_ reason: DismissalReason) -> NavigationEffect<Element>? {
    for address in frontAddresses.reversed() {
      if let effect = pop(address, reason) { return effect }
      if address.hops.last?.way == .modal { return dismissModal(at: address, reason) }
    }
    return nil
  }

  /// Puts an element in the place of another, or of the front; what hung there goes.
  mutating func replace(_ old: Element?, with new: Element) -> NavigationEffect<Element>? {
    guard let old = old ?? front else { return push([new], onto: nil) }
    guard let (address, index) = find(old) else { return nil }
    return withStack(address) { stack in
      var effect = NavigationEffect(begun: [new])
      effect.end(stack[index], .replaced)
      stack[index] = Place(new)
      return effect
    }
  }

  /// Puts a path over an element, or over the front, in place of what that has presented before.
  mutating func present(
    _ path: NavigationPath, style: ModalStyle, over element: Element?
  ) -> NavigationEffect<Element>? {
    guard !path.isEmpty, let presenter = element ?? front, let (address, index) = find(presenter) else { return nil }
    return withStack(address) { stack in
      var effect = NavigationEffect(begun: path.elements)
      if let former = stack[index].modal { effect.end(former, .replaced) }
      stack[index].modal = Modal(path, style: style)
      return effect
    }
  }

  /// Closes an element with what stands on it; without one, the modal nearest to the front.
  ///
  /// The root of a modal goes with the modal. Other roots stay.
  mutating func dismiss(_ element: Element?) -> NavigationEffect<Element>? {
    guard let element else {
      guard let address = frontAddresses.last(where: { $0.hops.last?.way == .modal }) else { return nil }
      return dismissModal(at: address, .dismissed)
    }
    guard let (address, index) = find(element) else { return nil }
    if index == 0 { return address.hops.last?.way == .modal ? dismissModal(at: address, .dismissed) : nil }
    return withStack(address) { stack in
      var effect = NavigationEffect<Element>()
      effect.end(stack[(index + 1)...], .dismissedByParent)
      effect.end(stack[index], .dismissed)
      stack.removeSubrange(index...)
      return effect
    }
  }

  private mutating func dismissModal(at address: PathAddress, _ reason: DismissalReason) -> NavigationEffect<Element>? {
    guard let last = address.hops.last else { return nil }
    return withStack(PathAddress(hops: address.hops.dropLast())) { stack in
      guard let modal = stack[last.index].modal else { return nil }
      stack[last.index].modal = nil
      var effect = NavigationEffect<Element>()
      effect.end(modal, reason)
      return effect
    }
  }

  /// Takes an element out of its stack with what hangs on it; what stands on it stays.
  ///
  /// A modal that is left empty goes.
  mutating func remove(_ element: Element, _ reason: DismissalReason) -> NavigationEffect<Element>? {
    guard let (address, index) = find(element) else { return nil }
    var effect = NavigationEffect<Element>()
    let isEmpty = withStack(address) { stack in
      effect.end(stack.remove(at: index), reason)
      return stack.isEmpty
    }
    if isEmpty, address.hops.last?.way == .modal { _ = dismissModal(at: address, reason) }
    return effect
  }

  /// Takes out elements from wherever they are, the last of which is what the others stood or hung on.
  ///
  /// What has come on top of them stays; what hangs on them goes along. Nothing is taken out if the last one is not on
  /// the path any more, or has become a root, which only a modal may lose.
  mutating func end(_ named: [(element: Element, reason: DismissalReason)]) -> NavigationEffect<Element>? {
    guard let subject = named.last, let (address, index) = find(subject.element) else { return nil }
    if index == 0, address.hops.last?.way != .modal { return nil }
    var effect = NavigationEffect<Element>()
    for (element, reason) in named { effect.ended += remove(element, reason)?.ended ?? [] }
    return effect
  }

  /// Shows another tab of an element, or of the tabs nearest to the front.
  mutating func select(tab: Int, of element: Element?) -> NavigationEffect<Element>? {
    guard let (address, index) = tabsPlace(of: element) else { return nil }
    return withStack(address) { stack in
      guard let tabs = stack[index].tabs, tabs.paths.indices.contains(tab), tab != tabs.index else { return nil }
      stack[index].tabs?.selected = tab
      return NavigationEffect()
    }
  }

  private func tabsPlace(of element: Element?) -> (address: PathAddress, index: Int)? {
    if let element { return find(element) }
    var path = self
    var found: (address: PathAddress, index: Int)?
    for address in frontAddresses {
      guard let last = path.stack.last else { break }
      if last.tabs?.index != nil { found = (address, path.stack.count - 1) }
      guard let next = last.next else { break }
      path = next
    }
    return found
  }

  /// Gives an element other tabs, whole with what hangs on them; elements that were there before are the same ones.
  mutating func setTabs(
    _ paths: [NavigationPath], selected: Int, of element: Element
  ) -> NavigationEffect<Element>? {
    guard let (address, index) = find(element) else { return nil }
    var new = self
    new.withStack(address) { stack in stack[index].tabs = paths.isEmpty ? nil : Tabs(paths, selected: selected) }
    return set(new)
  }

  /// Gives a stack other elements; those that were in it before keep what hangs on them.
  mutating func setStack(_ elements: [Element], in member: Element?) -> NavigationEffect<Element>? {
    guard !elements.isEmpty, let address = stackAddress(of: member) else { return nil }
    var new = self
    new.withStack(address) { stack in
      let former = Dictionary(stack.map { ($0.element, $0) }) { first, _ in first }
      stack = elements.map { former[$0] ?? Place($0) }
    }
    return set(new)
  }

  /// Becomes another path.
  mutating func set(_ new: NavigationPath) -> NavigationEffect<Element>? {
    guard let effect = NavigationEffect(from: self, to: new) else { return nil }
    self = new
    return effect
  }
}

/// What a change of a path did: who came, and who went.
///
/// Each change of a path is a function from the path to its next value and this; nil stands for no change at all.
struct NavigationEffect<Element> {
  var begun: [Element] = []
  /// Children before what they hung on, and what was on top of a stack before what was below.
  var ended: [(element: Element, reason: DismissalReason)] = []

  /// Notes that a place went with all that hung on it.
  mutating func end(_ place: NavigationPath<Element>.Place, _ reason: DismissalReason) {
    if let modal = place.modal { end(modal.path.stack, .dismissedByParent) }
    if let tabs = place.tabs { for path in tabs.paths.reversed() { end(path.stack, .dismissedByParent) } }
    ended.append((place.element, reason))
  }

  /// Notes that places of a stack went.
  mutating func end(_ places: some BidirectionalCollection<NavigationPath<Element>.Place>, _ reason: DismissalReason) {
    for place in places.reversed() { end(place, reason) }
  }

  /// Notes that a modal went: its root for the reason, what stood on that along with it.
  mutating func end(_ modal: NavigationPath<Element>.Modal, _ reason: DismissalReason) {
    end(modal.path.stack.dropFirst(), .dismissedByParent)
    if let root = modal.path.stack.first { end(root, reason) }
  }
}

extension NavigationEffect where Element: Hashable {
  /// What leads from one path to another; what is in both is the same thing that only moved.
  init?(from old: NavigationPath<Element>, to new: NavigationPath<Element>) {
    guard old != new else { return nil }
    var former = Set(old.elements)
    let elements = new.elements
    // One that is on the new path twice begins a second time, which the element itself may refuse.
    begun = elements.filter { former.remove($0) == nil }
    endAll(of: old, but: Set(elements), hasParentEnded: false)
  }

  private mutating func endAll(of path: NavigationPath<Element>, but kept: Set<Element>, hasParentEnded: Bool) {
    for place in path.stack.reversed() {
      let ends = !kept.contains(place.element)
      if let modal = place.modal { endAll(of: modal.path, but: kept, hasParentEnded: ends) }
      if let tabs = place.tabs {
        for path in tabs.paths.reversed() { endAll(of: path, but: kept, hasParentEnded: ends) }
      }
      if ends { ended.append((place.element, hasParentEnded ? .dismissedByParent : .replaced)) }
    }
  }
}
