internal import TributaryStreams
internal import TributaryTesting

/// An operator that the tool knows: how it is written, what it does, and how it runs.
package struct OperatorEntry {
  /// A picture that it reads.
  struct Input {
    enum Heat {
      case hot
      case cold
    }

    var name: String
    var heat = Heat.hot
    var reading = Reading.plain
    /// Whether it may be left out.
    var isOptional = false
    /// Whether it is one of the streams that the first picture names.
    var isInner = false
  }

  /// The pictures that it reads.
  enum Inputs {
    case fixed([Input])
    /// Two or more, named a, b, c.
    case several
    /// One of names, and the streams of these names.
    case streams
  }

  /// The name, of one word or two: `take while`.
  package let name: String
  /// How it is written: `throttle TIME [MODE]`; a parameter in brackets may be left out, `VALUE...` is one or more.
  package let usage: String
  /// What it does, in a line.
  package let meaning: String
  /// A call, and pictures for it.
  package let sample: [String]
  /// Where the reference describes it, below TributaryStreams; none where another entry stands for the same page.
  package let pages: [String]
  let parameters: [String]
  let inputs: Inputs
  let apply: (Work) throws -> Observable<Value>

  /// An operator by how it is written: its name, then its parameters in capitals or brackets.
  init(
    _ usage: String, _ meaning: String, pages: [String] = [], sample: [String], inputs: Inputs = .source,
    apply: @escaping (Work) throws -> Observable<Value>
  ) {
    let words = usage.split(separator: " ")
    let name = words.prefix { $0.contains(where: \.isLowercase) && !$0.hasPrefix("[") }
    self.usage = usage
    self.name = name.joined(separator: " ")
    parameters = words[name.endIndex...].map(String.init)
    self.meaning = meaning
    self.sample = sample
    self.pages = pages
    self.inputs = inputs
    self.apply = apply
  }

  /// The number of its arguments.
  var arguments: ClosedRange<Int> {
    let required = parameters.count { !$0.hasPrefix("[") }
    return required...(parameters.contains { $0.hasSuffix("...") } ? .max : parameters.count)
  }
}

extension OperatorEntry.Inputs {
  static let none = Self.fixed([])
  static let source = Self.fixed([.init(name: "source")])
  /// A source that runs anew for each subscription.
  static let coldSource = Self.fixed([.init(name: "source", heat: .cold)])

  /// A source, and another that runs meanwhile.
  static func with(_ name: String, _ reading: Reading = .plain) -> Self {
    .fixed([.init(name: "source"), .init(name: name, reading: reading)])
  }

  /// A source, and another that runs from when it is needed.
  static func then(_ name: String) -> Self {
    .fixed([.init(name: "source"), .init(name: name, heat: .cold)])
  }
}

extension OperatorEntry {
  /// All that the tool knows, by family.
  package static var all: [OperatorEntry] {
    sources + transforming + collecting + filtering + flattening + combining + failing + timing + converting + sharing
  }

  /// The second words of names: `while` of `take while`.
  static let secondWords = Set(all.compactMap { $0.name.split(separator: " ").dropFirst().first.map(String.init) })

  /// The words without labels, and without the colon of those that are part of a name: `while`.
  private static func words(of call: Call) -> [Call.Word] {
    var words: [Call.Word] = []
    for (index, word) in call.words.enumerated() {
      guard word.text.hasSuffix(":") else {
        words.append(word)
        continue
      }
      let name = String(word.text.dropLast())
      if index == 1, secondWords.contains(name) { words.append(Call.Word(text: name, column: word.column)) }
    }
    return words
  }

  /// The operator that a call names, and the words behind its name, without labels.
  static func named(by call: Call) throws(Marbles.Mistake) -> (entry: OperatorEntry, words: ArraySlice<Call.Word>) {
    let words = words(of: call)
    for count in [2, 1] where words.count >= count {
      let name = words[..<count].map(\.text).joined(separator: " ")
      let entries = all.filter { $0.name == name }
      let arguments = words.count - count
      if let entry = entries.first(where: { $0.arguments.contains(arguments) }) ?? entries.first {
        return (entry, words.dropFirst(count))
      }
    }
    let word = call.words[0]
    let near = nearestName(to: word.text, among: all.map { String($0.name.prefix { $0 != " " }) })
    let hint = near.map { "perhaps \($0)" } ?? "marbles --list shows all"
    throw Marbles.Mistake("there is no operator \(word.text.quoted), \(hint),", column: word.column, of: call.text)
  }
}
