// RxSwift names the type of the elements where the static functions of a collection are called:
// `Observable<Int>.zip(streams)` is an `Observable<[Int]>`. The forms beside `combineLatest` and `zip` name the type of
// the result, as a leading dot does. Where both fit, the compiler takes those.
extension Observable {
  /// Emits the latest elements of all streams of a collection, called on the type of one stream.
  ///
  /// `Observable<Int>.combineLatest(streams)` is the same as `Observable<[Int]>.combineLatest(streams)`.
  @_disfavoredOverload
  @inlinable public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<[Element]> where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(sources)
  }

  /// Groups the elements of all streams of a collection by their position, called on the type of one stream.
  ///
  /// `Observable<Int>.zip(streams)` is the same as `Observable<[Int]>.zip(streams)`.
  @_disfavoredOverload
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<[Element]> where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(sources)
  }

  /// Emits the elements of the leftmost stream until a later one emits, called on a stream of streams.
  ///
  /// `Observable<Observable<Int>>.cascade(streams)` is the same as `Observable<Int>.cascade(streams)`.
  @_disfavoredOverload
  @inlinable public static func cascade<Sources: Sequence>(
    _ observables: Sources
  ) -> Observable<Element.Element> where Element: ObservableConvertibleType, Sources.Element == Element {
    Observable<Element.Element>.cascade(observables)
  }
}

extension TraitStream where Trait.Failure == Never {
  /// Emits the latest elements of all streams of a collection, called on the type of one stream.
  ///
  /// `Driver<Int>.combineLatest(drivers)` is the same as `Driver<[Int]>.combineLatest(drivers)`.
  @_disfavoredOverload
  @inlinable public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> TraitStream<Trait, [Element]> where Sources.Element: InfallibleType<Element> {
    TraitStream<Trait, [Element]>.combineLatest(sources)
  }

  /// Emits what a function makes of the latest elements of all streams of a collection, called on the type of one
  /// stream.
  @_disfavoredOverload
  @inlinable public static func combineLatest<Sources: Collection, Result>(
    _ sources: Sources, resultSelector: @escaping ([Element]) -> Result
  ) -> TraitStream<Trait, Result> where Sources.Element: InfallibleType<Element> {
    TraitStream<Trait, Result>.combineLatest(sources, resultSelector: resultSelector)
  }

  /// Groups the elements of all streams of a collection by their position, called on the type of one stream.
  ///
  /// `Driver<Int>.zip(drivers)` is the same as `Driver<[Int]>.zip(drivers)`.
  @_disfavoredOverload
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> TraitStream<Trait, [Element]> where Sources.Element: InfallibleType<Element> {
    TraitStream<Trait, [Element]>.zip(sources)
  }

  /// Emits what a function makes of the elements of all streams of a collection at the same position, called on the
  /// type of one stream.
  @_disfavoredOverload
  @inlinable public static func zip<Sources: Collection, Result>(
    _ sources: Sources, resultSelector: @escaping ([Element]) -> Result
  ) -> TraitStream<Trait, Result> where Sources.Element: InfallibleType<Element> {
    TraitStream<Trait, Result>.zip(sources, resultSelector: resultSelector)
  }
}

extension TraitStream where Trait == SingleTrait {
  /// Waits for all singles of a collection, called on the type of one.
  ///
  /// `Single<Int>.zip(singles)` is the same as `Single<[Int]>.zip(singles)`.
  @_disfavoredOverload
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> Single<[Element]> where Sources.Element == Single<Element> {
    Single<[Element]>.zip(sources)
  }

  /// Waits for all singles of a collection and emits what a function makes of their elements, called on the type of
  /// one.
  @_disfavoredOverload
  @inlinable public static func zip<Sources: Collection, Result>(
    _ sources: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Sources.Element == Single<Element> {
    Single<Result>.zip(sources, resultSelector: resultSelector)
  }
}
