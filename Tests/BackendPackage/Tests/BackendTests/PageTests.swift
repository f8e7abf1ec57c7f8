import Backends
import Testing
import Tributary

@Suite struct PageTests {
  @Test func aPageIsWrittenFromTheCommits() {
    let time = VirtualScheduler()
    time.run {
      let page = Page()
      let host = AppHost(scope: time.scope, backend: page) { Review { _ in } }
      time.drain()
      #expect(
        page.html == """
          <p>Your review</p><meter id="2" aria-label="Stars" autofocus max="5" value="3"></meter>\
          <input id="3" aria-label="comment" value=""><button id="4" aria-label="Send" disabled>Send</button>
          """)
      host.end()
    }
  }

  @Test func eventsOfAPersonAreKeysTextAndNumbersOfElements() throws {
    let time = VirtualScheduler()
    try time.run {
      var sent: [String] = []
      let page = Page()
      let host = AppHost(scope: time.scope, backend: page, keys: [.editing]) { Review { sent.append($0) } }
      time.drain()
      host.send(.key(KeyPress(.right)))
      host.send(.activate(try #require(page[3])))
      host.send(.paste("<good>"))
      time.drain()
      #expect(page.html.contains("value=\"4\""))
      #expect(page.html.contains("autofocus value=\"&lt;good&gt;\""))
      host.send(.activate(try #require(page[4])))
      #expect(sent == ["4: <good>"])
      #expect(page[99] == nil)
      host.end()
    }
  }

  @Test func aBrowserEditsAFieldByItselfAlsoLate() throws {
    let time = VirtualScheduler()
    try time.run {
      let page = Page()
      let host = AppHost(scope: time.scope, backend: page, keys: []) { Review { _ in } }
      time.drain()
      let field = try #require(page[3])
      func edit(_ text: String, revision: Int) {
        let caret = TextSelection(caret: text.utf16.count)
        host.send(.edit(field, TextEdit(text: text, selection: caret, in: .utf16, revision: revision)))
        time.drain()
      }
      edit("good 👍", revision: 0)
      #expect(page.html.contains("value=\"good 👍\""))
      guard case .field(let content) = field.content else { return }
      #expect(content.revision == 1 && content.selection(in: .graphemes) == TextSelection(caret: 6))
      edit("Very ", revision: 0)
      #expect(page.html.contains("value=\"good 👍Very \""), "what was there since then stays")
      host.end()
    }
  }

  @Test func twoBackendsShowOneTree() throws {
    let time = VirtualScheduler()
    try time.run {
      let (page, lines) = (Page(), Lines())
      let host = AppHost(scope: time.scope, backend: page) { Review { _ in } }
      time.drain()
      host.attach(lines)
      #expect(
        lines.rows == [
          "  text \"Your review\"", "> slider \"Stars\" = \"3 of 5\"", "  field \"comment\" = \"\" @0",
          "  button \"Send\" (disabled)",
        ])
      host.send(.click(column: 0, row: 1), from: lines)
      time.drain()
      #expect(page.html.contains("value=\"4\""))
      #expect(lines.rows[1] == "> slider \"Stars\" = \"4 of 5\"")
      host.detach(lines)
      let commits = lines.commits
      host.send(.activate(try #require(page[2])))
      time.drain()
      #expect(page.html.contains("value=\"5\""))
      #expect(lines.commits == commits, "a backend that was detached gets no commit")
      host.end()
    }
  }

  @Test func anAppEndsOnceForItsBackend() {
    let time = VirtualScheduler()
    time.run {
      var outcomes: [AppHost.Outcome] = []
      let host = AppHost(scope: time.scope, backend: Page(), onOutcome: { outcomes.append($0) }) { Review { _ in } }
      host.send(.end(.signal))
      host.send(.end(.signal))
      #expect(outcomes == [.ended])
      host.end()
    }
  }
}
