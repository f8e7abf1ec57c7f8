extension Observable {
  /// Passes on the latest elements of several streams together, each time that one of them brings a new one.
  ///
  /// When something depends on several changing values: a form that can be sent when all its fields are right.
  ///
  /// ```
  /// a                    1-----2-----|
  /// b                    ---x-----y--|
  /// combineLatest(a, b)  ---1x-2x-2y-|
  /// ```
  ///
  /// The streams are subscribed in the order given. Two that come from one source give one element each: a change of
  /// that source is seen in two steps.
  ///
  /// - Timing: the first element comes when each stream has brought one. Completes when all have completed, or when one
  ///   completes that never brought an element.
  /// - Failure: the first error ends the stream and lets the others go.
  /// - Buffering: the latest element of each stream.
  @inlinable public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable where Element == (repeat (each Source).Element) {
    latest(repeat (each source).asObservable())
  }

  @inlinable static func latest<each Item>(
    _ source: repeat Observable<each Item>
  ) -> Observable where Element == (repeat each Item) {
    var depth = 0
    for sourceDepth in repeat (each source).depth { depth = max(depth, sourceDepth) }
    return Observable(above: depth) { observer, subscription in
      let join = Join(observer.terminal, subscription.stage())
      let latest = (repeat Latest<each Item>(join))
      let emit = {
        if join.enter() {
          observer.next((repeat (each latest).get()))
          join.leave()
        } else {
          join.next((repeat (each latest).get()), to: observer)
        }
      }
      repeat (each latest).run(each source, emit)
    }
  }

  /// Passes on what a function makes of the latest elements of several streams, each time that one brings a new one.
  ///
  /// ```
  /// a                       1-----2-----|
  /// b                       ---3-----4--|
  /// combineLatest(a, b, +)  ---4--5--6--|
  /// ```
  ///
  /// As `combineLatest`; an error that `resultSelector` throws ends the stream.
  @inlinable public static func combineLatest<each Source: ObservableConvertibleType, Failure: Error>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws(Failure) -> Element
  ) -> Observable {
    Observable<(repeat (each Source).Element)>.combineLatest(repeat each source).map { elements throws(Failure) in
      try resultSelector(repeat each elements)
    }
  }

  /// Passes on the latest elements of all streams of a collection; as `combineLatest`.
  ///
  /// Without any the result is one empty array, and completion.
  @inlinable public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Element == [Sources.Element.Element] {
    Observable { observer, subscription in
      let join = Join(observer.terminal, subscription.stage())
      let latest = sources.map { _ in Latest<Sources.Element.Element>(join) }
      let emit = { join.next(latest.map { $0.get() }, to: observer) }
      if latest.isEmpty {
        emit()
        join.complete()
      }
      for (source, latest) in Swift.zip(sources, latest) { latest.run(source.asObservable(), emit) }
    }
  }

  /// Passes on what a function makes of the latest elements of all streams of a collection; as `combineLatest`.
  ///
  /// An error that `resultSelector` throws ends the stream.
  @inlinable public static func combineLatest<Sources: Collection, Failure: Error>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws(Failure) -> Element
  ) -> Observable where Sources.Element: ObservableConvertibleType {
    Observable<[Sources.Element.Element]>.combineLatest(sources).map(resultSelector)
  }
}

/// The latest element of one of the streams, if there was one.
@usableFromInline
final class Latest<Element> {
  // SAFETY: changed in one step each, in one isolation domain, before foreign code is called.
  @exclusivity(unchecked) @usableFromInline var slot = Slot<Element>()
  @usableFromInline let join: Join

  @inlinable init(_ join: Join) {
    self.join = join
    join.missing += 1
    join.running += 1
  }

  /// The latest element; there is one.
  @inlinable func get() -> Element {
    slot.element
  }

  /// Runs the stream; `emit` is called with each element once no stream's is missing.
  @inlinable func run(_ source: Observable<Element>, _ emit: @escaping () -> Void) {
    join.run(
      source,
      onNext: { [self] element in
        if slot.isFull {
          // The former goes last: its end may run foreign code.
          let former = slot.replace(with: element)
          _ = consume former
        } else {
          slot.fill(element)
          join.missing &-= 1
        }
        if join.missing == 0, join.stage.isActive { emit() }
      },
      onCompleted: { [self] in !slot.isFull || join.running == 0 })
  }
}
