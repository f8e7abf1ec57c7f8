/// What cannot fail: ``Infallible``, ``Driver``, ``Signal``, relays, control properties and events.
///
/// Operators of streams that cannot fail take any of these where they take another stream, and nothing else, so that no
/// error comes in through a side door.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

extension TraitStream: InfallibleType where Trait.Failure == Never {}

extension BehaviorRelay: InfallibleType {}

extension PublishRelay: InfallibleType {}

extension ReplayRelay: InfallibleType {}

extension InfallibleType {
  /// The same events as a stream that is known not to fail.
  @inlinable public func asInfallible() -> Infallible<Element> {
    Infallible(promised: asObservable())
  }

  /// The same events as a driver: shared, and a later subscriber gets the latest element.
  @inlinable public func asDriver() -> Driver<Element> {
    Driver(promised: asObservable())
  }

  /// The same events as a signal: shared, and a later subscriber gets what comes from then on.
  @inlinable public func asSignal() -> Signal<Element> {
    Signal(promised: asObservable())
  }
}

extension ObservableConvertibleType {
  /// Makes this a stream of a kind that cannot fail: after an error it goes on with what a function makes of it.
  ///
  /// The general form of ``asInfallible(onErrorRecover:)`` and its like, for a kind of your own; see ``StreamTrait``.
  ///
  /// - Parameters:
  ///   - kind: the kind, if the context does not say.
  ///   - onErrorRecover: called with the error; it cannot throw, and what it returns cannot fail.
  /// - Returns: a stream of that kind.
  @inlinable public func asTrait<Kind: StreamTrait>(
    _ kind: Kind.Type = Kind.self, onErrorRecover: @escaping (any Error) -> TraitStream<Kind, Element>
  ) -> TraitStream<Kind, Element> where Kind.Failure == Never {
    TraitStream(promised: asObservable().catch { onErrorRecover($0).stream })
  }

  /// Makes this a stream that cannot fail: an error becomes a last element, then completion.
  ///
  /// ```
  /// source                              1-2-#
  /// asInfallible(onErrorJustReturn: 0)  1-2-(0|)
  /// ```
  @inlinable public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    asTrait { _ in .just(element) }
  }

  /// Makes this a stream that cannot fail: after an error it goes on with another.
  ///
  /// ```
  /// source                                1-2-#
  /// asInfallible(onErrorFallbackTo: 8-9)  1-2-8-9|
  /// ```
  @inlinable public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    asTrait { _ in infallible }
  }

  /// Makes this a stream that cannot fail: after an error it goes on with what a function makes of it.
  @inlinable public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    asTrait(onErrorRecover: onErrorRecover)
  }

  /// Makes this a driver: an error becomes a last element, then completion.
  ///
  /// ```
  /// source                          1-2-#
  /// asDriver(onErrorJustReturn: 0)  1-2-(0|)
  /// ```
  @inlinable public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    asTrait { _ in .just(element) }
  }

  /// Makes this a driver: after an error it goes on with another.
  ///
  /// ```
  /// source                           1-2-#
  /// asDriver(onErrorDriveWith: 8-9)  1-2-8-9|
  /// ```
  @inlinable public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    asTrait { _ in driver }
  }

  /// Makes this a driver: after an error it goes on with what a function makes of it.
  @inlinable public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    asTrait(onErrorRecover: onErrorRecover)
  }

  /// Makes this a signal: an error becomes a last element, then completion.
  ///
  /// ```
  /// source                          1-2-#
  /// asSignal(onErrorJustReturn: 0)  1-2-(0|)
  /// ```
  @inlinable public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    asTrait { _ in .just(element) }
  }

  /// Makes this a signal: after an error it goes on with another.
  ///
  /// ```
  /// source                            1-2-#
  /// asSignal(onErrorSignalWith: 8-9)  1-2-8-9|
  /// ```
  @inlinable public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    asTrait { _ in signal }
  }

  /// Makes this a signal: after an error it goes on with what a function makes of it.
  @inlinable public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    asTrait(onErrorRecover: onErrorRecover)
  }
}
