/// A colour, by the name that a person's theme gives it or by its parts.
public enum Color: Hashable, Sendable {
  /// The colour that text has where nothing else is said.
  case primary
  /// A quieter text colour.
  case secondary
  /// The colour that marks what is active.
  case accent
  /// The colours of a theme by name.
  case black, red, green, yellow, blue, magenta, cyan, white, gray
  /// A colour by its red, green and blue parts, 0 to 255 each.
  case rgb(UInt8, UInt8, UInt8)
}

/// The line of a border.
public enum BorderStyle: Hashable, Sendable {
  /// One thin line with square corners.
  case single
  /// One thin line with round corners.
  case rounded
  /// Two thin lines.
  case double
  /// One thick line.
  case heavy
}
