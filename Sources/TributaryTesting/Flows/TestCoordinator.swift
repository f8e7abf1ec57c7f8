internal import Synchronization
public import TributaryFlow
public import TributaryStreams
public import TributaryTime

/// Runs an app's flows without any screen, in virtual time, and keeps a log of what became of each step.
///
/// ```swift
/// let test = TestCoordinator()
/// test.coordinate(flow: AppFlow(session: .open), with: OneStepper(withSingleStep: AppStep.start))
/// test.takeLog() == [
///   StepRecord("AppFlow", "start", .handled(contributing: ["MovieFlow"])),
///   StepRecord("MovieFlow", "list", .handled(contributing: ["MovieList"])),
/// ]
/// ```
///
/// After each thing that it does, all that is due now has run. The same holds for calls of ``coordinator`` itself.
public final class TestCoordinator {
  /// The time of the flows, and their owner.
  public let scheduler: VirtualScheduler
  /// The coordinator of the flows.
  public let coordinator: FlowCoordinator
  /// What became of each step, since the beginning or the last ``takeLog()``.
  public private(set) var log: [StepRecord] = []
  private let reported = ReportedErrors()

  /// A coordinator without flows.
  ///
  /// - Parameters:
  ///   - scheduler: the time of the flows.
  ///   - readyTimeout: how long a step of a deep link waits for a flow that is ready and handles it.
  public init(scheduler: VirtualScheduler = VirtualScheduler(), readyTimeout: Duration = .seconds(10)) {
    self.scheduler = scheduler
    let reported = reported
    coordinator = scheduler.run {
      FlowCoordinator(readyTimeout: readyTimeout) { error, _ in reported.errors.withLock { $0.append(error) } }
    }
    scheduler.run { _ = coordinator.records.subscribe(onNext: { [weak self] in self?.log.append($0) }) }
  }

  /// The errors that were reported as unhandled.
  public var errors: [any Error] {
    reported.errors.withLock { $0 }
  }

  /// Returns the log, and begins a new one.
  public func takeLog() -> [StepRecord] {
    defer { log = [] }
    return log
  }

  /// Does something as the owner of the flows, then all that is due.
  ///
  /// - Parameter body: what to do: press what a screen would press, set a stepper's step.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  @discardableResult
  public func act<R>(_ body: () throws -> R) rethrows -> R {
    try watched {
      defer { scheduler.drain() }
      return try scheduler.run(body)
    }
  }

  /// Begins with a flow; see
  /// ``/TributaryFlow/FlowCoordinator/coordinate(flow:with:whenHidden:whenDismissed:fileID:line:)``.
  ///
  /// A flow and a stepper that are made in the call belong to the coordinator's owner, as what they make does.
  @discardableResult
  public func coordinate(
    flow: @autoclosure () -> any Flow, with stepper: @autoclosure () -> any Stepper = DefaultStepper()
  ) -> any Disposable {
    act { coordinator.coordinate(flow: flow(), with: stepper()) }
  }

  /// Brings a step to all flows.
  public func navigate(to step: any Step) {
    act { coordinator.navigate(to: step) }
  }

  /// Follows a deep link.
  @discardableResult
  public func navigate(through steps: [any Step]) -> any Disposable {
    act { coordinator.navigate(through: steps) }
  }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    watched { scheduler.advance(by: duration) }
  }

  private func watched<R>(_ body: () throws -> R) rethrows -> R {
    try UnhandledErrors.$handler.withValue(
      { [reported] error, _ in reported.errors.withLock { $0.append(error) } }, operation: body)
  }
}

/// The handler of errors may be called from anywhere.
private final class ReportedErrors: Sendable {
  let errors = Mutex<[any Error]>([])
}
