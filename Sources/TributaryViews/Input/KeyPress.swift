/// A key that a person pressed, with the modifiers held.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys held with it.
  public var modifiers: EventModifiers

  /// A key with modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key as its name or its character.
public enum KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// A key that types a character; space is a character too.
  case character(Character)
  /// The named keys of a keyboard.
  case enter, tab, escape, backspace, delete, insert
  /// The keys that move.
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, 1 to 35.
  case function(Int)

  /// The key that types this character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self = .character(value)
  }
}

/// The modifier keys of a key press.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits, one a key.
  public let rawValue: Int

  /// Modifiers from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key; not told for characters, whose case says it.
  public static let shift = EventModifiers(rawValue: 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The Option or Alt key.
  public static let option = EventModifiers(rawValue: 4)
  /// The Command or Super key.
  public static let command = EventModifiers(rawValue: 8)
}
