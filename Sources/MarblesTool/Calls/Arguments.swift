internal import TributaryTesting

/// The arguments of a call, taken one after the other by the operator that they are for.
struct Arguments {
  private let call: Call
  private let usage: String
  private let bareTime: Duration
  private var rest: ArraySlice<Call.Word>

  /// The arguments behind an operator's name.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - words: its words behind the name, without labels.
  ///   - usage: how the operator is written, for messages.
  ///   - bareTime: what a time without a unit counts in.
  init(_ call: Call, _ words: ArraySlice<Call.Word>, usage: String, bareTime: Duration) {
    self.call = call
    self.usage = usage
    self.bareTime = bareTime
    rest = words
  }

  /// How many arguments are left.
  var count: Int { rest.count }

  private mutating func next(_ what: String) throws(Marbles.Mistake) -> Call.Word {
    guard let word = rest.popFirst() else {
      throw Marbles.Mistake("\(what) is missing, as in \(usage),", column: call.text.count + 1, of: call.text)
    }
    return word
  }

  private func mistake(_ message: String, at word: Call.Word) -> Marbles.Mistake {
    Marbles.Mistake(message, column: word.column, of: call.text)
  }

  /// A number of columns, or of `ms` or `s`.
  mutating func time() throws(Marbles.Mistake) -> Duration {
    let word = try next("a time")
    var text = word.text[...]
    var unit = bareTime
    for (name, length) in [("ms", Duration.milliseconds(1)), ("s", .seconds(1))] where text.hasSuffix(name) {
      text = text.dropLast(name.count)
      unit = length
      break
    }
    guard let number = Int(text), number.magnitude <= 10_000 else {
      throw mistake("a time is a number of columns, or of ms or s, not \(word.text.quoted)", at: word)
    }
    // `30 ms`, in which the unit stands behind a blank.
    if text.count == word.text.count, let next = rest.first, ["ms", "s"].contains(next.text) {
      rest.removeFirst()
      unit = next.text == "ms" ? .milliseconds(1) : .seconds(1)
    }
    guard unit * number <= .seconds(10) else { throw mistake("a time is at most 10 seconds, 1000 columns", at: word) }
    return unit * number
  }

  /// A whole number.
  mutating func integer() throws(Marbles.Mistake) -> Int {
    let word = try next("a number")
    guard let number = Int(word.text), number.magnitude <= 1_000_000 else {
      throw mistake("a whole number up to 1000000, not \(word.text.quoted)", at: word)
    }
    return number
  }

  /// A value as pictures have them.
  mutating func value() throws(Marbles.Mistake) -> Value {
    Value(try next("a value").text)
  }

  /// One value or more.
  mutating func values() throws(Marbles.Mistake) -> [Value] {
    var values = [try value()]
    while !rest.isEmpty { values.append(try value()) }
    return values
  }

  /// A function of one value.
  mutating func function() throws(Marbles.Mistake) -> (Value) -> Value {
    let word = try next("a function")
    if let function = Function.named(word.text) { return function }
    let near = Function.nearest(to: word.text).map { ", perhaps \($0)" } ?? ", marbles --help lists them"
    throw mistake("there is no function \(word.text.quoted)\(near),", at: word)
  }

  /// A question about one value.
  mutating func predicate() throws(Marbles.Mistake) -> (Value) -> Bool {
    let function = try function()
    return { function($0).isTrue }
  }

  /// A function of two values.
  mutating func reducer() throws(Marbles.Mistake) -> (Value, Value) -> Value {
    let word = try next("a function of two values")
    if let function = Function.reducer(word.text) { return function }
    throw mistake("a function of two values is one of \(Function.reducers), not \(word.text.quoted)", at: word)
  }

  /// One of some words, if there is an argument left; the first if not.
  mutating func option(_ words: [String]) throws(Marbles.Mistake) -> String {
    guard let word = rest.popFirst() else { return words[0] }
    let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
    guard words.contains(name) else {
      throw mistake("one of \(words.joined(separator: ", ")), not \(word.text.quoted)", at: word)
    }
    return name
  }

  /// A picture, in braces or quotation marks or plain.
  mutating func picture() throws(Marbles.Mistake) -> (text: String, column: Int) {
    let word = try next("a picture")
    let isWrapped = word.text.hasPrefix("{") || word.text.hasPrefix("\"")
    return (isWrapped ? String(word.text.dropFirst().dropLast()) : word.text, word.column + (isWrapped ? 1 : 0))
  }

  /// Refuses what is left.
  func finish() throws(Marbles.Mistake) {
    if let word = rest.first { throw mistake("\(word.text.quoted) is too much: \(usage)", at: word) }
  }
}
