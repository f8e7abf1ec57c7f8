extension Observable {
  /// Pairs the elements of several streams by their position: the first ones, the second ones, and so on.
  ///
  /// When streams answer each other one to one; for changing values that belong together see `combineLatest`.
  ///
  /// ```
  /// a          1--2-----3--|
  /// b          --x---y--|
  /// zip(a, b)  --1x--2y-|
  /// ```
  ///
  /// - Timing: completes as soon as a stream that has completed has no element left that waits for its partners.
  /// - Failure: the first error ends the stream, what waits is dropped, and the other streams are let go.
  /// - Buffering: the elements of the faster streams, without a limit.
  /// - Complexity: amortised constant for an element.
  @inlinable public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable where Element == (repeat (each Source).Element) {
    zipped(repeat (each source).asObservable())
  }

  @inlinable static func zipped<each Item>(
    _ source: repeat Observable<each Item>
  ) -> Observable where Element == (repeat each Item) {
    var depth = 0
    for sourceDepth in repeat (each source).depth { depth = max(depth, sourceDepth) }
    return Observable(above: depth) { observer, subscription in
      let join = Join(observer.terminal, subscription.stage())
      let side = (repeat Side<each Item>(join))
      let emit = {
        let elements = (repeat (each side).take())
        if !join.isExhausted, join.stage.isActive, join.enter() {
          observer.next(elements)
          join.leave()
        } else {
          join.emit(elements, to: observer)
        }
      }
      repeat (each side).run(each source, emit)
    }
  }

  /// Passes on what a function makes of the elements of several streams at the same position.
  ///
  /// ```
  /// a             1--2-----3--|
  /// b             --3---4--|
  /// zip(a, b, +)  --4---6--|
  /// ```
  ///
  /// As `zip`; an error that `resultSelector` throws ends the stream.
  @inlinable public static func zip<each Source: ObservableConvertibleType, Failure: Error>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws(Failure) -> Element
  ) -> Observable {
    Observable<(repeat (each Source).Element)>.zip(repeat each source).map { elements throws(Failure) in
      try resultSelector(repeat each elements)
    }
  }

  /// Groups the elements of all streams of a collection by their position; as `zip`.
  ///
  /// Without any the result completes at once.
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Element == [Sources.Element.Element] {
    Observable { observer, subscription in
      let join = Join(observer.terminal, subscription.stage())
      let sides = sources.map { _ in Side<Sources.Element.Element>(join) }
      let emit = {
        join.emit(sides.map { $0.take() }, to: observer)
      }
      if sides.isEmpty { join.complete() }
      for (source, side) in Swift.zip(sources, sides) { side.run(source.asObservable(), emit) }
    }
  }

  /// Passes on what a function makes of the elements of all streams of a collection at the same position.
  ///
  /// As `zip`; an error that `resultSelector` throws ends the stream.
  @inlinable public static func zip<Sources: Collection, Failure: Error>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws(Failure) -> Element
  ) -> Observable where Sources.Element: ObservableConvertibleType {
    Observable<[Sources.Element.Element]>.zip(sources).map(resultSelector)
  }
}

extension ObservableConvertibleType {
  /// Passes on what a function makes of the elements of this stream and another at the same position.
  ///
  /// ```
  /// source            1--2-----3--|
  /// second            --3---4--|
  /// zip(with: second) --4---6--|
  /// ```
  ///
  /// As `zip`; an error that `resultSelector` throws ends the stream. The result of a single, too, is a plain stream;
  /// `Single.zip` gives a single.
  ///
  /// - Parameters:
  ///   - second: the other stream.
  ///   - resultSelector: makes an element of two.
  /// - Returns: a stream of what it made.
  @inlinable public func zip<Second: ObservableConvertibleType, Result, Failure: Error>(
    with second: Second, resultSelector: @escaping (Element, Second.Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    .zip(self, second, resultSelector: resultSelector)
  }
}

/// One of the streams of a zip: what of it waits for the others.
@usableFromInline
final class Side<Element> {
  @usableFromInline let waiting = ElementQueue<Element>()
  // SAFETY: a plain value of one isolation domain, never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var isCompleted = false
  @usableFromInline let join: Join

  @inlinable init(_ join: Join) {
    self.join = join
    join.missing += 1
    join.running += 1
  }

  /// Runs the stream; `emit` is called when each of the streams has an element that waits.
  @inlinable func run(_ source: Observable<Element>, _ emit: @escaping () -> Void) {
    join.run(
      source,
      onNext: { [self] element in
        if waiting.isEmpty { join.missing &-= 1 }
        waiting.append(element)
        if join.missing == 0 { emit() }
      },
      onCompleted: { [self] in
        isCompleted = true
        return waiting.isEmpty
      })
  }

  /// Takes the first of what waits; there is one.
  @inlinable func take() -> Element {
    let element = waiting.removeFirst()
    if waiting.isEmpty {
      join.missing &+= 1
      if isCompleted { join.isExhausted = true }
    }
    return element
  }
}
