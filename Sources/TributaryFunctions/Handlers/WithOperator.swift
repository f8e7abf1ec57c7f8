public import TributaryStreams

/// Puts an operator before a function: a handler whose calls pass the operator first.
///
/// When a callback shall hear less often, later, or of something else:
///
/// ```swift
/// let search = with({ model.search($0) }, pipe(map(get(\.text)), debounce(time: .milliseconds(300))))
/// search(field)
/// ```
///
/// Several operators are one by `pipe`, in reading order. Each handler starts afresh, however often an operator is
/// used.
///
/// - Timing: that of the operators. Those that wait do so on the scheduler that was current when they were made, or
///   that they were given.
/// - Failure: an error of an operator (a closure that throws) ends the handler.
/// - Cancellation: `dispose()`, or letting go of the handler; see ``Handler``.
///
/// - Parameters:
///   - handler: what to call in the end.
///   - operation: what calls pass before.
///   - onError: called with the error that ended the handler. Without it, the error goes to `UnhandledErrors.handler`
///     with the place of this call.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the handler.
public func with<Input, Output>(
  _ handler: @escaping (Output) -> Void, _ operation: Operator<Input, Output>, onError: ((any Error) -> Void)? = nil,
  fileID: StaticString = #fileID, line: UInt = #line
) -> Handler<Input> {
  let place = SourcePlace(fileID: fileID, line: line)
  let subscription = Subscription()
  let end = subscription.stage()
  let observer = Observer(
    onNext: handler,
    onTermination: { termination in
      guard end.end(), case .error(let error) = termination else { return }
      if let onError { onError(error) } else { UnhandledErrors.handler(error, place) }
    })
  let entry = Entry<Input>()
  entry.next = operation(observer, subscription).onNext
  // An operator may have ended already: `take(0)`. Then this lets go of it.
  end.hold(entry)
  return Handler(entry, subscription)
}

/// Puts an operator before a function, where a plain function is expected.
///
/// ```swift
/// let onKey: (Key) -> Void = with(move, throttle(time: .milliseconds(50)))
/// ```
///
/// The handler lives as long as the function; see ``Handler``.
@_disfavoredOverload
public func with<Input, Output>(
  _ handler: @escaping (Output) -> Void, _ operation: Operator<Input, Output>, onError: ((any Error) -> Void)? = nil,
  fileID: StaticString = #fileID, line: UInt = #line
) -> (Input) -> Void {
  let handler: Handler<Input> = with(handler, operation, onError: onError, fileID: fileID, line: line)
  return { handler($0) }
}

extension Fn {
  /// The function `with` of a handler, where a member shadows it.
  public static func with<Input, Output>(
    _ handler: @escaping (Output) -> Void, _ operation: Operator<Input, Output>,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Handler<Input> {
    TributaryFunctions.with(handler, operation, onError: onError, fileID: fileID, line: line)
  }

  /// The function `with` of a handler, where a member shadows it and a plain function is expected.
  @_disfavoredOverload
  public static func with<Input, Output>(
    _ handler: @escaping (Output) -> Void, _ operation: Operator<Input, Output>,
    onError: ((any Error) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> (Input) -> Void {
    TributaryFunctions.with(handler, operation, onError: onError, fileID: fileID, line: line)
  }
}
