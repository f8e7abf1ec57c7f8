import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

@Suite("Limits of the input")
struct InputLimitsTests {
  private static func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> TerminalEvent {
    .key(KeyPress(key, modifiers: modifiers))
  }

  private static func keys(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { key(.character(Character($0))) }
  }

  /// Beginnings of everything that a decoder waits for, with the time it waits and what comes of them after it.
  static let beginnings: [(bytes: String, time: Duration, events: [TerminalEvent])] =
    [
      ("^", short, [key(.escape)]), ("^^", short, [key(.escape), key(.escape)]),
      ("^[", short, [key("[", .option)]), ("^O", short, [key("O", .option)]),
      ("^[1", long, [key("[", .option)] + keys("1")), ("^[1;5", long, [key("[", .option)] + keys("1;5")),
      ("^O5", long, [key("O", .option)] + keys("5")), ("^[[", long, [key("[", .option)] + keys("[")),
      ("^[M", long, [key("[", .option)] + keys("M")), ("^[M !", long, [key("[", .option)] + keys("M !")),
      ("\\303", long, keys("\u{FFFD}")), ("^\\303", long, [key("\u{FFFD}", .option)]),
      ("\\360\\237\\230", long, keys("\u{FFFD}")),
      // Keys with Alt before text.
      ("^]", short, [key("]", .option)]), ("^]text é 世", short, [key("]", .option)] + keys("text é 世")),
      ("^P1 text", short, [key("P", .option)] + keys("1 text")), ("^Xtext", short, [key("X", .option)] + keys("text")),
      ("^_Go", short, [key("_", .option)] + keys("Go")), ("^\\136text", short, [key("^", .option)] + keys("text")),
      ("^^]text", short, [key(.escape), key("]", .option)] + keys("text")),
      ("^]text^", short, [key("]", .option)] + keys("text") + [key(.escape)]),
      ("^]a\\303", short, [key("]", .option)] + keys("a\u{FFFD}")),
      ("^]a\\303^", short, [key("]", .option)] + keys("a\u{FFFD}") + [key(.escape)]),
      // What only a terminal sends is no text, also when it is cut.
      ("^[?62;4", long, []), ("^[>0;1", long, []), ("^[<0;12;3", long, []), ("^]11;rgb:0/0", long, []),
      ("^P1$r0m", long, []), ("^P0+r", long, []), ("^P>|XTerm", long, []), ("^P!|7E", long, []), ("^_Gi=1;O", long, []),
      ("^]11;rgb:0/0^", long, [key(.escape)]),
      // A paste without its end.
      ("^[200~", paste, [.paste("")]), ("^[200~abc", paste, [.paste("abc")]),
      ("^[200~a\rb^[20", paste, [.paste("a\nb\u{1B}[20")]),
      ("^[200~a\u{3}b\u{3}", paste, [.paste("ab"), key("c", .control)]),
    ].map { ($0.0.escaped, $0.1, $0.2) }

  private static let short = Duration.milliseconds(70)
  private static let long = Duration.seconds(1)
  private static let paste = Duration.seconds(3)

  private static var limits: InputLimits { InputLimits(escapeDelay: short, pasteLength: 64) }

  private func timedOut(_ decoder: inout InputDecoder) -> [TerminalEvent] {
    decoder.timeout()
  }

  @Test("what has begun waits for its time after the last byte, then it is delivered", arguments: beginnings)
  func times(_ bytes: String, _ time: Duration, _ wanted: [TerminalEvent]) {
    let all = bytes.bytes
    for cut in 0...all.count {
      var decoder = InputDecoder(limits: Self.limits)
      var events = decoder.feed(all[..<cut])
      events += decoder.feed(all[cut...])
      #expect(decoder.patience == time && events.isEmpty)
      #expect(timedOut(&decoder) == wanted)
      #expect(decoder.patience == nil)
      #expect(decoder.feed("x".utf8) == Self.keys("x"))
    }
  }

  @Test("at the limit at any byte nothing of text is lost", arguments: beginnings)
  func pauses(_ bytes: String, _ time: Duration, _ wanted: [TerminalEvent]) {
    let all = bytes.bytes
    for cut in 1..<max(all.count, 2) {
      var decoder = InputDecoder(limits: Self.limits)
      var events = decoder.feed(all[..<cut]) + decoder.timeout()
      #expect(decoder.patience == nil)
      events += decoder.feed(all[cut...]) + decoder.timeout()
      #expect(decoder.patience == nil && !events.isEmpty)
    }
  }

