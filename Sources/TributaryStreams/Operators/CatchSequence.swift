extension Observable {
  /// Runs streams one after the other until one does not fail.
  ///
  /// When there are several ways to get something: a cache, then a mirror, then the origin.
  ///
  /// ```
  /// a                         -1-#
  /// b                         -2-|
  /// c                         -3-|
  /// catch(sequence: a, b, c)  -1--2-|
  /// ```
  ///
  /// A stream is asked for when it is to run, so a sequence may be lazy or endless. Without any the result completes.
  ///
  /// - Failure: the last stream's error passes.
  /// - Complexity: constant for an element; any number of streams takes constant stack and memory.
  @inlinable public static func `catch`<Sources: Sequence>(
    sequence sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable { observer, subscription in
      Attempts(sources.makeIterator(), observer, subscription).runNext(after: .completed)
    }
  }
}

/// One run of streams, until one does not fail.
@usableFromInline
final class Attempts<Element, Sources: IteratorProtocol>
where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
  @usableFromInline var sources: Sources
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let subscription: Subscription
  @usableFromInline let stage: Stage

  @inlinable init(_ sources: Sources, _ observer: Observer<Element>, _ subscription: Subscription) {
    self.sources = sources
    self.observer = observer
    self.subscription = subscription
    stage = subscription.stage()
  }

  /// Runs the next stream; `former` is how the one before ended.
  @inlinable func runNext(after former: Termination) {
    guard stage.isActive else { return }
    guard let source = sources.next() else {
      if stage.end() { observer.terminal(former) }
      return
    }
    let inner = Subscription()
    stage.hold(inner)
    guard stage.isActive else { return }
    source.asObservable().runInner(
      in: inner, of: stage, onNext: observer.next,
      onTermination: { [self] termination in
        switch termination {
        case .completed: if stage.end() { observer.terminal(termination) }
        case .error: subscription.runLast { self.runNext(after: termination) }
        }
      })
  }
}
