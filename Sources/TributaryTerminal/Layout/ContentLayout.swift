import TributaryViews

extension LayoutBox {
  /// The one child at the box's own corner; more than one stand below each other, none takes no room.
  func computeContent(_ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    let flow = flow
    if flow.count != 1 { return computeStack(.vertical, .middle, spacing: 0, proposal, tree) }
    flow[0].frame.origin = .zero
    return flow[0].place(proposal, tree)
  }

  /// Measures a button: its mark, its label (one child, or several side by side), and its frame round both.
  func computeLabel(_ button: ButtonContent, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    var (leading, trailing) = MarkContent.frame(button.frame).room
    if let mark = button.mark {
      let columns = mark.room.leading + (flow.isEmpty ? 0 : 1)
      if mark.isTrailing { trailing += columns } else { leading += columns }
    }
    let inner = proposal.reduced(width: leading + trailing, height: 0)
    var size: CellSize
    if shown.count == 1 {
      size = computeContent(inner, tree)
    } else {
      size = computeStack(.horizontal, .middle, spacing: 1, inner, tree)
    }
    if leading > 0 { shift(by: CellPoint(column: leading, row: 0)) }
    size.width += leading + trailing
    if leading + trailing > 0 { size.height = max(1, size.height) }
    return size
  }

  /// The content with room around it: padding and borders.
  func computeInsets(_ insets: EdgeInsets, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    let (top, leading) = (Length.inset(insets.top), Length.inset(insets.leading))
    let columns = leading + Length.inset(insets.trailing)
    let rows = top + Length.inset(insets.bottom)
    let size = computeContent(proposal.reduced(width: columns, height: rows), tree)
    shift(by: CellPoint(column: leading, row: top))
    return CellSize(width: max(0, size.width + columns), height: max(0, size.height + rows))
  }

  /// The content in a box of given or bounded size, as SwiftUI's fixed and flexible frames.
  func computeFrame(_ frame: FrameSize, _ alignment: Alignment, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    let width = FrameAxis(fixed: frame.width, min: frame.minWidth, max: frame.maxWidth)
    let height = FrameAxis(fixed: frame.height, min: frame.minHeight, max: frame.maxHeight)
    let inner = Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    let content = computeContent(inner, tree)
    let size = CellSize(
      width: width.length(content: content.width, offered: inner.width),
      height: height.length(content: content.height, offered: inner.height))
    shift(by: alignment.offset(of: content, in: size))
    return size
  }

  /// All children in the same place, the last in front.
  func computeLayers(_ alignment: Alignment, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    var size = CellSize.zero
    for child in shown {
      let answer = child.place(proposal, tree)
      size = CellSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
    for child in shown { child.frame.origin = alignment.offset(of: child.frame.size, in: size) }
    return size
  }

  /// The second child as if it stood alone, the first in the box that it takes.
  func computeBackdrop(_ alignment: Alignment, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    guard let content = shown.last, let backdrop = shown.first else { return .zero }
    let size = content.place(proposal, tree)
    let answer = backdrop.place(Proposal(width: size.width, height: size.height), tree)
    content.frame.origin = .zero
    backdrop.frame.origin = alignment.offset(of: answer, in: size)
    return size
  }

  /// The content in the middle of the window, with a margin that shows what is behind where there is room for one; a
  /// menu at its control.
  func computeLayer(_ look: LayerContent, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    let window = CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    let hasMargin = look.room == .box && window.width >= 40 && window.height >= 12
    let margin = hasMargin ? CellSize(width: 4, height: 2) : .zero
    let inner = CellSize(
      width: min(window.width - margin.width, look.maxWidth.map(Length.clamped) ?? .max),
      height: window.height - margin.height)
    let size = computeContent(Proposal(inner), tree)
    let control = (element as? LayerNode)?.control.flatMap { tree.mirror[$0] }
    if look.room == .menu, let control, control.isShown {
      shift(by: Self.corner(of: size, at: tree.windowFrame(of: control), in: window))
    } else {
      center(size, in: window)
    }
    return window
  }

  /// Whether the box stands where another one does, and is to be placed again when that moved.
  var followsControl: Bool {
    if case .layer(let look) = element.content { look.room == .menu } else { false }
  }

  /// Where a menu stands: below its control, or above where there is room only there; in the window in any case.
  private static func corner(of menu: CellSize, at control: CellRect, in window: CellSize) -> CellPoint {
    let (below, above) = (control.rows.upperBound, control.row - menu.height)
    let row = below + menu.height <= window.height || above < 0 ? below : above
    return CellPoint(
      column: max(0, min(control.column, window.width - menu.width)),
      row: max(0, min(row, window.height - menu.height)))
  }

  /// Moves the content to the middle; what is larger keeps its start in sight.
  func center(_ size: CellSize, in window: CellSize) {
    let offset = Alignment.center.offset(of: size, in: window)
    shift(by: CellPoint(column: max(0, offset.column), row: max(0, offset.row)))
  }

  /// Moves the content that ``computeContent(_:_:)`` placed at the corner.
  func shift(by offset: CellPoint) {
    for child in flow { child.frame.origin = child.frame.origin + offset }
  }
}

extension Alignment {
  func offset(of size: CellSize, in whole: CellSize) -> CellPoint {
    CellPoint(
      column: horizontal.fraction.offset(of: size.width, in: whole.width),
      row: vertical.fraction.offset(of: size.height, in: whole.height))
  }
}

/// One axis of a frame.
private struct FrameAxis {
  let fixed: Int?
  let min: Int?
  let max: Int?

  init(fixed: Int?, min: Int?, max: FrameLength?) {
    self.fixed = fixed.map(Length.clamped)
    self.min = min.map(Length.clamped)
    // A smallest length above the largest wins, so that bounds in the wrong order are still bounds.
    self.max = max.map { Swift.max($0.units.map(Length.clamped) ?? Length.unbounded, min.map(Length.clamped) ?? 0) }
  }

  /// What the content is offered where the frame is offered `length`.
  func offer(_ length: Int?) -> Int? {
    if let fixed { return fixed }
    guard var offer = length else { return nil }
    if let min { offer = Swift.max(min, offer) }
    if let max { offer = Swift.min(max, offer) }
    return offer
  }

  /// How long the frame is around a content; with a bound, it follows the offer as far as that bound lets it.
  func length(content: Int, offered: Int?) -> Int {
    if let fixed { return fixed }
    var length = content
    if let min { length = Swift.max(min, Swift.min(length, offered ?? length)) }
    if let max { length = Swift.min(max, Swift.max(length, offered ?? length)) }
    return length
  }
}
