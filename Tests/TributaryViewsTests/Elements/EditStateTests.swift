import Testing
import TributaryViews

@Suite struct EditStateTests {
  private static let a = BoundText(value: "a", writes: 1)
  private static let b = BoundText(value: "b", writes: 2)
  private static let again = BoundText(value: "a", writes: 3)

  struct Row: CustomStringConvertible, Sendable {
    let name: String
    let state: EditState
    let event: EditEvent
    let next: EditState
    let shown: String?
    var description: String { name }
  }

  /// Each state with each event: the state that follows, and the text that the field is to show.
  static let rows: [Row] = [
    Row(
      name: "typing begins an edit", state: .following(a), event: .typed(answer: b), next: .editing(answer: b),
      shown: nil),
    Row(
      name: "typing goes on", state: .editing(answer: a), event: .typed(answer: b), next: .editing(answer: b),
      shown: nil),
    Row(
      name: "a look without a change keeps what is typed", state: .editing(answer: a),
      event: .looked(a, hasFocus: true), next: .editing(answer: a), shown: nil),
    Row(
      name: "a word of the program is shown", state: .editing(answer: a), event: .looked(b, hasFocus: true),
      next: .following(b), shown: "b"),
    Row(
      name: "the same text written anew is a word of the program", state: .editing(answer: a),
      event: .looked(again, hasFocus: true), next: .following(again), shown: "a"),
    Row(
      name: "a field without the focus shows the binding", state: .editing(answer: a),
      event: .looked(a, hasFocus: false), next: .following(a), shown: "a"),
    Row(
      name: "a field at rest shows each look", state: .following(a), event: .looked(b, hasFocus: true),
      next: .following(b), shown: "b"),
    Row(
      name: "a field at rest without the focus shows each look", state: .following(a),
      event: .looked(b, hasFocus: false), next: .following(b), shown: "b"),
    Row(
      name: "a late answer is kept from the field", state: .editing(answer: a), event: .answered(from: a, to: b),
      next: .editing(answer: b), shown: nil),
    Row(
      name: "a late answer to an older text waits for a look", state: .editing(answer: b),
      event: .answered(from: a, to: again), next: .editing(answer: b), shown: nil),
    Row(
      name: "a late answer after the edit waits for a look", state: .following(a), event: .answered(from: a, to: b),
      next: .following(a), shown: nil),
    Row(
      name: "the end of an edit shows the answer", state: .editing(answer: a), event: .ended(b), next: .following(b),
      shown: "b"),
    Row(
      name: "an end without an edit shows the binding", state: .following(a), event: .ended(b), next: .following(b),
      shown: "b"),
  ]

  @Test(arguments: rows) func `an event leads to a state and a text`(row: Row) {
    var state = row.state
    #expect(state.take(row.event) == row.shown)
    #expect(state == row.next)
  }
}
