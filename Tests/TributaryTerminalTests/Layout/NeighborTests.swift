import Testing
import TributaryTerminal
import TributaryViews

@Suite struct NeighborTests {
  /// A picture of elements, one letter each; the answer is the letter of the neighbour.
  private func neighbor(of letter: Character, _ direction: MoveDirection, in picture: [String]) -> Character? {
    var frames: [Character: CellRect] = [:]
    for (row, line) in picture.enumerated() {
      for (column, letter) in line.enumerated() where letter != " " {
        let old = frames[letter] ?? CellRect(column: column, row: row, width: 1, height: 1)
        let left = min(old.column, column)
        frames[letter] = CellRect(
          column: left, row: old.row, width: max(old.columns.upperBound, column + 1) - left, height: row + 1 - old.row)
      }
    }
    let others = frames.keys.filter { $0 != letter }.sorted()
    let index = Neighbor.index(from: frames[letter] ?? frames["a"]!, direction, among: others.map { frames[$0]! })
    return index.map { others[$0] }
  }

  private let board = [
    "aaaaabbbbbccccc",
    "aaaaabbbbbccccc",
    "dddddeeeeefffff",
    "dddddeeeeefffff",
    "ggggghhhhhiiiii",
    "ggggghhhhhiiiii",
    "               ",
    "   RRRRRRRRR   ",
  ]

  @Test(
    "on a board, arrows go to the square beside, and stop at the edges",
    arguments: [
      ("a", MoveDirection.right, "b"), ("b", .right, "c"), ("c", .right, nil), ("a", .left, nil), ("a", .up, nil),
      ("a", .down, "d"), ("e", .up, "b"), ("e", .down, "h"), ("e", .left, "d"), ("e", .right, "f"),
      ("g", .down, "R"), ("h", .down, "R"), ("i", .down, "R"), ("R", .up, "h"), ("R", .left, nil), ("R", .right, nil),
      ("i", .right, nil), ("R", .down, nil),
    ] as [(Character, MoveDirection, Character?)])
  func movesOverABoard(from: Character, direction: MoveDirection, to: Character?) {
    #expect(neighbor(of: from, direction, in: board) == to)
  }

  private let form = [
    "aaaa  bbbbbbbb",
    "              ",
    "cccc  dd  eeee",
    "              ",
    "            ff",
  ]

  @Test(
    "what shares rows or columns is preferred, then what is near",
    arguments: [
      ("a", MoveDirection.right, "b"), ("b", .down, "d"), ("a", .down, "c"), ("e", .left, "d"), ("e", .down, "f"),
      ("c", .down, "f"), ("f", .up, "e"), ("f", .left, nil), ("d", .up, "b"), ("e", .up, "b"),
    ] as [(Character, MoveDirection, Character?)])
  func prefersWhatIsInLine(from: Character, direction: MoveDirection, to: Character?) {
    #expect(neighbor(of: from, direction, in: form) == to)
  }

  /// A wide field over, under and beside buttons that are nearer to its start or to its middle.
  private let fields = [
    "u    v         w",
    "ffffffffffffffff",
    "               x",
    "a    b    c     ",
    "                ",
    "       d        ",
  ]

  /// The same turned by a quarter.
  private var turned: [String] {
    (0..<fields[0].count).map { column in String(fields.map { Array($0)[column] }) }
  }

  @Test(
    "the nearest in line comes first, and of one row the first, not the one nearest to the middle",
    arguments: [
      ("f", MoveDirection.down, "x"), ("f", .up, "u"), ("x", .up, "f"), ("a", .up, "f"), ("c", .up, "f"),
      ("d", .up, "f"), ("a", .down, "d"), ("b", .down, "d"), ("w", .down, "f"),
    ] as [(Character, MoveDirection, Character?)])
  func prefersTheStartOfTheNearestRow(from: Character, direction: MoveDirection, to: Character?) {
    #expect(neighbor(of: from, direction, in: fields) == to)
  }

  @Test(
    "going sideways stays in the rows of the start and follows the same rule",
    arguments: [
      ("f", MoveDirection.right, "x"), ("f", .left, "u"), ("x", .left, "f"), ("c", .left, "f"), ("w", .right, "f"),
      ("d", .left, "f"), ("a", .right, nil),
    ] as [(Character, MoveDirection, Character?)])
  func prefersTheStartOfTheNearestColumn(from: Character, direction: MoveDirection, to: Character?) {
    #expect(neighbor(of: from, direction, in: turned) == to)
  }
}
