extension Observer {
  /// An observer from what it does with each event.
  @inlinable public init(eventHandler: @escaping (Event<Element>) -> Void) {
    self.init(
      onNext: { eventHandler(.next($0)) },
      onTermination: { eventHandler(Event($0)) })
  }

  /// An observer that hands all on to another, of whatever type.
  ///
  /// - Parameters:
  ///   - observer: who gets the events.
  ///   - fileID: the module and file of this call; what cannot end reports an error from there.
  ///   - line: the line of this call.
  @inlinable public init<Target: ObserverType>(
    _ observer: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) where Target.Element == Element {
    self = observer.asObserver(at: SourcePlace(fileID: fileID, line: line))
  }
}

extension ObserverType {
  /// This as an observer, whatever its type.
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call; what cannot end reports an error from there.
  ///   - line: the line of this call.
  /// - Returns: the observer.
  @inlinable public func asObserver(fileID: StaticString = #fileID, line: UInt = #line) -> Observer<Element> {
    asObserver(at: SourcePlace(fileID: fileID, line: line))
  }

  /// Returns an observer of other elements, which become this one's by a function.
  ///
  /// ```swift
  /// numbers.bind(to: label.mapObserver { "\($0)" })
  /// ```
  ///
  /// - Failure: an error that `transform` throws is handed on as the end; `transform` is not called again, and nothing
  ///   comes after it.
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call; what cannot end reports an error from there.
  ///   - line: the line of this call.
  ///   - transform: makes an element for this out of another.
  /// - Returns: the observer.
  @inlinable public func mapObserver<Other, Failure: Error>(
    fileID: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Other) throws(Failure) -> Element
  ) -> Observer<Other> {
    let observer = asObserver(fileID: fileID, line: line)
    var hasFailed = false
    return Observer<Other>(
      onNext: { element in
        guard !hasFailed else { return }
        do throws(Failure) {
          observer.next(try transform(element))
        } catch {
          hasFailed = true
          observer.terminal(.error(error))
        }
      },
      onTermination: { if !hasFailed { observer.terminal($0) } })
  }
}
