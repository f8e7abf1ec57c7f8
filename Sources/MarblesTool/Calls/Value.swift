/// What a picture's words stand for: letters, numbers, truths, lists.
package enum Value: Hashable, Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([Value])
  /// A few values side by side: `(1,2)`.
  case tuple([Value])
  case nothing
  /// A stream that is drawn in a row of its own, by its name.
  case stream(String)

  /// A value as it is written: `12`, `true`, `nil`, `[1, 2]`, `"text"`, and any other text as itself.
  package init(_ text: some StringProtocol) {
    let text = text.drop { $0 == " " }
    switch text {
    case "true": self = .truth(true)
    case "false": self = .truth(false)
    case "nil": self = .nothing
    default:
      if let number = Int(text) {
        self = .number(number)
      } else if text.count > 1, text.first == "\"", text.last == "\"" {
        self = .text(String(text.dropFirst().dropLast()))
      } else if text.first == "[", text.last == "]" {
        self = .list(text.dropFirst().dropLast().split(separator: ",").map { Value($0) })
      } else {
        self = .text(String(text))
      }
    }
  }

  /// Whether it is the truth `true`; numbers and texts are not.
  var isTrue: Bool { self == .truth(true) }

  /// The values of a list; another value is alone.
  var values: [Value] {
    if case .list(let values) = self { values } else { [self] }
  }

  /// The longest text that comes of two: a loop that doubles one soon has more than any memory.
  private static let longestText = 1000

  /// The sum of two numbers, or two texts one after the other.
  static func + (one: Value, other: Value) -> Value {
    if case (.number(let one), .number(let other)) = (one, other) { return .number(one &+ other) }
    return .text(String("\(one)\(other)".prefix(longestText)))
  }
}

extension Value: CustomStringConvertible {
  /// The value as diagrams show it.
  package var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .truth(let truth): "\(truth)"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .tuple(let values): "(" + values.map(\.description).joined(separator: ",") + ")"
    case .nothing: "nil"
    case .stream(let name): name
    }
  }
}

extension Value: Comparable {
  /// Numbers by size, and before texts, which are in the order of the alphabet.
  package static func < (one: Value, other: Value) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one < other
    case (.number, _): true
    case (_, .number): false
    default: one.description < other.description
    }
  }
}
