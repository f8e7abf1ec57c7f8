import TributaryTime
import TributaryViews

/// An app on a terminal: events go from the session to the tree and the renderer, frames from the renderer to the
/// session.
///
/// A frame is drawn after a turn that changed something, one for all that came together; an app in which nothing
/// happens waits on nothing but its input, and writes nothing.
final class TerminalApp {
  private let scope: Scope
  private let renderer: TerminalRenderer
  private let tree: ViewTree
  private var session: TerminalSession?
  private var encoder = FrameEncoder(colors: ColorDepth(environment: ProcessEnvironment.value))
  private var isFrameScheduled = false
  /// Why the app ended by itself; nil unless its views do not settle.
  private(set) var failure: UnsettledViews?

  init<Root: View>(
    scope: Scope, device: TerminalDevice, printing: TerminalSession.Printing, options: TerminalOptions,
    onEnd: @escaping () -> Void, @ViewBuilder _ root: @escaping () -> Root
  ) throws(TerminalError) {
    self.scope = scope
    let events = EventSink()
    // The session comes first: what views print when they appear is kept off the picture too.
    let limits = InputLimits(escapeDelay: options.escapeDelay(in: ProcessEnvironment.value))
    let session = try TerminalSession(scope: scope, device: device, printing: printing, limits: limits) {
      events.app?.handle($0)
    }
    self.session = session
    renderer = TerminalRenderer(
      width: session.size.width, height: session.size.height,
      glyphs: options.glyphs(in: ProcessEnvironment.value))
    tree = ViewTree(scope: scope, backend: renderer, root)
    renderer.connect(tree)
    tree.exit.onEnd = onEnd
    tree.exit.onStay = { [weak self] in self?.session?.stay() }
    tree.onFailure = { [weak self] in
      self?.failure = $0
      onEnd()
    }
    renderer.onFrameDue = { [weak self] in self?.scheduleFrame() }
    events.app = self
    scheduleFrame()
  }

  /// Asks the guards because the task that runs the app was cancelled, and returns when the app may be ended.
  func cancelled() async {
    guard !tree.exit.hasEnded else { return }
    await withCheckedContinuation { continuation in
      tree.exit.onEnd = { continuation.resume() }
      scope.run { tree.exit.request(.cancellation) }
    }
  }

  /// Takes the views out and gives the terminal back.
  func end() {
    guard let session else { return }
    self.session = nil
    renderer.onFrameDue = {}
    tree.unmount()
    session.end()
  }

  // MARK: Frames

  private func scheduleFrame() {
    guard !isFrameScheduled else { return }
    isFrameScheduled = true
    scope.schedule { [weak self] in self?.draw() }
  }

  private func draw() {
    isFrameScheduled = false
    guard let session else { return }
    // Rows of a list that came into sight are mounted in a turn of their own, which may still wait.
    tree.turn()
    if encoder.encode(renderer.grid, caret: renderer.caret) { session.write(encoder.frame) }
  }

  // MARK: Events

  private func handle(_ event: TerminalEvent) {
    guard session != nil else { return }
    // What comes together does what it does one by one: a key meets what the one before it brought.
    tree.turn()
    switch event {
    case .key(let key):
      if tree.press(key) { return }
      switch key {
      case KeyPress("c", modifiers: .control): tree.exit.request(.interrupt)
      case KeyPress("z", modifiers: .control): session?.suspend()
      default: break
      }
    case .mouse(let mouse):
      switch mouse.kind {
      case .press(.left): renderer.click(column: mouse.column, row: mouse.row)
      case .wheel(let direction): renderer.wheel(direction, column: mouse.column, row: mouse.row)
      default: break
      }
    case .paste(let text): tree.paste(text)
    case .focus: break
    case .resize(let width, let height):
      renderer.resize(width: width, height: height)
      encoder.invalidate()
      scheduleFrame()
    case .resumed:
      encoder.invalidate()
      scheduleFrame()
    case .ended(let reason):
      tree.exit.request(reason.isHangUp ? .hangUp : .signal)
      if tree.exit.isAsking, !reason.isHangUp { session?.holdSignal() }
    }
  }
}

/// Where a session's events go: to an app that is made after the session.
private final class EventSink {
  weak var app: TerminalApp?
}
