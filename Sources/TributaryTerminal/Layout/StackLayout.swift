import TributaryViews

/// Where a length stands in a longer one: at its start, in its middle, at its end.
enum Fraction {
  case start, middle, end

  /// The room before a child; the odd cell goes after it, and a child that is too long stands out at both sides.
  func offset(of length: Int, in whole: Int) -> Int {
    switch self {
    case .start: 0
    case .middle: (whole - length) >> 1
    case .end: whole - length
    }
  }
}

extension HorizontalAlignment {
  var fraction: Fraction {
    switch self {
    case .leading: .start
    case .center: .middle
    case .trailing: .end
    }
  }
}

extension VerticalAlignment {
  var fraction: Fraction {
    switch self {
    case .top: .start
    case .center: .middle
    case .bottom: .end
    }
  }
}

extension TextAlignment {
  var fraction: Fraction {
    switch self {
    case .leading: .start
    case .center: .middle
    case .trailing: .end
    }
  }
}

/// What a stack reads of a child without asking it: it is asked again when one of these changes.
enum Traits: Equatable {
  case none
  case text(idealWidth: Int, isOneLine: Bool)
  case spacer(minLength: Int)
  case divider
  case scroll(Axis.Set)
  case frame(isWidthFixed: Bool, isHeightFixed: Bool)
}

extension LayoutBox {
  /// The traits of the element as it is now.
  var currentTraits: Traits {
    switch element.content {
    case .text(let string, let lineLimit, _):
      .text(idealWidth: textBlock(string).idealWidth, isOneLine: lineLimit == 1)
    case .primitive(let content): .text(idealWidth: textBlock(content.text).idealWidth, isOneLine: false)
    case .spacer(let minLength): .spacer(minLength: Length.clamped(minLength))
    case .divider: .divider
    case .scroll(let axes): .scroll(axes)
    case .list(let content) where content.style == .plain: .scroll(.vertical)
    case .frame(let size, _): .frame(isWidthFixed: size.width != nil, isHeightFixed: size.height != nil)
    default: .none
    }
  }

  /// Children one after the other along `axis`, as SwiftUI's stacks share the space out.
  ///
  /// Spacers wait until all others have theirs. The others take in the order of how little they can bend, each being
  /// offered an equal part of what is left; the part is rounded up, so an odd cell goes to the first of equals.
  func computeStack(
    _ axis: Axis, _ across: Fraction, spacing: Int, _ proposal: Proposal, _ tree: LayoutTree
  ) -> CellSize {
    let children = flow
    if children.isEmpty { return .zero }
    let spacing = Length.inset(spacing)
    if let length = proposal[axis], children.count > 1 || children[0].isSpacer {
      let room = max(0, length - spacing * (children.count - 1))
      share(room, along: axis, proposal, tree)
    } else {
      for child in children { child.place(proposal, tree) }
    }
    var size = CellSize.zero
    for child in children { size[axis.other] = max(size[axis.other], child.frame.size[axis.other]) }
    if proposal[axis.other] == nil {
      // Nobody said how far across a divider goes: it goes as far as the stack.
      for child in children where child.isDivider {
        child.place(proposal.with(size[axis.other], along: axis.other), tree)
      }
    }
    var position = 0
    for child in children {
      child.frame.origin[axis] = position
      child.frame.origin[axis.other] = across.offset(of: child.frame.size[axis.other], in: size[axis.other])
      position += child.frame.size[axis] + spacing
    }
    size[axis] = max(0, position - spacing)
    stackedAxis = axis
    return size
  }

  /// Places every child with its part of the room along the axis.
  private func share(_ room: Int, along axis: Axis, _ proposal: Proposal, _ tree: LayoutTree) {
    let children = flow
    var left = room
    var spacers = 0
    for child in children {
      guard let length = child.spacerMinLength else { continue }
      spacers += 1
      left -= length
    }
    var order: [(index: Int, flexibility: Int)] = []
    order.reserveCapacity(children.count - spacers)
    for (index, child) in children.enumerated() where !child.isSpacer {
      order.append((index, child.flexibility(along: axis, proposal, tree)))
    }
    // The sort of the standard library keeps equals in order; nothing says that it must, so the index decides.
    order.sort { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    for (taken, entry) in order.enumerated() {
      let offer = Self.part(of: max(0, left), among: order.count - taken)
      left -= children[entry.index].place(proposal.with(offer, along: axis), tree)[axis]
    }
    for child in children {
      guard let length = child.spacerMinLength else { continue }
      let extra = Self.part(of: max(0, left), among: spacers)
      spacers -= 1
      left -= child.place(proposal.with(length + extra, along: axis), tree)[axis] - length
    }
  }

  private static func part(of room: Int, among count: Int) -> Int {
    room >= Length.unbounded / 2 ? Length.unbounded : (room + count - 1) / count
  }

  /// How much longer the box can be than it must be; where its traits say it, it need not be measured.
  private func flexibility(along axis: Axis, _ proposal: Proposal, _ tree: LayoutTree) -> Int {
    switch currentTraits {
    case .text(let idealWidth, _) where axis == .horizontal: return max(0, idealWidth - 1)
    case .text(_, isOneLine: true), .divider: return 0
    case .scroll(let axes) where axes.contains(axis.asSet): return Length.unbounded
    case .frame(let isWidthFixed, let isHeightFixed) where axis == .horizontal ? isWidthFixed : isHeightFixed: return 0
    default:
      let most = measure(proposal.with(Length.unbounded, along: axis), tree)[axis]
      let least = measure(proposal.with(0, along: axis), tree)[axis]
      return most - least
    }
  }

  // MARK: Spacers and dividers

  var isDivider: Bool {
    if case .divider = element.content { true } else { false }
  }

  /// A divider is a column of its own in a row, and a row of its own anywhere else.
  var isVerticalDivider: Bool { stackAxis == .horizontal }

  var isSpacer: Bool { spacerMinLength != nil }

  private var spacerMinLength: Int? {
    if case .spacer(let length) = element.content { Length.clamped(length) } else { nil }
  }

  /// The axis of the nearest stack around; nil in a stack of layers or outside any.
  private var stackAxis: Axis? {
    var box = parent
    while let current = box {
      switch current.element.content {
      case .row, .button: return .horizontal
      case .column, .page: return .vertical
      case .scroll(let axes): return axes == .horizontal ? .horizontal : .vertical
      case .layers, .root: return nil
      case .layer, .list: return .vertical
      case .backdrop: box = current.parent
      default:
        if current.shown.count > 1 { return .vertical }
        box = current.parent
      }
    }
    return nil
  }

  func computeSpacer(_ minLength: Int, _ proposal: Proposal) -> CellSize {
    let width = max(minLength, proposal.width ?? 0)
    let height = max(minLength, proposal.height ?? 0)
    switch stackAxis {
    case .horizontal?: return CellSize(width: width, height: 0)
    case .vertical?: return CellSize(width: 0, height: height)
    case nil: return CellSize(width: width, height: height)
    }
  }

  func computeDivider(_ proposal: Proposal) -> CellSize {
    if isVerticalDivider { return CellSize(width: 1, height: proposal.height ?? 1) }
    return CellSize(width: proposal.width ?? 1, height: 1)
  }
}
