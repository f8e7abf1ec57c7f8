public import TributaryStreams

/// What emits steps: the model of a screen, a watch over the session, a list of deep links.
///
/// ```swift
/// final class MovieListModel: Stepper {
///   func pick(_ movie: Movie) { step = MovieStep.details(movie: movie.id) }
/// }
/// ```
///
/// A flow contributes a stepper together with something presentable; from then on, as long as that is there, each step
/// goes to a flow. Subscribing never repeats a step, and what is emitted before is heard by nobody: what is to come
/// first is the ``initialStep``, or is emitted in ``readyToEmitSteps()``.
///
/// The library supplies ``steps`` and ``step``, and keeps them for the object in the current scope; outside a scope's
/// turns and tasks they trap. A class may as well declare `let steps = PublishRelay<any Step>()` itself.
public protocol Stepper: AnyObject {
  /// Where the steps are emitted: `steps.accept(_:)`, or `taps.map { … }.bind(to: steps)`.
  var steps: PublishRelay<any Step> { get }

  /// The step that is taken when the stepper begins to contribute; by default ``NoStep``, none.
  var initialStep: any Step { get }

  /// Called when the stepper is listened to, after its initial step; by default it does nothing.
  ///
  /// What is emitted inside passes also while what the stepper belongs to is not visible yet.
  func readyToEmitSteps()
}

/// What the library keeps for a stepper.
package final class StepperState {
  let steps = PublishRelay<any Step>()
  var last: any Step = NoStep()
}

extension Stepper {
  /// No step.
  public var initialStep: any Step { NoStep() }

  /// Does nothing.
  public func readyToEmitSteps() {}

  /// Where the steps are emitted, supplied by the library.
  ///
  /// - Complexity: amortised constant.
  public var steps: PublishRelay<any Step> { state.steps }

  /// The step that was set last, or ``NoStep``; setting it emits it.
  ///
  /// - Complexity: amortised constant, and what handling the step costs.
  public var step: any Step {
    get { StateTable<StepperState>.current.existing(of: self)?.last ?? NoStep() }
    set {
      let state = state
      // The former step goes when the state has the new one.
      let former = state.last
      state.last = newValue
      steps.accept(newValue)
      withExtendedLifetime(former) {}
    }
  }

  private var state: StepperState {
    StateTable<StepperState>.current.state(of: self) { StepperState() }
  }
}
