// Boards as text, row by row from the top: `XO./.../...`.

extension Board: CustomStringConvertible {
  package var description: String {
    (0..<size).map { row in
      String((0..<size).map { column in character(of: Position(x: Column(column), y: Row(row))) })
    }.joined(separator: "/")
  }

  private func character(of position: Position) -> Character {
    switch self[position] {
    case .marked(let player)?: player.mark
    case .empty?, nil: "."
    }
  }

  /// The board that a text shows; `X` and `O` are marks, a full stop is an empty square.
  package init(parsing text: String) throws(BoardError) {
    let rows = text.split(separator: "/", omittingEmptySubsequences: false)
    self.init(size: rows.count)
    for (y, row) in rows.enumerated() {
      guard row.count == size else { throw .notSquare(rows: size, row: y + 1, count: row.count) }
      for (x, character) in row.enumerated() {
        let position = Position(x: Column(x), y: Row(y))
        switch character {
        case Player.cross.mark: mark(position, as: .cross)
        case Player.circle.mark: mark(position, as: .circle)
        case ".": break
        default: throw .unknown(character, row: y + 1, column: x + 1)
        }
      }
    }
  }
}
