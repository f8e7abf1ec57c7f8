public import TributaryStreams

/// Runs flows: brings each step to its flow, and listens to whom the flows contribute.
///
/// ```swift
/// let coordinator = FlowCoordinator()
/// coordinator.coordinate(flow: AppFlow(), with: SessionStepper())
/// ```
///
/// Steps are handled one at a time, first in, first out: what a step causes waits until it is handled. They are handled
/// in a turn of the current scope, right after the code that emits them, and never inside it.
///
/// The coordinator keeps the flows, and their steppers and screens as long as they contribute. Whoever holds it keeps
/// the app going: when it goes, nothing is listened to any more, and screens stay as they are.
///
/// - Complexity: a step costs its flow's `navigate(to:)` and a constant, whatever the number of flows and screens.
///   While a deep link waits, each time that all has settled costs a look at all flows and at who contributes.
public final class FlowCoordinator: ReactiveCompatible {
  let run: FlowRun

  /// A coordinator without flows.
  ///
  /// It belongs to the scope in which it is made, or else to the one in which it is first used.
  ///
  /// - Parameter readyTimeout: how long a step of a deep link waits for a flow that is ready and handles it; see
  ///   ``navigate(through:)``. An app whose links wait for a person to log in gives more.
  public convenience init(readyTimeout: Duration = .seconds(10)) {
    self.init(readyTimeout: readyTimeout) { UnhandledErrors.handler($0, $1) }
  }

  /// A coordinator that reports to a handler of its own.
  package init(readyTimeout: Duration, onError: @escaping (any Error, SourcePlace) -> Void) {
    run = FlowRun(readyTimeout: readyTimeout, onError: onError)
  }

  deinit {
    run.abandon()
  }

  /// Begins with a flow, and with who emits its first step.
  ///
  /// - Parameters:
  ///   - flow: the flow; one that is coordinated already is not begun twice.
  ///   - stepper: emits steps for it, as long as the flow is there; by default one step, ``HomeStep``.
  ///   - whenHidden: what becomes of its steps while the flow's root is hidden; by default they are taken.
  ///   - whenDismissed: what becomes of the flow when its root is gone; by default it ends.
  ///   - fileID: the module and file of this call, from where errors are reported.
  ///   - line: the line of this call.
  /// - Returns: what ends the flow: all under it ends too, what they show goes, and nothing is handled afterwards.
  @discardableResult
  public func coordinate(
    flow: any Flow, with stepper: any Stepper = DefaultStepper(), whenHidden: HiddenSteps = .pass,
    whenDismissed: DismissedSteps = .end, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    run.enter {
      run.place = SourcePlace(fileID: fileID, line: line)
      let top = run.top
      let contribution = run.contribute(
        flow, stepper, to: top, whenHidden: whenHidden, whenDismissed: whenDismissed)
      return Disposables.create { [weak run, weak contribution] in
        guard let run, let contribution else { return }
        run.enter { run.drop(contribution, of: top) }
      }
    }
  }

  /// Brings a step to all flows that are there when its turn comes.
  ///
  /// Each gets it once, parents before their children. A flow that the step creates does not get it. If no flow handles
  /// it, that is reported once.
  ///
  /// - Complexity: linear in the number of flows and of who contributes.
  public func navigate(to step: any Step) {
    guard !(step is NoStep) else { return }
    let round = StepRound(step) { [weak run] round in
      guard let run, round.isUnhandled, !round.missedAFlow else { return }
      run.report(.unhandled(step: "\(step)", flow: run.top.children.first?.name ?? "no flow"))
    }
    run.enter { run.enqueue(round) }
  }

  /// Follows a deep link: several steps, each for a flow that the steps before may have to create first.
  ///
  /// A step waits until all that came before has settled; then it is brought to the flows that are ready, and again
  /// each time that another becomes ready, until one handles it. So a link may be followed before its flows are there,
  /// also before the first flow is; what is shown already stays. Links wait for one another. A link ends early if a
  /// guard refuses one of its steps. It ends too if a step has waited as long as the coordinator's `readyTimeout` says;
  /// that is reported to `UnhandledErrors.handler`, and the next link goes on. A step waits while a guard looks at it.
  ///
  /// A flow that answers ``FlowContributors/none`` to a step says that it handled it; to let the step wait for another
  /// flow it answers ``FlowContributors/unhandled``, as every flow does to a step that is not of its type.
  ///
  /// ```swift
  /// coordinator.navigate(through: [AppStep.movies, MovieStep.details(movie: 12), MovieStep.cast(movie: 12)])
  /// ```
  ///
  /// - Parameter steps: the steps, in order.
  /// - Returns: what takes the rest of the link back.
  @discardableResult
  public func navigate(through steps: [any Step]) -> any Disposable {
    run.enter {
      let link = run.links.add(steps)
      run.wake()
      return Disposables.create { [weak run, weak link] in
        guard let run, let link else { return }
        run.enter { run.endLink(link) }
      }
    }
  }

  /// Ends all flows: what they show goes, and nothing is handled afterwards.
  public func cancel() {
    run.enter { run.cancel() }
  }

  /// The flows that are coordinated, each before those under it.
  public var flows: [any Flow] {
    run.top.descendants.compactMap(\.flow)
  }

  /// Brings each flow and step right before the flow goes there, from all flows.
  public var willNavigate: Observable<(flow: any Flow, step: any Step)> {
    run.willNavigate.asObservable()
  }

  /// Brings each flow and step right after the flow went there, from all flows.
  public var didNavigate: Observable<(flow: any Flow, step: any Step)> {
    run.didNavigate.asObservable()
  }

  /// Brings what became of each step, as values that can be compared: a log for tests and for finding mistakes.
  ///
  /// Names are made only while somebody listens.
  public var records: Observable<StepRecord> {
    run.records.asObservable()
  }
}
