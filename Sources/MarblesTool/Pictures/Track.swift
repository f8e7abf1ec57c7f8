internal import TributaryStreams
internal import TributaryTesting

/// A row of a diagram: what a stream brings, column by column.
package struct Track {
  /// What is drawn at a moment.
  enum Sign: Equatable {
    case value(String)
    case error
    case completion
    /// It goes on like this.
    case more

    var text: String {
      switch self {
      case .value(let text): text
      case .error: "#"
      case .completion: "|"
      case .more: "…"
      }
    }
  }

  enum Role {
    case input
    case output
  }

  /// The signs of a column.
  struct Moment {
    let column: Int
    var signs: [Sign]
  }

  let label: String
  let role: Role
  /// Whether it is a stream that another row brings.
  let isInner: Bool
  /// The column in which somebody subscribed.
  let start: Int
  private(set) var moments: [Moment] = []
  /// How many columns are drawn at least: a stream that has not ended goes on to here.
  private(set) var width: Int

  /// A row of events.
  ///
  /// - Parameters:
  ///   - label: the row's name.
  ///   - role: whether it goes into the operator or comes out of it.
  ///   - isInner: whether it is a stream that another row brings.
  ///   - start: the column in which somebody subscribed.
  ///   - events: the events, with their columns and texts.
  ///   - width: how many columns are drawn of a stream that does not end.
  ///   - limit: from which column on a stream that does not end is cut.
  init(
    _ label: String, role: Role, isInner: Bool = false, start: Int = 0, events: [(column: Int, event: Event<String>)],
    width: Int, limit: Int = .max
  ) {
    self.label = label
    self.role = role
    self.isInner = isInner
    self.start = start
    self.width = width
    let hasEnd = events.last?.event.isStopEvent == true
    // Whoever subscribes behind the limit sees at least one moment.
    let limit = max(limit, start + 1)
    for (column, event) in events {
      let sign: Sign =
        switch event {
        case .next(let text): .value(text.isEmpty ? "\"\"" : text.printable)
        case .error: .error
        case .completed: .completion
        }
      let isCut = !hasEnd && column >= limit
      append(isCut ? .more : sign, at: isCut ? limit : column)
      if isCut { break }
    }
    if hasEnd { self.width = 0 }
  }

  private mutating func append(_ sign: Sign, at column: Int) {
    if moments.last?.column == column {
      // Who never stops in one moment is shown once.
      let isCut = moments[moments.count - 1].signs.count >= Track.mostInAMoment && sign.isValue
      if !isCut {
        moments[moments.count - 1].signs.append(sign)
      } else if moments[moments.count - 1].signs.last != .more {
        moments[moments.count - 1].signs.append(.more)
      }
    } else {
      moments.append(Moment(column: column, signs: [sign]))
    }
    width = max(width, column + 1)
  }

  /// How many elements of one moment are drawn.
  static let mostInAMoment = 20

  /// Whether an element is drawn.
  func shows(_ text: String) -> Bool {
    moments.contains { $0.signs.contains(.value(text)) }
  }

  /// The texts that are no sign of one column, each once, in the order in which they come.
  var longTexts: [String] {
    var seen: Set<String> = []
    return moments.flatMap(\.signs).compactMap { sign in
      sign.isValue && !Track.isShort(sign.text) && seen.insert(sign.text).inserted ? sign.text : nil
    }
  }

  /// The texts of one column.
  var shortTexts: Set<String> {
    Set(moments.flatMap(\.signs).compactMap { $0.isValue && Track.isShort($0.text) ? $0.text : nil })
  }

  /// Whether an element is drawn as it is, in one column.
  private static func isShort(_ text: String) -> Bool {
    text.terminalColumns == 1
  }
}

extension Track.Sign {
  var isValue: Bool {
    if case .value = self { true } else { false }
  }
}

extension PictureSource {
  /// The row; known once the run is over, since an inner stream begins where it was subscribed.
  var track: Track {
    let start = isInner ? Int((source.subscriptions.first?.subscribe ?? .zero) / column) : 0
    return Track(
      name, role: .input, isInner: isInner, start: start,
      events: events.map { (start + Int($0.time / column), $0.event) }, width: start + columns)
  }
}
