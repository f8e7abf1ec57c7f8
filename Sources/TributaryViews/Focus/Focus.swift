/// The focus of a tree: which element keys go to, and where the focus goes when that element does.
///
/// A person and the app move it at once. A turn moves it when all nodes ran: elements went, were disabled or hidden,
/// layers came and went, focus states were written. Each ``FocusPlace`` follows from the one before by a
/// ``FocusEvent``.
final class Focus: TreeFeature {
  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  @exclusivity(unchecked) private(set) var place: FocusPlace

  // SAFETY: as for the fields above.
  /// The layers over the rest of the tree, the front-most last.
  @exclusivity(unchecked) private(set) var regions: [FocusRegion] = []

  // SAFETY: as for the fields above.
  @exclusivity(unchecked) private var links: [FocusLinkNode] = []
  /// The focus states that were written since the last turn.
  @exclusivity(unchecked) private var requests: [FocusSource] = []
  /// What this turn found out so far; nil while nothing speaks against the place.
  @exclusivity(unchecked) private var doubt: Doubt?
  /// The element that the backends scroll to after this turn.
  @exclusivity(unchecked) private var revealed: ElementNode?

  /// What a turn finds out about the focus, until all nodes ran.
  private struct Doubt {
    /// The elements that are next to the one that lost the focus.
    var heirs: [ElementNode] = []
    /// The elements that had the focus before something took it that is gone now.
    var returns: [ElementNode] = []
    /// The place where none of these can have the focus; nil for the place of now.
    var fallback: FocusPlace?
    /// Whether the fallback is a screen that came back and had the focus itself, so that no element takes it.
    var screenReturned = false
  }

  /// - Parameters:
  ///   - tree: The tree.
  ///   - first: The place at the start: the first element that can have the focus, or the screen.
  init(in tree: ViewTree, first: FirstFocus) {
    place = first == .screen ? .screen(left: nil) : .nowhere
    super.init(in: tree)
  }

  /// The element that keys go to.
  var element: ElementNode? { place.element }

  /// What a person can reach: the layer in front, or all that is in no layer.
  var front: ElementNode { regions.last?.element ?? tree.root }

  /// The focusable, enabled elements in reading order.
  var order: [ElementNode] { front.focusableElements.filter(\.isEnabled) }

  // MARK: Moving it at once

  /// Gives the focus to an element, or with nil to the screen in front; an element that cannot hold it is left alone.
  func give(to element: ElementNode?) {
    if let element, !element.canHoldFocus(in: front) { return }
    move(by: .give(to: element))
  }

  /// The element with the focus took a key.
  func noteUse() {
    move(by: .use)
  }

  /// Has the backends scroll to an element at the end of the turn.
  func reveal(_ element: ElementNode) {
    revealed = element
  }

  private func move(by event: FocusEvent) {
    let old = place.element
    place = place.after(event)
    place.start?.isRemembered = true
    let new = place.element
    guard new !== old else { return }
    if let old {
      old.focusChanged(false)
      if old.isMounted { old.forEachFocusLink { $0.source.lost($0.value) } }
    }
    if let new {
      new.focusChanged(true)
      new.forEachFocusLink { $0.source.took($0.value) }
      revealed = new
    }
    tree.note(.focus(from: old?.isMounted == true ? old : nil, to: new))
  }

  // MARK: What a turn finds out

  /// Whether something in this turn speaks against the place of the focus.
  var isInDoubt: Bool { doubt != nil }

  /// Has the turn look for the focus, which may go to what had it before.
  func offer(_ former: FocusReturn) {
    var doubt = doubt ?? Doubt()
    switch former {
    case .elements(let elements): doubt.returns += elements
    case .screen(let left):
      doubt.screenReturned = true
      doubt.fallback = .screen(left: left)
    }
    self.doubt = doubt
  }

  /// Where the focus is, if it is in a node or with the screen, to offer it later; nil if it is elsewhere.
  func place(in node: Node) -> FocusReturn? {
    if case .screen(let left) = place { return .screen(left: left) }
    return element.flatMap { $0.isMounted && $0.isBelow(node) ? .elements([$0]) : nil }
  }

