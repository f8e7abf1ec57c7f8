public import TributaryTime
public import TributaryViews

/// Drives a mounted app in virtual time, as a person would, and tells what is on the screen.
///
/// After each thing that it does, all that is due now has run: tasks, timers, the turn that draws.
///
/// ```swift
/// let pilot = Pilot(on: .terminal) { Counter() }
/// try pilot.click("Count: 0")
/// pilot.wait(.seconds(1))
/// pilot.shows("Count: 1")
/// ```
public final class Pilot {
  /// The time of the app, and its owner.
  public let scheduler: VirtualScheduler
  /// The size of the screen.
  public private(set) var size: ScreenSize
  /// Whether the app has ended: by the environment's `exit`, by Ctrl-C, or because its window was closed.
  public private(set) var hasEnded = false
  /// Why the app failed; nil while its views settle.
  ///
  /// Views that never settle end the app: its views are taken out, its scope is cancelled, and the sentence goes to
  /// standard error. The screen keeps the last picture. What is done to the app afterwards does nothing, and a click
  /// throws.
  public private(set) var failure: UnsettledViews?

  private let screen: any ScreenBackend
  private var host: AppHost?
  private var tree: ViewTree? { host?.tree }

  /// Mounts an app on a screen.
  ///
  /// - Parameters:
  ///   - screen: What the app is shown on: `.terminal`, or `.outline`.
  ///   - size: The size of the screen.
  ///   - scheduler: The time of the app.
  ///   - content: The views of the app.
  public convenience init<Content: View>(
    on screen: AppScreen, size: ScreenSize = .standard, scheduler: VirtualScheduler = VirtualScheduler(),
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.init(on: screen.makeScreen(), size: size, scheduler: scheduler, content)
  }

  /// Makes what an app needs in its scope, then mounts the app on a screen, as `Terminal.run(making:)` does.
  ///
  /// ```swift
  /// let pilot = Pilot(on: .terminal, making: { NotesApp() }) { app in NavigationView(app.navigator) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: What the app is shown on: `.terminal`, or `.outline`.
  ///   - size: The size of the screen.
  ///   - scheduler: The time of the app.
  ///   - make: Makes the models of the app; called once, in its scope, before the first view.
  ///   - content: The views of the app, from what was made.
  /// - Throws: What `make` throws.
  public convenience init<Model, Content: View, Failure: Error>(
    on screen: AppScreen, size: ScreenSize = .standard, scheduler: VirtualScheduler = VirtualScheduler(),
    making make: () throws(Failure) -> Model, @ViewBuilder _ content: @escaping (Model) -> Content
  ) throws(Failure) {
    let model = try scheduler.run { () -> Result<Model, Failure> in
      do throws(Failure) { return .success(try make()) } catch { return .failure(error) }
    }.get()
    self.init(on: screen, size: size, scheduler: scheduler) { content(model) }
  }

  /// Mounts an app on a screen.
  package init<Content: View>(
    on screen: any ScreenBackend, size: ScreenSize = .standard, scheduler: VirtualScheduler = VirtualScheduler(),
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.scheduler = scheduler
    self.screen = screen
    self.size = size
    act { [self] in
      host = AppHost(
        scope: scheduler.scope, backend: screen, width: size.width, height: size.height,
        onOutcome: { [unowned self] in note($0) }, content)
    }
  }

  deinit {
    end()
  }

  // MARK: What a person does

  /// Presses a key.
  ///
  /// Ctrl-C that no view takes ends the app, as it does in a terminal: at once if there is no `leaveGuard`, or once the
  /// guards agree, or at the second Ctrl-C. ``hasEnded`` tells.
  public func press(_ key: KeyPress) {
    send(.key(key))
  }

  /// Types a text key by key, until the app ends.
  public func type(_ text: String) {
    for character in text where !hasEnded {
      press(KeyPress(.character(character)))
    }
  }

  /// Pastes a text as one event.
  public func paste(_ text: String) {
    send(.paste(text))
  }

  /// Clicks a cell of the screen, counted from 0 at the top left.
  public func click(column: Int, row: Int) {
    send(.click(column: column, row: row))
  }

  /// Clicks the n-th element, from 1 in reading order, that has this accessible label.
  ///
  /// On a screen with a layout the pilot scrolls to an element that is out of view, as a person does.
  ///
  /// - Throws: a ``PilotError`` that names what is there, if there is no such element; one that says where the element
  ///   is, if no scrolling brings it into view or something covers it.
  public func click(_ label: String, number: Int = 1) throws(PilotError) {
    try click(role: nil, label, number)
  }

  /// Clicks the n-th element, from 1 in reading order, that has this role and this accessible label.
  ///
  /// - Throws: a ``PilotError``, as ``click(_:number:)`` does.
  public func click(_ role: Role, _ label: String, number: Int = 1) throws(PilotError) {
    try click(role: role, label, number)
  }

  /// Edits a field as a browser or an input method does, which hands over the whole text.
  ///
  /// The field takes the focus. An edit of a text that the field no longer has is carried over to the one that it has.
  ///
  /// - Parameters:
  ///   - label: The accessible label of the field.
  ///   - text: The text after the edit.
  ///   - caret: Before which character of it the caret stands, from 0; nil for its end.
  ///   - revision: The revision of the text that was edited, as ``PilotElement/revision`` had it; nil for the one that
  ///     the field has now.
  ///   - number: Which of several fields with the label, from 1 in reading order.
  /// - Throws: a ``PilotError``, as ``click(_:number:)`` does.
  public func edit(
    _ label: String, to text: String, caret: Int? = nil, revision: Int? = nil, number: Int = 1
  ) throws(PilotError) {
    let field = try element(role: .textField, label, number)
    guard case .field(let content) = field.content else { return }
    let selection = TextSelection(caret: caret ?? text.count)
    let edit = TextEdit(
      text: text, selection: selection, in: .graphemes, revision: revision ?? content.revision)
    send(.edit(field, edit))
  }

