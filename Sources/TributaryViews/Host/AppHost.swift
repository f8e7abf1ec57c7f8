public import TributaryTime

/// The one driver of a mounted app: events go in, frames and the end come out.
///
/// A terminal, a pilot and a backend of your own have a host and send it events. Each event has one way through it:
///
/// 1. The backend that the event came from leads from now on (see ``Backend``).
/// 2. The pending turn runs, so that the event finds the result of the event before it.
/// 3. The event goes to the tree, or to the screen that knows its place.
/// 4. The rules of the host apply to a key that nothing handled: Ctrl-C asks the app to end, any other key goes to
///    ``onUnusedKey``.
/// 5. The next turn commits the changes. All commits until the host draws are one frame.
///
/// The app has ended when ``outcome`` is set. The host does not unmount the views by itself, so that the last picture
/// can still be read. Its owner calls ``end()``.
///
/// A host is made and used in the isolation of its scope.
///
/// ```swift
/// let printer = Printer()
/// let host = AppHost(scope: scope, backend: printer) { CounterView() }
/// host.send(.key(KeyPress(.enter)))
/// ```
public final class AppHost {
  /// How an app ended.
  public enum Outcome: Equatable, Sendable {
    /// It ended, and no guard refused.
    case ended
    /// Its views never came to rest.
    case failed(UnsettledViews)
  }

  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  /// The mounted views.
  package let tree: ViewTree
  /// The first backend: what the app was mounted on.
  public let backend: any Backend
  /// How the app ended, after which the host ignores all events; nil while it runs.
  @exclusivity(unchecked) public private(set) var outcome: Outcome?

  /// Called when a guard refused the end and the app continues.
  public var onStay: () -> Void = {}
  /// Receives a key that neither the app nor the toolkit handled.
  public var onUnusedKey: (KeyPress) -> Void = { _ in }

  // SAFETY: as for the fields above.
  private let scope: Scope
  private var onOutcome: (Outcome) -> Void
  private var onFrame: (() -> Void)?
  @exclusivity(unchecked) private var isFrameScheduled = false
  /// The calls of ``cancel()`` that wait for the end.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Mounts an app.
  ///
  /// - Parameters:
  ///   - scope: The owner of the app.
  ///   - backend: What draws the app; ``attach(_:)`` adds others.
  ///   - width: The columns of the window at the start, which tell the size class too.
  ///   - height: The rows of the window at the start.
  ///   - keys: What keys do beside what the app declares.
  ///   - firstFocus: What has the focus at the start.
  ///   - onWarning: Where a warning to the developer goes; nil for standard error.
  ///   - onFrame: Draws on a ``FramedBackend``; called once for all that changed since the last time, and at the start.
  ///     Nil for an owner that reads the picture when it needs it.
  ///   - onOutcome: Called once, when the app has ended. For an app that ends in its first `onAppear`, that is before
  ///     this initializer returns.
  ///   - content: The views of the app.
  public init<Content: View>(
    scope: Scope, backend: any Backend, width: Int = 80, height: Int = 24, keys: KeyPolicy = .full,
    firstFocus: FirstFocus = .element, onWarning: ((String) -> Void)? = nil, onFrame: (() -> Void)? = nil,
    onOutcome: @escaping (Outcome) -> Void = { _ in }, @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.scope = scope
    self.backend = backend
    self.onFrame = onFrame
    self.onOutcome = onOutcome
    (backend as? any ScreenBackend)?.resize(width: width, height: height)
    tree = ViewTree(
      scope: scope, backend: backend, keys: keys, firstFocus: firstFocus,
      sizeClass: UserInterfaceSizeClass(columns: width), onWarning: onWarning ?? writeWarning, content)
    tree.onFailure = { [weak self] in self?.finish(.failed($0)) }
    tree.exit.onStay = { [weak self] in self?.onStay() }
    tree.exit.onEnd = { [weak self] in self?.finish(.ended) }
    if onFrame != nil, let framed = backend as? any FramedBackend {
      framed.onFrameDue = { [weak self] in self?.drawSoon() }
      drawSoon()
    }
  }