  @Test(
    "what never ends is delivered at the limit of its length, and what follows are keys",
    arguments: [
      ("^[", "1"), ("^O", "1"), ("^]", "a"), ("^P", "a"), ("^X", "a"), ("^_", "a"), ("^]0;", "a"), ("^P>|", "a"),
      ("^[?", "1"), ("^[200~", "a"),
    ])
  func lengths(_ start: String, _ filler: String) {
    var decoder = InputDecoder(limits: Self.limits)
    var events: [TerminalEvent] = []
    decoder.feed(start.escaped.bytes + Array(repeating: filler.bytes[0], count: 100_000)) { events.append($0) }
    let isReply = ["^]0;", "^P>|", "^[?"].contains(start)
    let count = events.reduce(0) { count, event in
      switch event {
      case .paste(let text): count + text.count
      case .key(let press): count + (press.modifiers.isEmpty ? 1 : 0)
      default: count
      }
    }
    #expect(isReply ? count > 30_000 : count >= 100_000 - 64)
    #expect(decoder.feed([3]) + decoder.timeout() != [])
  }

  @Test(
    "whatever came before it, Ctrl-C is there after the time at the latest", arguments: 1...300 as ClosedRange<UInt64>)
  func interrupts(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let likely = Array("\u{1B}\u{1B}[[O<;:?$~MmuAP]_X^\\0123456789\u{7}\r|r=>!+G".utf8)
    let paste = Array("\u{1B}[200~".utf8)
    for _ in 0..<50 {
      var decoder = InputDecoder(limits: Self.limits)
      var bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) > 0
          ? likely.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.insert(contentsOf: paste, at: Int.random(in: 0...bytes.count, using: &random))
      }
      let events = decoder.feed(bytes + [3]) + decoder.timeout()
      guard case .key(let press)? = events.last, press.key == "c", press.modifiers.contains(.control) else {
        Issue.record("seed \(seed): \(bytes) swallow Ctrl-C")
        return
      }
      #expect(decoder.patience == nil)
      #expect(decoder.feed([3]) == [Self.key("c", .control)])
    }
  }

  @Test("text after any key with Alt is there in full, however it is cut", arguments: 1...200 as ClosedRange<UInt64>)
  func keepsText(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcxyzGPr 世é😀?!")
    var decoder = InputDecoder()
    var typed = ""
    var events: [TerminalEvent] = []
    for _ in 0..<20 {
      let start = "[OP]X^_ad".randomElement(using: &random)!
      // Some letters end a key: `ESC [ a` is an arrow.
      let text = "é" + String((0..<5).map { _ in letters.randomElement(using: &random)! })
      typed += String(start) + text
      for byte in "\u{1B}\(start)\(text)".utf8 {
        decoder.feed([byte]) { events.append($0) }
        if byte >= 0x20, byte < 0x7F, Int.random(in: 0..<6, using: &random) == 0 {
          decoder.timeout { events.append($0) }
        }
      }
      decoder.timeout { events.append($0) }
    }
    var found = ""
    for case .key(let press) in events {
      if case .character(let character) = press.key { found.append(character) }
    }
    #expect(found == typed, "seed \(seed)")
  }

  @Test(
    "the time of an escape byte is the app's, else that of ESCDELAY, else longer over SSH",
    arguments: [
      (nil, [:], 50), (nil, ["ESCDELAY": "25"], 25), (nil, ["ESCDELAY": "0"], 0), (nil, ["ESCDELAY": "soon"], 50),
      (nil, ["ESCDELAY": "-1"], 50), (nil, ["ESCDELAY": "99999999999999999999"], 50),
      (nil, ["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"], 200), (nil, ["SSH_TTY": "/dev/pts/1"], 200),
      (nil, ["SSH_TTY": ""], 50), (nil, ["SSH_TTY": "/dev/pts/1", "ESCDELAY": "30"], 30),
      (10, ["SSH_TTY": "/dev/pts/1", "ESCDELAY": "30"], 10),
    ] as [(Int?, [String: String], Int)])
  func escapeDelay(_ setting: Int?, _ variables: [String: String], _ milliseconds: Int) {
    let options = TerminalOptions(escapeDelay: setting.map { .milliseconds($0) })
    #expect(options.escapeDelay { variables[$0] } == .milliseconds(milliseconds))
  }
}

extension String {
  /// The bytes, where `\303` is a byte by its octal number.
  fileprivate var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let number = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(number)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The text with escape bytes for `^`.
  fileprivate var escaped: String { replacing("^", with: "\u{1B}") }
}
