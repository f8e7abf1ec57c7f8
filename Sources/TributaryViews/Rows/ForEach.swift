/// One view for each element of a collection; a view follows its element by the element's id.
///
/// ```swift
/// ForEach(people) { person in Row(person) }          // Identifiable
/// ForEach(words, id: \.self) { word in Text(word) }
/// ForEach(0..<3) { row in BoardRow(row) }
/// ```
///
/// Ids are to be unique. Elements with the same id are all shown, told apart by their order, and a warning is given
/// once: their state may end up with another of them when the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: NodeView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// A view for each element, whose id is at the key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// A view for each element, by its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.id = { $0 }
    self.content = content
  }

  /// Makes a structure with one row an element.
  func makeNode(under parent: Node, in context: ViewContext) -> Node {
    if let list = context.rows, !(Content.self is any RowGroup.Type) {
      return LazyForEachNode(self, in: unsafeDowncast(list, to: ListNode.self), under: parent, context: context)
    }
    let node = ForEachNode<ID>(under: parent)
    node.ids = data.map(id)
    node.children.reserveCapacity(node.ids.count)
    for element in data {
      node.children.append(ForEachRow(element, content, under: node, in: context))
    }
    node.warnOfSameIDs()
    return node
  }

  /// Brings the rows into the new order, with the fewest moves, and gives each its element.
  func updateNode(_ node: Node, in context: ViewContext) {
    if node.hasLazyRows {
      return unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).patch(to: self)
    }
    let node = unsafeDowncast(node, to: ForEachNode<ID>.self)
    let ids = data.map(id)
    func patchRow(_ row: Node, _ element: Data.Element) {
      unsafeDowncast(row, to: ForEachRow<Data.Element, Content>.self).patch(to: element, content)
    }
    if ids == node.ids {
      for (row, element) in zip(node.children, data) { patchRow(row, element) }
      return
    }
    let diff = KeyedDiff(from: exchange(&node.ids, with: ids), to: ids)
    node.warnOfSameIDs()
    let elements = Array(data)
    node.rearrange(by: diff) { row, index in
      patchRow(row, elements[index])
    } mount: { index in
      ForEachRow(elements[index], content, under: node, in: context)
    }
  }
}

extension ForEach {
  /// A list is made of its rows directly.
  public typealias Body = Never
}

/// The structure of a list: the ids of its rows.
final class ForEachNode<ID: Hashable>: Node {
  var ids: [ID] = []
  private var hasWarned = false

  func warnOfSameIDs() {
    guard !hasWarned, ids.count > 1 else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    guard let twice = ids.first(where: { !seen.insert($0).inserted }) else { return }
    hasWarned = true
    tree.onWarning(
      """
      A ForEach has two elements with the id \(twice). Both are shown, but their state may end up with the other one \
      when the collection changes: give each element an id of its own.
      """)
  }

  override func tag(of child: Node) -> AnyHashable? {
    children.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
  }
}

extension Node {
  /// Removes, patches, mounts and moves rows, and tells the backend in an order in which each step finds its place.
  ///
  /// Rows that are kept are patched first, while they stand where the backend has them. Then each row that is new or
  /// moves is put right before the next row that stays.
  final func rearrange(by diff: KeyedDiff, patch: (Node, Int) -> Void, mount: (Int) -> Node) {
    let old = children
    for index in diff.removed { tree.remove(old[index]) }
    if !diff.removed.isEmpty { children.removeAll { !$0.isMounted } }
    var rows = [Node?](repeating: nil, count: diff.sources.count)
    for (index, source) in diff.sources.enumerated() {
      guard let source else { continue }
      rows[index] = old[source]
      patch(old[source], index)
    }
    // For each place, the first element of the rows from there on that stay.
    var anchors = [ElementNode?](repeating: nextElement, count: rows.count + 1)
    for index in rows.indices.reversed() {
      anchors[index] = (diff.stays[index] ? rows[index]?.firstOwnElement : nil) ?? anchors[index + 1]
    }
    var ordered: [Node] = []
    ordered.reserveCapacity(rows.count)
    for index in rows.indices {
      if let row = rows[index] {
        ordered.append(row)
        if !diff.stays[index] { tree.moved(row, before: anchors[index + 1]) }
      } else {
        let row = mount(index)
        ordered.append(row)
        tree.inserted(row, before: anchors[index + 1])
      }
    }
    children = ordered
  }
}

/// The node of one row: its element, and a run of its own, so that what one row reads concerns no other.
final class ForEachRow<Element, Content: View>: Node {
  private var element: Element
  private var content: (Element) -> Content
  private let context: ViewContext
  private let runs: RunKind

  init(_ element: Element, _ content: @escaping (Element) -> Content, under list: Node, in context: ViewContext) {
    self.element = element
    self.content = content
    self.context = context
    runs = list.tree.runKind(of: Self.self)
    super.init(under: list)
    let view = evaluate(runs) { content(element) }
    children = [Content.mount(view, under: self, in: context)]
  }

  func patch(to element: Element, _ content: @escaping (Element) -> Content) {
    let former = (exchange(&self.element, with: element), exchange(&self.content, with: content))
    isDirty = false
    tree.visitedNodes += 1
    update()
    withExtendedLifetime(former) {}
  }

  override func update() {
    let view = evaluate(runs) { content(element) }
    Content.patch(children[0], to: view, in: context)
  }
}
