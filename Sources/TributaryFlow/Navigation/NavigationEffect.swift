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
