import Testing
import TributaryTerminal

@Suite("Grid")
struct GridTests {
  private func put(_ text: String, column: Int, row: Int, into grid: inout Grid) -> Int {
    grid.put(text, column: column, row: row)
  }

  @Test("text is put where it is asked for, and rows read without the blanks at their ends")
  func put() {
    var grid = Grid(width: 10, height: 3)
    #expect(put("hello", column: 2, row: 1, into: &grid) == 5)
    #expect(grid.rows == ["", "  hello", ""])
  }

  @Test("what lies outside is cut, at every side, and its columns are counted all the same")
  func clipped() {
    var grid = Grid(width: 5, height: 2)
    #expect(put("abcdefgh", column: -2, row: 0, into: &grid) == 8)
    #expect(put("xyz", column: 3, row: 1, into: &grid) == 3)
    #expect(put("none", column: 0, row: 2, into: &grid) == 4)
    #expect(put("none", column: 0, row: -1, into: &grid) == 4)
    #expect(put("none", column: 9, row: 0, into: &grid) == 4)
    #expect(grid.rows == ["cdefg", "   xy"])
    grid.put("世界世界", column: 0, row: 1, clip: CellRect(column: 1, row: 1, width: 4, height: 9))
    #expect(grid.rows[1] == "  界")
  }

  @Test("a wide glyph takes two cells")
  func wide() {
    var grid = Grid(width: 6, height: 1)
    #expect(put("a世b", column: 0, row: 0, into: &grid) == 4)
    #expect((0..<6).map { grid[column: $0, row: 0].columns } == [1, 2, 0, 1, 1, 1])
    #expect(grid.rows == ["a世b"])
  }

  @Test(
    "overwriting one half of a wide glyph blanks the other", arguments: [(0, "x 界"), (1, " x界"), (2, "世x"), (3, "世 x")])
  func halfOverwritten(_ column: Int, _ row: String) {
    var grid = Grid(width: 4, height: 1)
    grid.put("世界", column: 0, row: 0)
    grid.put("x", column: column, row: 0)
    #expect(grid.rows == [row])
  }

  @Test("a wide glyph over the inner halves of two others blanks both")
  func wideOverHalves() {
    var grid = Grid(width: 4, height: 1)
    grid.put("世界", column: 0, row: 0)
    grid.put("和", column: 1, row: 0)
    #expect(grid.rows == [" 和"])
    #expect((0..<4).map { grid[column: $0, row: 0].columns } == [1, 2, 0, 1])
  }

  @Test("a wide glyph is not cut by the last column, nor by the edges of a clip")
  func wideAtEdges() {
    var grid = Grid(width: 3, height: 1)
    grid.put("ab世", column: 0, row: 0)
    #expect(grid.rows == ["ab"])
    grid.put("世x", column: -1, row: 0)
    #expect(grid.rows == [" x"])
  }

  @Test("filling blanks the outer halves of wide glyphs at its edges")
  func fill() {
    var grid = Grid(width: 6, height: 1)
    grid.put("世界世", column: 0, row: 0)
    grid.fill(CellRect(column: 1, row: 0, width: 4, height: 1), style: Style(background: .palette(1)))
    #expect(grid.rows == [""])
    #expect(
      (0..<6).map { grid[column: $0, row: 0].style.background == .palette(1) } == [
        false, true, true, true, true, false,
      ])
  }

  @Test(
    "no text carries a control into a cell",
    arguments: ["\u{1B}[2J", "\r\n", "\u{9B}2J", "\u{202E}abc", "a\u{7}b", "\u{7F}"])
  func controls(_ text: String) {
    var grid = Grid(width: 20, height: 1)
    let columns = grid.put(text, column: 0, row: 0)
    #expect(columns == TextWidth.columns(of: text))
    #expect(grid.rows[0].unicodeScalars.allSatisfy { StandIn.replacement(for: $0) == nil })
    #expect(TextWidth.columns(of: grid.rows[0]) == columns)
  }

  @Test("characters of any length are kept whole, those beyond reason without their last marks")
  func longGraphemes() {
    var grid = Grid(width: 20, height: 1)
    let text = "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿é\u{323}\u{307}x"
    grid.put(text, column: 0, row: 0)
    #expect(grid.rows == [text])
    grid.fill(grid.bounds)
    grid.put("z" + String(repeating: "\u{301}", count: 10_000) + "!", column: 0, row: 0)
    #expect(grid.rows[0].utf8.count < 150)
    #expect(grid.rows[0].hasSuffix("!"))
  }

  @Test("many different long characters, one after another, leave the right one")
  func manyLongGraphemes() {
    var grid = Grid(width: 4, height: 1)
    grid.put("👩‍👩‍👧‍👦", column: 2, row: 0)
    var last = ""
    for number in 0..<20_000 {
      let marks = (0..<4).map { UInt32(0x300 + number >> ($0 * 4) & 15) }.compactMap(Unicode.Scalar.init)
      last = "e"
      for mark in marks { last.unicodeScalars.append(mark) }
      grid.put(last, column: 0, row: 0)
    }
    #expect(grid.rows[0].unicodeScalars.elementsEqual((last + " 👩‍👩‍👧‍👦").unicodeScalars))
  }

  @Test("a style changes in place, both halves of a wide glyph at once")
  func restyle() {
    var grid = Grid(width: 4, height: 1)
    grid.put("世x", column: 0, row: 0)
    grid.restyle(CellRect(column: 1, row: 0, width: 1, height: 1)) { $0.attributes.insert(.inverse) }
    #expect((0..<4).map { grid[column: $0, row: 0].style.attributes == .inverse } == [true, true, false, false])
    #expect(grid.rows == ["世x"])
  }

  @Test("a grid of no cells takes anything")
  func empty() {
    var grid = Grid(width: 0, height: -3)
    grid.put("世", column: 0, row: 0)
    grid.fill(CellRect(column: -5, row: -5, width: 100, height: 100))
    grid.restyle(CellRect(column: -5, row: -5, width: 100, height: 100)) { $0.attributes = .bold }
    #expect(grid.rows.isEmpty)
  }
}