  /// Asks the app to end, as a signal such as TERM does: guards have five seconds to answer, and may refuse.
  public func terminate() {
    send(.end(.signal))
  }

  /// Closes the window of the app, as the end of a terminal does: guards have half a second, in which they may save.
  ///
  /// As much of that time passes as they need at the most; then the app has ended.
  public func closeWindow() {
    send(.end(.hangUp))
    if !hasEnded, let limit = ExitCause.hangUp.limit { wait(limit) }
  }

  /// Lets time pass.
  public func wait(_ duration: Duration) {
    scheduler.advance(by: duration)
  }

  /// Gives the screen another size.
  public func resize(_ size: ScreenSize) {
    self.size = size
    send(.resize(width: size.width, height: size.height))
  }

  // MARK: What a person sees

  /// What is on the screen, row by row.
  public var rows: [String] { screen.rows }

  /// Whether a row of the screen has this text in it.
  public func shows(_ text: String) -> Bool {
    rows.contains { $0.contains(text) }
  }

  /// The elements that are something to a person, in reading order: all of them, or those with a role, a label, or
  /// both.
  ///
  /// ```swift
  /// pilot.elements(.textField).map(\.value) == ["Ada", "Lovelace"]
  /// ```
  ///
  /// - Complexity: linear in the elements of the tree.
  public func elements(_ role: Role? = nil, labelled label: String? = nil) -> [PilotElement] {
    var found: [PilotElement] = []
    func walk(_ element: ElementNode) {
      if element.isOutOfSight { return }
      let isRow = role != nil && element.semantics.rowRole == role
      let seen = PilotElement(element, as: isRow ? role : nil, isFocused: tree?.focused === element)
      if seen.role != .none, role == nil || seen.role == role, label == nil || seen.label == label {
        found.append(seen)
      }
      element.forEachElement(walk)
    }
    if let tree { walk(tree.root) }
    return found
  }

  /// The element that keys go to; nil if none has the focus.
  public var focused: PilotElement? {
    tree?.focused.map { PilotElement($0, isFocused: true) }
  }

  /// How what is on the screen is drawn: for each run of cells that is not plain its place, style and text, in reading
  /// order.
  ///
  /// An outline has no styles.
  public var styledRuns: [String] { screen.styledRuns }

  /// The bytes that the person's device gets for what changed since the last call; none if nothing did.
  ///
  /// An outline has no device. For a terminal the first frame draws the whole picture.
  @_spi(Measuring) public func takeFrame() -> [UInt8] { (screen as? any DeviceScreen)?.takeFrame() ?? [] }

  /// What the last turn and its picture looked at: the proof that what did not change costs nothing.
  @_spi(Measuring) public var cost: PilotCost {
    let (measured, drawn) = (screen as? any DeviceScreen)?.cost ?? (0, 0)
    return PilotCost(visitedNodes: tree?.visitedNodes ?? 0, measuredElements: measured, drawnElements: drawn)
  }

  /// Takes the app down: its tasks are cancelled and all that it held is let go.
  public func end() {
    act { [host] in host?.end() }
  }

  // MARK: -

  private func note(_ outcome: AppHost.Outcome) {
    hasEnded = true
    guard case .failed(let failure) = outcome else { return }
    self.failure = failure
    writeWarning(failure.description)
    host?.end()
    // What goes on without the views, such as work that schedules itself, would keep the run from coming to rest.
    scheduler.scope.cancel()
  }

  private func send(_ event: AppEvent) {
    act { [host] in host?.send(event) }
  }

  private func act(_ action: @escaping () -> Void) {
    scheduler.enter(action)
  }

  private func click(role: Role?, _ label: String, _ number: Int) throws(PilotError) {
    send(.activate(try element(role: role, label, number)))
  }

  /// The element that a person clicks by these words, scrolled into view.
  private func element(role: Role?, _ label: String, _ number: Int) throws(PilotError) -> ElementNode {
    if let failure { throw PilotError(label: label, failure: failure) }
    let elements = clickableElements().filter {
      role == nil || $0.semantics.role == role || $0.semantics.rowRole == role
    }
    let named = elements.filter { $0.accessibleLabel == label }
    guard number > 0, number <= named.count else {
      throw PilotError(
        role: role, label: label, number: number, count: named.count, labels: elements.compactMap(\.accessibleLabel))
    }
    let element = named[number - 1]
    var obstacle: Obstacle?
    act { [screen] in obstacle = screen.obstacle(to: element) }
    if let obstacle {
      throw PilotError(
        role: role, label: label, number: number, count: named.count, labels: elements.compactMap(\.accessibleLabel),
        obstacle: obstacle.sentence(on: size))
    }
    return element
  }

  /// The elements that a click reaches, in reading order.
  private func clickableElements() -> [ElementNode] {
    var found: [ElementNode] = []
    tree?.front.forEachShownElement { if $0.isFocusable || $0.reactsToClicks { found.append($0) } }
    return found
  }
}

extension Pilot: CustomStringConvertible {
  /// The size of the screen and what is on it, each row between bars; a failed `#expect(pilot.shows("…"))` prints it.
  public var description: String {
    var lines = ["Pilot on a screen of \(size)\(hasEnded ? ", whose app has ended" : "")"]
    for row in rows { lines.append("  │" + row) }
    while lines.count > 1, lines.last == "  │" { lines.removeLast() }
    if let focused { lines.append("  focus: \(focused)") }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