  override func elementGoes(_ element: ElementNode) {
    if self.element === element { lose(element) }
    place = place.after(.lose(element))
    for region in regions {
      if case .elements(let elements)? = region.after, elements.first === element {
        region.after = .elements(elements + element.focusHeirs)
      }
    }
  }

  override func enabledChanged(of element: ElementNode) {
    if case .nowhere = place, element.isEnabled {
      offer(.elements([]))
    } else if !element.isEnabled || !element.isFocusable, self.element === element {
      offer(.elements([]))
    }
  }

  /// The element with the focus goes, or cannot have it any more.
  private func lose(_ element: ElementNode) {
    element.forEachFocusLink { $0.source.lost($0.value) }
    var doubt = doubt ?? Doubt()
    doubt.heirs = element.focusHeirs
    self.doubt = doubt
  }

  // MARK: Layers

  /// A layer came, or came back into sight, right below another one or in front.
  func add(_ region: FocusRegion, below above: FocusRegion?) {
    let index = above.flatMap { above in regions.firstIndex { $0 === above } }
    regions.insert(region, at: index ?? regions.endIndex)
    var doubt = doubt ?? Doubt()
    doubt.returns.insert(contentsOf: region.after?.elements ?? [], at: 0)
    self.doubt = doubt
    region.after = nil
  }

  /// A layer is gone: the focus returns to where it was before.
  func remove(_ region: FocusRegion) {
    offer(.elements(region.after?.elements ?? []))
    takeOut(region)
  }

  /// A layer goes out of sight, and may come back.
  func hide(_ region: FocusRegion) {
    region.lastFocused = element.flatMap { $0.isMounted && $0.isBelow(region.element) ? $0 : nil }
    takeOut(region)
  }

  private func takeOut(_ region: FocusRegion) {
    var doubt = doubt ?? Doubt()
    if let index = regions.firstIndex(where: { $0 === region }) {
      regions.remove(at: index)
      if let after = region.after {
        if index < regions.endIndex {
          regions[index].after = regions[index].after?.followed(by: after)
        } else if case .screen(let left) = after {
          doubt.fallback = .screen(left: left)
        } else {
          doubt.fallback = .nowhere
        }
      }
    }
    self.doubt = doubt
  }

  // MARK: Focus states

  func add(_ link: FocusLinkNode) {
    links.append(link)
  }

  func remove(_ link: FocusLinkNode) {
    links.removeAll { $0 === link }
  }

  /// A focus state was written: the next turn moves the focus.
  func follow(_ source: FocusSource) {
    requests.removeAll { $0 === source }
    requests.append(source)
    tree.schedule()
  }

  private func settle(_ source: FocusSource) {
    if let wanted = source.wanted {
      for link in links {
        guard let its = link.link, its.source === source, its.value == wanted else { continue }
        guard let element = link.firstFocusableTaker else { continue }
        if tree.canReach(element) { return give(to: element) }
        // It is behind a layer, and has the focus once that is gone.
        if let cover = cover(of: element) { cover.after = cover.after?.preceded(by: element) }
      }
      source.lost(wanted)
      // It asked for nobody that is there: it tells what is true instead.
      element?.forEachFocusLink { if $0.source === source { source.took($0.value) } }
    } else if let element {
      var isIts = false
      element.forEachFocusLink { if $0.source === source { isIts = true } }
      if isIts { give(to: nil) }
    }
  }

  /// The layer right above the region of an element; nil if it is in front, or hidden.
  private func cover(of element: ElementNode) -> FocusRegion? {
    guard let region = element.region else { return nil }
    if region === tree.root { return regions.first }
    return regions.firstIndex { $0.element === region }.flatMap { regions.dropFirst($0 + 1).first }
  }

  // MARK: Stages of a turn

  override func nodesRan() {
    if isInDoubt || awaitsFirstElement { settle() }
    for source in exchange(&requests, with: []) { settle(source) }
  }

