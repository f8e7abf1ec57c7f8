extension Operator {
  /// Drops all elements and passes on the end; see ``ObservableType/ignoreElements()``.
  @inlinable public static func ignoreElements() -> Operator where Output == Never {
    Operator { observer, _ in Observer(onNext: { _ in }, onTermination: observer.terminal) }
  }
}

extension Operator where Input == Output {
  /// Drops the elements that equal one of these; see `ObservableType.ignore`.
  @inlinable public static func ignore<Elements: Sequence>(
    _ valuesToIgnore: Elements
  ) -> Operator where Input: Equatable, Elements.Element == Input {
    let values = Array(valuesToIgnore)
    return filter { !values.contains($0) }
  }

  /// Drops the elements that a function answers with true; see ``ObservableType/ignoreWhen(_:)``.
  @inlinable public static func ignoreWhen<Failure: Error>(
    _ predicate: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    filter { (element) throws(Failure) in !(try predicate(element)) }
  }
}

extension ObservableType {
  /// Drops all elements and passes on the end.
  ///
  /// When it matters only that something is done, and how it ended.
  ///
  /// ```
  /// source            1-2-3-|
  /// ignoreElements()  ------|
  /// ```
  ///
  /// - Failure: an error passes.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func ignoreElements() -> Observable<Never> {
    apply(.ignoreElements())
  }

  /// Drops the elements that equal one of these.
  ///
  /// When some values say nothing: zero, an empty text.
  ///
  /// ```
  /// source        1-2-3-1-|
  /// ignore(1, 3)  --2-----|
  /// ```
  ///
  /// - Complexity: linear in the values for an element; nothing is allocated.
  @inlinable public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> where Element: Equatable {
    apply(.ignore(valuesToIgnore))
  }

  /// Drops the elements that equal one of a sequence's, which is read once, here.
  ///
  /// - Complexity: linear in the values for an element; nothing is allocated.
  @inlinable public func ignore<Elements: Sequence>(
    _ valuesToIgnore: Elements
  ) -> Observable<Element> where Element: Equatable, Elements.Element == Element {
    apply(.ignore(valuesToIgnore))
  }

  /// Drops the elements that a function answers with true: the contrary of `filter`.
  ///
  /// When it is easier to say what is not wanted.
  ///
  /// ```
  /// source              -1-2-3-4-|
  /// ignoreWhen(isEven)  -1---3---|
  /// ```
  ///
  /// - Failure: an error that `predicate` throws ends the stream; `predicate` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func ignoreWhen<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    apply(.ignoreWhen(predicate))
  }
}
