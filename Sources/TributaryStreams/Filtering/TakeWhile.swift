/// Whether the element that ends a `take(while:)` or `take(until:)` is passed on.
public enum TakeBehavior: Hashable, Sendable {
  /// It is passed on, as the last.
  case inclusive
  /// It is dropped.
  case exclusive
}

extension Operator where Input == Output {
  /// Passes elements on until a function answers with false; see `ObservableType.take`.
  @inlinable public static func take<Failure: Error>(
    while predicate: @escaping (Input) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.passingStage()
      return Observer(
        onNext: { element in
          do throws(Failure) {
            let goesOn = try predicate(element)
            guard stage.isActive else { return }
            if goesOn {
              observer.next(element)
            } else {
              stage.end(observer, .completed, after: behavior == .inclusive ? element : nil)
            }
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: observer.terminal)
    }
  }

  /// Passes elements on until a function answers with true; see `ObservableType.take`.
  @inlinable public static func take<Failure: Error>(
    until predicate: @escaping (Input) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Operator {
    take(while: { (element) throws(Failure) in !(try predicate(element)) }, behavior: behavior)
  }
}

extension ObservableType {
  /// Passes elements on until a function answers with false, then completes and lets the source go.
  ///
  /// When an element shows that what was wanted is over: a value past a limit.
  ///
  /// ```
  /// source                                1-2-3-1-|
  /// take(while: <3)                       1-2-|
  /// take(while: <3, behavior: .inclusive) 1-2-(3|)
  /// ```
  ///
  /// - Failure: an error that `predicate` throws ends the stream; `predicate` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - predicate: whether to go on.
  ///   - behavior: whether the element that ends the stream is passed on.
  /// - Returns: a stream of the first elements.
  @inlinable public func take<Failure: Error>(
    while predicate: @escaping (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    apply(.take(while: predicate, behavior: behavior))
  }

  /// Passes elements on until a function answers with true, then completes and lets the source go.
  ///
  /// When an element is the end: an empty line, a "done".
  ///
  /// ```
  /// source                                 1-2-3-1-|
  /// take(until: ==3)                       1-2-|
  /// take(until: ==3, behavior: .inclusive) 1-2-(3|)
  /// ```
  ///
  /// - Failure: an error that `predicate` throws ends the stream; `predicate` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - predicate: whether to stop.
  ///   - behavior: whether the element that ends the stream is passed on.
  /// - Returns: a stream of the first elements.
  @inlinable public func take<Failure: Error>(
    until predicate: @escaping (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    apply(.take(until: predicate, behavior: behavior))
  }
}
