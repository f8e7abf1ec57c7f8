/// Streams that `concat` or `merge` put together.
///
/// A row of rows is a tree, and is run and freed as one list: a row of 100,000 that was put together two by two takes
/// constant stack, and adding to a row is constant and changes no other row.
@usableFromInline
final class StreamRow<Element> {
  @usableFromInline
  enum Part {
    case stream(Observable<Element>)
    case row(StreamRow)
  }

  /// When the streams of a row run.
  @usableFromInline
  enum Order {
    case oneAfterTheOther
    case atOnce
  }

  @usableFromInline let order: Order
  @usableFromInline var parts: [Part]
  /// The depth of the deepest stream.
  @usableFromInline let depth: Int

  @inlinable init(_ streams: [Observable<Element>], _ order: Order) {
    self.order = order
    var depth = 0
    parts = streams.map { stream in
      guard let row = stream.row, row.order == order else {
        depth = max(depth, stream.depth)
        return .stream(stream)
      }
      depth = max(depth, row.depth)
      return .row(row)
    }
    self.depth = depth
  }

  /// All streams, in order.
  @inlinable var streams: [Observable<Element>] {
    var streams: [Observable<Element>] = []
    var rest = Array(parts.reversed())
    while let part = rest.popLast() {
      switch part {
      case .stream(let stream): streams.append(stream)
      case .row(let row): rest.append(contentsOf: row.parts.reversed())
      }
    }
    return streams
  }

  deinit {
    var rows: [StreamRow] = []
    takeRows(into: &rows)
    // Each row is freed without any rows in it.
    while var row = rows.popLast() {
      if isKnownUniquelyReferenced(&row) { row.takeRows(into: &rows) }
    }
  }

  /// Moves the rows out of the parts.
  @inlinable func takeRows(into rows: inout [StreamRow]) {
    for case .row(let row) in parts { rows.append(row) }
    _ = exchange(&parts, with: [])
  }
}
