/// A stream: a value that says what happens when somebody subscribes.
///
/// Nothing runs before a subscription, and each subscription runs the source anew; a ``PublishSubject`` or
/// `share()` makes many subscribers see one run. A stream belongs to the isolation domain that made it and is not
/// `Sendable`, so passing an event on takes no lock. Ways across domains: ``Inlet`` and async sequences.
public struct Observable<Element>: ObservableType {
  @usableFromInline let source: (Observer<Element>, Subscription) -> Void
  /// The streams of a `concat` or a `merge`; another one on top makes one row of all.
  @usableFromInline let row: StreamRow<Element>?
  /// How many operators it consists of; see ``ChainDepth``.
  @usableFromInline let depth: Int

  /// A stream from its source: a function that is handed who listens and the subscription.
  ///
  /// The subscription exists before the source runs: a source asks it for a ``Stage``, looks at ``Stage/isActive``
  /// before each element, and calls ``Stage/end()`` before it hands on the end. For everyday use see ``create(_:)``,
  /// which does all that.
  @inlinable public init(_ source: @escaping (Observer<Element>, Subscription) -> Void) {
    self.source = source
    row = nil
    depth = 0
  }

  /// The stream of an operator above a stream of a depth.
  @inlinable init(
    above depth: Int, by step: Int = ChainDepth.run, _ source: @escaping (Observer<Element>, Subscription) -> Void
  ) {
    self.source = source
    row = nil
    self.depth = ChainDepth.above(depth, by: step)
  }

  /// A stream that runs a row with the source given.
  @inlinable init(row: StreamRow<Element>, _ source: @escaping (Observer<Element>, Subscription) -> Void) {
    self.source = source
    self.row = row
    depth = ChainDepth.above(row.depth, by: ChainDepth.run)
  }

  /// This stream.
  @inlinable public func asObservable() -> Observable<Element> {
    self
  }
}

/// What can be seen as a stream: streams, subjects, relays, traits.
///
/// An operator that takes another source takes any of these.
public protocol ObservableConvertibleType<Element> {
  /// What the stream carries.
  associatedtype Element

  /// The same events as a plain stream.
  func asObservable() -> Observable<Element>
}

/// What is a stream in the full sense: any number of elements, any end.
///
/// Operators are written once, as extensions of this protocol. Traits promise more than a stream does and are not of
/// this kind, so that no operator breaks their promise; `asObservable()` gives it up.
public protocol ObservableType<Element>: ObservableConvertibleType {}

extension ObservableType {
  /// Returns the stream that passes this one's events through an operator.
  @inlinable public func apply<Output>(_ operation: Operator<Element, Output>) -> Observable<Output> {
    apply(operation, by: ChainDepth.step)
  }

  /// The same, for an operator of another depth.
  @inlinable func apply<Output>(_ operation: Operator<Element, Output>, by step: Int) -> Observable<Output> {
    let stream = asObservable()
    let source = stream.source
    let transform = operation.transform
    return Observable<Output>(above: stream.depth, by: step) { observer, subscription in
      let upstream = transform(observer, subscription)
      // An operator may end the chain before its source runs: `take(0)`.
      if subscription.isOpen { source(upstream, subscription) }
    }
  }
}

extension ObservableConvertibleType {
  /// Runs this stream's source for an observer, as the last thing that the caller does in `subscription`.
  ///
  /// A chain of such last steps takes constant stack: while a source of the same subscription runs, the next one
  /// waits until it returned.
  @inlinable package func runLast(_ observer: Observer<Element>, in subscription: Subscription) {
    let source = asObservable().source
    subscription.runLast { source(observer, subscription) }
  }
}
