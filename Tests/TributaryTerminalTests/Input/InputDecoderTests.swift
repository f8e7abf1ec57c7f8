import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

@Suite("Input decoder")
struct InputDecoderTests {
  /// Sequences with the events that they mean.
  static let corpus: [(bytes: String, events: [TerminalEvent])] =
    [
      ("a", [key("a")]), ("A", [key("A")]), (" ", [key(" ")]), ("é", [key("é")]), ("世", [key("世")]), ("😀", [key("😀")]),
      ("\r", [key(.enter)]), ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]), ("\u{8}", [key(.backspace)]),
      ("\u{1}", [key("a", .control)]), ("\u{1A}", [key("z", .control)]), ("\n", [key("j", .control)]),
      ("\0", [key(" ", .control)]), ("\u{1C}", [key("\\", .control)]), ("\u{1F}", [key("_", .control)]),
      ("^x", [key("x", .option)]), ("^é", [key("é", .option)]), ("^\r", [key(.enter, .option)]),
      ("^\u{7F}", [key(.backspace, .option)]), ("^\u{3}", [key("c", [.option, .control])]),
      ("^[A", [key(.up)]), ("^[B", [key(.down)]), ("^[C", [key(.right)]), ("^[D", [key(.left)]),
      ("^[H", [key(.home)]), ("^[F", [key(.end)]), ("^OA", [key(.up)]), ("^OH", [key(.home)]), ("^OM", [key(.enter)]),
      ("^[1;5A", [key(.up, .control)]), ("^[1;2D", [key(.left, .shift)]),
      ("^[1;8C", [key(.right, [.shift, .option, .control])]),
      ("^[1;3H", [key(.home, .option)]), ("^[1;9F", [key(.end, .command)]), ("^^[A", [key(.up, .option)]),
      ("^[Z", [key(.tab, .shift)]), ("^[1~", [key(.home)]), ("^[7~", [key(.home)]), ("^[4~", [key(.end)]),
      ("^[2~", [key(.insert)]), ("^[3~", [key(.delete)]), ("^[5~", [key(.pageUp)]), ("^[6~", [key(.pageDown)]),
      ("^[3;5~", [key(.delete, .control)]), ("^[7$", [key(.home, .shift)]), ("^[8^", [key(.end, .control)]),
      ("^[3@", [key(.delete, [.shift, .control])]), ("^[a", [key(.up, .shift)]), ("^Od", [key(.left, .control)]),
      ("^OP", [key(.function(1))]), ("^OS", [key(.function(4))]), ("^[[A", [key(.function(1))]),
      ("^[[E", [key(.function(5))]),
      ("^[11~", [key(.function(1))]), ("^[15~", [key(.function(5))]), ("^[17~", [key(.function(6))]),
      ("^[21~", [key(.function(10))]), ("^[23~", [key(.function(11))]), ("^[24~", [key(.function(12))]),
      ("^[24;2~", [key(.function(12), .shift)]), ("^[1;5P", [key(.function(1), .control)]),
      ("^[97u", [key("a")]), ("^[97;5u", [key("a", .control)]), ("^[97:65;2u", [key("A")]), ("^[97;2u", [key("A")]),
      ("^[27u", [key(.escape)]), ("^[13;2u", [key(.enter, .shift)]), ("^[9;2u", [key(.tab, .shift)]),
      ("^[97;1:3u", []), ("^[1;1:3A", []), ("^[57419u", [key(.up)]), ("^[57441u", []),
      ("^[27;5;105~", [key("i", .control)]),
      ("^Ok", [key("+")]), ("^Op", [key("0")]), ("^Oy", [key("9")]),
      ("^[<0;1;1M", [mouse(.press(.left), 0, 0)]), ("^[<0;300;200m", [mouse(.release(.left), 299, 199)]),
      ("^[<1;2;3M", [mouse(.press(.middle), 1, 2)]), ("^[<2;2;3m", [mouse(.release(.right), 1, 2)]),
      ("^[<32;5;6M", [mouse(.drag(.left), 4, 5)]), ("^[<35;5;6M", [mouse(.move, 4, 5)]),
      ("^[<64;5;6M", [mouse(.wheel(.up), 4, 5)]), ("^[<65;5;6M", [mouse(.wheel(.down), 4, 5)]),
      ("^[<66;5;6M", [mouse(.wheel(.left), 4, 5)]), ("^[<67;5;6M", [mouse(.wheel(.right), 4, 5)]),
      ("^[<20;5;6M", [mouse(.press(.left), 4, 5, [.shift, .control])]),
      ("^[<72;5;6M", [mouse(.wheel(.up), 4, 5, .option)]),
      ("^[<128;5;6M", []), ("^[<0;0;0M", []), ("^[M !!", [mouse(.press(.left), 0, 0)]),
      ("^[M#%&", [mouse(.release(.left), 4, 5)]),
      ("^[M`%&", [mouse(.wheel(.up), 4, 5)]), ("^[M@%&", [mouse(.drag(.left), 4, 5)]),
      ("^[200~hello^[201~", [.paste("hello")]), ("^[200~a\rb\r\nc\nd^[201~", [.paste("a\nb\nc\nd")]),
      ("^[200~^[20^[A^[201~", [.paste("\u{1B}[20\u{1B}[A")]), ("^[200~^[201~", [.paste("")]),
      ("^[200~世界^^[201~x", [.paste("世界\u{1B}"), key("x")]), ("^[201~", []),
      ("^[I", [.focus(isGained: true)]), ("^[O", [.focus(isGained: false)]),
      ("^]11;rgb:0/0/0\u{7}x", [key("x")]), ("^]0;title^\\x", [key("x")]), ("^P1$r0m^\\x", [key("x")]),
      ("^_G^\\x", [key("x")]),
      ("^[?62;4c", []), ("^[?2026;2$y", []), ("^[5n", []), ("^[>0;1;2c", []), ("^[99~", []),
      ("^[1;2;3;4;5;6;7;8;9;1;1;1;1;1;1;1;1;1A", []),
      ("^[12345678901234567890~", []), ("^[1\u{3}", [key("[", .option), key("1"), key("c", .control)]),
      ("^[1^[A", [key("[", .option), key("1"), key(.up)]), ("^[?1\u{3}", [key("c", .control)]),
      ("^[1\u{18}x", [key("[", .option), key("1"), key("x", .control), key("x")]),
      ("^[xy", [key("[", .option), key("x"), key("y")]), ("^Ohi", [key("O", .option), key("h"), key("i")]),
      ("^[[x", [key("[", .option), key("["), key("x")]),
      ("^]0;open\u{3}", [key("c", .control)]), ("^]l title^\\", []),
      ("^]no\r", [key("]", .option), key("n"), key("o"), key(.enter)]),
      ("^Pé\u{3}", [key("P", .option), key("é"), key("c", .control)]),
      ("^X1^[A", [key("X", .option), key("1"), key(.up)]),
      ("^_\u{7}", [key("_", .option), key("g", .control)]), ("^]\u{7}", [key("]", .option), key("g", .control)]),
    ].map { ($0.0.replacing("^", with: "\u{1B}").replacing("8\u{1B}", with: "8^"), $0.1) }

  private static func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> TerminalEvent {
    .key(KeyPress(key, modifiers: modifiers))
  }

  private static func mouse(
    _ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ modifiers: EventModifiers = []
  ) -> TerminalEvent {
    .mouse(MouseEvent(kind, column: column, row: row, modifiers: modifiers))
  }

  private func events(_ chunks: some Sequence<some Sequence<UInt8>>) -> [TerminalEvent] {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    for chunk in chunks { decoder.feed(chunk) { events.append($0) } }
    return events
  }

  private func fed(_ decoder: inout InputDecoder, _ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    decoder.feed(bytes)
  }

  private func timedOut(_ decoder: inout InputDecoder) -> [TerminalEvent] {
    decoder.timeout()
  }

  @Test("each sequence gives its events", arguments: corpus)
  func meanings(_ bytes: String, _ wanted: [TerminalEvent]) {
    #expect(events([Array(bytes.utf8)]) == wanted)
  }

  @Test("every split of a sequence over reads gives the same events", arguments: corpus)
  func splits(_ bytes: String, _ wanted: [TerminalEvent]) {
    let all = Array((bytes + "x").utf8)
    // Each bit of the number is a cut; long sequences are cut at up to two places and everywhere.
    let places = all.count - 1
    let cuts: [Set<Int>] =
      places <= 8
      ? (0..<1 << places).map { number in Set((0..<places).filter { number >> $0 & 1 == 1 }.map { $0 + 1 }) }
      : (1...places).flatMap { one in (one...places).map { [one, $0] } } + [Set(1...places)]
    let wrong = cuts.first { cut in
      let ends = cut.sorted() + [all.count]
      let chunks = zip([0] + ends, ends).map { all[$0..<$1] }
      return events(chunks) != wanted + [Self.key("x")]
    }
    #expect(wrong == nil)
  }

  @Test("sequences one after another, split at random, give the same events", arguments: 1...200 as ClosedRange<UInt64>)
  func randomSplits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<30).map { _ in Self.corpus.randomElement(using: &random)! }
    let all = parts.flatMap { Array($0.bytes.utf8) }
    var chunks: [ArraySlice<UInt8>] = []
    var start = 0
    while start < all.count {
      let end = min(start + Int.random(in: 1...12, using: &random), all.count)
      chunks.append(all[start..<end])
      start = end
    }
    #expect(events(chunks) == parts.flatMap(\.events), "seed \(seed)")
  }

  @Test("no bytes trap, and what is left pending is decided by the time-out", arguments: 1...100 as ClosedRange<UInt64>)
  func randomBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let likely = Array("\u{1B}\u{1B}[[O<;:?$~MmuAP]_\\0123456789\u{7}\r".utf8)
    var decoder = InputDecoder(limits: InputLimits(pasteLength: 64))
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Bool.random(using: &random) ? likely.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
      }
      for case .key(let press) in decoder.feed(bytes) {
        guard case .character(let character) = press.key else { continue }
        let isText = character.unicodeScalars.allSatisfy { StandIn.replacement(for: $0) == nil || $0.value > 0x2000 }
        if !isText { Issue.record("seed \(seed): a key types \(character.unicodeScalars.map(\.value))") }
      }
      if Bool.random(using: &random) {
        _ = decoder.timeout()
        if decoder.patience != nil { Issue.record("seed \(seed): still pending") }
      }
    }
  }

  @Test(
    "an escape byte, and what could start a sequence, is a key when nothing follows",
    arguments: [
      ("^", [key(.escape)]), ("^^", [key(.escape), key(.escape)]), ("^[", [key("[", .option)]),
      ("^O", [key("O", .option)]),
      ("^]", [key("]", .option)]), ("^P", [key("P", .option)]), ("^^[", [key(.escape), key("[", .option)]),
    ] as [(String, [TerminalEvent])])
  func timeouts(_ bytes: String, _ wanted: [TerminalEvent]) {
    var decoder = InputDecoder()
    #expect(fed(&decoder, bytes.replacing("^", with: "\u{1B}").utf8) == [])
    #expect(decoder.patience == .milliseconds(50))
    #expect(timedOut(&decoder) == wanted)
    #expect(decoder.patience == nil)
    #expect(fed(&decoder, "A".utf8) == [Self.key("A")])
  }

  @Test(
    "bytes that are not UTF-8 become the replacement character, and what follows is read",
    arguments: [
      ([0x80, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xE2, 0x82, 0x61], "\u{FFFD}a"),
      ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x61], "\u{FFFD}\u{FFFD}a"),
      ([0xE4, 0xE4, 0xB8, 0x96], "\u{FFFD}世"),
    ] as [([UInt8], String)])
  func invalidBytes(_ bytes: [UInt8], _ text: String) {
    let wanted = text.map { Self.key(.character($0)) }
    #expect(events([bytes]) == wanted)
    let single = bytes.map { [$0] }
    #expect(events(single) == wanted)
  }

  @Test("characters of several scalars come as one key a scalar, which join again")
  func joinedCharacters() {
    var typed = ""
    for case .key(let press) in events([Array("👩‍👧e\u{301}".utf8)]) {
      if case .character(let character) = press.key { typed.append(character) }
    }
    #expect(typed == "👩‍👧e\u{301}")
    #expect(typed.count == 2)
  }

  @Test("a paste longer than the limit comes in parts of whole characters, and nothing is lost")
  func longPaste() {
    let text = String(repeating: "世a\r\nb", count: 1_000) + "\u{1B}[20"
    for limit in 4...12 {
      var decoder = InputDecoder(limits: InputLimits(pasteLength: limit))
      let events = fed(&decoder, "\u{1B}[200~\(text)\u{1B}[201~x".utf8)
      var pasted = ""
      for case .paste(let part) in events { pasted += part }
      #expect(pasted.unicodeScalars.elementsEqual(text.replacing("\r\n", with: "\n").unicodeScalars))
      #expect(events.count > 600 && events.last == Self.key("x"))
    }
  }
}
