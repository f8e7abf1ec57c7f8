/// The rows of a list that each backend shows; nearly always there is one backend.
struct RowViewers {
  private var seen: [(viewer: ObjectIdentifier, rows: Range<Int>)] = []

  /// The rows from the first to the last that any backend shows.
  private var all: Range<Int> {
    guard let first = seen.first?.rows else { return 0..<0 }
    var all = first
    for (_, rows) in seen.dropFirst() {
      all = min(all.lowerBound, rows.lowerBound)..<max(all.upperBound, rows.upperBound)
    }
    return all
  }

  /// The rows that a backend showed last, moved with the rows since; nil before it showed any.
  func rows(of viewer: ObjectIdentifier) -> Range<Int>? {
    seen.first { $0.viewer == viewer }?.rows
  }

  /// All that shows has other numbers now.
  mutating func move(by distance: Int) {
    guard distance != 0 else { return }
    for index in seen.indices {
      let rows = seen[index].rows
      seen[index].rows = rows.lowerBound + distance..<rows.upperBound + distance
    }
  }

  /// How many rows show at a time where fewest do.
  var pageLength: Int { seen.map(\.rows.count).min() ?? 0 }

  /// Notes what a backend shows, and returns the rows from the first to the last that any does.
  mutating func note(_ rows: Range<Int>, by viewer: ObjectIdentifier) -> Range<Int> {
    if let index = seen.firstIndex(where: { $0.viewer == viewer }) {
      seen[index].rows = rows
    } else {
      seen.append((viewer, rows))
    }
    return seen.count == 1 ? rows : all
  }

  /// Forgets a backend; the rows that the others show, or nil if there are no others.
  mutating func forget(_ viewer: ObjectIdentifier) -> Range<Int>? {
    seen.removeAll { $0.viewer == viewer }
    return seen.isEmpty ? nil : all
  }
}
