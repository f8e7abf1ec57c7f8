package import TributaryTime

/// A terminal taken over for an app: raw input as events, frames as output, everything restored afterwards.
///
/// It belongs to the owner of its scope and is used there only. From `init` to ``end()`` the terminal is raw, shows
/// its other screen and reports mouse and pastes. It comes back as it was when the session ends or is freed, when
/// something calls `exit`, when the process crashes, and when a signal ends or stops it. What is printed meanwhile is
/// kept and shown after the end.
///
/// The terminal is the session's only while the process is in its foreground (see ``JobControl``). In the background
/// nothing is drawn and the job is stopped. The terminal is taken again when the shell brings the job to the
/// foreground.
///
/// In raw mode Ctrl-C and Ctrl-Z are keys like any other: whoever handles keys calls ``end()`` and ``suspend()``.
package final class TerminalSession {
  /// What happens to what the process prints while the session runs.
  package enum Printing: Sendable {
    /// It is kept off the picture and shown after the end.
    case isKept
    /// It is left alone, for a session on a terminal that is not the process's own.
    case isLeft
  }

  /// The size of the terminal in columns and rows.
  package private(set) var size: (width: Int, height: Int)

  private let scope: Scope
  private let hold: TerminalHold
  private let onEvent: (TerminalEvent) -> Void
  private var decoder: InputDecoder
  private var events: [TerminalEvent] = []
  /// Ends the wait for the rest of what has begun.
  private var waitTimer: ScheduledWork?
  private var isRunning = true
  /// The signal that asked the process to end.
  private var signal: Int32?

  /// Takes the terminal over; events are reported in the scope's owner.
  ///
  /// The first frame is the caller's to write, for the ``size`` that it finds. After `resize` and `resumed` the whole
  /// picture must be written anew (see ``FrameEncoder/invalidate()``); after `ended` the caller ends what runs and
  /// calls ``end()``.
  package init(
    scope: Scope, device: TerminalDevice = .standard, printing: Printing = .isKept, limits: InputLimits = InputLimits(),
    onEvent: @escaping (TerminalEvent) -> Void
  ) throws(TerminalError) {
    let link = SessionLink()
    self.scope = scope
    self.onEvent = onEvent
    decoder = InputDecoder(limits: limits)
    hold = try TerminalHold(device, printing: printing) { message in
      scope.post { link.session?.receive(message) }
    }
    size = hold.device.size
    link.session = self
  }

  deinit {
    finish()
  }

  /// Writes a frame as a whole, waiting while the terminal takes none; nothing after the end.
  ///
  /// In the background the frame is not written. The process is stopped until it is in the foreground; the event
  /// `resumed` was reported then.
  package func write(_ frame: [UInt8]) {
    guard isRunning, !frame.isEmpty else { return }
    if hold.isInForeground { hold.write(frame) } else { resume() }
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does elsewhere; returns once it goes on.
  ///
  /// The event `resumed` was reported before it returns.
  package func suspend() {
    guard isRunning else { return }
    stop(wholeJob: true)
  }

  /// The app asks the person before it ends by the signal that was reported: input goes on, and the session does not
  /// end by itself.
  package func holdSignal() {
    if isRunning { hold.answerSignal() }
  }

  /// The app goes on although a signal asked it to end: the end of the session is no longer that of the process.
  package func stay() {
    signal = nil
  }

  /// Restores the terminal and shows what was printed; nothing after the first time.
  ///
  /// If a signal asked the process to end, it ends here by that signal, as if it had not been caught.
  package func end() {
    finish()
    if let signal {
      self.signal = nil
      SignalPipe.endProcess(by: signal)
    }
  }

  private func finish() {
    guard isRunning else { return }
    isRunning = false
    waitTimer?.cancel()
    signal = hold.release() ?? signal
  }

  // MARK: - Events

  private func receive(_ message: TerminalMessage) {
    guard isRunning else { return }
    LethalSignals.useAlternateStack()
    switch message {
    case .bytes(let bytes):
      decoder.feed(bytes) { events.append($0) }
      deliver()
    case .resize: updateSize()
    case .stop: stop(wholeJob: false)
    case .proceed: resume()
    case .end(let number):
      signal = number
      onEvent(.ended(.signal(number)))
    case .closed: onEvent(.ended(.closed))
    }
  }

  /// Reports what the decoder found, then waits for the rest of what has begun.
  private func deliver() {
    waitTimer?.cancel()
    waitTimer = decoder.patience.map { patience in
      scope.scheduler.schedule(after: patience) { [weak self] in
        guard let self, isRunning else { return }
        decoder.timeout { self.events.append($0) }
        deliver()
      }
    }
    let found = events
    events.removeAll(keepingCapacity: true)
    for event in found where isRunning { onEvent(event) }
  }

  private func updateSize() {
    let new = hold.device.size
    guard new != size else { return }
    size = new
    onEvent(.resize(width: new.width, height: new.height))
  }

  private func stop(wholeJob: Bool) {
    hold.leave()
    JobControl.suspend(wholeJob: wholeJob)
    resume()
  }

  /// Takes the terminal again, which others used meanwhile.
  private func resume() {
    switch hold.enter() {
    case .isInForeground:
      updateSize()
      if isRunning { onEvent(.resumed) }
    case .isEnding: break  // The reading thread reports the signal.
    case .hasNoShell: onEvent(.ended(.closed))
    }
  }
}
