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
  private var navigators: [Navigator] = []

  /// Holds the screen of views that are on no other: the app as a whole.
  ///
  /// It is made for the first guard of such a view.
  private var ground: Navigator?

  /// A request while its guards are asked.
  private final class Attempt {
    var causes: Set<ExitCause> = []
    var limits: [ScheduledWork] = []
    var isFinal: Bool { causes.contains(where: \.isFinal) }
  }

  // MARK: Leaving

  /// Asks the guards, then ends the app.
  package func request(_ cause: ExitCause) {
    guard !hasEnded else { return }
    guard onEnd != nil else {
      earlyCauses.append(cause)
      return
    }
    if let attempt {
      if cause.isSecond(after: attempt.causes) { return end() }
      return add(cause, to: attempt)
    }
    let screens = guardedScreens
    guard !screens.isEmpty else { return end() }
    let attempt = Attempt()
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
    guard let screen = screens.first else { return end() }
    screen.ask(.appEnded) { [weak self] decision in
      guard let self, self.attempt === attempt else { return }
      // A refusal that cannot keep the app keeps no other screen from saving.
      if decision == .allowed || attempt.isFinal { return ask(screens.dropFirst(), attempt) }
      forget()
      onStay()
    }
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
      exchange(&ground, with: nil)
    )
    withExtendedLifetime(former) {}
  }

  // MARK: Guards

  /// The screens that have a guard, those of what was mounted last first.
  private var guardedScreens: [Screen] {
    var seen: Set<ObjectIdentifier> = []
    let all = navigators.reversed().filter { seen.insert(ObjectIdentifier($0)).inserted }
    return (all + [ground].compactMap { $0 }).flatMap(\.guardedScreens)
  }

  /// Notes what a node on no screen of a navigator asks before the app ends; nil for nothing.
  func setGuard(_ ask: ((DismissalReason) async -> LeaveDecision)?, of node: Node) {
    if ground == nil, ask != nil {
      ground = Navigator(Screen("app", route: nil, content: ScreenContent { AnyView(EmptyView()) }))
    }
    ground?.front?.setGuard(ask, of: node)
  }

  /// A deck of a navigator's screens is mounted: their guards count.
  func add(_ navigator: Navigator) {
    navigators.append(navigator)
  }

  /// A deck of a navigator's screens is unmounted.
  func remove(_ navigator: Navigator) {
    if let index = navigators.lastIndex(where: { $0 === navigator }) { navigators.remove(at: index) }
  }
}
