extension ObservableConvertibleType {
  /// Makes this a single: exactly one element, which is passed on when the source has completed.
  ///
  /// When the source is known to bring one, and anything else is a mistake. For the first of several see
  /// ``ObservableType/first()``. The events are those of ``ObservableType/single()``.
  ///
  /// ```
  /// source      -1--|
  /// asSingle()  ----(1|)
  /// ```
  ///
  /// - Failure: ``RxError/noElements`` at a completion without an element, ``RxError/moreThanOneElement`` at the second
  ///   element, which ends the source.
  @inlinable public func asSingle() -> Single<Element> {
    Single(promised: asObservable().apply(.single()))
  }

  /// Makes this a maybe: at most one element, which is passed on when the source has completed.
  ///
  /// ```
  /// source     -1--|      ----|
  /// asMaybe()  ----(1|)   ----|
  /// ```
  ///
  /// - Timing: the element waits for the completion.
  /// - Failure: ``RxError/moreThanOneElement`` at the second element, which ends the source.
  /// - Buffering: one element.
  @inlinable public func asMaybe() -> Maybe<Element> {
    Maybe(promised: asObservable().apply(.atMostOne()))
  }
}

extension ObservableConvertibleType<Never> {
  /// Makes this a completable: a stream that brings no element, by its type.
  ///
  /// ```swift
  /// uploads.ignoreElements().asCompletable()
  /// ```
  @inlinable public func asCompletable() -> Completable {
    Completable(promised: asObservable())
  }
}

extension Operator where Input == Output {
  /// Passes on the only element, if there is one; see ``ObservableConvertibleType/asMaybe()``.
  @inlinable static func atMostOne() -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let only = Memory<Input?>(nil)
      return Observer(
        onNext: { element in
          if case .none = only.value {
            only.value = element
          } else if stage.end() {
            observer.terminal(.error(RxError.moreThanOneElement))
          }
        },
        onTermination: { stage.end(observer, $0, after: only.value) })
    }
  }
}

extension ObservableType {
  /// The first element, or nil if there is none; as ``Operator/first()``.
  ///
  /// ```
  /// source   --1-2-3-|     |
  /// first()  --(1|)        (nil|)
  /// ```
  ///
  /// The source is let go before the element is handed on, so that there is never a second one.
  @inlinable public func first() -> Single<Element?> {
    Single(promised: apply(.first()))
  }

  /// The last element when the source completes, or nil if there is none; as ``Operator/last()``.
  @inlinable public func last() -> Single<Element?> {
    Single(promised: apply(.last()))
  }

  /// All elements as one array, when the source completes; as ``Operator/toArray()``.
  @inlinable public func toArray() -> Single<[Element]> {
    Single(promised: apply(.toArray()))
  }

  /// All elements as one sorted array, when the source completes; as `Operator.toSortedArray`.
  @inlinable public func toSortedArray(
    by areInIncreasingOrder: @escaping (Element, Element) throws -> Bool
  ) -> Single<[Element]> {
    Single(promised: apply(.toSortedArray(by: areInIncreasingOrder)))
  }

  /// All elements as one sorted array, when the source completes; as `Operator.toSortedArray`.
  @inlinable public func toSortedArray(
    _ order: SortingOrder = .ascending
  ) -> Single<[Element]> where Element: Comparable {
    Single(promised: apply(.toSortedArray(order)))
  }
}

extension ObservableType<Bool> {
  /// Whether all elements are true; nothing if there is none; as ``Operator/and()``.
  @inlinable public func and() -> Maybe<Bool> {
    Maybe(promised: apply(.and()))
  }
}

extension Observable<Bool> {
  /// Whether all elements of several streams are true; nothing if one of them has none.
  ///
  /// ```
  /// a          t---t-|
  /// b          --t-----|     t is true
  /// and(a, b)  --------(t|)
  /// ```
  ///
  /// The first false decides, and all sources are disposed. When all have completed the answer is true if each of them
  /// had an element; otherwise, and without any source, the result completes without an answer.
  @inlinable public static func and(_ sources: any ObservableConvertibleType<Bool>...) -> Maybe<Bool> {
    and(sources.map { $0.asObservable() })
  }

  /// Whether all elements of all streams of a collection are true; nothing if one of them has none.
  ///
  /// As ``and(_:)``.
  @inlinable public static func and<Sources: Collection>(
    _ sources: Sources
  ) -> Maybe<Bool> where Sources.Element: ObservableConvertibleType<Bool> {
    let answers = sources.map { $0.asObservable().apply(.and()) }
    return Maybe(promised: Observable.merge(answers).apply(.and(needing: max(answers.count, 1))))
  }
}
