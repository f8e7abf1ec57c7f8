package import TributaryViews

/// The glyphs of a border; each takes one column.
package struct BorderGlyphs: Equatable {
  package let horizontal: Character
  package let vertical: Character
  /// Top left, top right, bottom left, bottom right.
  package let corners: [Character]

  /// The glyphs of a border in a set.
  package init(_ style: BorderStyle, in glyphs: GlyphSet) {
    switch (style, glyphs) {
    case (.single, .unicode): (horizontal, vertical, corners) = ("─", "│", ["┌", "┐", "└", "┘"])
    case (.rounded, .unicode): (horizontal, vertical, corners) = ("─", "│", ["╭", "╮", "╰", "╯"])
    case (.double, .unicode): (horizontal, vertical, corners) = ("═", "║", ["╔", "╗", "╚", "╝"])
    case (.heavy, .unicode): (horizontal, vertical, corners) = ("━", "┃", ["┏", "┓", "┗", "┛"])
    case (.single, .ascii): (horizontal, vertical, corners) = ("-", "|", ["+", "+", "+", "+"])
    case (.rounded, .ascii): (horizontal, vertical, corners) = ("-", "|", [".", ".", "'", "'"])
    case (.double, .ascii): (horizontal, vertical, corners) = ("=", "|", ["+", "+", "+", "+"])
    case (.heavy, .ascii): (horizontal, vertical, corners) = ("#", "#", ["#", "#", "#", "#"])
    }
  }
}

extension GlyphSet {
  /// A line along an axis: a divider, the track of a scroll mark.
  package func line(_ axis: Axis) -> Character {
    switch (axis, self) {
    case (.horizontal, .unicode): "─"
    case (.vertical, .unicode): "│"
    case (.horizontal, .ascii): "-"
    case (.vertical, .ascii): "|"
    }
  }

  /// The part of a scroll mark that stands for what shows.
  package func thumb(_ axis: Axis) -> Character {
    switch (axis, self) {
    case (.horizontal, .unicode): "━"
    case (.vertical, .unicode): "┃"
    case (_, .ascii): "#"
    }
  }

  /// Stands for what is left out of a text.
  package var ellipsis: Character { self == .unicode ? "…" : "~" }

  /// The cells of a bar by how many eighths of them are full, from none to all.
  package var bar: [Character] {
    switch self {
    case .unicode: ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    case .ascii: ["-", "-", "-", "-", "=", "=", "=", "=", "#"]
    }
  }

  /// The pictures of a sign that moves, one after the other.
  package var spinner: [Character] {
    switch self {
    case .unicode: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    case .ascii: ["|", "/", "-", "\\"]
    }
  }
}
