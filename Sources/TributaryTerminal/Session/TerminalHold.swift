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
    // The modes of the terminal are those of this process only in the foreground.
    guard case .isInForeground = JobControl.waitForForeground(of: device.input) else { throw .inBackground }
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
    LethalSignals.install()
    pipe.install()
    enter()
  }

  /// Whether the process may draw.
  var isInForeground: Bool { device.input.isInForeground }

  /// Makes the terminal the app's; in the background the process is stopped until it is in the foreground.
  @discardableResult
  func enter() -> JobControl.Outcome {
    let outcome = JobControl.waitForForeground(of: device.input)
    guard case .isInForeground = outcome else { return outcome }
    device.setRaw(from: modes)
    RestorePoint.noteEntered()
    TerminalSetup.enter.withUnsafeBytes { _ = device.output.write($0) }
    return outcome
  }

  /// Makes the terminal as it was, for a while.
  func leave() {
    withUnsafePointer(to: modes) { modes in
      TerminalSetup.leave.withUnsafeBytes { RestorePoint.leave(device, modes, $0) }
    }
  }

  func write(_ frame: [UInt8]) {
    captured?.trim()
    frame.withUnsafeBytes { _ = device.output.write($0) }
  }

  /// Tells the reading thread that the owner has taken a signal, so that the thread reads on and ends nothing itself.
  func answerSignal() {
    pipe.send(SignalPipe.answered)
  }

  /// Gives everything back; returns the signal that asked for the end meanwhile, if one did.
  func release() -> Int32? {
    ExitHook.flush()
    RestorePoint.restore()
    pipe.uninstall()
    LethalSignals.uninstall()
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
