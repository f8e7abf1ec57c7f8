/// A copy of a tree of elements that its changes alone make: each element by its number, with its parent and its
/// children in order.
///
/// A backend draws from it: one without layout from the elements (`TreeMirror()`), the terminal from entries that are
/// boxes of its layout. The elements are those of the tree, so their content is always the current one. A change that
/// does not fit the copy is noted in ``mistakes``, which stay empty for a tree that tells the truth.
public final class TreeMirror<Entry: MirrorEntry>: CustomStringConvertible {
  // SAFETY: a tree is used in one isolation, and no access to this field calls out while it lasts.
  @usableFromInline @exclusivity(unchecked) var entries: [Int: Entry] = [:]

  /// The entries of elements that were taken out and are still mounted, by the number of the outermost one.
  private var resting: [Int: Entry] = [:]

  /// The entry that all others are below; nil before the first change.
  public private(set) var root: Entry?

  // SAFETY: as for the fields above.
  /// The element with the focus.
  @exclusivity(unchecked) public private(set) var focused: ElementNode?

  /// Changes that did not fit, such as an insertion beside an element that is not there.
  public private(set) var mistakes: [String] = []

  /// An empty copy with entries of a backend's own, which the first commit fills.
  public init(of entries: Entry.Type) {}

  // MARK: Reading

  /// How many elements there are, the root included.
  public var count: Int { entries.count }

  /// The entry of the element that has a number; nil if there is none any more.
  @inlinable public subscript(number: Int) -> Entry? { entries[number] }

  /// The entry of an element; nil if it is not there.
  @inlinable public subscript(element: ElementNode) -> Entry? { entries[element.number] }

  /// The elements right below another, in order.
  ///
  /// - Complexity: linear in them.
  public func children(of element: ElementNode) -> [ElementNode] {
    self[element]?.children.map(\.element) ?? []
  }

  /// The element right above another; nil for the root and for what is not there.
  public func parent(of element: ElementNode) -> ElementNode? {
    self[element]?.parent?.element
  }

  /// Calls `body` with each element below the root and how deep it is, in reading order; what is below an element is
  /// left out where `body` returns false.
  public func forEach(_ body: (ElementNode, _ depth: Int) -> Bool) {
    func walk(_ entry: Entry, _ depth: Int) {
      for child in entry.children where body(child.element, depth) { walk(child, depth + 1) }
    }
    if let root { walk(root, 0) }
  }

  /// The whole copy: a line for each element with its number, its parent's number, and what it is in words.
  public var description: String {
    var lines: [String] = []
    forEach { element, depth in
      let parent = self[element]?.parent?.element.number ?? 0
      let mark = element === focused ? " *" : ""
      lines.append(String(repeating: "  ", count: depth) + "\(element.number) in \(parent): \(element.outline)\(mark)")
      return true
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Changing

  /// Makes the changes of one commit.
  ///
  /// - Complexity: an insertion takes time linear in what it brings and in the siblings, a removal likewise.
  public func commit(_ changes: [Change]) {
    for change in changes { make(change) }
  }

  /// Makes one change.
  ///
  /// - Complexity: an insertion takes time linear in what it brings and in the siblings, a removal likewise.
  package func make(_ change: Change) {
    switch change {
    case .insert(let element, let parent, let next):
      if root == nil, parent.enclosingElement == nil {
        root = Entry(parent, in: nil)
        entries[parent.number] = root
      }
      guard let around = self[parent] else {
        return mistakes.append("\(element.outline) was put into \(parent.outline), which is not there")
      }
      if self[element] != nil { mistakes.append("\(element.outline) was put in, and is there already") }
      place(adopt(element, in: around, former: resting.removeValue(forKey: element.number)), before: next)
      forgetUnmounted()
    case .remove(let element, let parent):
      guard let entry = take(element, outOf: parent) else { return }
      entry.parent = nil
      if element.isMounted { rest(entry) } else { drop(entry) }
      forgetUnmounted()
    case .move(let element, let parent, let next):
      if let entry = take(element, outOf: parent) { place(entry, before: next) }
    case .content, .semantics: break
    case .focus(let old, let new):
      if let old, old !== focused { mistakes.append("the focus left \(old.outline), which did not have it") }
      focused = new
    }
  }

  /// Makes the entries of a new element and of what is below it; one that was there before is the same again.
  private func adopt(_ element: ElementNode, in parent: Entry, former: Entry?) -> Entry {
    let entry = former ?? Entry(element, in: parent)
    entry.parent = parent
    entries[element.number] = entry
    var formerChildren: [Int: Entry] = [:]
    for child in entry.children { formerChildren[child.element.number] = child }
    var children: [Entry] = []
    element.forEachElement { children.append(adopt($0, in: entry, former: formerChildren[$0.number])) }
    entry.children = children
    return entry
  }

  private func place(_ entry: Entry, before next: ElementNode?) {
    guard let parent = entry.parent else { return }
    guard let next else { return parent.children.append(entry) }
    if let index = parent.children.firstIndex(where: { $0.element === next }) {
      parent.children.insert(entry, at: index)
    } else {
      mistakes.append("\(entry.element.outline) was put before \(next.outline), which is not there")
    }
  }

  /// Takes an entry from the children of its parent; nil if it is not there.
  private func take(_ element: ElementNode, outOf parent: ElementNode) -> Entry? {
    guard let entry = self[element], let around = entry.parent, around.element === parent,
      let index = around.children.firstIndex(where: { $0 === entry })
    else {
      mistakes.append("\(element.outline) was taken from where it is not")
      return nil
    }
    return around.children.remove(at: index)
  }

  /// Releases an entry that went and what is below it.
  private func drop(_ entry: Entry) {
    entries[entry.element.number] = nil
    let children = entry.children
    entry.children = []
    for child in children {
      child.parent = nil
      drop(child)
    }
  }

  // MARK: Out of sight

  /// Keeps an entry whose element went out of sight and may come back; nobody finds it meanwhile.
  private func rest(_ entry: Entry) {
    func forget(_ entry: Entry) {
      entries[entry.element.number] = nil
      entry.children.forEach(forget)
    }
    forget(entry)
    resting[entry.element.number] = entry
  }

  /// Releases the kept entries of elements that were unmounted out of sight, which no change tells.
  private func forgetUnmounted() {
    if resting.isEmpty { return }
    let former = resting
    resting = former.filter { $0.value.element.isMounted }
  }
}

extension TreeMirror where Entry == PlainEntry {
  /// An empty copy of the elements alone, which the first commit fills.
  public convenience init() { self.init(of: PlainEntry.self) }
}
