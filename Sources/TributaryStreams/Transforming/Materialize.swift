extension Operator {
  /// Makes events elements; see ``ObservableType/materialize()``.
  @inlinable public static func materialize() -> Operator where Output == Event<Input> {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: { observer.next(.next($0)) },
        onTermination: { stage.complete(observer, with: Event($0)) })
    }
  }

  /// Makes elements that are events events again; see ``ObservableType/dematerialize()``.
  @inlinable public static func dematerialize() -> Operator where Input: EventConvertible, Output == Input.Element {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: { element in
          switch element.event {
          case .next(let element): observer.next(element)
          case .error(let error): stage.end(.error(error), observer.terminal)
          case .completed: stage.end(.completed, observer.terminal)
          }
        },
        onTermination: observer.terminal)
    }
  }

  /// Passes on the elements in elements that are events; see ``ObservableType/elements()``.
  @inlinable public static func elements() -> Operator where Input: EventConvertible, Output == Input.Element {
    compactMap(\.event.element)
  }

  /// Passes on the errors in elements that are events; see ``ObservableType/errors()``.
  @inlinable public static func errors() -> Operator where Input: EventConvertible, Output == any Error {
    compactMap(\.event.error)
  }
}

extension ObservableType {
  /// Makes events elements: each `next`, then the end; and completes.
  ///
  /// When an end is to be handled like everything else: an inner stream's error must not end the outer one, or what
  /// happened is to be stored.
  ///
  /// ```
  /// source         1-----2-----#
  /// materialize()  next1-next2-(error|)
  /// ```
  ///
  /// ``dematerialize()`` is the way back, ``elements()`` and ``errors()`` are its two halves.
  ///
  /// - Failure: never fails; an error of the source is an element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func materialize() -> Observable<Event<Element>> {
    apply(.materialize())
  }
}

extension ObservableType where Element: EventConvertible {
  /// Makes elements that are events events again.
  ///
  /// When events that were stored, sent or changed are to be a stream again.
  ///
  /// ```
  /// source           next1-next2-error-next3-|
  /// dematerialize()  1-----2-----#
  /// ```
  ///
  /// The first end among the elements ends the stream.
  ///
  /// - Failure: with the error of an element that is one, or of the source.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func dematerialize() -> Observable<Element.Element> {
    apply(.dematerialize())
  }

  /// Passes on the elements in elements that are events.
  ///
  /// When attempts are elements, and only what succeeded is wanted.
  ///
  /// ```
  /// source      next1-error-next2-|
  /// elements()  1-----------2-----|
  /// ```
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func elements() -> Observable<Element.Element> {
    apply(.elements())
  }

  /// Passes on the errors in elements that are events.
  ///
  /// When what went wrong is shown in a place of its own.
  ///
  /// ```
  /// source    next1-error-next2-|
  /// errors()  ------error-------|
  /// ```
  ///
  /// - Complexity: constant for an element.
  @inlinable public func errors() -> Observable<any Error> {
    apply(.errors())
  }
}