  // MARK: Events

  /// Handles an event, which came from the first backend or from another one of the tree.
  ///
  /// A place of the screen means nothing on a backend that is no ``ScreenBackend``.
  public func send(_ event: AppEvent, from backend: (any Backend)? = nil) {
    guard outcome == nil else { return }
    let backend = backend ?? self.backend
    tree.backends.lead(backend)
    tree.turn()
    // The turn may have ended the app.
    guard outcome == nil else { return }
    switch event {
    case .key(let key): press(key)
    case .paste(let text): tree.paste(text)
    case .click(let column, let row):
      if let target = (backend as? any ScreenBackend)?.target(column: column, row: row) { click(target) }
    case .wheel(let direction, let column, let row):
      (backend as? any ScreenBackend)?.wheel(direction, column: column, row: row)
    case .edit(let field, let edit): tree.edit(field, edit)
    case .activate(let element): tree.activate(element)
    case .resize(let width, let height):
      (backend as? any ScreenBackend)?.resize(width: width, height: height)
      tree.setSizeClass(UserInterfaceSizeClass(columns: width))
    case .end(let cause): tree.exit.request(cause)
    }
  }

  private func press(_ key: KeyPress) {
    if tree.press(key) { return }
    if key == KeyPress("c", modifiers: .control) { return tree.exit.request(.interrupt) }
    onUnusedKey(key)
  }

  /// An element acts; a field takes the focus, its caret where the click was.
  private func click(_ target: PointerTarget) {
    if let caret = target.caret {
      tree.placeCaret(in: target.element, at: caret)
    } else {
      tree.activate(target.element)
    }
  }

  // MARK: Backends

  /// Shows the app on one more backend, which gets the whole tree as one commit, then a commit for each turn.
  ///
  /// - Precondition: The backend is not attached to this app.
  public func attach(_ backend: any Backend) {
    tree.attach(backend)
  }

  /// Takes a backend away, which gets no commit from then on; the last backend of an app stays.
  ///
  /// - Complexity: linear in the elements of the app.
  public func detach(_ backend: any Backend) {
    tree.detach(backend)
  }

  // MARK: Frames

  /// Draws once when the work that is due now has run, whatever asks for it until then.
  package func drawSoon() {
    guard onFrame != nil, !isFrameScheduled else { return }
    isFrameScheduled = true
    scope.schedule { [weak self] in self?.draw() }
  }

  private func draw() {
    // Rows of a list that came into sight are mounted in a turn of their own, which may still wait.
    tree.turn()
    isFrameScheduled = false
    onFrame?()
  }

  /// Calls `body` once the first effects have run, and the turns that follow from them.
  package func afterSettling(_ body: @escaping () -> Void) {
    scope.schedule { [self] in
      if tree.isSettling { afterSettling(body) } else { body() }
    }
  }

  // MARK: The end

  /// Whether guards are being asked whether the app may end.
  package var isAsking: Bool { tree.exit.isAsking }

  /// Asks the guards because the task that runs the app was cancelled.
  ///
  /// Returns when the app has ended or ``end()`` was called.
  public func cancel() async {
    guard outcome == nil, tree.isMounted else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      scope.run { send(.end(.cancellation)) }
    }
  }

  private func finish(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    exchange(&onOutcome, with: { _ in })(outcome)
    resumeWaiting()
  }

  private func resumeWaiting() {
    for continuation in exchange(&waiting, with: []) { continuation.resume() }
  }

  /// Unmounts the views; nothing is drawn any more.
  public func end() {
    defer { resumeWaiting() }
    let former = (exchange(&onFrame, with: nil), exchange(&onStay, with: {}), exchange(&onUnusedKey, with: { _ in }))
    (backend as? any FramedBackend)?.onFrameDue = {}
    tree.unmount()
    withExtendedLifetime(former) {}
  }
}
