/// How a cell is drawn: its two colours and its attributes, packed in one word.
package struct Style: Hashable, Sendable {
  /// Bits 0 to 25 the foreground, 26 to 51 the background, 52 to 58 the attributes.
  var bits: UInt64

  /// The style that a terminal starts with.
  package static let plain = Style()

  /// A style of two colours and attributes.
  package init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard, attributes: Attributes = []
  ) {
    bits = foreground.bits | background.bits << 26 | UInt64(attributes.rawValue) << 52
  }

  /// The colour of the glyph.
  package var foreground: TerminalColor {
    get { TerminalColor(bits: bits) }
    set { bits = bits & ~Style.colorMask | newValue.bits }
  }

  /// The colour behind the glyph.
  package var background: TerminalColor {
    get { TerminalColor(bits: bits >> 26) }
    set { bits = bits & ~(Style.colorMask << 26) | newValue.bits << 26 }
  }

  /// Bold, underline and so on.
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { bits = bits & (1 << 52 - 1) | UInt64(newValue.rawValue) << 52 }
  }

  private static let colorMask: UInt64 = 1 << 26 - 1

  /// The style without what cannot be seen on a blank, so that blanks that look alike are equal.
  var forBlank: Style {
    if bits & (Style.colorMask | Attributes.unseenOnBlank) == 0 { return self }
    var style = self
    style.attributes.subtract([.bold, .dim, .italic])
    if style.attributes.isEmpty { style.foreground = .standard }
    return style
  }
}

extension Style {
  /// What a style adds to a glyph besides its colours.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one an attribute.
    package let rawValue: UInt8

    /// Attributes from their bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier.
    package static let bold = Attributes(rawValue: 1)
    /// Fainter.
    package static let dim = Attributes(rawValue: 2)
    /// Slanted.
    package static let italic = Attributes(rawValue: 4)
    /// With a line below.
    package static let underline = Attributes(rawValue: 8)
    /// With the two colours exchanged.
    package static let inverse = Attributes(rawValue: 16)
    /// With a line through.
    package static let strikethrough = Attributes(rawValue: 32)

    static let unseenOnBlank: UInt64 = 7 << 52
  }
}
