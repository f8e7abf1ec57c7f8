internal import TributaryTesting

extension Diagram {
  /// How a diagram is drawn so that everything has its place.
  struct Layout {
    var lines: [Line]
    var names: [Names]
    /// How many characters a column has.
    var scale: Int
  }

  /// The layout with long texts if they fit, else with letters for them, else with more characters a column.
  var layout: Layout {
    let taken = tracks.reduce(into: Set<String>()) { $0.formUnion($1.shortTexts) }
    let letters = tracks.map { Names(for: $0, avoiding: taken) }
    if let layout = layout(tracks.map { _ in Names.none }, scale: 1) { return layout }
    // What comes at a moment has a width, and the moments of a row rise from its start on: some scale has room for all.
    var scale = 1
    while true {
      if let layout = layout(letters, scale: scale) { return layout }
      scale += 1
    }
  }

  private func layout(_ names: [Names], scale: Int) -> Layout? {
    let lines = zip(tracks, names).compactMap { Line($0, names: $1, scale: scale) }
    return lines.count == tracks.count ? Layout(lines: lines, names: names, scale: scale) : nil
  }

  /// The diagram as lines of text: a row a stream, the place of a sign is its time.
  package var text: String {
    let layout = layout
    let labels = tracks.map { ($0.isInner ? "  " : "") + $0.label.printable }
    let width = (labels.map(\.terminalColumns).max() ?? 0) + 2
    var lines: [String] = []
    for (index, line) in layout.lines.enumerated() {
      let blanks = tracks[index].start * layout.scale
      let label = labels[index] + String(repeating: " ", count: width - labels[index].terminalColumns + blanks)
      let legend = layout.names[index].legend
      lines.append(label + line.text + (legend.isEmpty ? "" : "     " + legend))
    }
    if layout.scale > 1 { lines.append("A column is \(layout.scale) characters wide.") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A row as the comments of the sources draw it, in which a column is one character.
  package struct Row {
    package let label: String
    package let isInner: Bool
    /// The column in which the row begins.
    package let start: Int
    /// How it may be drawn: with long texts, with first letters of truths, and with a stand-in for each long text.
    package let drawings: [String]
  }

  /// The rows, drawn with a character that stands for any name of a long text.
  package func rows(standIn: Character) -> [Row] {
    tracks.map { track in
      let names = [Names.none, Names(for: track, avoiding: []), Names(for: track, all: String(standIn))]
      let drawings = names.compactMap { Line(track, names: $0, scale: 1)?.text }
      return Row(label: track.label, isInner: track.isInner, start: track.start, drawings: drawings)
    }
  }
}
