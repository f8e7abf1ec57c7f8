internal import TributaryStreams
internal import TributaryTime

/// How what came differs from what was expected: two pictures, and where they part.
///
/// It needs no test framework: where there is a difference, whatever compares it with nil prints it.
///
/// ```
/// at 0.04 seconds came 2, expected was nothing
///   expected  -----2-----(3|)
///   actual    ----2------(3|)
///                 ^
/// ```
public struct MarbleDifference: Hashable, Sendable, CustomStringConvertible {
  /// The picture of what was expected.
  public let expected: Marbles
  /// The picture of what came.
  public let actual: Marbles
  /// The time of the first difference.
  public let time: Duration
  /// What differs at that time, in words.
  public let sentence: String

  /// Compares events; nil if they are the same.
  ///
  /// - Parameters:
  ///   - expected: what was expected, in order of time.
  ///   - actual: what came, in order of time.
  ///   - draw: the picture of events.
  public init?<Element: Equatable>(
    expected: [Recorded<Element>], actual: [Recorded<Element>], draw: ([Recorded<Element>]) -> Marbles
  ) {
    guard expected != actual else { return nil }
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    // Whichever speaks first from there on is where they part.
    time = min(expected.dropFirst(same).first?.time ?? .longest, actual.dropFirst(same).first?.time ?? .longest)
    sentence = "at \(time) came \(Self.list(actual, time)), expected was \(Self.list(expected, time))"
    self.expected = draw(expected)
    self.actual = draw(actual)
  }

  private static func list<Element>(_ events: [Recorded<Element>], _ time: Duration) -> String {
    let names = events.filter { $0.time == time }.map { (record: Recorded<Element>) -> String in
      switch record.event {
      case .next(let element): "\(element)".printable
      case .error(let error): "error \(error)".printable
      case .completed: "the completion"
      }
    }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// The place, from 1, at which the two pictures first differ.
  public var column: Int {
    zip(expected.description, actual.description).prefix { $0 == $1 }.count + 1
  }

  /// What differs, the two pictures, and a caret below.
  public var description: String {
    """
    \(sentence)
      expected  \(expected.description.printable)
      actual    \(actual.description.printable)
                \(expected.description.prefix(column - 1).caretLine)
    """
  }
}
