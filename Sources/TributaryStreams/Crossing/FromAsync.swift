public import TributaryTime

extension Observable where Element: Sendable {
  /// The stream of the answer of a function that calls back.
  ///
  /// For an interface that was written before `async`:
  ///
  /// ```swift
  /// func load(_ path: String, _ done: @escaping @Sendable (Data) -> Void)
  ///
  /// let file = Observable.fromAsync { load("a.txt", $0) }
  /// ```
  ///
  /// - Timing: the closure is called once a subscription. The answer may come on any thread; it is delivered in a turn
  ///   of the scope's owner, followed by the completion. Further answers do nothing.
  /// - Cancellation: the function goes on, since nothing can stop it; its answer is dropped.
  ///
  /// - Parameters:
  ///   - scope: where the answer is delivered; the caller's.
  ///   - request: calls the function with the callback that it is handed.
  /// - Returns: a stream of one element.
  public static func fromAsync(
    scope: Scope = .current, _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable {
    answer(in: scope) { inlet in
      request { element in
        inlet.send(element)
        inlet.finish()
      }
    }
  }

  /// The stream of what an inlet gets, which a closure is handed once a subscription.
  static func answer(in scope: Scope, _ ask: @escaping (Inlet<Element>) -> Void) -> Observable {
    Observable { observer, subscription in
      let (stream, inlet) = Inlet<Element>.makeStream(scope: scope)
      stream.source(observer, subscription)
      ask(inlet)
    }
  }
}

extension TraitStream where Trait == SingleTrait, Element: Sendable {
  /// The single of the answer of a function that calls back with a value or an error.
  ///
  /// ```swift
  /// func load(_ path: String, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void)
  ///
  /// let file = Single.fromAsync { load("a.txt", $0) }
  /// ```
  ///
  /// - Timing, Cancellation: as ``Observable/fromAsync(scope:_:)``.
  /// - Failure: the error; ``RxError/inconsistentResult`` if there are both a value and an error, or neither.
  ///
  /// - Parameters:
  ///   - scope: where the answer is delivered; the caller's.
  ///   - request: calls the function with the callback that it is handed.
  /// - Returns: a single of the value.
  public static func fromAsync(
    scope: Scope = .current,
    _ request: @escaping (@escaping @Sendable (Element?, (any Error)?) -> Void) -> Void
  ) -> Single<Element> {
    let stream = Observable<Element>.answer(in: scope) { inlet in
      request { element, error in
        switch (element, error) {
        case (let element?, nil):
          inlet.send(element)
          inlet.finish()
        case (nil, let error?): inlet.finish(.error(error))
        default: inlet.finish(.error(RxError.inconsistentResult))
        }
      }
    }
    return TraitStream(promised: stream)
  }
}
