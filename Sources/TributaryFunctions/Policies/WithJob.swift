public import TributaryStreams
public import TributaryTime

/// Puts an operator before an async function: a handler whose calls pass the operator first, and then run as tasks.
///
/// What becomes of a call that comes while another runs is up to a gate: ``exhaust(ending:scheduler:onOutcome:)``,
/// ``latest(onOutcome:)``, ``queue(onOutcome:)``, ``merge(max:onOutcome:)``. Without one, all run at the same time.
///
/// ```swift
/// let save = with({ try await store.save($0) }, pipe(debounce(time: .milliseconds(300)), exhaust()))
/// save(document)
/// ```
///
/// The function is called in tasks of the scope, in the owner's isolation, and may use all that the owner may use.
///
/// - Timing: that of the operators; a task starts in a turn of its own.
/// - Failure: what the function throws ends that call and nothing else. It is told as the outcome of the call to the
///   gates before it. An error of an operator ends the handler.
/// - Cancellation: `dispose()`, or letting go of the handler: what runs is cancelled, what waits is dropped. Until it
///   returns, a function that runs holds what it needs; else nothing is kept.
///
/// - Parameters:
///   - job: what to call in the end.
///   - operation: what calls pass before.
///   - scope: where the tasks run; the caller's.
///   - onError: called with each error of the function, and with the one that ended the handler. Without it, and if no
///     gate asks for outcomes, an error goes to `UnhandledErrors.handler` with the place of this call.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the handler.
@inlinable public func with<Input, Output>(
  _ job: @escaping (Output) async throws -> Void, _ operation: Operator<Input, Output>, in scope: Scope = .current,
  onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
) -> Handler<Input> {
  let errors = ErrorPath(onError, at: SourcePlace(fileID: fileID, line: line))
  let jobs = operation.then(.jobs(in: scope, errors, job))
  return with({ (_: Never) in }, jobs, onError: onError, fileID: fileID, line: line)
}

/// Puts an operator before a function that may throw: as before one that may not, and an error ends its call only.
///
/// - Parameters:
///   - job: what to call in the end; it runs inside the call, if no operator waits.
///   - operation: what calls pass before.
///   - onError: called with each error of the function, and with the one that ended the handler. Without it, and if no
///     gate asks for outcomes, an error goes to `UnhandledErrors.handler` with the place of this call.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the handler.
@inlinable public func with<Input, Output>(
  _ job: @escaping (Output) throws -> Void, _ operation: Operator<Input, Output>,
  onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
) -> Handler<Input> {
  let jobs = operation.then(.jobs(ErrorPath(onError, at: SourcePlace(fileID: fileID, line: line)), job))
  return with({ (_: Never) in }, jobs, onError: onError, fileID: fileID, line: line)
}

/// Puts an operator before an async function, where a plain function is expected.
///
/// The handler lives as long as the function; see ``with(_:_:in:onError:fileID:line:)``.
@_disfavoredOverload
@inlinable public func with<Input, Output>(
  _ job: @escaping (Output) async throws -> Void, _ operation: Operator<Input, Output>, in scope: Scope = .current,
  onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
) -> (Input) -> Void {
  let handler: Handler<Input> = with(job, operation, in: scope, onError: onError, fileID: fileID, line: line)
  return { handler($0) }
}

/// Puts an operator before a function that may throw, where a plain function is expected.
///
/// The handler lives as long as the function; see ``Handler``.
@_disfavoredOverload
@inlinable public func with<Input, Output>(
  _ job: @escaping (Output) throws -> Void, _ operation: Operator<Input, Output>,
  onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
) -> (Input) -> Void {
  let handler: Handler<Input> = with(job, operation, onError: onError, fileID: fileID, line: line)
  return { handler($0) }
}

extension Fn {
  /// The function `with` of an async function and an operator, where a member shadows it.
  @inlinable public static func with<Input, Output>(
    _ job: @escaping (Output) async throws -> Void, _ operation: Operator<Input, Output>, in scope: Scope = .current,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Handler<Input> {
    TributaryFunctions.with(job, operation, in: scope, onError: onError, fileID: fileID, line: line)
  }

  /// The function `with` of an async function and an operator, where a member shadows it, and a plain function is
  /// expected.
  @_disfavoredOverload
  @inlinable public static func with<Input, Output>(
    _ job: @escaping (Output) async throws -> Void, _ operation: Operator<Input, Output>, in scope: Scope = .current,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> (Input) -> Void {
    TributaryFunctions.with(job, operation, in: scope, onError: onError, fileID: fileID, line: line)
  }

  /// The function `with` of a function that may throw and an operator, where a member shadows it.
  @inlinable public static func with<Input, Output>(
    _ job: @escaping (Output) throws -> Void, _ operation: Operator<Input, Output>,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Handler<Input> {
    TributaryFunctions.with(job, operation, onError: onError, fileID: fileID, line: line)
  }

  /// The function `with` of a function that may throw and an operator, where a member shadows it, and a plain function
  /// is expected.
  @_disfavoredOverload
  @inlinable public static func with<Input, Output>(
    _ job: @escaping (Output) throws -> Void, _ operation: Operator<Input, Output>,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> (Input) -> Void {
    TributaryFunctions.with(job, operation, onError: onError, fileID: fileID, line: line)
  }
}
