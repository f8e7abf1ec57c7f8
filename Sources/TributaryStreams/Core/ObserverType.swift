/// What can listen to a stream: observers, subjects, relays, a view's bindings.
public protocol ObserverType<Element> {
  /// What it takes.
  associatedtype Element

  /// The closures that take elements and the end.
  ///
  /// - Parameter place: where it was bound; what cannot end reports an error from there.
  /// - Returns: the observer.
  func asObserver(at place: SourcePlace) -> Observer<Element>
}

extension ObserverType {
  /// Hands one event to it, as a stream that is bound to it would.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  @inlinable public func on(_ event: Event<Element>, fileID: StaticString = #fileID, line: UInt = #line) {
    asObserver(at: SourcePlace(fileID: fileID, line: line)).on(event)
  }

  /// Hands one element to it, as a stream that is bound to it would.
  @inlinable public func onNext(_ element: Element) {
    on(.next(element))
  }
}

extension Observer: ObserverType {
  /// This observer.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    self
  }

  /// An observer that takes elements for ever: a completion is nothing to it, an error is reported as unhandled.
  ///
  /// - Parameters:
  ///   - place: where it was bound.
  ///   - onNext: called with each element.
  @inlinable public init(endlessAt place: SourcePlace, onNext: @escaping (Element) -> Void) {
    self.init(
      onNext: onNext,
      onTermination: { termination in
        if case .error(let error) = termination { UnhandledErrors.report(error, place) }
      })
  }
}

extension ObservableType {
  /// Runs the stream for an observer, a subject, a relay or a binding.
  ///
  /// An observer and a subject get the end too. A relay cannot end: an error goes to ``UnhandledErrors/handler``.
  ///
  /// - Parameters:
  ///   - observer: who gets the events.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe<Target: ObserverType>(
    _ observer: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription where Target.Element == Element {
    let target = observer.asObserver(at: SourcePlace(fileID: fileID, line: line))
    let subscription = Subscription()
    let sink = subscription.stage()
    return subscribe(
      Observer(onNext: target.next, onTermination: { if sink.end() { target.terminal($0) } }), in: subscription)
  }
}
