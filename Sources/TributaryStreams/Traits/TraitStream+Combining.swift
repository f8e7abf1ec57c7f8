extension TraitStream where Trait: ElementTrait, Trait.Failure == any Error {
  /// Waits for several singles, or maybes, and passes on their elements together; as `Observable.zip`.
  ///
  /// They run at the same time. The first error is the result's, an empty maybe makes the result empty, and either lets
  /// the others go.
  @inlinable public static func zip<each Item>(
    _ source: repeat TraitStream<Trait, each Item>
  ) -> TraitStream where Element == (repeat each Item) {
    TraitStream(promised: .zip(repeat each source))
  }

  /// Waits for several singles, or maybes, and passes on what a function makes of their elements; as `Observable.zip`.
  @inlinable public static func zip<each Item>(
    _ source: repeat TraitStream<Trait, each Item>, resultSelector: @escaping (repeat each Item) throws -> Element
  ) -> TraitStream {
    TraitStream(promised: .zip(repeat each source, resultSelector: resultSelector))
  }
}

extension TraitStream where Trait.Failure == Never {
  /// Passes on the latest elements of several streams together; as `Observable.combineLatest`.
  ///
  /// Any streams that cannot fail may be combined, relays too.
  @inlinable public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> TraitStream where Element == (repeat (each Source).Element) {
    TraitStream(promised: .combineLatest(repeat each source))
  }

  /// Passes on what a function makes of the latest elements of several streams; as `Observable.combineLatest`.
  @inlinable public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> TraitStream {
    TraitStream(promised: .combineLatest(repeat each source, resultSelector: resultSelector))
  }

  /// Passes on the latest elements of all streams of a collection; as `Observable.combineLatest`.
  @inlinable public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> TraitStream where Sources.Element: InfallibleType, Element == [Sources.Element.Element] {
    TraitStream(promised: .combineLatest(sources))
  }

  /// Passes on what a function makes of the latest elements of all streams of a collection; as
  /// `Observable.combineLatest`.
  @inlinable public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> TraitStream where Sources.Element: InfallibleType {
    TraitStream(promised: Observable<[Sources.Element.Element]>.combineLatest(sources).map(resultSelector))
  }

  /// Pairs the elements of several streams by their position; as `Observable.zip`.
  @inlinable public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> TraitStream where Element == (repeat (each Source).Element) {
    TraitStream(promised: .zip(repeat each source))
  }

  /// Passes on what a function makes of the elements of several streams at the same position; as `Observable.zip`.
  @inlinable public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> TraitStream {
    TraitStream(promised: .zip(repeat each source, resultSelector: resultSelector))
  }

  /// Groups the elements of all streams of a collection by their position; as `Observable.zip`.
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> TraitStream where Sources.Element: InfallibleType, Element == [Sources.Element.Element] {
    TraitStream(promised: .zip(sources))
  }

  /// Passes on what a function makes of the elements of all streams of a collection at the same position; as
  /// `Observable.zip`.
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> TraitStream where Sources.Element: InfallibleType {
    TraitStream(promised: Observable<[Sources.Element.Element]>.zip(sources).map(resultSelector))
  }

  /// Passes on the events of several streams, as they come; as `Observable.merge`.
  @inlinable public static func merge(_ sources: TraitStream...) -> TraitStream {
    merge(sources)
  }

  /// Passes on the events of all streams of a collection, as they come; as `Observable.merge`.
  @inlinable public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> TraitStream where Sources.Element: InfallibleType<Element> {
    TraitStream(promised: Observable.from(sources).merge())
  }

  /// Goes on with a second stream when this one has completed; as `ObservableType.concat`.
  @inlinable public func concat<Second: InfallibleType>(
    _ second: Second
  ) -> TraitStream where Second.Element == Element {
    TraitStream(promised: stream.concat(second))
  }

  /// Goes on with a second stream of the same kind when this one has completed; as `ObservableType.concat`.
  @inlinable public func concat(_ second: TraitStream) -> TraitStream {
    TraitStream(promised: stream.concat(second.stream))
  }

  /// Runs several streams one after the other; as `Observable.concat`.
  @inlinable public static func concat(_ sources: TraitStream...) -> TraitStream {
    concat(sources)
  }

  /// Runs the streams of a collection one after the other; as `Observable.concat`.
  @inlinable public static func concat<Sources: Collection>(
    _ sources: Sources
  ) -> TraitStream where Sources.Element: InfallibleType<Element> {
    TraitStream(promised: .concat(sources.lazy.map { $0.asObservable() }))
  }

  /// Runs the streams of a sequence, which may be endless, one after the other; as `Observable.concat`.
  @inlinable public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> TraitStream where Sources.Element: InfallibleType<Element> {
    TraitStream(promised: .concat(sources.lazy.map { $0.asObservable() }))
  }

  /// Passes on what a function makes of each element and the latest of another stream; as
  /// `ObservableType.withLatestFrom`.
  @inlinable public func withLatestFrom<Second: InfallibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> TraitStream<Trait, Result> {
    lift(.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Passes on the latest element of another stream at each element of this one; as `ObservableType.withLatestFrom`.
  @inlinable public func withLatestFrom<Second: InfallibleType>(
    _ second: Second
  ) -> TraitStream<Trait, Second.Element> {
    lift(.withLatestFrom(second) { _, latest in latest })
  }
}
