import ShowcaseApps
import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

/// The form of names through the real app: what a person types, what each field shows then, where the caret stands.
@Suite struct NamesTests {
  /// A row of the table: what is typed before, what the person does then, and what the fields hold after it.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var before = ""
    var action: String
    var fields: [String]
    var caret: Int
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "a first name alone", action: "type Ada", fields: ["Ada", "", "Ada"], caret: 3),
    Row(
      name: "a last name alone", action: "click Last name\ntype Lovelace", fields: ["", "Lovelace", "Lovelace"],
      caret: 8
    ),
    Row(
      name: "a full name", action: "click Full name\ntype John Smith", fields: ["John", "Smith", "John Smith"],
      caret: 10
    ),
    Row(
      name: "no word is ever lost", action: "click Full name\ntype Mary Ann Evans",
      fields: ["Mary", "Ann Evans", "Mary Ann Evans"], caret: 14),
    Row(
      name: "the last name is taken away", before: "type Ada\npress tab\ntype Lovelace",
      action: "click Full name\npress ctrl-w backspace", fields: ["Ada", "", "Ada"], caret: 3),
    Row(
      name: "all is taken away", before: "type Ada", action: "click Full name\npress ctrl-u", fields: ["", "", ""],
      caret: 0),
    Row(
      name: "what is being typed is not rewritten", action: "click Full name\ntype   John   Smith ",
      fields: ["John", "Smith", "  John   Smith "], caret: 15),
    Row(
      name: "the parts keep their words", before: "type Jean Paul\npress tab\ntype Sartre",
      action: "click Full name\ntype e", fields: ["Jean Paul", "Sartree", "Jean Paul Sartree"], caret: 17),
    Row(
      name: "in the midst of a name", before: "click Full name\ntype John Smith",
      action: "press left left left left left left\ntype ny", fields: ["Johnny", "Smith", "Johnny Smith"], caret: 6),
    Row(
      name: "somebody else's write of two ends as one", before: "type Ada\npress tab\ntype Lovelace",
      action: "click Full name\npress home right ctrl-s", fields: ["Lovelace", "Ada", "Lovelace Ada"], caret: 1),
  ]

  private func pilot(_ script: String) throws -> Pilot {
    let pilot = Pilot(on: .terminal) { AppChoice.names.view }
    try PlayScript(script).play(on: pilot) { _ in }
    return pilot
  }

  private func fields(_ pilot: Pilot) -> [String] {
    pilot.elements(.textField).compactMap(\.value)
  }

  @Test(arguments: rows)
  func `the three fields agree after each action, and the caret is where the typist left it`(row: Row) throws {
    let pilot = try pilot(row.before + "\n" + row.action + "\n")
    #expect(Array(fields(pilot).prefix(3)) == row.fields)
    #expect(pilot.focused?.caret == row.caret)
  }

  @Test func `each end says each value once`() async {
    let run = await Run.showcase(
      "names", "--play", "-", input: "click Full name\ntype A B\nclick Swap\nscreen\n")
    let said = run.screens[0].compactMap { row in
      row.split(separator: "│").last.flatMap { $0.firstMatch(of: /\d+ (first|last|full) ".*"/) }.map {
        String($0.output.0)
      }
    }
    #expect(
      said == [
        "1 full \"A\"", "2 first \"A\"", "3 full \"A \"", "4 full \"A B\"", "5 last \"B\"",
        "6 first \"B\"", "7 full \"B A\"", "8 last \"A\"",
      ])
  }

  @Test func `an age that is no number shows its error and stays, and the model stays too`() async throws {
    let run = await Run.showcase(
      "names", "--play", "-", input: "click Age\npress ctrl-u\ntype 12a\nscreen\npress tab\nscreen\npress backspace\n")
    for screen in run.screens {
      #expect(screen.contains { $0.contains("12a") })
      #expect(screen.contains { $0.contains("an age is a whole number") })
      #expect(screen.contains { $0.contains("age 12") })
    }
    let mended = try pilot("click Age\ntype a\npress backspace\ntype 0\n")
    #expect(fields(mended).last == "360")
    #expect(!mended.shows("an age is a whole number"))
  }
}
