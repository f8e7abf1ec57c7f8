extension Operator {
  /// Turns each element into a stream and passes on the events of all; see ``ObservableType/flatMap(_:)``.
  @inlinable public static func flatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    flattening(.all, selector)
  }

  @inlinable static func flattening<Source: ObservableConvertibleType, Failure: Error>(
    _ policy: FlatteningPolicy, _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    Operator { observer, subscription in
      let state = FlatMapping(policy, selector, observer, subscription.stage())
      return Observer(onNext: state.onNext, onTermination: state.inners.onTermination)
    }
  }
}

/// What flattening operators remember: how an element becomes a stream, and the streams that run.
@usableFromInline
final class FlatMapping<Input, Source: ObservableConvertibleType, Failure: Error> {
  @usableFromInline let selector: (Input) throws(Failure) -> Source
  @usableFromInline let observer: Observer<Source.Element>
  @usableFromInline let inners: Flattening

  @inlinable init(
    _ policy: FlatteningPolicy, _ selector: @escaping (Input) throws(Failure) -> Source,
    _ observer: Observer<Source.Element>, _ stage: Stage
  ) {
    self.selector = selector
    self.observer = observer
    inners = Flattening(policy, observer.terminal, stage)
  }

  @inlinable func onNext(_ element: Input) {
    switch inners.turn() {
    case .now: start(element)
    case .later: inners.keep { self.start(element) }
    case .never: break
    }
  }

  @inlinable func start(_ element: Input) {
    do throws(Failure) {
      let source = try selector(element)
      inners.run(source.asObservable(), observer, onInnerNext)
    } catch {
      inners.terminate(.error(error), observer.terminal)
    }
  }

  @inlinable func onInnerNext(_ element: Source.Element) {
    inners.next(element, to: observer)
  }
}

extension ObservableType {
  /// Turns each element into a stream and passes on the events of all, as they come.
  ///
  /// When all that is started counts, in whatever order it is done: requests that do not depend on each other.
  ///
  /// ```
  /// source               1---2----|
  /// flatMap { n--n--n| } 1--12-12--2|
  /// ```
  ///
  /// - Timing: completes when the source and all streams have completed.
  /// - Failure: the first error, of the source, of a stream, or thrown by `selector`, ends the stream.
  /// - Complexity: constant for an element of a stream, which allocates nothing.
  @inlinable public func flatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    apply(.flatMap(selector), by: ChainDepth.run)
  }
}
