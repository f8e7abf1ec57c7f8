extension Operator where Input == Output {
  /// Drops the first elements, as long as a function answers with true; see `ObservableType.skip`.
  @inlinable public static func skip<Failure: Error>(
    while predicate: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.passingStage()
      let isSkipping = Memory(true)
      return Observer(
        onNext: { element in
          do throws(Failure) {
            if isSkipping.value {
              guard !(try predicate(element)), stage.isActive else { return }
              isSkipping.value = false
            }
            observer.next(element)
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Drops the first elements, as long as a function answers with true; what follows passes unasked.
  ///
  /// When what comes first is only the way to the start: blank lines, a head.
  ///
  /// ```
  /// source           1-2-3-1-|
  /// skip(while: <3)  ----3-1-|
  /// ```
  ///
  /// - Failure: an error that `predicate` throws ends the stream; `predicate` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func skip<Failure: Error>(
    while predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    apply(.skip(while: predicate))
  }
}
