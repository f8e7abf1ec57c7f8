import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime
import TributaryViews

/// A person edits texts that a field had some changes ago, while keys and the program change it.
@Suite struct LateEditsFuzzTests {
  /// A text as characters that each have a number of their own, which says what became of each.
  private struct Model {
    typealias Letter = (id: Int, character: Character)
    /// The texts by revision.
    var texts: [[Letter]] = [[]]
    var nextID = 0

    var text: String { String(texts[texts.count - 1].map(\.character)) }

    mutating func letters(_ text: some Sequence<Character>) -> [Letter] {
      text.map { character in
        nextID += 1
        return (nextID, character)
      }
    }

    /// What of a text stays where another takes its place: what both start with, and then what both end with.
    static func ends(_ old: [Letter], _ new: [Character]) -> (start: Int, end: Int) {
      var start = 0
      while start < min(old.count, new.count), old[start].character == new[start] { start += 1 }
      var end = 0
      while end < min(old.count, new.count) - start, old[old.count - 1 - end].character == new[new.count - 1 - end] {
        end += 1
      }
      return (start, end)
    }

    /// The program writes another text.
    mutating func write(_ new: String) {
      let (old, new) = (texts[texts.count - 1], Array(new))
      if String(new) == text { return }
      let (start, end) = Self.ends(old, new)
      texts.append(old[..<start] + letters(new[start..<(new.count - end)]) + old[(old.count - end)...])
    }

    /// The person made `new` of the text with a revision.
    mutating func edit(_ new: String, of revision: Int) {
      let (base, new) = (texts[revision], Array(new))
      let (start, end) = Self.ends(base, new)
      let typed = letters(new[start..<(new.count - end)])
      // Before the first character behind that is still there, step by step, since each step may take it away.
      var next = base.count - end < base.count ? base[base.count - end].id : nil
      for (old, now) in zip(texts[revision...], texts[(revision + 1)...]) {
        guard let id = next, let place = old.firstIndex(where: { $0.id == id }) else { continue }
        next = old[place...].first { letter in now.contains { $0.id == letter.id } }?.id
      }
      var text = texts[texts.count - 1]
      let gone = Set(base[start..<(base.count - end)].map(\.id))
      let place = next.flatMap { id in text.firstIndex { $0.id == id } } ?? text.count
      text.insert(contentsOf: typed, at: place)
      let kept = text.filter { !gone.contains($0.id) }
      if gone.isEmpty, typed.isEmpty { return }
      texts.append(kept)
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    String((0..<Int.random(in: 0..<7, using: &random)).map { _ in "abcé日".randomElement(using: &random)! })
  }

  /// A text with a part of it replaced.
  private static func changed(_ text: String, _ random: inout SeededGenerator) -> String {
    let letters = Array(text)
    let start = Int.random(in: 0...letters.count, using: &random)
    let end = Int.random(in: start...letters.count, using: &random)
    return String(letters[..<start]) + Self.text(&random) + String(letters[end...])
  }

  @Test(arguments: SeededGenerator.seeds(200))
  func `late edits agree with a model that follows each character`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = Model()
    var editor = LineEditor("")
    // The texts that a person may have seen, with the revisions of the editor and of the model.
    var seen = [(text: "", revision: 0, model: 0)]
    for step in 0..<40 {
      if Bool.random(using: &random) {
        let text = Self.changed(editor.text, &random)
        editor.replaceText(with: text)
        model.write(text)
      } else {
        let base = seen.suffix(8).randomElement(using: &random)!
        let text = Self.changed(base.text, &random)
        editor.take(TextEdit(text: text, selection: TextSelection(caret: text.utf8.count), revision: base.revision))
        model.edit(text, of: base.model)
      }
      #expect(editor.text == model.text, "seed \(seed), step \(step)")
      seen.append((editor.text, editor.content(prompt: "").revision, model.texts.count - 1))
    }
  }

  /// A browser behind a slow line: it sends what the person has, one edit at a time, and lays what the person typed
  /// meanwhile over each answer.
  private struct Browser {
    var local = ""
    /// The text that was sent last, or that came last: what the person typed since then is not on its way.
    var base = ""
    var isWaiting = false
    var revision = 0

    mutating func answer(_ text: String, _ revision: Int) {
      var merged = LineEditor(base)
      merged.replaceText(with: text)
      if local != base {
        merged.take(TextEdit(text: local, selection: TextSelection(caret: 0), revision: 0))
      }
      (local, base, isWaiting, self.revision) = (merged.text, text, false, revision)
    }
  }

  @Test(arguments: SeededGenerator.seeds(100))
  func `no letter that a person types behind a slow line is lost, and both sides end equal`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    try inVirtualTime { time in
      struct Form: View {
        let writes: PublishSubject<String>
        @State private var text = ""
        var body: some View {
          TextField("text", text: $text).onReceive(writes) { text = $0 + text }
        }
      }
      let writes = PublishSubject<String>()
      let pilot = Pilot(on: .outline, scheduler: time) { Form(writes: writes) }
      var field: PilotElement { pilot.elements(.textField)[0] }
      var browser = Browser()
      var letters = Array("abcdefghijklmnopqrstABCDEFGH").shuffled(using: &random)
      while !letters.isEmpty || browser.isWaiting || browser.local != field.value {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          guard let letter = letters.popLast() else { continue }
          if letter.isUppercase {
            writes.onNext(String(letter))
            time.drain()
          } else {
            browser.local.insert(letter, at: browser.local.indices.randomElement(using: &random) ?? "".endIndex)
          }
        case 1 where !browser.isWaiting && browser.local != browser.base:
          (browser.base, browser.isWaiting) = (browser.local, true)
          // The edit is on its way for as long as the program writes.
          while Bool.random(using: &random), let place = letters.firstIndex(where: \.isUppercase) {
            writes.onNext(String(letters.remove(at: place)))
            time.drain()
          }
          try pilot.edit("text", to: browser.base, revision: browser.revision)
        default:
          browser.answer(field.value ?? "", field.revision ?? 0)
        }
      }
      #expect(field.value == browser.local, "seed \(seed)")
      #expect(browser.local.sorted() == "ABCDEFGHabcdefghijklmnopqrst".sorted(), "seed \(seed)")
    }
  }
}
