/// A stream that promises more than a stream does: how many elements come, that it cannot fail, that it is shared.
///
/// It is written by its kind: ``Single``, ``Maybe``, ``Completable``, ``Infallible``, ``Driver``, ``Signal``. Its
/// operators are those of streams, the very same functions, as far as they keep the promise; a closure may throw
/// exactly if the kind can fail:
///
/// ```swift
/// let title: Driver<String> = name.asDriver().map { "Hello, \($0)" }   // this closure cannot throw
/// let size: Single<Int> = load(url).map { try parse($0).size }          // this one can: its error is the single's
/// ```
///
/// `asObservable()` gives the promise up, for what only streams can do; conversions such as
/// ``ObservableConvertibleType/asDriver(onErrorJustReturn:)`` make it again.
///
/// In this house a stream stays in the isolation of its owner. So no kind needs a main scheduler: a driver of a view's
/// owner delivers to the view where it is.
public struct TraitStream<Trait: StreamTrait, Element>: ObservableConvertibleType {
  @usableFromInline let stream: Observable<Element>

  /// A stream of this kind from one that keeps the kind's promise.
  @inlinable init(promised stream: Observable<Element>) {
    self.stream = Trait.seal(stream)
  }

  /// A stream of this kind from one that keeps the promise and is sealed further up.
  @inlinable init(sealed stream: Observable<Element>) {
    self.stream = stream
  }

  /// The same events as a plain stream.
  @inlinable public func asObservable() -> Observable<Element> {
    stream
  }

  /// Passes the events through an operator that keeps the promise of `Result`, which the context may name.
  ///
  /// This is how each operator of streams becomes one of traits.
  @inlinable func lift<Result: StreamTrait, Output>(
    _ operation: Operator<Element, Output>
  ) -> TraitStream<Result, Output> {
    TraitStream<Result, Output>(promised: stream.apply(operation))
  }

  /// Passes the whole chain through a function.
  ///
  /// When a chain of operators has a name of its own: `load(url).apply(withRetries)`.
  @inlinable public func apply<Result>(_ transform: (TraitStream) throws -> Result) rethrows -> Result {
    try transform(self)
  }
}

extension TraitStream {
  /// Runs the stream for what comes first, an element or the end, after which nothing can come.
  ///
  /// All that the subscription holds is let go before one of the closures is called, so an element cannot be followed
  /// by another, whoever sends from inside the closure.
  @usableFromInline
  func subscribeOnce(
    onElement: @escaping (Element) -> Void, onTermination: @escaping (Termination) -> Void,
    onDisposed: (() -> Void)?
  ) -> Subscription {
    let subscription = Subscription()
    let disposed = subscription.stage()
    if let onDisposed { subscription.hold(callback: onDisposed, at: disposed.number) }
    let sink = subscription.stage()
    return subscribe(
      Observer(
        onNext: { element in
          guard sink.end() else { return }
          onElement(element)
          disposed.end()
        },
        onTermination: { termination in
          guard sink.end() else { return }
          onTermination(termination)
          disposed.end()
        }), in: subscription)
  }
}
