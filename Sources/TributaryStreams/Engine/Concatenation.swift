/// Which end of a stream another one follows on.
@usableFromInline
enum Sequel {
  case completion
  case error
}

/// One run of streams, one after the other, until one ends in the other way.
@usableFromInline
final class Concatenation<Element> {
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let subscription: Subscription
  @usableFromInline let stage: Stage
  @usableFromInline let sequel: Sequel
  /// Gives the next stream, and whether it is known to be the last.
  @usableFromInline let next: () -> (stream: Observable<Element>, isLast: Bool)?

  @inlinable init(
    _ observer: Observer<Element>, _ subscription: Subscription, after sequel: Sequel = .completion,
    next: @escaping () -> (stream: Observable<Element>, isLast: Bool)?
  ) {
    self.observer = observer
    self.subscription = subscription
    stage = subscription.stage()
    self.sequel = sequel
    self.next = next
  }

  @inlinable convenience init<Sources: Collection>(
    _ sources: Sources, _ observer: Observer<Element>, _ subscription: Subscription
  ) where Sources.Element == Observable<Element> {
    var position = sources.startIndex
    self.init(observer, subscription) {
      guard position != sources.endIndex else { return nil }
      let stream = sources[position]
      sources.formIndex(after: &position)
      return (stream, position == sources.endIndex)
    }
  }

  /// Runs the next stream; without one, all ends as the last one did.
  @inlinable func runNext(after former: Termination = .completed) {
    guard stage.isActive else { return }
    let source = next()
    guard stage.isActive else { return }
    guard let source else { return stage.end(former, observer.terminal) }
    guard !source.isLast else {
      stage.giveWay()
      return source.stream.runLast(observer, in: subscription)
    }
    source.stream.runInner(
      of: stage, as: .sole, onNext: observer.next,
      onTermination: { [self] termination in
        switch (termination, sequel) {
        case (.completed, .completion), (.error, .error): subscription.runLast { self.runNext(after: termination) }
        case (.completed, .error), (.error, .completion): stage.end(termination, observer.terminal)
        }
      })
  }
}
