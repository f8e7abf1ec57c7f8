internal import TributaryStreams

/// A stream drawn as text, a column for each moment.
///
/// `-` is a moment in which nothing comes, `|` the completion, `#` an error, any other character an element. What is
/// between `(` and `)` comes at one moment and takes one column. Blanks are left out, so that pictures can be lined up.
///
/// ```
/// -1-2-(3|)
/// ```
///
/// is 1 at 10 ms, 2 at 30 ms, and 3 with the completion at 50 ms, if a column is 10 ms.
public struct Marbles: Hashable, Sendable, CustomStringConvertible {
  /// The error that `#` stands for.
  public struct Failure: Error, Hashable {
    /// The error.
    public init() {}
  }

  /// What is wrong in a picture.
  public struct Mistake: Error, Hashable, CustomStringConvertible {
    /// What is wrong and where.
    public let description: String
  }

  /// How long a column is, unless said otherwise.
  public static let column = Duration.milliseconds(10)

  /// The picture without blanks.
  public let description: String

  /// A picture; what it means is asked with ``events(column:)``.
  public init(_ text: String) {
    description = String(text.filter { $0 != " " })
  }

  /// The events that the picture shows.
  ///
  /// - Parameter column: how long a column is.
  /// - Returns: the events in order.
  /// - Throws: a ``Mistake`` if groups do not open and close in turn, or something follows the end.
  public func events(column: Duration = Marbles.column) throws(Mistake) -> [Recorded<Character>] {
    var events: [Recorded<Character>] = []
    var time = Duration.zero
    var isInGroup = false
    for (index, character) in description.enumerated() {
      func mistake(_ what: String) -> Mistake {
        Mistake(description: "\(what) at place \(index + 1) of \"\(description)\"")
      }
      switch character {
      case "(" where !isInGroup: isInGroup = true
      case ")" where isInGroup: isInGroup = false
      case "(", ")": throw mistake("a group that does not open and close in turn")
      case "-" where isInGroup: throw mistake("a moment inside a group")
      case "-": break
      case _ where events.last?.event.isStopEvent == true: throw mistake("an event after the end")
      case "|": events.append(.completed(time))
      case "#": events.append(.error(time, Failure()))
      default: events.append(.next(time, character))
      }
      if !isInGroup { time += column }
    }
    if isInGroup { throw Mistake(description: "a group that stays open in \"\(description)\"") }
    return events
  }

  /// The picture of events; elements show the first character of their description.
  ///
  /// What comes between two columns is drawn in the one before.
  ///
  /// - Parameters:
  ///   - events: the events, in order of time.
  ///   - column: how long a column is.
  public init<Element>(_ events: [Recorded<Element>], column: Duration = Marbles.column) {
    var columns: [String] = []
    for record in events {
      let index = Int(record.time / column)
      while columns.count <= index { columns.append("") }
      switch record.event {
      case .next(let element): columns[index] += "\(element)".prefix(1)
      case .error: columns[index] += "#"
      case .completed: columns[index] += "|"
      }
    }
    description = columns.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
  }
}
