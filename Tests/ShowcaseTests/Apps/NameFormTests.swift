import ShowcaseApps
import Testing

@Suite struct NameFormTests {
  private func play(_ script: String) async -> Run {
    let run = await Run.showcase("form", "--play", "-", input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run
  }

  @Test func `the button waits for both names`() async {
    let run = await play("type Ada\nclick Save\nscreen\npress tab\ntype Lovelace\nclick Save\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("both names are needed") })
    #expect(run.screens[1].contains { $0.contains("Welcome, Ada Lovelace!") })
  }

  @Test func `Enter goes to the next field and then saves`() async {
    let run = await play("type Ada\npress enter\ntype Lovelace\npress enter\ntype Bob\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("Welcome, Ada Lovelace!") })
    #expect(run.screens[0].contains { $0.contains("First name") && $0.contains("Bob") })
  }

  @Test func `a field takes letters that are keys elsewhere, and edits by grapheme`() async {
    let run = await play("type rq👨‍👩‍👧é\npress left backspace\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("rqé") })
  }
}
