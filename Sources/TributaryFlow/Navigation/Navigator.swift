public import TributaryStreams
internal import TributaryTime

/// Where an app is, and the one door through which that changes.
///
/// The path is a value and the only truth: a backend draws it, and whatever happens (a push, the back key, a swipe, a
/// parent that goes, a deep link) changes it here. Each change is whole when the call returns. What follows from it is
/// told in a turn of its own, once for all changes of a turn: which screens are gone and why, which are visible now.
///
/// ```swift
/// let navigator = Navigator(Screen("Movies", route: MovieStep.list))
/// navigator.push(Screen("Dune", route: MovieStep.details(12)))
/// navigator.path          // Movies > Dune
/// navigator.back()        // as the back key does
/// ```
///
/// A navigator belongs to the scope in which it is made. As a ``Presentable`` it is the window: visible while there is
/// anything on its path, and gone when its flow ended.
///
/// - Complexity: a change costs what it changes and how many tabs and modals are on the way to the front, not how long
///   the path is, but for ``set(_:guards:)`` and its kin and while a screen on the path has a guard.
public final class Navigator: Presentable {
  /// Where the app is.
  public private(set) var path: NavigationPath<Screen> {
    get {
      ReadTracking.note(revisionSubject)
      return place
    }
    // In place: a copy would cost the length of the path.
    _modify { yield &place }
  }

  private var place = NavigationPath<Screen>()

  /// How many screens on the path have a guard.
  private var guardCount = 0

  private let scope = Scope.current
  private var isTransitionDue = false
  private var hasChanged = false
  private var endings: [NavigationTransition.Ending] = []
  /// Screens that were to come and did not.
  private var rejected: [Screen] = []
  private var shown: [Screen] = []
  private var hasEnded = false
  private var revision = 0
  private let revisionSubject = BehaviorSubject(value: 0)
  private let transitionSubject = PublishSubject<NavigationTransition>()
  private let visibleSubject = BehaviorSubject(value: false)
  private let dismissedSubject = AsyncSubject<DismissalReason>()

  /// A navigator with nothing on its path.
  public init() {}

  /// A navigator with the root of its path.
  public convenience init(_ root: Screen) {
    self.init()
    set([root])
  }

  deinit {
    // Whoever waits for a guard's word waits for nothing now.
    if guardCount > 0 { path.forEach { $0.stopAsking() } }
  }

  // MARK: What it tells

  /// What each turn changed, after it is done: endings are told, then what is covered, then what is visible, then this.
  public var transitions: Observable<NavigationTransition> { transitionSubject.asObservable() }

  /// The path: at once, and after each transition.
  public var paths: Observable<NavigationPath<Screen>> {
    transitions.map { _ in }.startWith(()).compactMap { [weak self] in self?.path }
  }

  /// The screen at the front.
  public var front: Screen? { path.front }

  /// Whether there is anything on the path: at once, and at each change.
  public var visible: Observable<Bool> { visibleSubject.asObservable() }

  /// Comes when its flow ended.
  public var dismissed: Single<DismissalReason> { dismissedSubject.asObservable().asSingle() }

  /// Takes all screens off the path, nobody being asked; further changes do nothing.
  public func endWithFlow() {
    guard !hasEnded else { return }
    perform(.ignored) { path in
      var effect = NavigationEffect<Screen>()
      effect.end(path.stack, .flowEnded)
      path = []
      return effect
    }
    hasEnded = true
    scheduleTransition()
  }

  // MARK: The door

  /// Changes the path, and returns what began and ended; nil if nothing changed.
  typealias Change = (inout NavigationPath<Screen>) -> NavigationEffect<Screen>?

  /// Does a change at once, unless a screen that it would end has a guard, which is then asked first.
  ///
  /// Guards take time, and the path may change meanwhile. So a change that is about whatever is at the front names its
  /// screens when it is asked for, and is done to those screens, wherever they are by then.
  ///
  /// - Parameters:
  ///   - guards: Whether guards are asked.
  ///   - newcomers: Screens that the change adds; they end if it is not done.
  ///   - change: The change, done to the path as it is now.
  ///   - naming: The same change about the screens that it names, done when all guards have agreed; it gets the path
  ///     as it is now and what the change would do to it. Without it the change names its screens itself.
  /// - Returns: What becomes of it.
  @discardableResult
  func perform(
    _ guards: Guards, bringing newcomers: [Screen] = [], _ change: @escaping Change,
    naming: ((NavigationPath<Screen>, NavigationEffect<Screen>) -> Change)? = nil
  ) -> NavigationRequest {
    let request = NavigationRequest()
    perform(request, guards, newcomers, allowed: [], change, naming)
    return request
  }

