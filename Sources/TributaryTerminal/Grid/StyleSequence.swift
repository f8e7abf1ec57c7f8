/// The sequences that change how a terminal draws what follows (SGR).
enum StyleSequence {
  /// Appends the shorter of two ways from one style to another: only what differs, or a reset and all that is set.
  static func append(from old: Style, to new: Style, into bytes: inout [UInt8]) {
    guard new != .plain else { return bytes.append(contentsOf: Sequences.plain) }
    let start = bytes.count
    bytes.appendIntroducer()
    appendDifference(from: old, to: new, into: &bytes)
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    let middle = bytes.count
    bytes.appendIntroducer()
    append(0, into: &bytes)
    appendDifference(from: .plain, to: new, into: &bytes)
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    if bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeSubrange(middle...)
    }
  }

  /// The attributes with the numbers that set and end them; bold and dim have one end between them.
  private static let attributes: [(attribute: Style.Attributes, set: Int, end: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27), (.strikethrough, 9, 29),
  ]

  private static func appendDifference(from old: Style, to new: Style, into bytes: inout [UInt8]) {
    var standing = old.attributes
    for (attribute, _, end) in attributes where standing.contains(attribute) && !new.attributes.contains(attribute) {
      append(end, into: &bytes)
      if end == 22 { standing.subtract([.bold, .dim]) } else { standing.remove(attribute) }
    }
    for (attribute, set, _) in attributes where new.attributes.contains(attribute) && !standing.contains(attribute) {
      append(set, into: &bytes)
    }
    if old.foreground != new.foreground { append(new.foreground, base: 30, into: &bytes) }
    if old.background != new.background { append(new.background, base: 40, into: &bytes) }
  }

  /// Appends a colour; the background's numbers are the foreground's and ten.
  private static func append(_ color: TerminalColor, base: Int, into bytes: inout [UInt8]) {
    switch color {
    case .standard: append(base + 9, into: &bytes)
    case .palette(let index) where index < 8: append(base + Int(index), into: &bytes)
    case .palette(let index) where index < 16: append(base + 60 + Int(index) - 8, into: &bytes)
    case .palette(let index):
      append(base + 8, into: &bytes)
      append(5, into: &bytes)
      append(Int(index), into: &bytes)
    case .rgb(let red, let green, let blue):
      append(base + 8, into: &bytes)
      append(2, into: &bytes)
      for part in [red, green, blue] { append(Int(part), into: &bytes) }
    }
  }

  private static func append(_ number: Int, into bytes: inout [UInt8]) {
    bytes.append(decimal: number)
    bytes.append(UInt8(ascii: ";"))
  }
}
