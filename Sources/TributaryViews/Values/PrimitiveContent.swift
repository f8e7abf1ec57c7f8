/// The content of a primitive view: text that every backend can draw, or a kind of its own by name.
///
/// A backend that knows the kind draws it from the values. Any other backend draws the text.
///
/// ```swift
/// PrimitiveContent("★★★☆☆", kind: "rating", values: ["stars": 3, "of": 5])
/// ```
public struct PrimitiveContent: Hashable, Sendable {
  /// The text that a backend draws which does not know the kind; line feeds break lines.
  public var text: String

  /// The name of the kind; nil for text and nothing else, which is then the name of its element too.
  public var kind: String?

  /// The values that a backend needs to draw the kind, by name.
  public var values: [String: PrimitiveValue]

  /// A content from its text, and from its kind with the values of the kind.
  public init(_ text: String, kind: String? = nil, values: [String: PrimitiveValue] = [:]) {
    self.text = text
    self.kind = kind
    self.values = values
  }
}

/// One value of a primitive view's content; it can be compared and written down.
public enum PrimitiveValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// A text.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// A colour.
  case color(Color)
}

extension PrimitiveValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral
{
  /// A whole number in the code.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number with a fraction in the code.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A text in the code.
  public init(stringLiteral value: String) { self = .text(value) }
  /// `true` or `false` in the code.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}
