/// Where the keys of a list are, as a value that events change.
///
/// A row is known by its number while it is in the data, and by its tag, if it has one, wherever it is.
package enum ListCursor: Equatable {
  /// Nobody went to a row.
  case nowhere
  /// Keys start at this row, to which nobody went.
  case start(Int)
  /// Somebody went to this row; the tag is nil until the row is mounted, and for a row without one.
  case at(Int, tag: AnyHashable?)
  /// This row has the keys in place of one that is not in the data.
  case standIn(Int, for: AnyHashable)
  /// The row that had the keys is not in the data, and no row stands in for it; keys start near the last number.
  case lost(AnyHashable?, last: Int)

  /// The number of the current row, which keys start from; nil while there is none.
  package var row: Int? {
    switch self {
    case .start(let row), .at(let row, _), .standIn(let row, _): row
    case .nowhere, .lost: nil
    }
  }

  /// The tag of the row that somebody went to last, also while that row is not in the data.
  package var tag: AnyHashable? {
    switch self {
    case .at(_, let tag), .lost(let tag, _): tag
    case .standIn(_, let tag): tag
    case .nowhere, .start: nil
    }
  }

  /// Where the keys were when the list lost its current row; nil while it has one, and if it never had one.
  package var last: Int? {
    if case .lost(_, let last) = self { last } else { nil }
  }

  /// Whether keys only start at the current row: nobody went to it.
  package var isProvisional: Bool {
    switch self {
    case .start, .standIn: true
    case .nowhere, .at, .lost: false
    }
  }
}

/// What happens to the keys of a list.
package enum ListCursorEvent: Equatable {
  /// Somebody goes to a row.
  case go(to: Int)
  /// The app chose the row with this tag.
  case choose(Int, tag: AnyHashable)
  /// The row that somebody went to is mounted and has this tag.
  case mounted(tag: AnyHashable?)
  /// The keys come to the list and start at a row.
  case begin(at: Int)
  /// The data has other rows: `same` is the same row, if it is there; `other` has the keys otherwise, if there is one.
  case rows(same: Int?, other: Int?)
}

extension ListCursor {
  /// Changes the place of the keys.
  package mutating func take(_ event: ListCursorEvent) {
    switch (self, event) {
    case (_, .go(to: let row)): self = .at(row, tag: nil)
    case (_, .choose(let row, let tag)): self = .at(row, tag: tag)
    case (.at(let row, _), .mounted(let tag)): self = .at(row, tag: tag)
    case (_, .mounted): break
    case (.nowhere, .begin(let row)): self = .start(row)
    case (.lost(let tag, _), .begin(let row)): self = tag.map { .standIn(row, for: $0) } ?? .start(row)
    // The keys are in the list already.
    case (_, .begin): break
    case (_, .rows(same: let row?, _)): self = .at(row, tag: tag)
    case (.nowhere, .rows), (.lost, .rows): break
    case (.start(let last), .rows(_, let other)), (.at(let last, _), .rows(_, let other)),
      (.standIn(let last, _), .rows(_, let other)):
      guard let other else {
        self = .lost(tag, last: last)
        return
      }
      self = tag.map { .standIn(other, for: $0) } ?? .start(other)
    }
  }
}
