internal import TributaryStreams

/// A stream, or a subscription, drawn as text, a column for each moment.
///
/// | sign | means |
/// |---|---|
/// | `-` | a moment in which nothing comes |
/// | any other character | an element |
/// | `(ab)` | what comes at one moment, in one column |
/// | a vertical bar | the completion |
/// | `#` | an error |
/// | `^` | a subscription; in a picture of events the moment zero |
/// | `!` | the disposal of a subscription |
/// | a blank | nothing, so that pictures can be lined up |
///
/// ```
/// -1-2-(3|)
/// ```
///
/// is 1 at 10 ms, 2 at 30 ms, and 3 with the completion at 50 ms, if a column is 10 ms. The whole grammar is in
/// <doc:TestingWithMarbles>.
public struct Marbles: Sendable, CustomStringConvertible {
  /// The error that `#` stands for.
  public struct Failure: Error, Hashable {
    /// The error.
    public init() {}
  }

  /// How long a column is, unless said otherwise.
  public static let column = Duration.milliseconds(10)

  /// The picture as it was written.
  public let text: String

  /// A picture; what it means is asked with ``events(column:)`` or ``subscription(column:)``.
  public init(_ text: String) {
    self.text = text
  }

  /// The picture without blanks.
  public var description: String {
    text.filter { $0 != " " }
  }

  /// The events that the picture shows; an element is its character.
  ///
  /// - Parameter column: how long a column is; one that is not positive counts as a nanosecond.
  /// - Returns: the events in order. What stands before a `^` has a time below zero.
  /// - Throws: a ``Mistake``, which points at its column.
  public func events(column: Duration = Marbles.column) throws(Mistake) -> [Recorded<Character>] {
    try events(column: column, words: []) { Character($0) }
  }

  /// The events that the picture shows, with the values that a dictionary gives to its words.
  ///
  /// A word of several characters takes as many columns, in a group none; where several words begin, the longest
  /// counts.
  ///
  /// ```swift
  /// try Marbles("a-b-(10|)").events(values: ["a": 1, "b": 2, "10": 10])
  /// ```
  ///
  /// - Parameters:
  ///   - column: how long a column is.
  ///   - values: what each word stands for. A word is not empty and does not begin with a sign of the grammar.
  /// - Returns: the events in order.
  /// - Throws: a ``Mistake``, also for a word that has no value.
  public func events<Element>(
    column: Duration = Marbles.column, values: [String: Element]
  ) throws(Mistake) -> [Recorded<Element>] {
    // A reader returns words that it was given, and the keys are those.
    try events(column: column, words: Array(values.keys)) { values[$0] }
  }

  private func events<Element>(
    column: Duration, words: [String], value: (String) -> Element?
  ) throws(Mistake) -> [Recorded<Element>] {
    let signs = try MarbleReader(text, words: words).read().signs
    let zero = signs.first { $0.kind == .subscription }?.column ?? 0
    var events: [Recorded<Element>] = []
    var isZeroSet = false
    for sign in signs {
      let time = column.asColumn * (sign.column - zero)
      switch sign.kind {
      case .subscription where isZeroSet: throw mistake("a second moment zero", at: sign)
      case .subscription: isZeroSet = true
      case .disposal: throw mistake("a disposal in a picture of events", at: sign)
      case _ where events.last?.event.isStopEvent == true: throw mistake("an event after the end", at: sign)
      case .completion: events.append(.completed(time))
      case .error: events.append(.error(time, Failure()))
      case .word(let word):
        guard let element = value(word) else { throw mistake("no value is called \(word.quoted)", at: sign) }
        events.append(.next(time, element))
      }
    }
    return events
  }

  /// The subscription that the picture shows: `--^---!`.
  ///
  /// - Parameter column: how long a column is; one that is not positive counts as a nanosecond.
  /// - Returns: when it began and when it ended.
  /// - Throws: a ``Mistake``, which points at its column.
  public func subscription(column: Duration = Marbles.column) throws(Mistake) -> SubscriptionSpan {
    var (start, end): (Duration?, Duration?)
    for sign in try MarbleReader(text, words: []).read().signs {
      switch sign.kind {
      case .subscription where start == nil: start = column.asColumn * sign.column
      case .subscription: throw mistake("a second subscription", at: sign)
      case .disposal where start == nil: throw mistake("a disposal before the subscription", at: sign)
      case .disposal where end == nil: end = column.asColumn * sign.column
      case .disposal: throw mistake("a second disposal", at: sign)
      default: throw mistake("an event in a picture of a subscription", at: sign)
      }
    }
    guard let start else { throw Mistake("no subscription", column: text.count + 1, of: text) }
    return SubscriptionSpan(start, end)
  }

  /// How many columns the picture has.
  package func columns(words: [String]) throws(Mistake) -> Int {
    try MarbleReader(text, words: words).read().columns
  }

  private func mistake(_ message: String, at sign: MarbleReader.Sign) -> Mistake {
    Mistake(message, column: sign.place, of: text)
  }
}

extension Duration {
  /// The length as that of a column, which takes some time.
  var asColumn: Duration { max(self, .nanoseconds(1)) }
}

extension Marbles: Hashable {
  /// Whether both are the same but for blanks.
  public static func == (one: Marbles, other: Marbles) -> Bool {
    one.description == other.description
  }

  /// Hashes the picture without its blanks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
