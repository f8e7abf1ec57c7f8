import Testing
import TributaryViews

@Suite struct ListCursorTests {
  private struct Row {
    let state: ListCursor
    let event: ListCursorEvent
    let next: ListCursor
  }

  private let start = ListCursor.start(3)
  private let plain = ListCursor.at(3, tag: nil)
  private let at = ListCursor.at(3, tag: "c")
  private let standIn = ListCursor.standIn(3, for: "c")
  private let lost = ListCursor.lost("c", last: 3)
  private let lostPlain = ListCursor.lost(nil, last: 3)
  private var all: [ListCursor] { [.nowhere, start, plain, at, standIn, lost, lostPlain] }

  /// Each state with each event.
  private var rows: [Row] {
    all.map { Row(state: $0, event: .go(to: 5), next: .at(5, tag: nil)) }
      + all.map { Row(state: $0, event: .choose(5, tag: "e"), next: .at(5, tag: "e")) }
      + all.map { Row(state: $0, event: .mounted(tag: "d"), next: $0 == plain || $0 == at ? .at(3, tag: "d") : $0) }
      + [
        Row(state: .nowhere, event: .begin(at: 1), next: .start(1)),
        Row(state: lost, event: .begin(at: 1), next: .standIn(1, for: "c")),
        Row(state: lostPlain, event: .begin(at: 1), next: .start(1)),
        Row(state: start, event: .begin(at: 1), next: start),
        Row(state: plain, event: .begin(at: 1), next: plain),
        Row(state: at, event: .begin(at: 1), next: at),
        Row(state: standIn, event: .begin(at: 1), next: standIn),

        Row(state: at, event: .rows(same: 7, other: 2), next: .at(7, tag: "c")),
        Row(state: plain, event: .rows(same: 7, other: nil), next: .at(7, tag: nil)),
        Row(state: standIn, event: .rows(same: 7, other: 2), next: .at(7, tag: "c")),
        Row(state: lost, event: .rows(same: 7, other: nil), next: .at(7, tag: "c")),

        Row(state: .nowhere, event: .rows(same: nil, other: 2), next: .nowhere),
        Row(state: start, event: .rows(same: nil, other: 2), next: .start(2)),
        Row(state: plain, event: .rows(same: nil, other: 2), next: .start(2)),
        Row(state: at, event: .rows(same: nil, other: 2), next: .standIn(2, for: "c")),
        Row(state: standIn, event: .rows(same: nil, other: 2), next: .standIn(2, for: "c")),
        Row(state: lost, event: .rows(same: nil, other: 2), next: lost),
        Row(state: lostPlain, event: .rows(same: nil, other: 2), next: lostPlain),

        Row(state: .nowhere, event: .rows(same: nil, other: nil), next: .nowhere),
        Row(state: start, event: .rows(same: nil, other: nil), next: lostPlain),
        Row(state: plain, event: .rows(same: nil, other: nil), next: lostPlain),
        Row(state: at, event: .rows(same: nil, other: nil), next: lost),
        Row(state: standIn, event: .rows(same: nil, other: nil), next: lost),
        Row(state: lost, event: .rows(same: nil, other: nil), next: lost),
      ]
  }

  @Test func `an event leads to a place of the keys`() {
    for row in rows {
      var cursor = row.state
      cursor.take(row.event)
      #expect(cursor == row.next, "\(row.state), \(row.event)")
    }
  }

  @Test func `a place tells its row, its tag and whether somebody went there`() {
    #expect(all.map(\.row) == [nil, 3, 3, 3, 3, nil, nil])
    #expect(all.map { $0.tag as? String } == [nil, nil, nil, "c", "c", "c", nil])
    #expect(all.map(\.isProvisional) == [false, true, false, false, true, false, false])
    #expect(all.map(\.last) == [nil, nil, nil, nil, nil, 3, 3])
  }
}
