/// One line of a table of routes: a pattern of URLs, and the step that it stands for, in both directions.
///
/// ```swift
/// Route("/movies", to: MovieStep.list)
/// Route("/movies/:movie/cast", to: MovieStep.cast(movie:)) { step in
///   if case .cast(let movie) = step { movie } else { nil }
/// }
/// Route("/search?text=:text", to: MovieStep.search) { step in
///   if case .search(let text) = step { text } else { nil }
/// }
/// ```
///
/// In a pattern, `:name` is a value: a segment of the path, or what a name in the query says. The name is for who reads
/// the table; the values are handed over in order. A value is read only as it would be written, so that `007` is not
/// the number 7 and each place has one URL.
public struct Route: Sendable {
  /// The pattern, as it was given.
  public let pattern: String

  private let shape: Shape
  private let read: @Sendable ([String]) -> (any Step & Hashable)?
  private let write: @Sendable (any Step) -> [String]?

  /// A route to one step, by a pattern without values.
  public init(_ pattern: String, to step: some Step & Hashable & Sendable) {
    self.init(pattern, count: 0) { _ in
      step
    } write: { other in
      AnyHashable(step) == other as? AnyHashable ? [] : nil
    }
  }

  /// A route to the steps that a function makes of the values in a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, with one `:name` for each value.
  ///   - step: Makes the step; most often a case of an enum.
  ///   - values: The values of a step that this route stands for, nil for other steps.
  public init<Destination: Step & Hashable & Sendable, each Value: LosslessStringConvertible & Sendable>(
    _ pattern: String, to step: @escaping @Sendable (repeat each Value) -> Destination,
    from values: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    self.init(pattern, count: count) { texts in
      var reader = ValueReader(texts: texts)
      guard let values = try? (repeat reader.read((each Value).self)) else { return nil }
      return step(repeat each values)
    } write: { other in
      guard let other = other as? Destination, let values = values(other) else { return nil }
      var texts: [String] = []
      for value in repeat each values { texts.append(value.description) }
      return texts
    }
  }

  private init(
    _ pattern: String, count: Int, read: @escaping @Sendable ([String]) -> (any Step & Hashable)?,
    write: @escaping @Sendable (any Step) -> [String]?
  ) {
    self.pattern = pattern
    shape = Shape(pattern)
    self.read = read
    self.write = write
    precondition(
      shape.count == count,
      """
      The route "\(pattern)" has \(shape.count) values in its pattern, and its step takes \(count). Write one :name \
      for each value that the step takes.
      """)
  }

  /// How many segments the pattern has.
  var depth: Int { shape.depth }

  /// The step of a location, or nil if it is not one of this route's.
  func step(at location: Location) -> (any Step & Hashable)? {
    shape.values(in: location).flatMap(read)
  }

  /// The location of a step, or nil if it is not one of this route's.
  func location(of step: any Step) -> Location? {
    write(step).map(shape.location)
  }
}

/// Reads values one after another, each in the one way in which it is written.
private struct ValueReader {
  struct Mismatch: Error {}

  let texts: [String]
  var index = 0

  mutating func read<Value: LosslessStringConvertible>(_ type: Value.Type) throws(Mismatch) -> Value {
    let text = texts[index]
    index += 1
    guard let value = Value(text), value.description == text else { throw Mismatch() }
    return value
  }
}

/// A pattern, taken apart.
private struct Shape: Sendable {
  private enum Part: Equatable, Sendable {
    case literal(String)
    case value
  }

  private var segments: [Part] = []
  private var query: [(name: String, part: Part)] = []

  init(_ pattern: String) {
    guard let location = Location(pattern[...]), pattern.first == "/" else {
      preconditionFailure(
        "The route \"\(pattern)\" is no path: write one that begins with a slash, such as /movies/:id.")
    }
    func part(_ text: String) -> Part { text.hasPrefix(":") ? .value : .literal(text) }
    segments = location.segments.map(part)
    query = location.query.map { ($0.name, part($0.value)) }
  }

  var depth: Int { segments.count }

  /// How many values it has.
  var count: Int {
    segments.count { $0 == .value } + query.count { $0.part == .value }
  }

  /// The values in a location, or nil if it does not fit; names in the query that the pattern does not have are
  /// nothing.
  func values(in location: Location) -> [String]? {
    guard location.segments.count == segments.count else { return nil }
    var values: [String] = []
    func fits(_ part: Part, _ text: String) -> Bool {
      if case .literal(let literal) = part { return literal == text }
      values.append(text)
      return true
    }
    for (part, text) in zip(segments, location.segments) {
      // What cannot be written is not read: a value that is empty, or that browsers take for a way up.
      guard fits(part, text), Location.canHold(text) else { return nil }
    }
    for (name, part) in query {
      guard let item = location.query.first(where: { $0.name == name }), fits(part, item.value) else { return nil }
    }
    return values
  }

  func location(_ values: [String]) -> Location {
    var rest = values[...]
    func text(_ part: Part) -> String {
      if case .literal(let literal) = part { return literal }
      return rest.removeFirst()
    }
    return Location(segments: segments.map(text), query: query.map { ($0.name, text($0.part)) })
  }
}
