extension Operator where Input == Output {
  /// Passes an element on in place of an error, and completes; see ``ObservableType/catchAndReturn(_:)``.
  @inlinable public static func catchAndReturn(_ element: Input) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: observer.next,
        onTermination: { termination in
          switch termination {
          case .completed: stage.end(.completed, observer.terminal)
          case .error: stage.complete(observer, with: element)
          }
        })
    }
  }

  /// Completes in place of failing; see ``ObservableType/catchErrorJustComplete()``.
  @inlinable public static func catchErrorJustComplete() -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(onNext: observer.next, onTermination: { _ in stage.end(.completed, observer.terminal) })
    }
  }
}

extension ObservableType {
  /// Passes an element on in place of an error, and completes.
  ///
  /// When an error has a plain stand-in: zero, an empty list.
  ///
  /// ```
  /// source             -1-2-#
  /// catchAndReturn(7)  -1-2-(7|)
  /// ```
  ///
  /// - Failure: never fails.
  /// - Complexity: constant; elements pass untouched.
  @inlinable public func catchAndReturn(_ element: Element) -> Observable<Element> {
    apply(.catchAndReturn(element))
  }

  /// Completes in place of failing.
  ///
  /// When what came so far is good, and why it ended is of no interest.
  ///
  /// ```
  /// source                    -1-2-#
  /// catchErrorJustComplete()  -1-2-|
  /// ```
  ///
  /// - Failure: never fails.
  /// - Complexity: constant; elements pass untouched.
  @inlinable public func catchErrorJustComplete() -> Observable<Element> {
    apply(.catchErrorJustComplete())
  }
}
