import TributaryFlow
import TributaryTime

/// The reason for which an app is to end.
public enum ExitCause: Hashable, Sendable {
  /// The environment's `exit`: a button, or Escape at the root.
  case action
  /// Ctrl-C that no view took.
  case interrupt
  /// A signal such as TERM, while somebody may still answer.
  case signal
  /// The terminal is gone, or the input has ended: nobody can answer.
  case hangUp
  /// The task that runs the app was cancelled.
  case cancellation

  /// How long guards may take; nil for as long as they like.
  public var limit: Duration? {
    switch self {
    case .action, .interrupt: nil
    case .signal: .seconds(5)
    case .hangUp, .cancellation: .milliseconds(500)
    }
  }

  /// Whether the app ends whatever the guards answer; they may still save.
  fileprivate var isFinal: Bool { self == .hangUp || self == .cancellation }

  /// Whether the cause ends the app at once while guards are asked because of others.
  fileprivate func isSecond(after others: Set<ExitCause>) -> Bool {
    switch self {
    case .interrupt: true
    case .signal: others.contains(.signal)
    case .action, .hangUp, .cancellation: false
    }
  }
}

/// The one way out of a mounted app: every host and every view that wants the app to end asks here.
///
/// The guards of all screens are asked first, the front-most first. Without a guard the app ends before ``request(_:)``
/// returns. One refusal keeps the app. A guard that never answers does not: a second Ctrl-C, or a second signal, ends
/// the app at once, and a cause with a ``ExitCause/limit`` waits no longer than that.
package final class AppExit: TreeFeature {
  /// Ends the app; called once, by the first request that nobody refuses.
  ///
  /// Requests that come while it is nil, as from the first `onAppear`, are made when it is set.
  package var onEnd: (() -> Void)? {
    didSet {
      if onEnd != nil { for cause in exchange(&earlyCauses, with: []) { request(cause) } }
    }
  }
  /// Called when a guard refused, so that the app goes on.
  package var onStay: () -> Void = {}

  /// Whether ``onEnd`` was called.
  package private(set) var hasEnded = false

  /// Whether guards are being asked.
  package var isAsking: Bool { attempt != nil }

  private var earlyCauses: [ExitCause] = []
  private var attempt: Attempt?
  /// The navigators that are shown, each with its place.
  private var navigators: [(navigator: Navigator, deck: Node)] = []

  /// Holds the screens of views that are on no other: one of the app as a whole, and one of each part with a way out of
  /// its own.
  ///
  /// A screen is made for the first guard of such a view.
  private var grounds: [(scope: ExitScope?, navigator: Navigator)] = []

  /// A request while its guards are asked.
  private final class Attempt {
    /// The part that is to be left; nil for the app.
    let scope: ExitScope?
    var causes: Set<ExitCause> = []
    var limits: [ScheduledWork] = []
    var isFinal: Bool { causes.contains(where: \.isFinal) }

    init(leaving scope: ExitScope?) {
      self.scope = scope
    }
  }

  // MARK: Leaving

  /// Asks the guards, then ends the app.
  package func request(_ cause: ExitCause) {
    request(cause, leaving: nil)
  }

  /// Asks the guards, then leaves a part of the app, or with nil ends the app.
  ///
  /// The end of the app comes before that of a part, whose guards are asked anew.
  func request(_ cause: ExitCause, leaving scope: ExitScope?) {
    guard !hasEnded else { return }
    guard onEnd != nil || scope != nil else {
      earlyCauses.append(cause)
      return
    }
    if let attempt {
      if attempt.scope === scope {
        if cause.isSecond(after: attempt.causes) { return end() }
        return add(cause, to: attempt)
      }
      if scope != nil { return }
      forget()
    }
    let attempt = Attempt(leaving: scope)
    let screens = guardedScreens(in: scope)
    guard !screens.isEmpty else { return finish(attempt) }
    self.attempt = attempt
    tree.scope.run {
      add(cause, to: attempt)
      ask(screens[...], attempt)
    }
  }

  private func add(_ cause: ExitCause, to attempt: Attempt) {
    guard attempt.causes.insert(cause).inserted, let limit = cause.limit else { return }
    attempt.limits.append(
      tree.scope.scheduler.schedule(after: limit) { [weak self] in
        if let self, self.attempt === attempt { end() }
      })
  }

  private func ask(_ screens: ArraySlice<Screen>, _ attempt: Attempt) {
    guard let screen = screens.first else { return finish(attempt) }
    screen.ask(.appEnded) { [weak self] decision in
      guard let self, self.attempt === attempt else { return }
      // A refusal that cannot keep the app keeps no other screen from saving.
      if decision == .allowed || attempt.isFinal { return ask(screens.dropFirst(), attempt) }
      forget()
      if attempt.scope == nil { onStay() }
    }
  }

  /// Does what nobody refused.
  private func finish(_ attempt: Attempt) {
    guard let scope = attempt.scope else { return end() }
    forget()
    let action = scope.action
    tree.scope.run { action() }
  }

  private func end() {
    forget()
    hasEnded = true
    onEnd?()
  }

  private func forget() {
    for limit in exchange(&attempt, with: nil)?.limits ?? [] { limit.cancel() }
  }

  /// Ends without a word.
  override func unmounted() {
    forget()
    hasEnded = true
    let former = (
      exchange(&onEnd, with: nil), exchange(&onStay, with: {}), exchange(&navigators, with: []),
      exchange(&grounds, with: [])
    )
    withExtendedLifetime(former) {}
  }

  // MARK: Guards

  /// The screens of a part, or of the app, that have a guard, those of what was mounted last first.
  private func guardedScreens(in scope: ExitScope?) -> [Screen] {
    func isIn(_ node: Node?) -> Bool {
      guard let scope else { return true }
      var place = node
      while let current = place {
        if current === scope.node { return true }
        place = current.parent
      }
      return false
    }
    var seen: Set<ObjectIdentifier> = []
    let shown = navigators.reversed().filter { isIn($0.deck) }.map(\.navigator)
    let bare = grounds.reversed().filter { isIn($0.scope?.node) }.map(\.navigator)
    return (shown.filter { seen.insert(ObjectIdentifier($0)).inserted } + bare).flatMap(\.guardedScreens)
  }

  /// Notes what a node on no screen of a navigator asks before the app ends; nil for nothing.
  func setGuard(_ ask: ((DismissalReason) async -> LeaveDecision)?, of node: Node) {
    var place: Node? = node
    while let current = place, !(current is ExitScopeNode) { place = current.parent }
    let scope = (place as? ExitScopeNode)?.scope
    if ask != nil, !grounds.contains(where: { $0.scope === scope }) {
      let screen = Screen("app", route: nil, content: ScreenContent { AnyView(EmptyView()) })
      grounds.append((scope, Navigator(screen)))
    }
    grounds.first { $0.scope === scope }?.navigator.front?.setGuard(ask, of: node)
  }

  /// A deck of a navigator's screens is mounted: their guards count.
  func add(_ navigator: Navigator, shownBy deck: Node) {
    navigators.append((navigator, deck))
  }

  /// A deck of a navigator's screens is unmounted.
  func remove(_ navigator: Navigator, shownBy deck: Node) {
    guard let index = navigators.firstIndex(where: { $0.deck === deck }) else { return }
    let former = navigators.remove(at: index)
    withExtendedLifetime(former) {}
  }

  /// A part with a way out of its own went: nobody asks for it any more.
  func forget(_ scope: ExitScope) {
    if attempt?.scope === scope { forget() }
    let former = grounds
    grounds.removeAll { $0.scope === scope }
    withExtendedLifetime(former) {}
  }
}
