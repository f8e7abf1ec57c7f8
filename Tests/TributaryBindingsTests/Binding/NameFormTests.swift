import Testing
import TributaryBindings
import TributaryStreams

/// The name form: first + last ↔ full, each row one action of the user.
struct NameFormTests {
  struct Names: Equatable, CustomStringConvertible {
    var first = ""
    var last = ""
    var full = ""
    var description: String { "\(first)|\(last)|\(full)" }
  }

  /// What the user does, before and after.
  struct Row: CustomTestStringConvertible {
    let before: Names
    let end: String
    let text: String
    let after: Names

    init(_ before: Names, _ end: String, _ text: String, _ after: Names) {
      (self.before, self.end, self.text, self.after) = (before, end, text, after)
    }

    var testDescription: String { "\(before): \(end) = “\(text)”" }
  }

  static var rows: [Row] {
    let empty = Names()
    let ada = Names(first: "Ada", full: "Ada")
    let sartre = Names(first: "Jean Paul", last: "Sartre", full: "Jean Paul Sartre")
    return [
      Row(empty, "first", "Ada", ada),
      Row(empty, "last", "Lovelace", Names(last: "Lovelace", full: "Lovelace")),
      Row(empty, "full", "John Smith", Names(first: "John", last: "Smith", full: "John Smith")),
      Row(empty, "full", "Mary Ann Evans", Names(first: "Mary", last: "Ann Evans", full: "Mary Ann Evans")),
      Row(Names(first: "Ada", last: "Lovelace", full: "Ada Lovelace"), "full", "Ada", ada),
      Row(ada, "full", "", empty),
      Row(empty, "full", "  John   Smith ", Names(first: "John", last: "Smith", full: "  John   Smith ")),
      Row(sartre, "full", "Jean Paul Sartree", Names(first: "Jean Paul", last: "Sartree", full: "Jean Paul Sartree")),
      Row(sartre, "full", "Jean Pau Sartre", Names(first: "Jean Pau", last: "Sartre", full: "Jean Pau Sartre")),
      Row(ada, "first", "Ada ", Names(first: "Ada ", full: "Ada")),
      Row(ada, "last", "King", Names(first: "Ada", last: "King", full: "Ada King")),
    ]
  }

  /// With a field on each relay, whatever is written to one of the relays leads on, and could lead back.
  @Test(arguments: rows) func `one action in a field rewrites no field that has what it is to have`(row: Row) {
    let texts = [row.before.first, row.before.last, row.before.full]
    let relays = texts.map { BehaviorRelay(value: $0) }
    bind(joined(relays[0], relays[1]), relays[2], via: .words)
    let fields = texts.map { ControlEndTests.Control($0) }
    for (relay, field) in zip(relays, fields) { relay <-> field.property }
    let logs = relays.map { Log($0) }
    let typed = ["first", "last", "full"].firstIndex(of: row.end) ?? 0
    fields[typed].type(row.text)
    let after = [row.after.first, row.after.last, row.after.full]
    #expect(relays.map(\.value) == after)
    for number in 0..<3 {
      let change = texts[number] == after[number] ? [] : [after[number]]
      #expect(logs[number].values == change, "relay \(number)")
      #expect(fields[number].writes == (number == typed ? [] : change), "field \(number)")
    }
  }

  @Test(arguments: rows) func `one action gives one consistent triple, and nothing that is typed is rewritten`(row: Row)
  {
    let first = BehaviorRelay(value: row.before.first)
    let last = BehaviorRelay(value: row.before.last)
    let full = BehaviorRelay(value: row.before.full)
    bind(joined(first, last), full, via: .words)
    var seen: [Names] = []
    let bag = DisposeBag()
    let logs = [first, last, full].map { Log($0) }
    for relay in [first, last, full] {
      relay.subscribe(onNext: { _ in seen.append(Names(first: first.value, last: last.value, full: full.value)) })
        .disposed(by: bag)
    }
    seen = []
    let typed = ["first": first, "last": last, "full": full][row.end]
    typed?.accept(row.text)
    #expect(Names(first: first.value, last: last.value, full: full.value) == row.after)
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == row.after })
    #expect(logs.allSatisfy { $0.values.count <= 1 })
  }

  @Test func `typing a name letter by letter never changes what is typed, and loses no word`() {
    let first = BehaviorRelay(value: "")
    let last = BehaviorRelay(value: "")
    let full = BehaviorRelay(value: "")
    bind(joined(first, last), full, via: .words)
    let log = Log(full)
    var typed = ""
    for letter in " Mary  Ann Evans " {
      typed.append(letter)
      full.accept(typed)
      #expect(full.value == typed)
      #expect(
        (first.value + " " + last.value).split(separator: " ") == typed.split(separator: " "),
        "words are lost at “\(typed)”")
    }
    #expect(log.values.last == " Mary  Ann Evans ")
    #expect(log.values.count == 17)
    #expect(first.value == "Mary" && last.value == "Ann Evans")
  }
}