  /// Whether nothing could have the focus so far, and something came in this turn that can.
  private var awaitsFirstElement: Bool {
    guard case .nowhere = place else { return false }
    let canTake: (ElementNode) -> Bool = { $0.isFocusable && $0.isEnabled }
    return tree.changes.contains {
      guard case .insert(let element, _, _) = $0, !element.isOutOfSight else { return false }
      return canTake(element) || element.firstElement(where: canTake) != nil
    }
  }

  /// Finds the element that has the focus after all that this turn found out.
  private func settle() {
    // What was in front before the layers that came in this turn.
    let region = regions.last { $0.after != nil }?.element ?? tree.root
    var holder = element
    if let element, !element.canHoldFocus(in: region) {
      if element.isMounted, element.region === region { lose(element) }
      holder = nil
    }
    let doubt = exchange(&doubt, with: nil) ?? Doubt()
    let fallback = doubt.fallback ?? place
    if case .tentative = place, let former = doubt.returns.first(where: { $0.canHoldFocus(in: region) }) {
      holder = former
    }
    if holder == nil, !doubt.screenReturned {
      holder = (doubt.returns + doubt.heirs).first { $0.canHoldFocus(in: region) }
    }
    var finding = FocusEvent.Finding.known
    if holder == nil {
      if case .screen(let left) = fallback {
        finding = .screen(left: left)
      } else {
        (holder, finding) = (region.firstFocus, .first)
      }
    }
    for (index, region) in regions.enumerated() where region.after == nil {
      if let above = regions[(index + 1)...].first(where: { $0.after != nil }) {
        // It came below another, which keeps the focus and gives it back to this one.
        region.after = above.after
        above.after = .elements(region.element.firstFocus.map { [$0] } ?? [])
        continue
      }
      if case .screen(let left) = finding {
        region.after = .screen(left: left)
      } else {
        region.after = .elements(holder.map { [$0] } ?? [])
        holder?.isRemembered = true
      }
      if let last = region.lastFocused, last.canHoldFocus(in: region.element) {
        (holder, finding) = (last, .known)
      } else {
        (holder, finding) = (region.element.firstFocus, .first)
      }
    }
    let former = revealed
    move(by: .settle(on: holder, finding))
    // Nobody asked for a first focus, so nothing scrolls for it.
    if case .first = finding { revealed = former }
  }

  override func committed() {
    if case .beginning(let element) = place {
      move(by: .commit(isShown: tree.backends.shows(element)))
      if place.isScreen { tree.commit() }
    }
    guard let element = exchange(&revealed, with: nil) else { return }
    if element.isMounted { tree.backends.reveal(element) }
  }

  override var state: [Change] {
    element.map { [.focus(from: nil, to: $0)] } ?? []
  }

  override func willUnmount() {
    let former = (exchange(&requests, with: []), exchange(&doubt, with: nil), exchange(&links, with: []))
    place = .nowhere
    regions = []
    revealed = nil
    withExtendedLifetime(former) {}
  }
}

/// The place of the focus at the start, until a person moves it.
public enum FirstFocus: Sendable {
  /// The first element that can have it.
  case element
  /// The screen, so that keys are shortcuts.
  case screen
}

extension ViewTree {
  /// The focus of the tree.
  var focus: Focus { feature() }

  /// The element that keys go to, always focusable, enabled and mounted; nil while the screen in front has the focus.
  package var focused: ElementNode? { focus.element }

  /// The focusable, enabled elements in reading order.
  package var focusOrder: [ElementNode] { focus.order }

  /// What a person can reach: the layer in front, or the whole tree.
  package var front: ElementNode { focus.front }

  /// Whether a person can reach an element: it is in the layer in front and behind no closed curtain.
  package func canReach(_ element: ElementNode) -> Bool {
    element.isMounted && element.region === front
  }

  /// Gives the focus to an element, or with nil to the screen in front; an element that cannot hold it is left alone.
  package func focus(_ element: ElementNode?) {
    focus.give(to: element)
  }
}
