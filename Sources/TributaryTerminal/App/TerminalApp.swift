import TributaryTime
import TributaryViews

/// An app on a terminal: the session's events go to the host, the frames of the renderer to the session.
///
/// An app in which nothing happens waits on nothing but its input, and writes nothing.
final class TerminalApp {
  let host: AppHost
  private let renderer: TerminalRenderer
  private var session: TerminalSession?

  init<Root: View>(
    scope: Scope, device: TerminalDevice, printing: TerminalSession.Printing, options: TerminalOptions,
    onEnd: @escaping () -> Void, @ViewBuilder _ root: @escaping () -> Root
  ) throws(TerminalError) {
    let link = AppLink()
    // The session comes first: what views print when they appear is kept off the picture too.
    let limits = InputLimits(escapeDelay: options.escapeDelay(in: ProcessEnvironment.value))
    let session = try TerminalSession(scope: scope, device: device, printing: printing, limits: limits) {
      link.app?.handle($0)
    }
    self.session = session
    renderer = TerminalRenderer(
      width: session.size.width, height: session.size.height, glyphs: options.glyphs(in: ProcessEnvironment.value),
      colors: ColorDepth(environment: ProcessEnvironment.value))
    host = AppHost(
      scope: scope, backend: renderer, width: session.size.width, height: session.size.height,
      onFrame: { link.app?.draw() }, onOutcome: { _ in onEnd() }, root)
    host.onStay = { link.app?.session?.stay() }
    host.onUnusedKey = { key in
      if key == KeyPress("z", modifiers: .control) { link.app?.session?.suspend() }
    }
    link.app = self
  }

  /// Takes the views out and gives the terminal back.
  func end() {
    guard let session else { return }
    self.session = nil
    host.end()
    session.end()
  }

  private func draw() {
    guard let session else { return }
    let frame = renderer.takeFrame()
    if !frame.isEmpty { session.write(frame) }
  }

  private func handle(_ event: TerminalEvent) {
    guard session != nil else { return }
    switch event {
    case .key(let key): host.send(.key(key))
    case .mouse(let mouse):
      switch mouse.kind {
      case .press(.left): host.send(.click(column: mouse.column, row: mouse.row))
      case .wheel(let direction): host.send(.wheel(direction, column: mouse.column, row: mouse.row))
      default: break
      }
    case .paste(let text): host.send(.paste(text))
    case .focus: break
    case .resize(let width, let height):
      host.send(.resize(width: width, height: height))
      drawWhole()
    case .resumed: drawWhole()
    case .ended(let reason):
      host.send(.end(reason.isHangUp ? .hangUp : .signal))
      if host.isAsking, !reason.isHangUp { session?.holdSignal() }
    }
  }

  /// Draws all of the picture, which may not be on the terminal any more.
  private func drawWhole() {
    renderer.forgetFrames()
    host.drawSoon()
  }
}

/// Leads from the session and the host, which are made first, to the app.
private final class AppLink {
  weak var app: TerminalApp?
}
