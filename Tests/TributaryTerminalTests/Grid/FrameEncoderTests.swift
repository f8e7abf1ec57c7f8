import Testing
import TributaryTerminal
import TributaryTesting

@Suite("Frames")
struct FrameEncoderTests {
  private func text(_ encoder: FrameEncoder) -> String {
    String(decoding: encoder.frame, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  private func draws(_ encoder: inout FrameEncoder, _ grid: Grid, caret: Caret? = nil) -> Bool {
    encoder.encode(grid, caret: caret)
  }

  @Test("nothing is written when nothing changed")
  func unchanged() {
    var grid = Grid(width: 20, height: 3)
    grid.put("hello", column: 0, row: 0)
    var encoder = FrameEncoder()
    #expect(draws(&encoder, grid) == true)
    #expect(draws(&encoder, grid) == false)
    #expect(encoder.frame.isEmpty)
    grid.put("hello", column: 0, row: 0)
    grid.fill(CellRect(column: 0, row: 1, width: 20, height: 2))
    #expect(draws(&encoder, grid) == false)
  }

  @Test("the first frame clears, and hides the caret; one that changes a letter moves there and writes it")
  func smallFrames() {
    var grid = Grid(width: 20, height: 3)
    grid.put("hello", column: 0, row: 0)
    var encoder = FrameEncoder()
    encoder.encode(grid)
    #expect(text(encoder) == "^[?2026h^[m^[?25l^[2J^[Hhello^[?2026l")
    grid.put("p", column: 3, row: 0)
    encoder.encode(grid)
    #expect(text(encoder) == "^[?2026h^[4Gp^[?2026l")
    grid.put("x", column: 0, row: 1)
    encoder.encode(grid)
    #expect(text(encoder) == "^[?2026h\r\nx^[?2026l")
  }

  @Test("the rest of a row that became blank is erased, not written")
  func erasedRow() {
    var grid = Grid(width: 40, height: 1)
    grid.put("a long line of text", column: 0, row: 0)
    var encoder = FrameEncoder()
    encoder.encode(grid)
    grid.fill(CellRect(column: 6, row: 0, width: 34, height: 1))
    encoder.encode(grid)
    #expect(text(encoder) == "^[?2026h^[8G^[K^[?2026l")
  }

  @Test("a style is changed by the shorter of what differs and a reset")
  func styles() {
    var grid = Grid(width: 20, height: 1)
    grid.put("a", column: 0, row: 0, style: Style(foreground: .palette(1)))
    grid.put("b", column: 1, row: 0, style: Style(foreground: .palette(1), attributes: .bold))
    grid.put("c", column: 2, row: 0, style: Style(attributes: .underline))
    grid.put("d", column: 3, row: 0)
    var encoder = FrameEncoder()
    encoder.encode(grid)
    #expect(text(encoder).hasSuffix("^[31ma^[1mb^[0;4mc^[md^[?2026l"))
  }

  @Test("without colours only attributes are written")
  func noColors() {
    var grid = Grid(width: 20, height: 1)
    grid.put("a", column: 0, row: 0, style: Style(foreground: .palette(1), background: .rgb(1, 2, 3)))
    grid.put("b", column: 1, row: 0, style: Style(foreground: .palette(1), attributes: .bold))
    var encoder = FrameEncoder(colors: .none)
    encoder.encode(grid)
    #expect(text(encoder).hasSuffix("^[Ha^[1mb^[?2026l"))
  }

  @Test("the caret alone is moved, shown and hidden without drawing; outside the grid it is hidden")
  func caret() {
    var grid = Grid(width: 20, height: 2)
    grid.put("text", column: 0, row: 0)
    var encoder = FrameEncoder()
    encoder.encode(grid, caret: Caret(column: 4, row: 0))
    #expect(text(encoder).hasSuffix("text^[?25h^[?2026l"))
    #expect(draws(&encoder, grid, caret: Caret(column: 4, row: 0)) == false)
    encoder.encode(grid, caret: Caret(column: 2, row: 0))
    #expect(text(encoder) == "^[3G")
    encoder.encode(grid, caret: Caret(column: 20, row: 0))
    #expect(text(encoder) == "^[?25l")
    #expect(draws(&encoder, grid) == false)
  }

  @Test("after forgetting, or with another size, the whole picture is written")
  func invalidated() {
    var grid = Grid(width: 20, height: 2)
    grid.put("text", column: 0, row: 1)
    var encoder = FrameEncoder()
    encoder.encode(grid)
    let whole = encoder.frame
    encoder.invalidate()
    encoder.encode(grid)
    #expect(encoder.frame == whole)
    grid = Grid(width: 21, height: 2)
    grid.put("text", column: 0, row: 1)
    encoder.encode(grid)
    #expect(encoder.frame == whole)
  }

  @Test("a terminal that follows random frames shows the grid after each", arguments: 1...15 as ClosedRange<UInt64>)
  func randomFrames(_ seed: UInt64) {
    follow(seed, .graphemes) { shown, wanted, _ in shown == wanted }
  }

  @Test(
    "a terminal that measures characters otherwise shows all the others where they belong",
    arguments: 1...15 as ClosedRange<UInt64>, [TerminalModel.Widths.scalars, .oldScalars])
  func otherWidths(_ seed: UInt64, _ widths: TerminalModel.Widths) {
    follow(seed, widths) { shown, wanted, isDoubtful in isDoubtful || shown == wanted }
  }

  @Test(
    "a terminal that joins across cells shows each cell as it is, whatever stands beside it",
    arguments: 1...30 as ClosedRange<UInt64>)
  func joiningTerminal(_ seed: UInt64) {
    follow(seed, .joining) { shown, wanted, _ in shown == wanted }
  }

  @Test(
    "what is sent for a character joins to no neighbor",
    arguments: [
      ("x\u{200D}", "x"), ("x\u{200D}\u{200D}", "x"), ("👩\u{200D}", "👩"), ("e\u{301}\u{200D}", "e\u{301}"),
      ("क\u{94D}", "क\u{94D}\u{200C}"), ("क\u{94D}\u{200D}", "क\u{94D}\u{200C}"), ("क\u{93F}", "क\u{93F}"),
      ("\u{93F}", "◌\u{93F}"), ("\u{E33}", "◌\u{E33}"), ("\u{FF9E}", "◌\u{FF9E}"), ("🏽", "◌🏽"),
      ("\u{200D}🏽", "◌\u{200D}🏽"), ("x\u{FE0F}", "x"), ("❤\u{FE0F}", "❤\u{FE0F}"),
      ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
      ("🇫", "Ｆ"), ("🇫\u{200D}", "Ｆ"), ("🇫🇷", "🇫🇷"), ("\u{1112}", "\u{1112}\u{1160}"),
      ("\u{1112}\u{1161}", "\u{1112}\u{1161}"), ("\u{600}", "\u{600}◌"), ("\u{600}1", "\u{600}1"),
      ("👩\u{200D}👧\u{200D}", "👩\u{200D}👧"), ("\u{1019}\u{102C}", "\u{1019}\u{102C}"),
    ])
  func standsAlone(_ text: String, _ sent: String) {
    var grid = Grid(width: 6, height: 1)
    let columns = grid.put(text, column: 0, row: 0)
    #expect(grid.rows[0].unicodeScalars.elementsEqual(sent.unicodeScalars))
    #expect(columns == TextWidth.columns(of: text) && columns == TextWidth.columns(of: sent))
    for (left, right) in [("é", "한"), ("ᄒ", "क"), ("👩", "👧"), ("🇫", "🇷"), ("\u{600}", "a"), ("क\u{94D}", "क")] {
      var row = Grid(width: 8, height: 1)
      let start = row.put(left, column: 0, row: 0)
      row.put(text, column: start, row: 0)
      row.put(right, column: start + columns, row: 0)
      let alone = [left, text, right].flatMap { part in
        var cell = Grid(width: 8, height: 1)
        cell.put(part, column: 0, row: 0)
        return Array(cell.rows[0])
      }
      #expect(Array(row.rows[0]) == alone)
    }
  }

  @Test("a glyph whose width is in doubt is put on blanks, and the cursor is placed anew: its neighbors stay")
  func doubtfulGlyphs() {
    func change(_ text: String, column: Int) -> String {
      var grid = Grid(width: 6, height: 1)
      var encoder = FrameEncoder()
      grid.put("abcdef", column: 0, row: 0)
      encoder.encode(grid)
      grid.put(text, column: column, row: 0)
      encoder.encode(grid)
      return self.text(encoder)
    }
    #expect(change("x\u{200D}", column: 1) == "^[?2026h^[1;2Hx^[?2026l")
    #expect(change("❤", column: 1) == "^[?2026h^[1;2H ^[D❤^[1;3Hc^[?2026l")
    #expect(change("👩\u{200D}", column: 1) == "^[?2026h^[1;2H  ^[2D👩^[?2026l")
    #expect(change("❤", column: 5) == "^[?2026h^[1;6H ^[6G❤^[?2026l")
    #expect(change("🇫🇷", column: 4) == "^[?2026h^[1;5H  ^[5G🇫🇷^[?2026l")
    #expect(change("𓒫", column: 1) == "^[?2026h^[1;2H ^[D𓒫^[1;3Hc^[?2026l")
    #expect(change("世", column: 1) == "^[?2026h^[1;2H世^[?2026l")
  }

  /// Draws random texts, rectangles and carets, and compares the model of a terminal with the grid.
  private func follow(
    _ seed: UInt64, _ widths: TerminalModel.Widths,
    _ isRight: (TerminalModel.Cell, TerminalModel.Cell, _ isDoubtful: Bool) -> Bool
  ) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...24, using: &random), Int.random(in: 1...6, using: &random))
    var grid = Grid(width: width, height: height)
    var model = TerminalModel(width: width, height: height, widths: widths)
    var encoder = FrameEncoder()
    for frame in 0..<40 {
      for _ in 0..<Int.random(in: 0...4, using: &random) { change(&grid, &random) }
      if Int.random(in: 0..<20, using: &random) == 0 { encoder.invalidate() }
      let caret = Bool.random(using: &random) ? Caret(column: Int.random(in: 0..<width, using: &random), row: 0) : nil
      encoder.encode(grid, caret: caret)
      model.show(encoder.frame)
      #expect(!model.isSynchronized && model.isCaretVisible == (caret != nil), "seed \(seed), frame \(frame)")
      if let caret { #expect(model.column == caret.column && model.row == 0, "seed \(seed), frame \(frame)") }
      for row in 0..<height {
        let wanted = modelCells(of: grid, row: row)
        for column in 0..<width where !isRight(model.cells[row][column], wanted[column].cell, wanted[column].isDoubtful)
        {
          Issue.record("seed \(seed), frame \(frame): \(model.cells[row][column]) at \(column), \(row) in \(grid.rows)")
          return
        }
      }
    }
  }

