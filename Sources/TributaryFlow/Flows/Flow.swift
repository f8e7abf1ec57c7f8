public import TributaryStreams

/// An area of an app: it alone knows where each step in it leads.
///
/// ```swift
/// final class MovieFlow: Flow {
///   let root = Navigator()
///
///   func navigate(to step: MovieStep) -> FlowContributors {
///     switch step {
///     case .list:
///       let model = MovieListModel()
///       return .one(flowContributor: .contribute(withNextPresentable: show(model), withNextStepper: model))
///     case .details(let movie): …
///     case .logout: return .end(forwardToParentFlowWithStep: AppStep.login)
///     }
///   }
/// }
/// ```
///
/// The flow at the top owns a ``Navigator``. A child flow gets its parent's navigator in its initialiser and shows its
/// screens there. Its ``root`` is its first screen, with which it begins and ends:
///
/// ```swift
/// final class CastFlow: Flow {
///   let root = Screen("Cast")
///   private let navigator: Navigator
///   init(in navigator: Navigator) { self.navigator = navigator }
///   …
/// }
/// ```
///
/// A flow says what a step shows and what emits steps from then on; it keeps no list of that itself. The type of step
/// that ``navigate(to:)`` takes is the type that the flow handles: a step of another type is not for it. A flow that
/// handles several types takes `any Step` and answers ``FlowContributors/unhandled`` to what is not for it.
public protocol Flow<Root>: Presentable {
  /// What the flow's area is drawn in.
  associatedtype Root: Presentable

  /// The type of the steps that the flow handles, as ``navigate(to:)`` says.
  associatedtype FlowStep = any Step

  /// What the flow's area is drawn in; the flow is visible, and gone, when this is.
  var root: Root { get }

  /// Lets a step pass, puts another in its place, or refuses it with ``NoStep``; by default it passes.
  ///
  /// It is asked before each step, also before those that are not of the flow's type. It may take its time, and further
  /// steps of this flow wait so long, while other flows go on. With an async function:
  ///
  /// ```swift
  /// func adapt(step: any Step) -> Single<any Step> {
  ///   guard case MovieStep.scan = step else { return .just(step) }
  ///   return Single.create { await camera.isAllowed() ? step : NoStep() }
  /// }
  /// ```
  ///
  /// An error is reported to `UnhandledErrors.handler`, and the step is not taken.
  func adapt(step: any Step) -> Single<any Step>

  /// Goes where the step leads, and says who contributes steps from now on.
  func navigate(to step: FlowStep) -> FlowContributors
}

extension Flow {
  /// Lets every step pass.
  public func adapt(step: any Step) -> Single<any Step> { .just(step) }

  /// Whether the root is visible.
  public var visible: Observable<Bool> { root.visible }

  /// Why the root is gone, once it is.
  public var dismissed: Single<DismissalReason> { root.dismissed }

  /// Takes the root away.
  public func endWithFlow() { root.endWithFlow() }

  /// Whether a step is of the flow's type.
  func takes(_ step: any Step) -> Bool {
    step is FlowStep
  }

  /// Goes where a step leads, if it is of the flow's type.
  func go(to step: any Step) -> FlowContributors {
    (step as? FlowStep).map { navigate(to: $0) } ?? .unhandled
  }
}
