public import TributaryStreams
public import TributaryTime

/// Puts an operator before a function, where a function of nothing is expected: the action of a button.
///
/// ```swift
/// Button("Save", action: with({ save() }, throttle(time: .seconds(1))))
/// ```
///
/// The handler lives as long as the function, and starts afresh where the call stands in a `body` that runs again: keep
/// it in a `@State` if it has something to remember. See ``Handler``.
@_disfavoredOverload
public func with<Output>(
  _ handler: @escaping (Output) -> Void, _ operation: Operator<Void, Output>, onError: ((any Error) -> Void)? = nil,
  fileID: StaticString = #fileID, line: UInt = #line
) -> () -> Void {
  let handler: Handler<Void> = with(handler, operation, onError: onError, fileID: fileID, line: line)
  return { handler() }
}

/// Puts an operator before an async function, where a function of nothing is expected.
///
/// As the form before a function that is not async; the calls run as tasks of the scope.
@_disfavoredOverload
public func with<Output>(
  _ job: @escaping (Output) async throws -> Void, _ operation: Operator<Void, Output>, in scope: Scope = .current,
  onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
) -> () -> Void {
  let handler: Handler<Void> = with(job, operation, in: scope, onError: onError, fileID: fileID, line: line)
  return { handler() }
}

extension Fn {
  /// The function `with`, where a member shadows it and a function of nothing is expected.
  @_disfavoredOverload
  public static func with<Output>(
    _ handler: @escaping (Output) -> Void, _ operation: Operator<Void, Output>, onError: ((any Error) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> () -> Void {
    TributaryFunctions.with(handler, operation, onError: onError, fileID: fileID, line: line)
  }

  /// The function `with` of an async function, where a member shadows it and a function of nothing is expected.
  @_disfavoredOverload
  public static func with<Output>(
    _ job: @escaping (Output) async throws -> Void, _ operation: Operator<Void, Output>, in scope: Scope = .current,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> () -> Void {
    TributaryFunctions.with(job, operation, in: scope, onError: onError, fileID: fileID, line: line)
  }
}
