internal import TributaryStreams

extension Marbles {
  /// The picture of events; elements show the first character of their description, or `?` where there is none or it is
  /// a sign of the grammar.
  ///
  /// What comes between two columns is drawn in the one before; what came before the time zero is not drawn.
  ///
  /// - Parameters:
  ///   - events: the events, in order of time.
  ///   - column: how long a column is; one that is not positive counts as a nanosecond.
  public init<Element>(_ events: [Recorded<Element>], column: Duration = Marbles.column) {
    self.init(drawing: events, column: column) { String(Marbles.character(of: $0)) }
  }

  /// What shows an element that has no word.
  static func character<Element>(of element: Element) -> Character {
    "\(element)".first.flatMap { MarbleReader.marks.contains($0) ? nil : $0 } ?? "?"
  }

  /// The picture of events; elements show their word in a dictionary, or `?` if it has none for them.
  ///
  /// A word of several characters stands in a group if something comes in the columns that it would take.
  ///
  /// - Parameters:
  ///   - events: the events, in order of time.
  ///   - column: how long a column is.
  ///   - values: what each word stands for; where several stand for the same, the first in order counts.
  public init<Element: Equatable>(
    _ events: [Recorded<Element>], column: Duration = Marbles.column, values: [String: Element]
  ) {
    let words = values.sorted { $0.key < $1.key }
    self.init(drawing: events, column: column) { element in words.first { $0.value == element }?.key ?? "?" }
  }

  /// The picture of a subscription: `--^---!`.
  ///
  /// - Parameters:
  ///   - span: when it began and ended.
  ///   - column: how long a column is.
  public init(_ span: SubscriptionSpan, column: Duration = Marbles.column) {
    var marks = [(span.subscribe, "^")]
    if let end = span.unsubscribe { marks.append((end, "!")) }
    self.init(marks, column: column)
  }

  private init<Element>(drawing events: [Recorded<Element>], column: Duration, word: (Element) -> String) {
    let marks = events.map { (record: Recorded<Element>) -> (time: Duration, text: String) in
      switch record.event {
      case .next(let element): (record.time, word(element))
      case .error: (record.time, "#")
      case .completed: (record.time, "|")
      }
    }
    self.init(marks, column: column)
  }

  private init(_ marks: [(time: Duration, text: String)], column: Duration) {
    let column = column.asColumn
    var columns: [[String]] = []
    for mark in marks where mark.time >= .zero {
      let index = Int(mark.time / column)
      while columns.count <= index { columns.append([]) }
      columns[index].append(mark.text)
    }
    var text = ""
    var index = 0
    while index < columns.count {
      let texts = columns[index]
      // A word takes the columns behind it, if nothing comes in them.
      let width = texts.count == 1 ? max(texts[0].count, 1) : 1
      if texts.isEmpty {
        text += "-"
        index += 1
      } else if texts.count == 1, columns[(index + 1)...].prefix(width - 1).allSatisfy(\.isEmpty) {
        text += texts[0]
        index += width
      } else {
        text += "(" + texts.joined() + ")"
        index += 1
      }
    }
    self.init(text)
  }
}
