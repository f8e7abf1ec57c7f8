import Testing
import TributaryTesting

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("tic-tac-to", "tic-tac-toe"), ("tictactoe", "tic-tac-toe"), ("Form", "form"), ("fizbuzz", "fizzbuzz"),
    ("from", "form"),
  ])
  func `the nearest name is found through a slip of the finger`(word: String, name: String) {
    #expect(nearestName(to: word, among: ["tic-tac-toe", "fizzbuzz", "form", "counter"]) == name)
  }

  @Test(arguments: ["", "zzz", "a", "completely-else"])
  func `a word that is near to nothing gets no suggestion`(word: String) {
    #expect(nearestName(to: word, among: ["tic-tac-toe", "fizzbuzz", "form", "counter"]) == nil)
  }
}

@Suite struct QuotedTests {
  @Test func `text from outside carries no control to the terminal`() {
    #expect("a\u{1B}[2J\n\u{9B}b\u{202E}c".quoted == "\"a\\u{1B}[2J\\u{A}\\u{9B}b\\u{202E}c\"")
    #expect("Ærø 東京 👨‍👩‍👧".quoted.hasPrefix("\"Ærø 東京 "))
  }
}
