public import TributaryStreams
public import TributaryTime

/// A sink at work: jobs are handed to it, and it runs them or refuses to.
///
/// When there is a piece of code to guard and no handler to compose; for handlers see `with` and `exhaust`, which use
/// the same gates.
///
/// ```swift
/// let save = Gate(.exhaust(ending: .seconds(1)))
/// if save({ try document.write() }) == .refused(.busy) { beep() }
/// ```
///
/// - Timing: what a gate without timers lets pass runs inside the call.
/// - Failure: an error of a job opens the gate as a good end does. It is told as ``Sink/Outcome/failed(_:)``, or, if
///   nobody asked for the outcome, goes to `UnhandledErrors.handler` with the place of the call.
/// - Cancellation: with ``dispose()``, and when nobody has the gate any more: what waits is dropped, and what runs in a
///   task is cancelled; each is told so, and afterwards nothing runs.
public final class Gate: Cancelable {
  private let calls: Calls<Job>

  private struct Job {
    let work: Work
    let errors: ErrorPath
    let onOutcome: ((Sink.Outcome) -> Void)?
  }

  private enum Work {
    case now(() throws -> Void)
    case task(Scope, () async throws -> Void)
    case started((Running) -> Void)
  }

  /// A gate, shut by nothing yet.
  public init(_ sink: Sink) {
    calls = Calls(sink, begin: Self.begin) { job, outcome in job.onOutcome?(outcome) }
  }

  deinit {
    calls.dispose()
  }

  /// Whether the gate has ended.
  public var isDisposed: Bool {
    calls.isDisposed
  }

  /// Ends the gate: what waits is dropped, what runs in a task is cancelled, and every further call is refused.
  public func dispose() {
    calls.dispose()
  }

  /// Hands over a job that is over when it returns.
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - job: the job; the gate keeps it until the call is over.
  ///   - onOutcome: told how the call ended, once, also if it was refused.
  /// - Returns: whether the job is to run, or why not.
  @discardableResult
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line, _ job: @escaping () throws -> Void,
    onOutcome: ((Sink.Outcome) -> Void)? = nil
  ) -> Sink.Answer {
    call(.now(job), onOutcome, SourcePlace(fileID: fileID, line: line))
  }

  /// Hands over a job that runs in a task of the scope.
  ///
  /// - Parameters:
  ///   - scope: where the task runs; the caller's.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - job: the job; the gate keeps it until the call is over.
  ///   - onOutcome: told how the call ended, once, also if it was refused.
  /// - Returns: whether the job is to run, or why not.
  @_disfavoredOverload @discardableResult
  public func callAsFunction(
    in scope: Scope = .current, fileID: StaticString = #fileID, line: UInt = #line,
    _ job: @escaping () async throws -> Void, onOutcome: ((Sink.Outcome) -> Void)? = nil
  ) -> Sink.Answer {
    call(.task(scope, job), onOutcome, SourcePlace(fileID: fileID, line: line))
  }

  /// Hands over a job that says itself when it is over: one that calls back.
  ///
  /// ```swift
  /// gate.begin { running in printer.print(page) { running.finish() } }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - job: starts the work, and says with what it is handed when that is over.
  ///   - onOutcome: told how the call ended, once, also if it was refused.
  /// - Returns: whether the job is to run, or why not.
  @discardableResult
  public func begin(
    fileID: StaticString = #fileID, line: UInt = #line, _ job: @escaping (Running) -> Void,
    onOutcome: ((Sink.Outcome) -> Void)? = nil
  ) -> Sink.Answer {
    call(.started(job), onOutcome, SourcePlace(fileID: fileID, line: line))
  }

  private func call(_ work: Work, _ onOutcome: ((Sink.Outcome) -> Void)?, _ place: SourcePlace) -> Sink.Answer {
    if isDisposed { onOutcome?(.refused(.over)) }
    return calls.call(Job(work: work, errors: ErrorPath(at: place), onOutcome: onOutcome))
  }

  private static func begin(_ job: Job, _ attempt: Attempt) {
    attempt.isHeard = job.onOutcome != nil
    switch job.work {
    case .now(let work): attempt.run(job.errors, work)
    case .task(let scope, let work): attempt.run(in: scope, job.errors, work)
    case .started(let work): work(Running(attempt, job.errors))
    }
  }
}
