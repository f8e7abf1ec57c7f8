/// How many colours a terminal can show, and the colours of one that can show fewer.
package enum ColorDepth: Comparable, Sendable {
  /// No colour at all; attributes such as bold stay.
  case none
  /// The sixteen colours of a theme.
  case sixteen
  /// The palette of 256.
  case palette
  /// Any colour by its parts.
  case full

  /// What the environment says, each variable by its name.
  ///
  /// `NO_COLOR` with any text wins; then a terminal that is dumb or not named has none; `COLORTERM` of `truecolor` or
  /// `24bit`, or a terminal named `…-direct`, has all; one named `…-256color` has 256; any other has sixteen.
  package init(environment: (String) -> String?) {
    let terminal = environment("TERM") ?? ""
    if environment("NO_COLOR")?.isEmpty == false || terminal.isEmpty || terminal == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment("COLORTERM")) || terminal.hasSuffix("-direct") {
      self = .full
    } else {
      self = terminal.hasSuffix("256color") ? .palette : .sixteen
    }
  }

  /// The nearest colour that a terminal of this depth can show.
  package func nearest(_ color: TerminalColor) -> TerminalColor {
    switch (self, color) {
    case (.none, _): return .standard
    case (.full, _), (_, .standard): return color
    case (.palette, .palette): return color
    case (.palette, .rgb(let red, let green, let blue)): return .palette(Palette.nearest(red, green, blue))
    case (.sixteen, .palette(let index)) where index < 16: return color
    case (.sixteen, .palette(let index)):
      let parts = Palette.parts(of: index)
      return .palette(Palette.nearestOfSixteen(parts.red, parts.green, parts.blue))
    case (.sixteen, .rgb(let red, let green, let blue)):
      return .palette(Palette.nearestOfSixteen(red, green, blue))
    }
  }

  /// A style in the colours of this depth.
  func nearest(_ style: Style) -> Style {
    if self == .full { return style }
    return Style(
      foreground: nearest(style.foreground), background: nearest(style.background), attributes: style.attributes)
  }
}

/// The 256 colours that terminals agree on: 16 of the theme, a cube of 6 a side, a ramp of 24 grays.
private enum Palette {
  /// The six levels of a side of the cube.
  static let levels: [Int] = [0, 95, 135, 175, 215, 255]

  /// The colour of the cube or the ramp that is nearest to these parts.
  static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let sides = [red, green, blue].map { part in
      levels.indices.min { abs(levels[$0] - Int(part)) < abs(levels[$1] - Int(part)) } ?? 0
    }
    let cube = UInt8(16 + 36 * sides[0] + 6 * sides[1] + sides[2])
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = UInt8(232 + min(max((mean - 3) / 10, 0), 23))
    return distance(cube, red, green, blue) <= distance(gray, red, green, blue) ? cube : gray
  }

  /// The colour of the theme whose usual parts are nearest.
  static func nearestOfSixteen(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    (0..<16).min { distance($0, red, green, blue) < distance($1, red, green, blue) } ?? 7
  }

  /// The parts of a colour; those of the theme as they usually are.
  static func parts(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let number = Int(index)
    switch number {
    case 0..<16:
      let on: UInt8 = number < 8 ? 0xCD : 0xFF
      if number == 7 { return (0xE5, 0xE5, 0xE5) }
      if number == 8 { return (0x7F, 0x7F, 0x7F) }
      return (number & 1 != 0 ? on : 0, number & 2 != 0 ? on : 0, number & 4 != 0 ? on : 0)
    case 16..<232:
      let cube = number - 16
      return (UInt8(levels[cube / 36]), UInt8(levels[cube / 6 % 6]), UInt8(levels[cube % 6]))
    default:
      let gray = UInt8(8 + 10 * (number - 232))
      return (gray, gray, gray)
    }
  }

  private static func distance(_ index: UInt8, _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let other = parts(of: index)
    let steps = [Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)]
    return steps.reduce(0) { $0 + $1 * $1 }
  }
}
