extension Grid {
  /// The runs of cells that are not plain, row by row, as `row 1 column 3: bold, green "Tributary"`; both count from 1.
  package var styledRuns: [String] {
    (0..<height).flatMap { row in
      let cells = cells[row * width..<(row + 1) * width]
      var runs: [String] = []
      var start = cells.startIndex
      while start < cells.endIndex {
        let style = cells[start].style
        let run = cells[start...].prefix { $0.style == style }
        if style != .plain {
          runs.append("row \(row + 1) column \(start - cells.startIndex + 1): \(style) \"\(text(of: run))\"")
        }
        start = run.endIndex
      }
      return runs
    }
  }

  private func text(of cells: ArraySlice<Cell>) -> String {
    var bytes: [UInt8] = []
    for cell in cells { append(cell.glyph, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Style: CustomStringConvertible {
  /// The attributes and the colours that are not the terminal's own: `bold, green on black`.
  package var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.inverse, "inverse"),
      (.strikethrough, "strikethrough"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .standard { words.append("\(foreground)") }
    if background != .standard { words.append("on \(background)") }
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }
}

extension TerminalColor: CustomStringConvertible {
  /// The colour's name, its number in the palette, or its parts as `#rrggbb`.
  package var description: String {
    switch self {
    case .standard: "standard"
    case .palette(let index) where index < 16: Self.names[Int(index)]
    case .palette(let index): "color \(index)"
    case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(Self.twoDigits).joined()
    }
  }

  private static let names = ["", "bright "].flatMap { prefix in
    ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"].map { prefix + $0 }
  }

  private static func twoDigits(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }
}
