/// The structure of a `ForEach` in a list: it mounts the rows that the list asks for, and no others.
///
/// Its children are the mounted rows, in order.
class LazyRowsNode: Node {
  /// Where the mounted rows stand in the data, ascending.
  fileprivate(set) final var places: [Int] = []

  /// How many rows there are, mounted or not.
  var rowCount: Int { 0 }

  /// Mounts the rows of these places, ascending, and takes out all others; false if that is what is there.
  func show(_ wanted: [Int]) -> Bool { false }

  /// The value that stands for a row, which need not be mounted.
  func tag(at place: Int) -> AnyHashable? { nil }

  /// Where the row that a value stands for is; nil if there is none.
  ///
  /// Linear in the rows, unless it is at `guess`.
  func place(of tag: AnyHashable, near guess: Int?) -> Int? { nil }

  final override var hasLazyRows: Bool { true }
}

/// The lazy rows of one type of `ForEach`.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode {
  private var view: ForEach<Data, ID, Content>
  private let context: ViewContext
  private unowned let list: ListNode
  /// The ids of the mounted rows.
  private var ids: [ID] = []

  init(_ view: ForEach<Data, ID, Content>, in list: ListNode, under parent: Node, context: ViewContext) {
    self.view = view
    self.list = list
    self.context = context.below
    super.init(under: parent)
  }

  override var rowCount: Int { view.data.count }

  private func element(at place: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: place)]
  }

  private func id(at place: Int) -> ID { view.id(element(at: place)) }

  override func tag(at place: Int) -> AnyHashable? {
    place < rowCount ? AnyHashable(id(at: place)) : nil
  }

  override func place(of tag: AnyHashable, near guess: Int?) -> Int? {
    guard let wanted = tag.base as? ID else { return nil }
    if let guess, guess >= 0, guess < rowCount, id(at: guess) == wanted { return guess }
    if let index = ids.firstIndex(of: wanted) { return places[index] }
    var place = 0
    for element in view.data {
      if view.id(element) == wanted { return place }
      place += 1
    }
    return nil
  }

  override func tag(of child: Node) -> AnyHashable? {
    children.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
  }

  override func show(_ wanted: [Int]) -> Bool {
    guard wanted != places else { return false }
    let new = wanted.map(id)
    rearrange(by: KeyedDiff(from: ids, to: new)) { _, _ in
    } mount: { index in
      ForEachRow(element(at: wanted[index]), view.content, under: self, in: context)
    }
    places = wanted
    _ = exchange(&ids, with: new)
    return true
  }

  /// Takes other data: the mounted rows that are still there get their elements, the others go; the list asks for more.
  ///
  /// Where all mounted rows are at their places only they are looked at; else the ids of all elements are, once.
  func patch(to new: ForEach<Data, ID, Content>) {
    let top = list.topPlace(in: self).flatMap { places.firstIndex(of: $0) }.map { (place: places[$0], id: ids[$0]) }
    let oldCount = rowCount
    let former = exchange(&view, with: new)
    defer { withExtendedLifetime(former) {} }
    let old = ids
    let stay = !zip(places, ids).contains { place, id in place >= rowCount || self.id(at: place) != id }
    if !stay { findPlaces() }
    rearrange(by: KeyedDiff(from: old, to: ids)) { row, index in
      unsafeDowncast(row, to: ForEachRow<Data.Element, Content>.self).patch(
        to: element(at: places[index]), view.content)
    } mount: { index in
      ForEachRow(element(at: places[index]), view.content, under: self, in: context)
    }
    if stay, rowCount == oldCount { return }
    if let top, let place = place(of: AnyHashable(top.id), near: top.place) { list.topMoved(by: place - top.place) }
    list.elementsBelowChanged()
  }

  /// Looks up where the elements of the mounted rows are now.
  private func findPlaces() {
    var wanted = Set(ids)
    places.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    var place = 0
    for element in view.data where !wanted.isEmpty {
      let id = view.id(element)
      if wanted.remove(id) != nil {
        places.append(place)
        ids.append(id)
      }
      place += 1
    }
  }
}

extension Node {
  /// This node if its rows are mounted only while they show.
  final var lazyRows: LazyRowsNode? { hasLazyRows ? unsafeDowncast(self, to: LazyRowsNode.self) : nil }
}
