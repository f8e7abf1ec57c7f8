import TributaryViews

/// Turns the bytes that a terminal sends into events: a pure state machine.
///
/// However a sequence is cut over several reads, the events are the same. Only one thing depends on time: whether an
/// escape byte is the Escape key or starts a sequence. While that is open ``isPending`` is true, and ``timeout(_:)``
/// decides that it was the key. What no terminal should send is swallowed, bytes that are not UTF-8 become `U+FFFD`,
/// and no bytes trap.
///
/// Text comes as one key press for each scalar: to wait for the rest of a grapheme would hold back every key. Text
/// that is inserted scalar by scalar joins to the same graphemes.
package struct InputDecoder {
  private enum State {
    case ground
    /// Inside a character of several bytes.
    case character
    /// After an escape byte.
    case escape
    /// After `ESC [`.
    case sequence
    /// After `ESC [ [`, as the Linux console starts its first five function keys.
    case consoleKey
    /// Inside the three bytes after `ESC [ M`, a mouse report of old terminals.
    case oldMouse
    /// After `ESC O`.
    case singleShift
    /// Inside a string that only the terminal's own answers hold (OSC, DCS and so on), and after an escape in it.
    case string, stringEscape
    case paste
  }

  private var state = State.ground
  /// Whether another escape byte came before the one that started this sequence: the Alt of some terminals.
  private var isAfterEscape = false
  private var scalar = ScalarDecoder()
  /// The modifiers of the character that is being read.
  private var scalarModifiers: EventModifiers = []
  private var sequence = ControlSequence()
  /// The byte that started the string, while nothing followed; 0 after that.
  private var stringStart: UInt8 = 0
  private var paste: PasteCollector

  /// A decoder that keeps so many bytes of one paste and drops the rest.
  package init(pasteLimit: Int = 1 << 20) {
    paste = PasteCollector(limit: pasteLimit)
  }

  /// Whether what came so far is a key on its own if nothing follows soon.
  package var isPending: Bool {
    switch state {
    case .escape: return true
    case .sequence, .singleShift: return sequence.isEmpty
    case .string: return stringStart != 0
    default: return false
    }
  }

  /// Takes bytes and calls `emit` with each event that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>, _ emit: (TerminalEvent) -> Void) {
    for byte in bytes { take(byte, emit) }
  }

  /// Takes bytes and returns the events that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    feed(bytes) { events.append($0) }
    return events
  }

  /// Decides that nothing follows: what is pending was a key.
  package mutating func timeout(_ emit: (TerminalEvent) -> Void) {
    guard isPending else { return }
    let second: UInt8
    switch state {
    case .sequence: second = UInt8(ascii: "[")
    case .singleShift: second = UInt8(ascii: "O")
    case .string: second = stringStart
    default: second = 0
    }
    state = .ground
    if isAfterEscape || second == 0 { emit(.key(KeyPress(.escape))) }
    if second != 0 {
      emitKey(of: second, [.option], emit)
    } else if isAfterEscape {
      emit(.key(KeyPress(.escape)))
    }
  }

  /// Decides that nothing follows, and returns the keys that were pending.
  package mutating func timeout() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    timeout { events.append($0) }
    return events
  }

  // MARK: - States

  private mutating func take(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch state {
    case .ground: begin(byte, [], emit)
    case .character: continueCharacter(byte, emit)
    case .escape: afterEscape(byte, emit)
    case .sequence: inSequence(byte, emit)
    case .consoleKey:
      guard (0x21..<0x7F).contains(byte) else { return cut(byte, emit) }
      state = .ground
      if let number = byte.offset(from: "A"), number < 5 { emit(withAlt(.key(KeyPress(.function(number + 1))))) }
    case .oldMouse:
      guard byte >= 0x20 else { return cut(byte, emit) }
      sequence.appendValue(Int(byte))
      if sequence.count == 3 {
        state = .ground
        if let event = MouseReport.old(sequence) { emit(event) }
      }
    case .singleShift: inSingleShift(byte, emit)
    case .string: inString(byte, emit)
    case .stringEscape:
      state = .ground
      if byte != UInt8(ascii: "\\") {
        isAfterEscape = false
        afterEscape(byte, emit)
      }
    case .paste:
      if let text = paste.take(byte) {
        state = .ground
        emit(.paste(text))
      }
    }
  }

  /// A byte that starts something.
  private mutating func begin(_ byte: UInt8, _ modifiers: EventModifiers, _ emit: (TerminalEvent) -> Void) {
    if byte == 0x1B {
      state = .escape
      isAfterEscape = false
    } else if byte < 0x80 {
      emitKey(of: byte, modifiers, emit)
    } else if scalar.begin(byte) {
      state = .character
      scalarModifiers = modifiers
    } else {
      emit(.key(KeyPress(.character("\u{FFFD}"), modifiers: modifiers)))
    }
  }

  private mutating func continueCharacter(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch scalar.take(byte) {
    case .more: break
    case .scalar(let scalar):
      state = .ground
      // The second set of controls is no key's text.
      if scalar.value >= 0xA0 {
        emit(.key(KeyPress(.character(Character(scalar)), modifiers: scalarModifiers)))
      }
    case .invalid:
      state = .ground
      emit(.key(KeyPress(.character("\u{FFFD}"), modifiers: scalarModifiers)))
      begin(byte, [], emit)
    }
  }

  private mutating func afterEscape(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      sequence.removeAll()
    case UInt8(ascii: "O"):
      state = .singleShift
      sequence.removeAll()
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
      stringStart = byte
    case 0x1B:
      if isAfterEscape { emit(.key(KeyPress(.escape))) }
      state = .escape
      isAfterEscape = true
    default:
      state = .ground
      if isAfterEscape { emit(.key(KeyPress(.escape))) }
      begin(byte, [.option], emit)
    }
  }

  private mutating func inSequence(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse
    // The rxvt terminal ends a key with Shift by a byte that the standard does not let end a sequence.
    case UInt8(ascii: "$") where sequence.prefix == 0 && sequence.count == 1: finish(byte, emit)
    case 0x20..<0x40: sequence.take(byte)
    case 0x40..<0x7F: finish(byte, emit)
    default: cut(byte, emit)
    }
  }

  private mutating func finish(_ final: UInt8, _ emit: (TerminalEvent) -> Void) {
    state = .ground
    if sequence.prefix == 0, final == UInt8(ascii: "~"), sequence.value(0) == 200 {
      paste.begin()
      state = .paste
    } else if let event = sequence.event(final) {
      emit(withAlt(event))
    }
  }

  private mutating func inSingleShift(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case 0x30..<0x3C: sequence.take(byte)
    case 0x40..<0x7F:
      state = .ground
      if let event = sequence.singleShiftEvent(byte) { emit(withAlt(event)) }
    default: cut(byte, emit)
    }
  }

  private mutating func inString(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case 0x1B:
      if stringStart != 0 {
        cut(byte, emit)
      } else {
        state = .stringEscape
      }
    case 0x07: state = .ground
    // A control that no string holds ends it, so that Ctrl-C works whatever was sent.
    case 0x00..<0x08, 0x0E..<0x20: cut(byte, emit)
    default: stringStart = 0
    }
  }

  /// Ends a sequence before its end, because this byte is not of it.
  private mutating func cut(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    timeout(emit)
    state = .ground
    // These two only cancel.
    if byte != 0x18, byte != 0x1A { begin(byte, [], emit) }
  }

  // MARK: - Keys

  private func withAlt(_ event: TerminalEvent) -> TerminalEvent {
    guard isAfterEscape, case .key(var press) = event else { return event }
    press.modifiers.insert(.option)
    return .key(press)
  }

  /// The key of one byte of ASCII.
  private func emitKey(of byte: UInt8, _ modifiers: EventModifiers, _ emit: (TerminalEvent) -> Void) {
    var press = KeyPress(.character(Character(Unicode.Scalar(byte))), modifiers: modifiers)
    switch byte {
    case 0x0D: press.key = .enter
    case 0x09: press.key = .tab
    case 0x1B: press.key = .escape
    case 0x08, 0x7F: press.key = .backspace
    case 0x00: press = KeyPress(.character(" "), modifiers: modifiers.union(.control))
    case 0x01..<0x1B:
      press = KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: modifiers.union(.control))
    case 0x1C..<0x20:
      press = KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: modifiers.union(.control))
    default: break
    }
    emit(.key(press))
  }
}
