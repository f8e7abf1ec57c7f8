/// Where the lines of `debug` go.
public enum DebugOutput {
  /// Called with each line, without its line break; by default it writes to standard error.
  ///
  /// Set it for a part of the program with `DebugOutput.$writer.withValue(…) { … }`. It is taken when `debug` is
  /// called.
  @TaskLocal public static var writer: @Sendable (String) -> Void = { line in
    writeToStandardError(line + "\n")
  }
}

/// How much of an event's text `debug` writes.
public enum DebugTrimming: Hashable, Sendable {
  /// All of it.
  case none
  /// At most so many characters: the first and the last ones, with an ellipsis between them. A negative number counts
  /// as 0.
  case characters(Int)

  @usableFromInline func callAsFunction(_ text: String) -> String {
    guard case .characters(let limit) = self, text.count > max(limit, 0) else { return text }
    let half = max(limit, 0) / 2
    return "\(text.prefix(max(limit, 0) - half))…\(text.suffix(half))"
  }
}

extension Operator where Input == Output {
  /// Writes a line for everything that happens; see ``ObservableType/debug(_:trimming:fileID:line:function:)``.
  @inlinable public static func debug(
    _ identifier: String? = nil, trimming: DebugTrimming = .none, fileID: StaticString = #fileID, line: UInt = #line,
    function: StaticString = #function
  ) -> Operator {
    let name = identifier ?? "\(fileID):\(line) (\(function))"
    let writer = DebugOutput.writer
    let write = { (event: Event<Input>) in writer("\(name) -> Event \(trimming("\(event)"))") }
    return .do(
      onNext: { write(.next($0)) }, onError: { write(.error($0)) }, onCompleted: { write(.completed) },
      onSubscribe: { writer("\(name) -> subscribed") }, onDispose: { writer("\(name) -> isDisposed") })
  }
}

extension ObservableType {
  /// Writes a line for everything that happens: the subscription, each event, and that it is over.
  ///
  /// ```swift
  /// Observable.of(1, 2).debug("numbers").take(1)
  /// ```
  ///
  /// writes, once subscribed,
  ///
  /// ```
  /// numbers -> subscribed
  /// numbers -> Event next(1)
  /// numbers -> isDisposed
  /// ```
  ///
  /// There is no time in a line, so that the lines of two runs can be compared.
  ///
  /// - Complexity: constant; elements pass untouched.
  ///
  /// - Parameters:
  ///   - identifier: what each line begins with; by default the place and the function of this call.
  ///   - trimming: how much of an event's text is written.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - function: the function of this call.
  /// - Returns: a stream of the same events. Lines go to ``DebugOutput/writer``.
  @inlinable public func debug(
    _ identifier: String? = nil, trimming: DebugTrimming = .none, fileID: StaticString = #fileID, line: UInt = #line,
    function: StaticString = #function
  ) -> Observable<Element> {
    apply(.debug(identifier, trimming: trimming, fileID: fileID, line: line, function: function))
  }
}
