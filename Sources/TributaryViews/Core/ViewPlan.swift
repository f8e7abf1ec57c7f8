/// What the tree knows about one type of composite view: where its property wrappers lie, how its values compare.
///
/// Each wrapper (`@State`, `@Environment`, …) is a struct that holds one reference, its cell. The first value of a
/// type is looked at with `Mirror`, and the place of each cell in the value is found by its address. All later values
/// have their cells at the same places, so that mounting and patching read them directly.
final class ViewPlan: RunKind {
  let cellOffsets: [Int]
  private let sameness: Sameness

  init<Content: View>(of view: Content) {
    let mirror = Mirror(reflecting: view)
    precondition(
      mirror.displayStyle != .class,
      "The view \(Content.self) is a class: a view is a value, made anew each time. Make it a struct.")
    let cells = mirror.children.compactMap { ($0.value as? any CellHolder)?.cell }
    cellOffsets =
      cells.isEmpty
      ? []
      : withUnsafeBytes(of: view) { bytes in
        let words = stride(from: 0, through: bytes.count - MemoryLayout<UInt>.size, by: MemoryLayout<UInt>.alignment)
        return cells.compactMap { cell in
          let address = UInt(bitPattern: Unmanaged.passUnretained(cell).toOpaque())
          return words.first { bytes.load(fromByteOffset: $0, as: UInt.self) == address }
        }.sorted()
      }
    precondition(
      cellOffsets.count == cells.count,
      """
      A property wrapper of the view \(Content.self) was not found in the view itself: @State, @Environment and \
      @FocusState must be stored properties of the struct.
      """)
    sameness = Sameness(like: view, skipping: cellOffsets)
  }

  // SAFETY of the three functions below: an offset of the plan is the place of a wrapper struct whose only stored
  // property is a strong reference to its cell. All values of the type have the same layout, so the word there is such
  // a reference in each of them; exchanging it takes over one count and gives back the other.

  /// The memo rule: equal by `==` if the view is `Equatable`, else by its bytes, the property wrappers left out.
  func isSame<Content>(_ old: inout Content, _ new: inout Content) -> Bool {
    withUnsafeBytes(of: &old) { old in
      withUnsafeBytes(of: &new) { new in sameness.holds(old, new) }
    }
  }

  /// Makes what the wrappers of a view stand for, as it is mounted.
  func mountCells<Content>(of view: inout Content, on node: Node, in context: ViewContext) -> [AnyObject] {
    withUnsafeMutableBytes(of: &view) { bytes in
      cellOffsets.map { offset in
        freeCell(at: offset, in: bytes).makeBox(on: node, in: context)
      }
    }
  }

  /// Points the wrappers of a new value of a mounted view at what they stand for.
  func adoptCells<Content>(of view: inout Content, boxes: [AnyObject]) {
    guard !boxes.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (offset, box) in zip(cellOffsets, boxes) where cell(at: offset, in: bytes).box !== box {
        freeCell(at: offset, in: bytes).adopt(box)
      }
    }
  }

  private func cell(at offset: Int, in bytes: UnsafeMutableRawBufferPointer) -> ViewCell {
    bytes.load(fromByteOffset: offset, as: Unmanaged<ViewCell>.self).takeUnretainedValue()
  }

  /// The cell at a place of a view, exchanged for a new one if another node has it: a view value that is mounted twice
  /// has a state in each place.
  private func freeCell(at offset: Int, in bytes: UnsafeMutableRawBufferPointer) -> ViewCell {
    let old = cell(at: offset, in: bytes)
    guard old.box != nil else { return old }
    let new = old.fresh()
    bytes.storeBytes(of: Unmanaged.passRetained(new), toByteOffset: offset, as: Unmanaged<ViewCell>.self)
    Unmanaged.passUnretained(old).release()
    return new
  }
}

extension ViewTree {
  /// The plan of a view's type, made from the first value of it that is mounted.
  func plan<Content: View>(for view: Content) -> ViewPlan {
    let type = ObjectIdentifier(Content.self)
    // The type of a composite view names no other kind of run.
    if let plan = runKinds[type] { return unsafeDowncast(plan, to: ViewPlan.self) }
    let plan = ViewPlan(of: view)
    runKinds[type] = plan
    return plan
  }
}