  private func perform(
    _ request: NavigationRequest, _ guards: Guards, _ newcomers: [Screen], allowed: Set<Screen>,
    _ change: @escaping Change, _ naming: ((NavigationPath<Screen>, NavigationEffect<Screen>) -> Change)?
  ) {
    guard !hasEnded else { return finish(request, .unchanged, newcomers) }
    guard guards == .asked, guardCount > 0 else {
      // In place: a copy would cost the length of the path.
      return finish(request, take(change(&path)), newcomers)
    }
    var next = path
    let effect = change(&next)
    let asked = effect?.ended.filter { $0.element.leaveGuard != nil && !allowed.contains($0.element) } ?? []
    guard let effect, !asked.isEmpty else {
      path = next
      return finish(request, take(effect), newcomers)
    }
    let named = naming?(path, effect) ?? change
    // A guard may never answer: the question does not keep the navigator.
    ask(asked[...]) { [weak self] decision in
      guard let self else {
        for screen in newcomers { screen.reject(.replaced) }
        return request.end(.unchanged)
      }
      switch decision {
      case .allowed:
        // What was to be on the path may have gone while the guards were asked: then there is no such place any more.
        guard newcomers.allSatisfy({ $0.life == .waiting || $0.life == .open }) else {
          return finish(request, .unchanged, newcomers)
        }
        perform(request, guards, newcomers, allowed: allowed.union(asked.map(\.element)), named, nil)
      case .refused: finish(request, .refused, newcomers)
      }
    }
  }

  private func ask(
    _ asked: ArraySlice<(element: Screen, reason: DismissalReason)>, then: @escaping (LeaveDecision) -> Void
  ) {
    guard let (screen, reason) = asked.first else { return then(.allowed) }
    screen.ask(reason) { [weak self] decision in
      guard let self, decision == .allowed else { return then(.refused) }
      ask(asked.dropFirst(), then: then)
    }
  }

  /// The screens on the path that have a guard, children before what they hang on.
  package var guardedScreens: [Screen] {
    guard guardCount > 0 else { return [] }
    var effect = NavigationEffect<Screen>()
    effect.end(path.stack, .appEnded)
    return effect.ended.map(\.element).filter { $0.leaveGuard != nil }
  }

  /// Takes note of what a change of the path did.
  private func take(_ effect: NavigationEffect<Screen>?) -> NavigationOutcome {
    guard let effect else { return .unchanged }
    for (screen, reason) in effect.ended {
      screen.leave()
      endings.append(NavigationTransition.Ending(screen: screen, reason: reason))
    }
    for screen in effect.begun { screen.open(in: self) }
    hasChanged = true
    scheduleTransition()
    return .done
  }

  private func finish(_ request: NavigationRequest, _ outcome: NavigationOutcome, _ newcomers: [Screen]) {
    // Whoever made a screen waits for its end, also when it never came: what is there kept its place.
    for screen in newcomers where screen.life == .waiting {
      screen.leave()
      rejected.append(screen)
      scheduleTransition()
    }
    request.end(outcome)
  }

  func guardChanged(from hadOne: Bool, to hasOne: Bool) {
    guardCount += (hasOne ? 1 : 0) - (hadOne ? 1 : 0)
  }

  // MARK: Transitions

  func noteRevision() {
    revision += 1
    revisionSubject.onNext(revision)
  }

  private func scheduleTransition() {
    guard !isTransitionDue else { return }
    isTransitionDue = true
    scope.schedule { [self] in transition() }
  }

  private func transition() {
    isTransitionDue = false
    let (endings, rejected, hasChanged) = (endings, rejected, hasChanged)
    self.endings = []
    self.rejected = []
    self.hasChanged = false
    let before = shown
    shown = path.shown
    let appeared = shown.filter { !before.contains($0) }
    let covered = before.filter { !shown.contains($0) && $0.life == .open }
    // All is as it will be before anybody hears of any of it.
    for ending in endings { ending.screen.end() }
    for screen in rejected { screen.end() }
    for screen in covered { screen.setVisible(false) }
    for screen in appeared { screen.setVisible(true) }
    let isVisible = !shown.isEmpty
    let wasVisible = !before.isEmpty
    let hasEnded = hasEnded
    for ending in endings { ending.screen.tellEnd(ending.reason) }
    for screen in rejected { screen.tellEnd(.replaced) }
    for screen in covered { screen.tellVisible() }
    for screen in appeared { screen.tellVisible() }
    if isVisible != wasVisible { visibleSubject.onNext(isVisible) }
    if hasChanged {
      noteRevision()
      transitionSubject.onNext(NavigationTransition(ended: endings, appeared: appeared, covered: covered))
    }
    guard hasEnded else { return }
    visibleSubject.onCompleted()
    transitionSubject.onCompleted()
    dismissedSubject.onNext(.flowEnded)
    dismissedSubject.onCompleted()
  }
}
