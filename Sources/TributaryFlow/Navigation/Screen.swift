public import TributaryStreams

/// Something that a navigator shows: what it is called, where it leads, when it is seen and when it is gone.
///
/// A screen knows nothing of views: what it shows is made by a backend's own initialiser, such as the one of
/// TributaryViews that takes any view, and a flow is tested with screens that show nothing. It lives once: from when a
/// navigator takes it until it is dismissed, with one reason.
///
/// ```swift
/// let details = Screen("Dune", route: MovieStep.details(12)) { MovieView(movie) }
/// navigator.push(details)
/// details.dismissed.subscribe(onSuccess: { print("gone:", $0) })
/// ```
///
/// To be covered is not to be dismissed: a covered screen keeps its state. Dismissal frees all: what it shows, its bag,
/// and what hung on it.
public final class Screen: Presentable, HasDisposeBag {
  /// What the screen is called, as the host's title bar shows it.
  public var title: String {
    get {
      ReadTracking.note(titleSubject)
      return titleSubject.silentValue
    }
    set {
      guard newValue != titleSubject.silentValue else { return }
      titleSubject.silentValue = newValue
      titleSubject.sendValue()
      navigator?.noteRevision()
    }
  }

  /// What the screen stands for, which tells it in a URL and in saved state; two screens with equal routes are one
  /// place to a person, so the second is not pushed on top of the first.
  public let route: AnyHashable?

  /// What ends with the screen.
  public private(set) var disposeBag = DisposeBag()

  /// Whether a person sees it.
  public var isVisible: Bool {
    ReadTracking.note(visibleSubject)
    return isSeen
  }

  /// What a backend shows, which only the backend understands; nil once the screen is gone.
  package private(set) var content: AnyObject?

  /// Asked before the screen goes, on each way out: by the back key, with its parent, by another in its place, with the
  /// app (``DismissalReason/appEnded``).
  ///
  /// While it waits for a person, say, the screen stays where it is, and who asks again waits for the same answer.
  /// A flow that ended, and who says so (``Guards/ignored``), does not ask.
  public var leaveGuard: ((DismissalReason) async -> LeaveDecision)? {
    didSet { navigator?.guardChanged(from: oldValue != nil, to: leaveGuard != nil) }
  }

  weak var navigator: Navigator?
  private(set) var life = Life.waiting
  private var isSeen = false
  private var wasVisible = false
  private var question: LeaveQuestion?
  private let titleSubject: BehaviorSubject<String>
  private let visibleSubject = BehaviorSubject(value: false)
  private let dismissedSubject = AsyncSubject<DismissalReason>()

  enum Life: Equatable {
    /// No navigator has taken it.
    case waiting
    /// It is on a path.
    case open
    /// It is off the path, and the transition that says so is to come.
    case leaving
    /// It is gone.
    case ended
  }

  /// A screen with what a backend shows.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - route: What it stands for, if anything outside shall tell it.
  ///   - content: What only a backend understands.
  package init(_ title: String, route: AnyHashable?, content: AnyObject?) {
    titleSubject = BehaviorSubject(value: title)
    self.route = route
    self.content = content
  }

  /// A screen that shows nothing: for flows without views, and for tests of them.
  public convenience init(_ title: String = "", route: AnyHashable? = nil) {
    self.init(title, route: route, content: nil)
  }

  /// The title, now and at each change.
  public var titles: Observable<String> { titleSubject.asObservable() }

  /// Whether it is visible: at once, and at each change; it completes when the screen is dismissed.
  ///
  /// A screen is visible while it is the last of its stack, in the selected tab, and not covered by a full screen
  /// modal. It is false only after the screen has left: what is refused or taken back changes nothing.
  public var visible: Observable<Bool> { visibleSubject.asObservable() }

  /// Why it is gone, once it is; at once for who asks afterwards.
  public var dismissed: Single<DismissalReason> { dismissedSubject.asObservable().asSingle() }

  /// Whether it is gone.
  public var isDismissed: Bool {
    ReadTracking.note(dismissedSubject)
    return life == .ended
  }

  /// Takes it off the path because its flow ended; what stands on it in its stack stays.
  public func endWithFlow() {
    if let navigator {
      navigator.remove(self, .flowEnded)
    } else {
      reject(.flowEnded)
    }
  }

  /// Closes it with what stands on it; does nothing if it is on no path, or is the root of one that is not a modal.
  @discardableResult
  public func dismiss() -> NavigationRequest {
    navigator?.dismiss(self) ?? NavigationRequest(.unchanged)
  }

  /// Closes it by its own wish, nobody being asked; one that no navigator has taken yet will not come.
  func close() {
    if let navigator { navigator.dismiss(self, guards: .ignored) } else { reject(.dismissed) }
  }

  // MARK: What the navigator tells it

  /// Ends it unless a navigator has taken it.
  func reject(_ reason: DismissalReason) {
    guard life == .waiting else { return }
    end()
    tellEnd(reason)
  }

  func open(in navigator: Navigator) {
    precondition(
      life == .waiting,
      """
      The screen \"\(title)\" was put on a path a second time. A screen lives once, and ends when it is taken off: \
      make a new one with the same route.
      """)
    life = .open
    self.navigator = navigator
    if leaveGuard != nil { navigator.guardChanged(from: false, to: true) }
  }

  func leave() {
    if leaveGuard != nil { navigator?.guardChanged(from: true, to: false) }
    life = .leaving
    navigator = nil
  }

  func setVisible(_ isVisible: Bool) {
    isSeen = isVisible
  }

  /// Ends its life, without a word: that is for ``tellEnd(_:)``, when all who end at once have ended.
  func end() {
    life = .ended
    wasVisible = isSeen
    isSeen = false
  }

  func tellVisible() {
    visibleSubject.onNext(isSeen)
  }

  func tellEnd(_ reason: DismissalReason) {
    if wasVisible { tellVisible() }
    visibleSubject.onCompleted()
    dismissedSubject.onNext(reason)
    dismissedSubject.onCompleted()
    titleSubject.onCompleted()
    // What these hold may use the screen as it goes, so it goes when none of them is being changed.
    let former = (leaveGuard, content, disposeBag, question)
    leaveGuard = nil
    content = nil
    disposeBag = DisposeBag()
    question = nil
    former.3?.end(.allowed)
    withExtendedLifetime(former) {}
  }

  /// Its navigator is gone, and whatever it was asked for with it.
  func stopAsking() {
    let former = question
    question = nil
    former?.end(.refused)
  }

  // MARK: Leaving

  /// Asks the guard; who comes while it is being asked gets the same answer.
  ///
  /// A screen that goes meanwhile is no obstacle.
  package func ask(_ reason: DismissalReason, then: @escaping (LeaveDecision) -> Void) {
    guard life == .open, let leaveGuard else { return then(.allowed) }
    if let question { return question.add(then) }
    let question = LeaveQuestion(then)
    self.question = question
    question.start(title) {
      await leaveGuard(reason)
    } then: { [weak self] in
      if self?.question === question { self?.question = nil }
    }
  }
}

extension Screen: Hashable {
  /// A screen equals itself alone.
  public static func == (one: Screen, other: Screen) -> Bool { one === other }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Screen: CustomStringConvertible {
  /// The title, else the route.
  public var description: String { title.isEmpty ? route.map { "\($0.base)" } ?? "screen" : title }
}
