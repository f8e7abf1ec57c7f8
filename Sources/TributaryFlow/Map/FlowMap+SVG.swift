extension FlowMap {
  /// The picture as an SVG document: flows are filled, steps stand at the lines.
  ///
  /// Places stand in columns, each to the right of the place that led there first.
  public var svg: String {
    FlowDrawing(self).document
  }
}

/// Places as boxes in a grid, and lines between them.
private struct FlowDrawing {
  private let map: FlowMap
  /// Where a place stands: its column and its row.
  private var cells: [Int: (column: Int, row: Int)] = [:]
  private var rows = 0

  private let boxWidth = 170
  private let boxHeight = 26
  private let gap = 150
  private let line = 16

  init(_ map: FlowMap) {
    self.map = map
    var next: [Int: [Int]] = [:]
    for way in map.ways { next[way.from, default: []].append(way.to) }
    for root in map.roots { place(root, 0, next) }
    // What only a circle leads to.
    for index in map.places.indices { place(index, 0, next) }
  }

  private mutating func place(_ index: Int, _ column: Int, _ next: [Int: [Int]]) {
    guard cells[index] == nil else { return }
    cells[index] = (column, rows)
    let before = rows
    for child in next[index] ?? [] { place(child, column + 1, next) }
    // A place takes a row for itself unless what it leads to took some.
    if rows == before { rows += 1 }
  }

  private var rowHeight: Int {
    boxHeight + line * (map.places.map(\.steps.count).max() ?? 0) + 14
  }

  private func origin(_ index: Int) -> (x: Int, y: Int) {
    let cell = cells[index] ?? (0, 0)
    return (10 + cell.column * (boxWidth + gap), 10 + cell.row * rowHeight)
  }

  var document: String {
    let columns = (cells.values.map(\.column).max() ?? 0) + 1
    let (width, height) = (20 + columns * boxWidth + (columns - 1) * gap, 20 + rows * rowHeight)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" font-family="sans-serif" \
      font-size="12">
      """
    ]
    lines += map.ways.map(draw)
    lines += map.places.indices.map(draw)
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  private func draw(_ way: FlowMap.Way) -> String {
    let (from, to) = (origin(way.from), origin(way.to))
    let (x1, y1) = (from.x + boxWidth, from.y + boxHeight / 2)
    let (x2, y2) = (to.x, to.y + boxHeight / 2)
    return """
      <path d="M\(x1) \(y1)C\(x1 + gap / 3) \(y1) \(x1 + gap / 3) \(y2) \(x2) \(y2)" fill="none" stroke="#888"/>\
      <text x="\(x2 - 6)" y="\(y2 - 4)" text-anchor="end" fill="#555">\(way.step.xmlEscaped)</text>
      """
  }

  private func draw(_ index: Int) -> String {
    let (place, origin) = (map.places[index], origin(index))
    let height = boxHeight + line * place.steps.count
    var text = """
      <rect x="\(origin.x)" y="\(origin.y)" width="\(boxWidth)" height="\(height)" rx="4" \
      fill="\(place.isFlow ? "#dbe9ff" : "#fff")" stroke="#446"/>\
      <text x="\(origin.x + 8)" y="\(origin.y + 17)">\(place.name.xmlEscaped)</text>
      """
    for (number, step) in place.steps.enumerated() {
      text += """
        <text x="\(origin.x + 8)" y="\(origin.y + 17 + line * (number + 1))" fill="#555">\(step.xmlEscaped)</text>
        """
    }
    return text
  }
}
