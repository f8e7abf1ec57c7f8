extension Operator where Input == Output {
  /// Passes on the only element; see ``ObservableType/single()``.
  @inlinable public static func single() -> Operator {
    single { _ in true }
  }

  /// Passes on the only element that a function answers with true; see `ObservableType.single`.
  @inlinable public static func single<Failure: Error>(
    _ predicate: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let only = Memory<Input?>(nil)
      return Observer(
        onNext: { element in
          do throws(Failure) {
            guard try predicate(element) else { return }
            if case .none = only.value {
              only.value = element
            } else if stage.end() {
              observer.terminal(.error(RxError.moreThanOneElement))
            }
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: { termination in
          if case .completed = termination, case .none = only.value {
            stage.end(.error(RxError.noElements), observer.terminal)
          } else {
            stage.end(observer, termination, after: only.value)
          }
        })
    }
  }
}

extension ObservableType {
  /// Passes on the only element when the source completes, and fails if there is not exactly one.
  ///
  /// When a second element would be a mistake that must not go by: the answer to a request, the row with a key.
  ///
  /// ```
  /// source    --1---|       1-2-|    |
  /// single()  ------(1|)    --#      #
  /// ```
  ///
  /// - Timing: nothing is passed on before it is sure that it is the only one.
  /// - Failure: ``RxError/noElements`` at the completion, ``RxError/moreThanOneElement`` at the second element.
  /// - Buffering: one element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func single() -> Observable<Element> {
    apply(.single())
  }

  /// Passes on the only element that a function answers with true when the source completes, and fails if there is not
  /// exactly one.
  ///
  /// ```
  /// source          1-2-3-|
  /// single(isEven)  ------(2|)
  /// ```
  ///
  /// - Failure: as ``single()``; an error that `predicate` throws ends the stream, and it is not called again.
  /// - Buffering: one element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func single<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    apply(.single(predicate))
  }
}
