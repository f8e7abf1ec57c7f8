import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// All that brings the terminal back as it was, in plain memory, so that a signal handler can do it too.
struct RestorePoint {
  /// How far a session is: none, one being prepared, one that must be restored, one that is.
  private enum State {
    static let free = 0
    static let taken = 1
    static let armed = 2
    static let restored = 3
  }

  /// A constant that is made before any handler is installed; changed from any thread and any handler.
  private static let state = Atomic<Int>(State.free)

  /// Whether the terminal is set up for the app now; false while the process is stopped.
  private static let isEntered = Atomic<Bool>(false)

  private static let chunk = 4096
  /// How long, in milliseconds, a terminal that takes nothing can hold up the end.
  private static let patience: Int32 = 200

  private let device: TerminalDevice
  private var modes: termios
  private let leave: UnsafeRawBufferPointer
  private let buffer: UnsafeMutableRawBufferPointer
  private let captured: CapturedOutput?

  /// Takes the one place for a session; false if another has it.
  static func take() -> Bool {
    state.compareExchange(expected: State.free, desired: State.taken, ordering: .acquiringAndReleasing).exchanged
  }

  /// Gives the place back before anything was done to the terminal.
  static func giveBack() {
    state.store(State.free, ordering: .releasing)
  }

  /// Prepares the way back; from here on ``restore()`` goes it.
  static func arm(_ device: TerminalDevice, modes: termios, captured: CapturedOutput?) {
    // Made once: a handler needs memory that nobody frees.
    let leave = UnsafeMutableRawBufferPointer.allocate(byteCount: TerminalSetup.leave.count, alignment: 1)
    leave.copyBytes(from: TerminalSetup.leave)
    restorePoint.initialize(
      to: RestorePoint(
        device: device, modes: modes, leave: UnsafeRawBufferPointer(leave),
        buffer: .allocate(byteCount: chunk, alignment: 1), captured: captured))
    isEntered.store(false, ordering: .releasing)
    state.store(State.armed, ordering: .releasing)
  }

  /// Frees what ``arm(_:modes:captured:)`` took, once nobody can need it.
  static func disarm() {
    restorePoint.pointee.leave.deallocate()
    restorePoint.pointee.buffer.deallocate()
    restorePoint.deinitialize(count: 1)
    state.store(State.free, ordering: .releasing)
  }

  /// Notes that the terminal is set up for the app.
  static func noteEntered() {
    isEntered.store(true, ordering: .releasing)
  }

  /// Makes a terminal as it was, if it is set up for the app; may be called in a signal handler.
  ///
  /// In the background its modes are the shell's by now and are left alone. What was asked of the terminal is taken
  /// back there too: a shell knows nothing of it.
  static func leave(
    _ device: TerminalDevice, _ modes: UnsafePointer<termios>, _ sequence: UnsafeRawBufferPointer, patience: Int32 = -1
  ) {
    guard isEntered.exchange(false, ordering: .acquiringAndReleasing) else { return }
    device.output.write(sequence, patience: patience)
    if device.input.isInForeground { device.set(modes) }
  }

  /// Brings the terminal back and shows what was printed meanwhile, once; may be called in a signal handler.
  static func restore() {
    let turn = state.compareExchange(expected: State.armed, desired: State.restored, ordering: .acquiringAndReleasing)
    guard turn.exchanged else { return }
    let point = restorePoint
    leave(point.pointee.device, &point.pointee.modes, point.pointee.leave, patience: patience)
    point.pointee.captured?.release(through: point.pointee.buffer)
  }
}
