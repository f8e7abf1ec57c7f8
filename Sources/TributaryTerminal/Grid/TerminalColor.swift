/// A colour that a terminal can be asked for.
package enum TerminalColor: Hashable, Sendable {
  /// What the terminal has where nothing is said.
  case standard
  /// A colour of the palette: 0 to 15 are the theme's, the rest is a fixed cube and a ramp of grays.
  case palette(UInt8)
  /// A colour by its parts.
  case rgb(UInt8, UInt8, UInt8)

  /// The colour in 26 bits: two for the kind, 24 for the parts.
  var bits: UInt64 {
    switch self {
    case .standard: return 0
    case .palette(let index): return 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      return 2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  /// The colour from the lowest 26 bits.
  init(bits: UInt64) {
    switch bits >> 24 & 3 {
    case 1: self = .palette(UInt8(truncatingIfNeeded: bits))
    case 2:
      self = .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits))
    default: self = .standard
    }
  }
}
