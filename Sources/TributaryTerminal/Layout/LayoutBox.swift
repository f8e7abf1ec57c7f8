package import TributaryViews

/// The place of one element in the terminal: what its parent offered, what it answered, where it stands.
///
/// It is the word that a renderer keeps on an element. One function, ``compute(_:_:)``, both measures a box and
/// places its children. Every answer that a parent was given is kept, so that after a change the parent is asked again
/// only when one of them came out different.
package final class LayoutBox {
  /// The element of the box.
  ///
  /// While changes are told, an element that they take out may be gone already, and its box not yet: what notes changes
  /// reads boxes alone.
  unowned let element: ElementNode
  /// The renderer that the box belongs to.
  let owner: ObjectIdentifier
  /// Whether the box cuts off what stands out of it.
  private let cutting: Cutting
  /// Whether the box is the label of a button or of an option, or a part of it.
  private(set) var isLabel = false
  /// The box around this one; nil for the root and once removed.
  unowned var parent: LayoutBox?
  /// The boxes of the elements below, in their order; see ``adopt()``.
  package private(set) var children: [LayoutBox] = []
  /// How many of the children, at the end, are layers over the others.
  private(set) var layerCount = 0
  private(set) var depth = 0

  /// Where the box stands in its parent, whose top left corner is 0, 0.
  package var frame = CellRect.zero
  /// The rectangle that the box and all below it draw in, seen from the box's own corner; a child may stand out.
  var bounds = CellRect.zero
  /// The frame and the bounds that are on the screen; nil before the first drawing.
  var drawn: (frame: CellRect, bounds: CellRect)?

  /// The proposal for which the children stand where they stand.
  package private(set) var placedFor: Proposal?
  /// What the parent read besides the answers.
  private var traits = Traits.none
  /// Other answers that the parent was given since the box last changed.
  private var answers: [(proposal: Proposal, size: CellSize)] = []
  private var hasForgotten = false

  /// Whether the children must be read from the element again.
  var hasStaleChildren = true
  /// Whether the box waits in the dirty list of its ``LayoutTree``.
  var isDirty = false
  /// Whether ``compute(_:_:)`` ran since the last settling.
  var isTouched = false

  /// The text of a text element, cleaned and cut into lines.
  var text: TextBlock?
  /// What a scroll view keeps between frames.
  package var scroll: ScrollState?
  /// Where the part of a field's text starts that shows: a count of UTF-8 bytes.
  package var fieldStart = 0
  /// What a list stands by.
  package var listPlace: ListPlace?
  /// The scroll state that is on the screen.
  var drawnScroll: ScrollState?
  /// The axis along which the children were put one after the other.
  var stackedAxis: Axis?
  /// Whether the bounds of the children, too, are in order along ``stackedAxis``, so that they can be searched.
  private var isOrdered = false

  /// The box of an element for one renderer.
  package init(_ element: ElementNode, owner: ObjectIdentifier) {
    self.element = element
    switch element.content {
    case .scroll: cutting = .always
    case .list(let content): cutting = content.isColumn ? .always : .never
    case .root, .curtain, .page: cutting = .onOverflow
    default: cutting = .never
    }
    self.owner = owner
  }

  /// A page cuts only while its content does not fit.
  private enum Cutting { case never, onOverflow, always }

  /// The box of an element, made when there is none yet.
  static func of(_ element: ElementNode, owner: ObjectIdentifier) -> LayoutBox {
    if let box = element.box(of: owner) { return box }
    let box = LayoutBox(element, owner: owner)
    element.keep(box, of: owner)
    return box
  }

  /// Reads the children from the tree again.
  func adopt() {
    hasStaleChildren = false
    let wasStack = flow.count > 1
    let holdsLabel = isLabel || element.content.isLabelled
    children.removeAll(keepingCapacity: true)
    layerCount = 0
    element.forEachElement { child in
      if case .curtain(isOpen: false) = child.content { return }
      if case .layer = child.content { layerCount += 1 }
      let box = LayoutBox.of(child, owner: owner)
      box.parent = self
      box.depth = depth + 1
      box.isLabel = holdsLabel
      children.append(box)
    }
    // Several children stand in a column where one stands alone, which spacers and dividers below depend on.
    if wasStack != (flow.count > 1) { forgetBelow() }
  }

  /// The children that are no layers.
  var flow: ArraySlice<LayoutBox> { children.dropLast(layerCount) }

  /// Cuts the box and all below it off the tree, so that nothing refers to it any more.
  func detach() {
    for child in children { child.detach() }
    children.removeAll()
    parent = nil
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
    for child in children { child.forget() }
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
    if hasStaleChildren { adopt() }
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
      for child in children {
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

  /// The children that can show in a rectangle, seen from the box's corner; all of them unless they are in order.
  func children(in rectangle: CellRect) -> Range<Int> {
    guard isOrdered, let axis = stackedAxis else { return children.indices }
    let window = rectangle.span(axis)
    func first(where isPast: (Range<Int>) -> Bool) -> Int {
      var (low, high) = (0, children.count)
      while low < high {
        let middle = (low + high) / 2
        let child = children[middle]
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

extension ElementNode {
  /// The box that a renderer keeps on the element; nil if it has none.
  package final func box(of owner: ObjectIdentifier) -> LayoutBox? {
    // A renderer keeps boxes alone.
    word(of: owner).map { unsafeDowncast($0, to: LayoutBox.self) }
  }
}
