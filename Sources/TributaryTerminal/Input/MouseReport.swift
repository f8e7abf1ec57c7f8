import TributaryViews

/// Reads what a terminal reports of the mouse.
enum MouseReport {
  /// The event of `ESC [ <` … `M` or `m`.
  static func event(_ sequence: ControlSequence, _ final: UInt8) -> TerminalEvent? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), let bits = sequence.value(0),
      let column = sequence.value(1), let row = sequence.value(2)
    else { return nil }
    return event(bits, column: column - 1, row: row - 1, isRelease: final == UInt8(ascii: "m"))
  }

  /// The event of the three bytes after `ESC [ M`, in which a release does not say of which button.
  static func old(_ sequence: ControlSequence) -> TerminalEvent? {
    guard let bits = sequence.value(0), let column = sequence.value(1), let row = sequence.value(2), bits >= 32 else {
      return nil
    }
    let isRelease = bits & 3 == 3 && bits & 32 == 32 && (bits - 32) & (32 | 64) == 0
    return event(
      isRelease ? (bits - 32) & ~3 : bits - 32, column: column - 33, row: row - 33, isRelease: isRelease)
  }

  private static func event(_ bits: Int, column: Int, row: Int, isRelease: Bool) -> TerminalEvent? {
    guard let kind = kind(bits, isRelease: isRelease), column >= 0, row >= 0 else { return nil }
    var modifiers: EventModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.option) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    return .mouse(MouseEvent(kind, column: column, row: row, modifiers: modifiers))
  }

  private static func kind(_ bits: Int, isRelease: Bool) -> MouseEvent.Kind? {
    // Buttons beyond the wheel are nobody's.
    guard bits & 128 == 0 else { return nil }
    if bits & 64 != 0 {
      let sides: [MoveDirection] = [.up, .down, .left, .right]
      return isRelease ? nil : .wheel(sides[bits & 3])
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let button = bits & 3 == 3 ? nil : buttons[bits & 3]
    if isRelease { return button.map { .release($0) } }
    if bits & 32 != 0 { return button.map { .drag($0) } ?? .move }
    return button.map { .press($0) }
  }
}
