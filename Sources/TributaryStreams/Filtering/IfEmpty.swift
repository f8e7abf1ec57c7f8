extension Operator where Input == Output {
  /// Passes an element on if there was none at the completion; see ``ObservableType/ifEmpty(default:)``.
  @inlinable public static func ifEmpty(default element: Input) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let isEmpty = Memory(true)
      return Observer(
        onNext: {
          isEmpty.value = false
          observer.next($0)
        },
        onTermination: { stage.end(observer, $0, after: isEmpty.value ? element : nil) })
    }
  }
}

extension ObservableType {
  /// Passes an element on if the source completes without one.
  ///
  /// When nothing is an answer too, and is to be seen: "no results".
  ///
  /// ```
  /// source               --|        1-2-|
  /// ifEmpty(default: 7)  --(7|)     1-2-|
  /// ```
  ///
  /// - Failure: an error passes, also before the first element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func ifEmpty(default element: Element) -> Observable<Element> {
    apply(.ifEmpty(default: element))
  }

  /// Goes on with another stream if the source completes without an element.
  ///
  /// When there is another place to ask: the cache had none, so the server.
  ///
  /// ```
  /// source                 --|        1-2-|
  /// ifEmpty(switchTo: 7-8) --7-8|     1-2-|
  /// ```
  ///
  /// - Failure: an error of either passes; after one of the source the other never runs.
  /// - Complexity: constant for an element. The other stream takes the whole's place, so a chain of any length
  ///   (`ifEmpty` in what it switches to) takes constant stack and memory.
  @inlinable public func ifEmpty<Other: ObservableConvertibleType>(
    switchTo other: Other
  ) -> Observable<Element> where Other.Element == Element {
    switchIfEmpty(to: other.asObservable())
  }

  @inlinable func switchIfEmpty(to other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable(above: source.depth) { observer, subscription in
      let stage = subscription.stage()
      let isEmpty = Memory(true)
      source.runInner(
        of: stage, as: .sole,
        onNext: {
          isEmpty.value = false
          observer.next($0)
        },
        onTermination: { termination in
          if case .completed = termination, isEmpty.value {
            stage.giveWay()
            other.runLast(observer, in: subscription)
          } else if stage.end() {
            observer.terminal(termination)
          }
        })
    }
  }

  /// Goes on with another stream if the source completes without an element, where a leading dot makes that stream:
  /// `rows.ifEmpty(switchTo: .just(0))`.
  @inlinable public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    switchIfEmpty(to: other)
  }
}
