extension Operator {
  /// Passes on each element together with the latest of another stream; see
  /// ``ObservableType/withLatestFrom(_:resultSelector:)``.
  @inlinable public static func withLatestFrom<Second: ObservableConvertibleType, Failure: Error>(
    _ second: Second, resultSelector: @escaping (Input, Second.Element) throws(Failure) -> Output
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let delivery = Delivery(stage)
      let latest = Memory<Second.Element?>(nil)
      second.asObservable().runInner(
        of: stage, onNext: { latest.value = $0 },
        onTermination: { termination in
          if case .completed = termination, latest.value != nil { return }
          delivery.terminate(termination, observer.terminal)
        })
      return Observer(
        onNext: { element in
          guard let other = latest.value, stage.isActive else { return }
          do throws(Failure) {
            let result = try resultSelector(element, other)
            delivery.next(result, to: observer)
          } catch {
            delivery.terminate(.error(error), observer.terminal)
          }
        },
        onTermination: { termination in
          delivery.terminate(termination, observer.terminal)
        })
    }
  }
}

extension ObservableType {
  /// Passes on each element together with the latest of another stream.
  ///
  /// When an event needs the state of the moment: a press of "Send" and the text of the field.
  ///
  /// ```
  /// source                            --1----2--3-|
  /// second                            ---a-b------|
  /// withLatestFrom(second) { ($0,$1)} -------2b-3b|
  /// ```
  ///
  /// The second stream is subscribed first. Elements that come before it brought one are dropped.
  ///
  /// - Timing: completes with the source, or when the second stream completes without an element. A later completion of
  ///   the second stream changes nothing.
  /// - Failure: an error of either stream, or thrown by `resultSelector`, ends the stream.
  /// - Buffering: the second stream's latest element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func withLatestFrom<Second: ObservableConvertibleType, Result, Failure: Error>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    apply(.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Passes on the latest element of another stream at each element of this one.
  ///
  /// ```
  /// source                  --1----2--3-|
  /// second                  ---a-b------|
  /// withLatestFrom(second)  -------b--b-|
  /// ```
  ///
  /// As ``withLatestFrom(_:resultSelector:)``.
  @inlinable public func withLatestFrom<Second: ObservableConvertibleType>(_ second: Second) -> Observable<
    Second.Element
  > {
    withLatestFrom(second) { _, latest in latest }
  }
}
