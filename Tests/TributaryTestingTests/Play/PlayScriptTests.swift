import Testing
import TributaryTesting
import TributaryViews

@Suite struct PlayScriptTests {
  private func command(_ line: String) throws -> PlayCommand {
    let script = PlayScript(line)
    try #require(script.lines.count == 1)
    return try script.lines[0].command.get()
  }

  private func message(_ line: String) throws -> String {
    let script = PlayScript(line)
    try #require(script.lines.count == 1)
    guard case .failure(let error) = script.lines[0].command else {
      Issue.record("the line is a command: \(script.lines[0].command)")
      return ""
    }
    return error.description
  }

  @Test(arguments: [
    ("tab", KeyPress(.tab)), ("shift-tab", KeyPress(.tab, modifiers: .shift)), ("enter", KeyPress(.enter)),
    ("space", KeyPress(" ")), ("esc", KeyPress(.escape)), ("up", KeyPress(.up)), ("down", KeyPress(.down)),
    ("left", KeyPress(.left)), ("right", KeyPress(.right)), ("home", KeyPress(.home)), ("end", KeyPress(.end)),
    ("pageup", KeyPress(.pageUp)), ("pagedown", KeyPress(.pageDown)), ("backspace", KeyPress(.backspace)),
    ("escape", KeyPress(.escape)), ("return", KeyPress(.enter)),
    ("delete", KeyPress(.delete)), ("f1", KeyPress(.function(1))), ("f12", KeyPress(.function(12))),
    ("ctrl-X", KeyPress("x", modifiers: .control)), ("ctrl-c", KeyPress("c", modifiers: .control)),
    ("q", KeyPress("q")), ("Q", KeyPress("Q")), ("é", KeyPress("é")), ("👨‍👩‍👧", KeyPress("👨‍👩‍👧")), ("#", KeyPress("#")),
  ])
  func `a key is pressed by its name or its character`(name: String, key: KeyPress) throws {
    #expect(try command("press \(name)") == .press([key]))
  }

  @Test func `who names a key that is like none is told all names`() throws {
    #expect(
      try message("press qwertzuiop") == """
        "qwertzuiop" is no key; a key is one character, ctrl-X, f1 to f12 or one of backspace, delete, down, end, \
        enter, esc, escape, home, left, pagedown, pageup, return, right, shift-tab, space, tab, up
        """)
  }

  @Test func `several keys stand on one line`() throws {
    #expect(try command("press down  down\tenter") == .press([KeyPress(.down), KeyPress(.down), KeyPress(.enter)]))
  }

  @Test(arguments: ["Enter", "f13", "f0", "ctrl-", "ctrl-xy", "shift-x", "ab"])
  func `a key that is none is refused`(name: String) throws {
    #expect(try message("press up \(name)").hasPrefix("\"\(name)\" is no key"))
  }

  @Test func `type takes the rest of its line as it is`() throws {
    #expect(try command("type  Ada  # not a comment ") == .type(" Ada  # not a comment "))
    #expect(try command("type \u{1F600}é") == .type("\u{1F600}é"))
  }

  @Test func `type takes no keys in disguise`() throws {
    #expect(try message("type").contains("needs the text"))
    #expect(try message("type a\tb") == "type takes text, not \"\\u{9}\"; press takes keys: press tab")
    #expect(try message("type a\u{1B}[2J").contains("\\u{1B}"))
  }

  @Test func `click names a label and perhaps which of several`() throws {
    #expect(try command("click row 1 column 2") == .click(label: "row 1 column 2", number: 1))
    #expect(try command("click Save #2") == .click(label: "Save", number: 2))
    #expect(try command("click Item #2 #1") == .click(label: "Item #2", number: 1))
    #expect(try command("click #2") == .click(label: "#2", number: 1))
    #expect(try command("click Save #two ") == .click(label: "Save #two", number: 1))
    #expect(try message("click Save #0").contains("count from #1"))
    #expect(try message("click Save #99999999999999999999").contains("count from #1"))
    #expect(try message("click ").contains("needs a label"))
  }

  @Test func `clickat counts from one`() throws {
    #expect(try command("clickat 10 3") == .clickAt(column: 10, row: 3))
    for wrong in ["", "1", "0 1", "1 0", "1 2 3", "-1 2", "a b", "99999999999999999999 1"] {
      #expect(try message("clickat \(wrong)").contains("clickat 10 3"))
    }
  }

  @Test func `wait takes a whole number and its unit`() throws {
    #expect(try command("wait 250ms") == .wait(.milliseconds(250)))
    #expect(try command("wait 3s") == .wait(.seconds(3)))
    #expect(try command("wait 2m") == .wait(.seconds(120)))
    #expect(try command("wait 0s") == .wait(.zero))
    #expect(try command("wait 525600m") == .wait(.seconds(365 * 24 * 3600)))
    for wrong in ["", "3", "s", "1.5s", "-1s", "3 s", "1h", "3S"] {
      #expect(try message("wait \(wrong)").contains("wait 250ms"))
    }
    for wrong in ["525601m", "99999999999999999999s", "9223372036854775807m"] {
      #expect(try message("wait \(wrong)").contains("at most a year"))
    }
  }

  @Test func `resize takes a size`() throws {
    #expect(try command("resize 40x12") == .resize(try #require(ScreenSize(width: 40, height: 12))))
    for wrong in ["", "40", "40x", "x12", "0x12", "40x501", "40x-1", "40 x 12", "40x12x3", "40X12"] {
      #expect(try message("resize \(wrong)").contains("1 to 500 each"))
    }
  }

  @Test func `screen stands alone`() throws {
    #expect(try command("screen") == .screen)
    #expect(try message("screen now").contains("stands alone"))
  }

  @Test func `an unknown command is named, with the nearest one`() throws {
    #expect(try message("clik Save") == "\"clik\" is no command; did you mean click?")
    #expect(try message("jump").hasPrefix("\"jump\" is no command; the commands are press, type, click,"))
    #expect(
      try message("\u{1B}c") == "\"\\u{1B}c\" is no command; the commands are press, type, click, clickat, "
        + "wait, resize, screen")
  }

  @Test func `comments and blank lines say nothing and still count`() {
    let script = PlayScript("# a comment\n\n   \nscreen\n\t\npress up\nbad\n")
    #expect(script.lines.map(\.number) == [4, 6, 7])
    #expect((try? script.lines[1].command.get()) == .press([KeyPress(.up)]))
  }

  @Test func `lines may end as on Windows and the last may not end at all`() {
    let script = PlayScript("type Ada \r\nscreen\r\n\r\nscreen")
    #expect(script.lines.map(\.number) == [1, 2, 4])
    #expect(script.lines.map { try? $0.command.get() } == [.type("Ada "), .screen, .screen])
  }

  @Test func `a byte order mark before the first line says nothing`() throws {
    #expect(try command("\u{FEFF}screen") == .screen)
  }

  @Test func `a long line that is no command is cut in the message`() throws {
    let message = try message(String(repeating: "x", count: 5000))
    #expect(message.hasPrefix("\"xxx"))
    #expect(message.count < 200)
  }

  @Test func `an empty script has no line`() {
    #expect(PlayScript("").lines.isEmpty)
  }
}