  private func change(_ grid: inout Grid, _ random: inout SeededGenerator) {
    let texts = [
      "a", "hello world", "世界", "─│┌", "  ", "👩‍👩‍👧‍👦", "e\u{301}x", "❤️", "🇫🇷🇩🇪", "😀!", "한글", "क्षि",
      "x\u{200D}y", "é\u{200D}", "\u{93F}", "क्", "षि", "🏽", "🇫", "🇷🇺", "ᄒ", "\u{600}", "\u{FF9E}", "e\u{FE0F}", "\u{E33}",
    ]
    let colors: [TerminalColor] = [.standard, .standard, .palette(2), .palette(200), .rgb(9, 8, 7)]
    let attributes: [Style.Attributes] = [[], [], .bold, [.dim, .italic], .underline, .inverse]
    let style = Style(
      foreground: colors.randomElement(using: &random)!, background: colors.randomElement(using: &random)!,
      attributes: attributes.randomElement(using: &random)!)
    let column = Int.random(in: -3..<grid.width + 1, using: &random)
    let row = Int.random(in: 0..<grid.height, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      grid.fill(
        CellRect(column: column, row: row, width: 9, height: 2), style: Bool.random(using: &random) ? .plain : style)
    } else {
      grid.put(texts.randomElement(using: &random)!, column: column, row: row, style: style)
    }
  }

  /// The row as the model should hold it, and which cells hold characters whose width is in doubt.
  private func modelCells(of grid: Grid, row: Int) -> [(cell: TerminalModel.Cell, isDoubtful: Bool)] {
    var result: [(TerminalModel.Cell, Bool)] = []
    // The row ends in something, so that no blank of it is cut.
    var padded = grid.text(row: row)[...]
    while result.count < grid.width {
      let character = padded.popFirst() ?? " "
      let style = grid[column: result.count, row: row].style
      let scalars = character.unicodeScalars
      let isDoubtful = scalars.count > 1 || scalars.contains { $0.value >= 0x1F000 || $0 == "❤" }
      result.append((.init(text: String(character), style: style), isDoubtful))
      if TextWidth.columns(of: character) == 2 { result.append((.init(text: "", style: style), isDoubtful)) }
    }
    return result
  }
}
