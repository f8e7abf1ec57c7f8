import TributaryViews

/// Turns the bytes that a terminal sends into events: a pure state machine.
///
/// However a sequence is cut over several reads, the events are the same. Time matters only where what came is not
/// whole: ``patience`` says how long the rest may take, and ``timeout(_:)`` decides that it does not come. Then what
/// came is delivered as the keys or the paste that it is. Only the beginning of a reply is dropped, since a reply of
/// the terminal is no text. ``InputLimits`` is the table of these times, and of how many bytes each state takes.
///
/// A whole sequence without a meaning is dropped, bytes that are not UTF-8 become `U+FFFD`, and no bytes trap.
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
    /// Inside a string of the terminal (OSC, DCS, SOS, PM, APC), or of text after a key with Alt; and after an escape
    /// in it.
    case string, stringEscape
    case paste
  }

  private var state = State.ground
  /// The bytes since the escape byte, without it, while they are not whole.
  private var held: [UInt8] = []
  /// Whether another escape byte came before the one that started this sequence: the Alt of some terminals.
  private var isAfterEscape = false
  /// Whether the string that is being read is known to be the terminal's.
  private var isReply = false
  private var scalar = ScalarDecoder()
  /// The modifiers of the character that is being read.
  private var scalarModifiers: EventModifiers = []
  private var sequence = ControlSequence()
  private var paste: PasteCollector
  private let limits: InputLimits

  /// A decoder with limits.
  package init(limits: InputLimits = InputLimits()) {
    self.limits = limits
    paste = PasteCollector(limit: limits[.paste].length)
  }

  /// How long after the last byte the rest of what has begun may take; nil if nothing has begun.
  package var patience: Duration? { wait.map { limits[$0].time } }

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

  /// Decides that the rest of what has begun does not come, and delivers what came.
  package mutating func timeout(_ emit: (TerminalEvent) -> Void) {
    while state != .ground { giveUp(emit) }
  }

  /// Decides that the rest of what has begun does not come, and returns what came.
  package mutating func timeout() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    timeout { events.append($0) }
    return events
  }

  // MARK: - States

  /// What the state waits for.
  private var wait: InputLimits.Wait? {
    switch state {
    case .ground: nil
    case .escape: .key
    case .sequence, .singleShift: held.count == 1 ? .key : .sequence
    case .consoleKey, .oldMouse, .character: .sequence
    case .string, .stringEscape: isReply ? .reply : .key
    case .paste: .paste
    }
  }

  private mutating func take(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch state {
    case .ground: begin(byte, [], emit)
    case .character: continueCharacter(byte, emit)
    case .escape: afterEscape(byte, emit)
    case .sequence: inSequence(byte, emit)
    case .consoleKey:
      guard (0x21..<0x7F).contains(byte) else { return cut(byte, emit) }
      held.append(byte)
      guard let number = byte.offset(from: "A"), number < 5 else { return giveUp(emit) }
      state = .ground
      emit(withAlt(.key(KeyPress(.function(number + 1)))))
    case .oldMouse:
      guard byte >= 0x20 else { return cut(byte, emit) }
      held.append(byte)
      sequence.appendValue(Int(byte))
      if sequence.count == 3 {
        state = .ground
        if let event = MouseReport.old(sequence) { emit(event) }
      }
    case .singleShift: inSingleShift(byte, emit)
    case .string: inString(byte, emit)
    case .stringEscape:
      if byte == UInt8(ascii: "\\") {
        state = .ground
      } else {
        giveUp(emit)
        afterEscape(byte, emit)
      }
    case .paste:
      switch paste.take(byte) {
      case .more: break
      case .part(let text): emit(.paste(text))
      case .end(let text):
        state = .ground
        if let text { emit(.paste(text)) }
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
    case .invalid: cut(byte, emit)
    }
  }

  private mutating func afterEscape(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch Unicode.Scalar(byte) {
    case "[": hold(byte, as: .sequence)
    case "O": hold(byte, as: .singleShift)
    case "]", "P", "X", "^", "_": hold(byte, as: .string)
    case "\u{1B}":
      if isAfterEscape { emit(.key(KeyPress(.escape))) }
      state = .escape
      isAfterEscape = true
    default:
      state = .ground
      if isAfterEscape { emit(.key(KeyPress(.escape))) }
      begin(byte, [.option], emit)
    }
  }

  /// Starts what this byte introduces after an escape.
  private mutating func hold(_ byte: UInt8, as state: State) {
    self.state = state
    held.removeAll(keepingCapacity: true)
    held.append(byte)
    sequence.removeAll()
    isReply = false
  }

  /// Holds a byte of what has begun, up to the limit of its length.
  private mutating func hold(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    held.append(byte)
    if let wait, held.count >= limits[wait].length { giveUp(emit) }
  }

  private mutating func inSequence(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      state = .consoleKey
      held.append(byte)
    case UInt8(ascii: "M") where sequence.isEmpty:
      state = .oldMouse
      held.append(byte)
    // The rxvt terminal ends a key with Shift by a byte that the standard does not let end a sequence.
    case UInt8(ascii: "$") where sequence.prefix == 0 && sequence.count == 1: finish(byte, emit)
    case 0x20..<0x40:
      sequence.take(byte)
      hold(byte, emit)
    case 0x40..<0x7F: finish(byte, emit)
    default: cut(byte, emit)
    }
  }

  private mutating func finish(_ final: UInt8, _ emit: (TerminalEvent) -> Void) {
    if sequence.prefix == 0, final == UInt8(ascii: "~"), sequence.value(0) == 200 {
      paste.begin()
      state = .paste
    } else {
      finish(final, sequence.event(final), emit)
    }
  }

  /// Ends a sequence with its last byte and the event that it means, if it means one.
  private mutating func finish(_ final: UInt8, _ event: TerminalEvent?, _ emit: (TerminalEvent) -> Void) {
    if let event {
      state = .ground
      emit(withAlt(event))
    } else if sequence.isEmpty {
      // No terminal sends this: it was a key with Alt, and a letter.
      held.append(final)
      giveUp(emit)
    } else {
      state = .ground
    }
  }

  private mutating func inSingleShift(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case 0x30..<0x3C:
      sequence.take(byte)
      hold(byte, emit)
    case 0x40..<0x7F: finish(byte, sequence.singleShiftEvent(byte), emit)
    default: cut(byte, emit)
    }
  }

  private mutating func inString(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    switch byte {
    case 0x1B:
      // Right after the first byte it is the next key: an empty string has no use.
      if held.count == 1 { cut(byte, emit) } else { state = .stringEscape }
    case 0x07 where held.first == UInt8(ascii: "]") && held.count > 1: state = .ground
    // A reply holds no control, so that Ctrl-C works whatever was sent.
    case 0x00..<0x20: cut(byte, emit)
    default:
      hold(byte, emit)
      if state == .string, !isReply, held.count <= TerminalReply.longestStart { isReply = TerminalReply.isStart(held) }
    }
  }

  // MARK: - Without an end

  /// Ends what has begun, because this byte is not of it.
  private mutating func cut(_ byte: UInt8, _ emit: (TerminalEvent) -> Void) {
    giveUp(emit)
    take(byte, emit)
  }

  /// Ends what has begun without its end, and delivers it.
  ///
  /// Keys that were held may leave a state of their own: the beginning of a character, or an escape byte after them.
  private mutating func giveUp(_ emit: (TerminalEvent) -> Void) {
    let ended = state
    state = .ground
    switch ended {
    case .ground: break
    case .character: emit(.key(KeyPress(.character("\u{FFFD}"), modifiers: scalarModifiers)))
    case .escape:
      for _ in 0..<(isAfterEscape ? 2 : 1) { emit(.key(KeyPress(.escape))) }
    case .sequence:
      // Only the terminal writes one of `<`, `=`, `>` and `?` first.
      if sequence.prefix == 0 { deliverHeld(emit) }
    case .consoleKey, .oldMouse, .singleShift: deliverHeld(emit)
    case .string:
      if !isReply { deliverHeld(emit) }
    case .stringEscape:
      if !isReply { deliverHeld(emit) }
      if state == .character { giveUp(emit) }
      state = .escape
      isAfterEscape = false
    case .paste:
      let (text, hasInterrupt) = paste.giveUp()
      if let text { emit(.paste(text)) }
      if hasInterrupt { emit(.key(KeyPress("c", modifiers: .control))) }
    }
  }

  /// Delivers what is held as keys, the first of them with Alt.
  private mutating func deliverHeld(_ emit: (TerminalEvent) -> Void) {
    let bytes = held
    held.removeAll(keepingCapacity: true)
    if isAfterEscape { emit(.key(KeyPress(.escape))) }
    begin(bytes[0], [.option], emit)
    for byte in bytes.dropFirst() { take(byte, emit) }
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
