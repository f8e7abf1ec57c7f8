package import TributaryViews

/// The place of one element in the terminal: what its parent offered, what it answered, where it stands.
///
/// It is the entry of the element in the mirror of a renderer, which keeps its parent and its children. One function,
/// ``compute(_:_:)``, both measures a box and places its children. Every answer that a parent was given is kept, so
/// that after a change the parent is asked again only when one of them came out different.
package final class LayoutBox: MirrorEntry {
  // SAFETY: a tree is used in one isolation, and no access to these fields or those marked below calls out while it
  // lasts, so that none meets another.
  package let element: ElementNode
  @exclusivity(unchecked) package unowned var parent: LayoutBox?
  @exclusivity(unchecked) package var children: [LayoutBox] = []

  /// Whether the box cuts off what stands out of it.
  private let cutting: Cutting
  /// Whether the box is the label of a button or of an option, or a part of it.
  let isLabel: Bool
  let depth: Int

  // SAFETY: as for `parent`.
  /// The children that have room in the box: all but closed curtains; see ``findShown()``.
  @exclusivity(unchecked) package private(set) var shown: [LayoutBox] = []
  /// How many of those shown, at the end, are layers over the others.
  @exclusivity(unchecked) private(set) var layerCount = 0
  /// Whether the box is one of those that its parent shows, and that one too, up to the root.
  @exclusivity(unchecked) package private(set) var isShown = false

  // SAFETY: as for `parent`.
  /// Where the box stands in its parent, whose top left corner is 0, 0.
  @exclusivity(unchecked) package var frame = CellRect.zero
  /// The rectangle that the box and all below it draw in, seen from the box's own corner; a child may stand out.
  @exclusivity(unchecked) var bounds = CellRect.zero
  /// The frame and the bounds that are on the screen; nil before the first drawing.
  @exclusivity(unchecked) var drawn: (frame: CellRect, bounds: CellRect)?

  // SAFETY: as for `parent`.
  /// The proposal for which the children stand where they stand.
  @exclusivity(unchecked) package private(set) var placedFor: Proposal?
  /// What the parent read besides the answers.
  @exclusivity(unchecked) private var traits = Traits.none
  /// Other answers that the parent was given since the box last changed.
  @exclusivity(unchecked) private var answers: [(proposal: Proposal, size: CellSize)] = []
  @exclusivity(unchecked) private var hasForgotten = false

  // SAFETY: as for `parent`.
  /// Whether the children changed since those shown were found.
  @exclusivity(unchecked) var hasStaleChildren = true
  /// Whether the box waits in the dirty list of its ``LayoutTree``.
  @exclusivity(unchecked) var isDirty = false
  /// Whether ``compute(_:_:)`` ran since the last settling.
  @exclusivity(unchecked) var isTouched = false

  // SAFETY: as for `parent`.
  /// The text of a text element, cleaned and cut into lines.
  @exclusivity(unchecked) var text: TextBlock?
  /// What a scroll view keeps between frames.
  @exclusivity(unchecked) package var scroll: ScrollState?
  /// Where the part of a field's text starts that shows: a count of UTF-8 bytes.
  package var fieldStart = 0
  /// What a list stands by.
  package var listPlace: ListPlace?
  // SAFETY: as for `parent`.
  /// The scroll state that is on the screen.
  @exclusivity(unchecked) var drawnScroll: ScrollState?
  /// The axis along which the children were put one after the other.
  @exclusivity(unchecked) var stackedAxis: Axis?
  /// Whether the bounds of the children, too, are in order along ``stackedAxis``, so that they can be searched.
  @exclusivity(unchecked) private var isOrdered = false

  package init(_ element: ElementNode, in parent: LayoutBox?) {
    self.element = element
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    isLabel = parent.map { $0.isLabel || $0.element.content.isLabelled } ?? false
    switch element.content {
    case .scroll: cutting = .always
    case .list(let content): cutting = content.isColumn ? .always : .never
    case .root, .curtain, .page: cutting = .onOverflow
    default: cutting = .never
    }
    isShown = parent == nil
  }

  /// A page cuts only while its content does not fit.
  private enum Cutting { case never, onOverflow, always }

  /// Finds the children that have room in the box.
  private func findShown() {
    hasStaleChildren = false
    let wasStack = flow.count > 1
    layerCount = 0
    var hasClosed = false
    for child in children {
      switch child.element.content {
      case .curtain(isOpen: false): hasClosed = true
      case .layer: layerCount += 1
      default: break
      }
    }
    shown = hasClosed ? children.filter { $0.element.content != .curtain(isOpen: false) } : children
    for child in shown { child.isShown = true }
    // Several children stand in a column where one stands alone, which spacers and dividers below depend on.
    if wasStack != (flow.count > 1) { forgetBelow() }
  }

  /// The children shown that are no layers.
  var flow: ArraySlice<LayoutBox> { shown.dropLast(layerCount) }

  /// Takes the box and all below it out of the picture, until a parent shows it again.
  func detach() {
    for child in shown { child.detach() }
    shown = []
    isShown = false
    drawn = nil
    placedFor = nil
    answers.removeAll()
    hasStaleChildren = true
  }

  /// Forgets every answer in the box and below, which were for another window.
  func forget() {
    placedFor = nil
    answers.removeAll()
    hasForgotten = false
    forgetBelow()
  }

  /// Forgets every answer below the box, after its axis changed.
  func forgetBelow() {
    for child in shown { child.forget() }
  }

  // MARK: Asking

  /// The size that the box answers to a proposal; may leave the children placed for it.
  func measure(_ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    if placedFor == proposal { return frame.size }
    for answer in answers where answer.proposal == proposal { return answer.size }
    return place(proposal, tree)
  }

  /// Places the children for a proposal and answers the size; does nothing when they stand so already.
  @discardableResult
  func place(_ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    if placedFor == proposal { return frame.size }
    if let placedFor { remember(placedFor, frame.size) }
    if hasStaleChildren { findShown() }
    tree.visitedBoxes += 1
    isTouched = true
    stackedAxis = nil
    let size = compute(proposal, tree)
    placedFor = proposal
    traits = currentTraits
    frame.size = CellSize(width: min(size.width, Length.unbounded), height: min(size.height, Length.unbounded))
    return frame.size
  }

  private func remember(_ proposal: Proposal, _ size: CellSize) {
    for answer in answers where answer.proposal == proposal { return }
    if answers.count == 8 {
      answers.removeFirst()
      hasForgotten = true
    }
    answers.append((proposal, size))
  }

  /// Lays the box out again after a change, for every proposal it was asked with; tells whether any answer changed.
  func recompute(_ tree: LayoutTree) -> Bool {
    guard let placed = placedFor else { return true }
    let size = frame.size
    let others = answers
    let oldTraits = traits
    placedFor = nil
    answers.removeAll(keepingCapacity: true)
    if hasForgotten {
      hasForgotten = false
      return true
    }
    var hasChanged = false
    for other in others where measure(other.proposal, tree) != other.size { hasChanged = true }
    if place(placed, tree) != size { hasChanged = true }
    return hasChanged || traits != oldTraits
  }

  // MARK: What is drawn where

  /// Brings ``bounds`` up to date after the children settled; tells whether they changed.
  func updateBounds() -> Bool {
    var bounds = CellRect(origin: .zero, size: frame.size)
    isOrdered = stackedAxis != nil
    if viewport == nil || isOrdered {
      var previous = Int.min..<Int.min
      for child in shown {
        let rectangle = child.bounds.moved(by: child.frame.origin)
        if viewport == nil { bounds = bounds.union(rectangle) }
        guard let axis = stackedAxis else { continue }
        let span = rectangle.span(axis)
        if span.lowerBound < previous.lowerBound || span.upperBound < previous.upperBound { isOrdered = false }
        previous = span
      }
    }
    drawn?.bounds = bounds
    defer { self.bounds = bounds }
    return bounds != self.bounds
  }

  /// The children shown that can show in a rectangle, seen from the box's corner; all of them unless they are in order.
  func children(in rectangle: CellRect) -> Range<Int> {
    guard isOrdered, let axis = stackedAxis else { return shown.indices }
    let window = rectangle.span(axis)
    func first(where isPast: (Range<Int>) -> Bool) -> Int {
      var (low, high) = (0, shown.count)
      while low < high {
        let middle = (low + high) / 2
        let child = shown[middle]
        if isPast(child.bounds.moved(by: child.frame.origin).span(axis)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.upperBound > window.lowerBound }
    return start..<max(start, first { $0.lowerBound >= window.upperBound })
  }

  /// The rectangle that shows the content, seen from the box's own corner; nil for a box that does not cut.
  var viewport: CellRect? {
    guard cutting != .never, let scroll, cutting == .always || scroll.isOverflowing else { return nil }
    return CellRect(origin: .zero, size: scroll.viewport)
  }

  /// Whether the box keeps how far its content is scrolled, whether or not it cuts now.
  var scrolls: Bool { cutting != .never }

  /// The part of this box in which a child shows; nil if nothing of the child is cut off, as with layers.
  func viewport(of child: LayoutBox) -> CellRect? {
    if layerCount > 0, case .layer = child.element.content { return nil }
    return viewport
  }

  // MARK: The layout of each kind

  /// Measures the box and places its children in one go: a proposal in, the size out.
  private func compute(_ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    switch element.content {
    case .root:
      return computeRoot(proposal, tree)
    case .text(let string, let lineLimit, _):
      return computeText(string, lineLimit: lineLimit, proposal)
    case .primitive(let content):
      return computeText(content.text, lineLimit: nil, proposal)
    case .row(let alignment, let spacing):
      return computeStack(.horizontal, alignment.fraction, spacing: spacing ?? 1, proposal, tree)
    case .column(let alignment, let spacing):
      return computeStack(.vertical, alignment.fraction, spacing: spacing ?? 0, proposal, tree)
    case .layers(let alignment):
      return computeLayers(alignment, proposal, tree)
    case .spacer(let minLength):
      return computeSpacer(Length.clamped(minLength), proposal)
    case .divider:
      return computeDivider(proposal)
    case .scroll(let axes):
      return computeScroll(axes, proposal, tree)
    case .button(let button):
      return computeLabel(button, proposal, tree)
    case .field(let content):
      return computeField(content, proposal)
    case .padding(let insets):
      return computeInsets(insets, proposal, tree)
    case .border:
      return computeInsets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), proposal, tree)
    case .frame(let size, let alignment):
      return computeFrame(size, alignment, proposal, tree)
    case .background, .style:
      return computeContent(proposal, tree)
    case .curtain:
      return computePage(proposal, tree) { computeContent($0, tree) }
    case .page(let alignment, let spacing):
      return computePage(proposal, tree) {
        computeStack(.vertical, alignment.fraction, spacing: spacing ?? 0, $0, tree)
      }
    case .backdrop(let alignment):
      return computeBackdrop(alignment, proposal, tree)
    case .layer(let look):
      return computeLayer(look, proposal, tree)
    case .list(let content):
      return computeList(content, proposal, tree)
    case .mark(let mark):
      let room = mark.room
      return CellSize(width: room.leading + room.trailing, height: 1)
    case .bar:
      return CellSize(width: max(1, proposal.width ?? 20), height: 1)
    case .spinner:
      tree.watch(element)
      return CellSize(width: 1, height: 1)
    }
  }
}
