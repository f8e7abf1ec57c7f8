import TributaryViews

extension ControlSequence {
  /// The event of the sequence `ESC [` … that ends with this byte; nil if it has none here.
  func event(_ final: UInt8) -> TerminalEvent? {
    guard isPlain else { return nil }
    if prefix == UInt8(ascii: "<") { return MouseReport.event(self, final) }
    guard prefix == 0, !isRelease else { return nil }
    let modifiers = self.modifiers
    switch Unicode.Scalar(final) {
    case "~", "$", "^", "@": return numberedKey(final)
    case "u": return Self.key(code: value(0) ?? 0, shifted: value(0, part: 1), text: value(2), modifiers)
    case "Z": return .key(KeyPress(.tab, modifiers: modifiers.union(.shift)))
    case "I": return .focus(isGained: true)
    case "O": return .focus(isGained: false)
    case "a", "b", "c", "d":  // rxvt with Shift
      return Self.letterKey(final - 0x20).map { .key(KeyPress($0, modifiers: [.shift])) }
    default: return Self.letterKey(final).map { .key(KeyPress($0, modifiers: modifiers)) }
    }
  }

  /// The event of the sequence `ESC O` … that ends with this byte; nil if it has none here.
  func singleShiftEvent(_ final: UInt8) -> TerminalEvent? {
    // Old terminals write the modifier as the only number.
    let modifiers = Self.modifiers(value(1) ?? value(0) ?? 1)
    switch Unicode.Scalar(final) {
    case "M": return .key(KeyPress(.enter, modifiers: modifiers))
    case "I": return .key(KeyPress(.tab, modifiers: modifiers))
    case "X": return .key(KeyPress(.character("="), modifiers: modifiers))
    case "a", "b", "c", "d":  // rxvt with Control
      return Self.letterKey(final - 0x20).map { .key(KeyPress($0, modifiers: [.control])) }
    case "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y":
      // The keypad in application mode: `*` for `j` up to `9` for `y`.
      return .key(KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers: modifiers))
    default: return Self.letterKey(final).map { .key(KeyPress($0, modifiers: modifiers)) }
    }
  }

  // MARK: - Parts

  /// The modifiers of the second number.
  private var modifiers: EventModifiers { Self.modifiers(value(1) ?? 1) }

  /// Whether a terminal that reports it says that the key went up.
  private var isRelease: Bool { value(1, part: 1) == 3 }

  /// Modifiers as terminals write them: one and the sum of the keys' bits.
  private static func modifiers(_ number: Int) -> EventModifiers {
    let bits = max(number - 1, 0)
    var modifiers: EventModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 32) != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return modifiers
  }

  private static func letterKey(_ final: UInt8) -> KeyEquivalent? {
    switch Unicode.Scalar(final) {
    case "A": return .up
    case "B": return .down
    case "C": return .right
    case "D": return .left
    case "F": return .end
    case "H": return .home
    case "P", "Q", "R", "S": return final.offset(from: "P").map { .function($0 + 1) }
    default: return nil
    }
  }

  /// A key with a number; rxvt writes Shift, Control and both in the last byte.
  private func numberedKey(_ final: UInt8) -> TerminalEvent? {
    let number = value(0) ?? 0
    if number == 27, final == UInt8(ascii: "~"), let code = value(2) {
      return Self.key(code: code, shifted: nil, text: nil, modifiers)
    }
    var modifiers = self.modifiers
    switch Unicode.Scalar(final) {
    case "$": modifiers.insert(.shift)
    case "^": modifiers.insert(.control)
    case "@": modifiers.formUnion([.shift, .control])
    default: break
    }
    let key: KeyEquivalent
    switch number {
    case 1, 7: key = .home
    case 2: key = .insert
    case 3: key = .delete
    case 4, 8: key = .end
    case 5: key = .pageUp
    case 6: key = .pageDown
    case 11...15: key = .function(number - 10)
    case 17...21: key = .function(number - 11)
    case 23...26: key = .function(number - 12)
    case 28, 29: key = .function(number - 13)
    case 31...34: key = .function(number - 14)
    default: return nil
    }
    return .key(KeyPress(key, modifiers: modifiers))
  }

  /// A key by the code of its character, or the codes that the kitty protocol gives to other keys.
  private static func key(code: Int, shifted: Int?, text: Int?, _ modifiers: EventModifiers) -> TerminalEvent? {
    let named: KeyEquivalent?
    switch code {
    case 9: named = .tab
    case 13, 57414: named = .enter
    case 27: named = .escape
    case 8, 127: named = .backspace
    case 57376...57398: named = .function(code - 57376 + 13)
    case 57399...57416: named = keypad(code)
    case 57417: named = .left
    case 57418: named = .right
    case 57419: named = .up
    case 57420: named = .down
    case 57421: named = .pageUp
    case 57422: named = .pageDown
    case 57423: named = .home
    case 57424: named = .end
    case 57425: named = .insert
    case 57426: named = .delete
    default: named = nil
    }
    if let named { return .key(KeyPress(named, modifiers: modifiers)) }
    // The rest of the private use area are keys that type nothing, such as the modifiers themselves.
    if (57344...63743).contains(code) { return nil }
    return character(code: code, shifted: shifted, text: text, modifiers)
  }

  /// A key that types; its case tells of Shift.
  private static func character(code: Int, shifted: Int?, text: Int?, _ modifiers: EventModifiers) -> TerminalEvent? {
    let isShifted = modifiers.contains(.shift)
    let typed = isShifted ? shifted ?? text ?? code : code
    guard typed >= 0x20, typed != 0x7F, !(0x80..<0xA0).contains(typed),
      let scalar = UInt32(exactly: typed).flatMap(Unicode.Scalar.init)
    else { return nil }
    var character = Character(scalar)
    if isShifted, typed == code, let upper = scalar.properties.uppercaseMapping.first { character = upper }
    return .key(KeyPress(.character(character), modifiers: modifiers.subtracting(.shift)))
  }

  /// The keys of the keypad that type.
  private static func keypad(_ code: Int) -> KeyEquivalent {
    let characters: [Character] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "/", "*", "-", "+", "\r", "=", ",",
    ]
    return .character(characters[code - 57399])
  }
}
