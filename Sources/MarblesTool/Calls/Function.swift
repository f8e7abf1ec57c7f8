internal import TributaryTesting

/// The functions that an operator's argument can name.
///
/// An argument is one of these names, or an operator and a value: `<3`, `==a`, `+1`, `×10`. The braces of a closure and
/// its `$0` may stand round it: `{ $0.isEven }` is `even`.
enum Function {
  /// A function of one value by its name, with what it does.
  struct Named {
    let name: String
    let meaning: String
    let apply: (Value) -> Value
  }

  static var all: [Named] {
    [
      Named(name: "even", meaning: "whether a number is even", apply: { .truth(($0.integer ?? 1) % 2 == 0) }),
      Named(name: "odd", meaning: "whether a number is odd", apply: { .truth(($0.integer ?? 0) % 2 != 0) }),
      Named(name: "vowel", meaning: "whether a text begins with a vowel", apply: { .truth($0.isVowel) }),
      Named(
        name: "letter", meaning: "whether a text begins with a letter", apply: { .truth($0.first?.isLetter == true) }),
      Named(name: "upper", meaning: "a text in capitals", apply: { .text("\($0)".uppercased()) }),
      Named(name: "lower", meaning: "a text in small letters", apply: { .text("\($0)".lowercased()) }),
      Named(name: "double", meaning: "a number twice, a text two times", apply: { $0 + $0 }),
      Named(name: "negate", meaning: "a number below zero", apply: { $0.integer.map { .number(0 &- $0) } ?? $0 }),
      Named(
        name: "parity", meaning: "0 for an even number, 1 for an odd one", apply: { .number(($0.integer ?? 0) & 1) }),
      Named(name: "count", meaning: "how long a text or a list is", apply: { .number($0.length) }),
      Named(
        name: "number", meaning: "a text as a number, nil if it is none",
        apply: { $0.integer.map { .number($0) } ?? .nothing }),
      Named(name: "same", meaning: "the value itself", apply: { $0 }),
    ]
  }

  /// Names that documents and closures use for the same.
  private static let otherNames = [
    "isEven": "even", "isOdd": "odd", "isVowel": "vowel", "isLetter": "letter", "lowercased": "lower",
    "uppercased": "upper", "Int": "number", "%2": "parity", "-": "negate",
  ]

  /// The function that a text names, or nil.
  static func named(_ text: String) -> ((Value) -> Value)? {
    let name = plain(text)
    if let known = all.first(where: { $0.name == (otherNames[name] ?? name) }) { return known.apply }
    for (sign, operation) in signs where name.hasPrefix(sign) && name.count > sign.count {
      let operand = Value(name.dropFirst(sign.count))
      return { operation($0, operand) }
    }
    return nil
  }

  /// The name that somebody most likely meant.
  static func nearest(to text: String) -> String? {
    nearestName(to: plain(text), among: all.map(\.name))
  }

  private static var signs: [(String, (Value, Value) -> Value)] {
    [
      ("<=", { .truth($0 <= $1) }), (">=", { .truth($0 >= $1) }), ("==", { .truth($0 == $1) }),
      ("!=", { .truth($0 != $1) }), ("<", { .truth($0 < $1) }), (">", { .truth($0 > $1) }), ("+", { $0 + $1 }),
      ("×", { product($0, $1) }), ("*", { product($0, $1) }),
    ]
  }

  /// The functions of two values: what `scan`, `reduce` and their like fold with.
  static func reducer(_ text: String) -> ((Value, Value) -> Value)? {
    switch plain(text) {
    case "+": { $0 + $1 }
    case "×", "*": { product($0, $1) }
    case "max": { max($0, $1) }
    case "min": { min($0, $1) }
    case "append": { .list(($0 == .text("") ? [] : $0.values) + [$1]) }
    default: nil
    }
  }

  static let reducers = "+ × max min append"

  private static func product(_ one: Value, _ other: Value) -> Value {
    .number((one.integer ?? 0) &* (other.integer ?? 0))
  }

  /// The text without the braces, blanks and `$0` of a closure, or the backslash of a key path.
  private static func plain(_ text: String) -> String {
    var name = text.filter { $0 != " " }
    if name.hasPrefix("{"), name.hasSuffix("}") { name = String(name.dropFirst().dropLast()) }
    if name.hasPrefix("-$0") { return "negate" }
    for start in ["$0.", "$0", "\\."] where name.hasPrefix(start) { name = String(name.dropFirst(start.count)) }
    return name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}

extension Value {
  /// The number that it is, or that its text says.
  var integer: Int? {
    switch self {
    case .number(let number): number
    case .text(let text): Int(text)
    default: nil
    }
  }

  fileprivate var first: Character? { description.first }

  fileprivate var isVowel: Bool { first.map { "aeiouAEIOU".contains($0) } ?? false }

  fileprivate var length: Int {
    if case .list(let values) = self { values.count } else { description.count }
  }
}
