/// A copy of a tree of elements that its changes alone make: each element by its number, with its parent and its
/// children in order.
///
/// A backend that has no layout of its own draws from it, and whatever needs the whole tree at once prints it. The
/// elements are those of the tree, so their content is always the current one. A change that does not fit the copy is
/// noted in ``mistakes``, which stay empty for a tree that tells the truth.
public final class TreeMirror: CustomStringConvertible {
  private var entries: [Int: Entry] = [:]
  private let rootNumber = 0

  /// The element with the focus.
  public private(set) var focused: ElementNode?

  /// Changes that did not fit, such as an insertion beside an element that is not there.
  public private(set) var mistakes: [String] = []

  private struct Entry {
    let element: ElementNode
    var parent: Int?
    var children: [Int] = []
  }

  /// An empty copy, which the first commit fills.
  public init() {}

  // MARK: Reading

  /// The element that all others are below; nil before the first change.
  public var root: ElementNode? { entries[rootNumber]?.element }

  /// How many elements there are, the root included.
  public var count: Int { entries.count }

  /// The element that has a number; nil if there is none any more.
  public subscript(number: Int) -> ElementNode? { entries[number]?.element }

  /// The elements right below another, in order.
  public func children(of element: ElementNode) -> [ElementNode] {
    entries[element.number]?.children.compactMap { entries[$0]?.element } ?? []
  }

  /// The element right above another; nil for the root and for what is not there.
  public func parent(of element: ElementNode) -> ElementNode? {
    entries[element.number]?.parent.flatMap { entries[$0]?.element }
  }

  /// Calls `body` with each element below the root and how deep it is, in reading order; what is below an element is
  /// left out where `body` returns false.
  public func forEach(_ body: (ElementNode, _ depth: Int) -> Bool) {
    func walk(_ number: Int, _ depth: Int) {
      for child in entries[number]?.children ?? [] {
        if let entry = entries[child], body(entry.element, depth) { walk(child, depth + 1) }
      }
    }
    walk(rootNumber, 0)
  }

  /// The whole copy: a line for each element with its number, its parent's number, and what it is in words.
  public var description: String {
    var lines: [String] = []
    forEach { element, depth in
      let parent = entries[element.number]?.parent ?? rootNumber
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

  private func make(_ change: Change) {
    switch change {
    case .insert(let element, let parent, let next):
      if entries.isEmpty, parent.number == rootNumber { entries[rootNumber] = Entry(element: parent) }
      adopt(element, in: parent.number)
      place(element, in: parent, before: next)
    case .remove(let element, let parent):
      take(element, outOf: parent)
      drop(element.number)
    case .move(let element, let parent, let next):
      take(element, outOf: parent)
      place(element, in: parent, before: next)
    case .content, .semantics: break
    case .focus(let old, let new):
      if let old, old !== focused { mistakes.append("the focus left \(old.outline), which did not have it") }
      focused = new
    }
  }

  /// Takes over a new element with what is below it.
  private func adopt(_ element: ElementNode, in parent: Int) {
    if entries[element.number] != nil { mistakes.append("\(element.outline) was put in, and is there already") }
    var entry = Entry(element: element, parent: parent)
    element.forEachElement { entry.children.append($0.number) }
    entries[element.number] = entry
    element.forEachElement { adopt($0, in: element.number) }
  }

  private func place(_ element: ElementNode, in parent: ElementNode, before next: ElementNode?) {
    guard let siblings = entries[parent.number]?.children else {
      return mistakes.append("\(element.outline) was put into \(parent.outline), which is not there")
    }
    guard let next else { return entries[parent.number]!.children.append(element.number) }
    if let index = siblings.firstIndex(of: next.number) {
      entries[parent.number]!.children.insert(element.number, at: index)
    } else {
      mistakes.append("\(element.outline) was put before \(next.outline), which is not there")
    }
  }

  private func take(_ element: ElementNode, outOf parent: ElementNode) {
    if let index = entries[parent.number]?.children.firstIndex(of: element.number) {
      entries[parent.number]!.children.remove(at: index)
    } else {
      mistakes.append("\(element.outline) was taken from where it is not")
    }
  }

  /// Lets go of an element that went and of what is below it.
  private func drop(_ number: Int) {
    let former = entries.removeValue(forKey: number)
    for child in former?.children ?? [] { drop(child) }
  }
}
