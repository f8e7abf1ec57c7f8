/// Who listens to a stream: what to do with an element, and what to do at the end.
///
/// An observer is two closures and nothing else, so that an operator is a function from observer to observer and a
/// chain of them costs one closure call an operator. It does not guard the grammar; sources do (see ``Stage``).
public struct Observer<Element> {
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let terminal: (Termination) -> Void

  /// An observer from what it does with elements and with the end.
  @inlinable public init(
    onNext: @escaping (Element) -> Void, onTermination: @escaping (Termination) -> Void
  ) {
    self.next = onNext
    self.terminal = onTermination
  }

  /// Hands an element on.
  @inlinable public func onNext(_ element: Element) {
    next(element)
  }

  /// Hands the end on: completed or an error.
  @inlinable public func onTermination(_ termination: Termination) {
    terminal(termination)
  }

  /// Hands the end on, with an error.
  @inlinable public func onError(_ error: any Error) {
    terminal(.error(error))
  }

  /// Hands the end on, well.
  @inlinable public func onCompleted() {
    terminal(.completed)
  }

  /// Hands an event on.
  @inlinable public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): terminal(.error(error))
    case .completed: terminal(.completed)
    }
  }
}
