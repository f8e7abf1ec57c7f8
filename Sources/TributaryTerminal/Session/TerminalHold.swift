/// What a session holds of the process and its terminal, taken and given back as a whole.
struct TerminalHold {
  /// The terminal under a number that stays when the streams of the process are redirected.
  let device: TerminalDevice
  private let modes: TerminalModes
  private let captured: CapturedOutput?
  private let pipe: SignalPipe
  private let reader: TerminalReader

  /// Takes all of it, or throws and leaves everything as it was.
  ///
  /// The order is that of need: when the terminal changes, the way back is there already.
  init(
    _ device: TerminalDevice, printing: TerminalSession.Printing,
    deliver: @escaping @Sendable (TerminalMessage) -> Void
  ) throws(TerminalError) {
    guard device.input.isTerminal, device.output.isTerminal else { throw .notATerminal }
    guard RestorePoint.take() else { throw .inUse }
    var undo: [() -> Void] = [RestorePoint.giveBack]
    do {
      modes = try device.modes()
      let output = try device.output.duplicated()
      undo.append(output.close)
      self.device = TerminalDevice(input: device.input.number, output: output.number)
      let pipe = try SignalPipe()
      self.pipe = pipe
      undo.append(pipe.close)
      reader = try TerminalReader(input: device.input, pipe: pipe, deliver: deliver)
      undo.append(reader.stop)
      captured =
        switch printing {
        case .isKept: try CapturedOutput(.standardOutput, and: .standardError, to: output)
        case .isLeft: nil
        }
    } catch {
      for step in undo.reversed() { step() }
      throw error
    }
    RestorePoint.arm(self.device, modes: modes, captured: captured)
    ExitHook.install()
    CrashSignals.install()
    pipe.install()
    enter()
  }

  /// Makes the terminal the app's.
  func enter() {
    device.setRaw(from: modes)
    TerminalSetup.enter.withUnsafeBytes { _ = device.output.write($0) }
  }

  /// Makes the terminal as it was, for a while.
  func leave() {
    TerminalSetup.leave.withUnsafeBytes { _ = device.output.write($0) }
    withUnsafePointer(to: modes) { device.set($0) }
  }

  func write(_ frame: [UInt8]) {
    captured?.trim()
    frame.withUnsafeBytes { _ = device.output.write($0) }
  }

  /// Gives everything back; returns the signal that asked for the end meanwhile, if one did.
  func release() -> Int32? {
    ExitHook.flush()
    RestorePoint.restore()
    pipe.uninstall()
    CrashSignals.uninstall()
    reader.stop()
    var signal: Int32?
    pipe.drain { byte in if SignalPipe.endings.contains(Int32(byte)) { signal = Int32(byte) } }
    pipe.close()
    captured?.close()
    device.output.close()
    RestorePoint.disarm()
    return signal
  }
}
