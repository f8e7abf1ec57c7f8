extension TraitStream where Trait: ElementTrait, Trait.Failure == any Error {
  /// Turns the element, when it comes, into another stream of the same kind.
  ///
  /// ```swift
  /// let photo: Single<Image> = user.flatMap { load($0.photo) }
  /// ```
  ///
  /// - Failure: an error of either, or thrown by `selector`. The second never runs if the first fails or is empty.
  @inlinable public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> TraitStream<Trait, Result>
  ) -> TraitStream<Trait, Result> {
    lift(.flatMap(selector))
  }

  /// Turns the element, when it comes, into a stream of at most one; as `flatMap`.
  @inlinable public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    lift(.flatMap(selector))
  }

  /// Turns the element, when it comes, into work that brings none; as `flatMap`.
  @inlinable public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    lift(.flatMap(selector))
  }
}

// Of each pair below, the first lets `.just(…)` and the like be written in the closure; the second is for another kind.
extension TraitStream where Trait.Failure == Never {
  /// Turns each element into a stream and passes on the events of all; as ``ObservableType/flatMap(_:)``.
  @inlinable public func flatMap<Result>(
    _ selector: @escaping (Element) -> TraitStream<Trait, Result>
  ) -> TraitStream<Trait, Result> {
    lift(.flatMap(selector))
  }

  /// As `flatMap`, into a stream of another kind that cannot fail; the result is of that kind.
  @inlinable public func flatMap<Kind: StreamTrait, Result>(
    _ selector: @escaping (Element) -> TraitStream<Kind, Result>
  ) -> TraitStream<Kind, Result> where Kind.Failure == Never {
    lift(.flatMap(selector))
  }

  /// Turns each element into a stream and passes on the events of the latest; as ``ObservableType/flatMapLatest(_:)``.
  @inlinable public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> TraitStream<Trait, Result>
  ) -> TraitStream<Trait, Result> {
    lift(.flatMapLatest(selector))
  }

  /// As `flatMapLatest`, into a stream of another kind that cannot fail; the result is of that kind.
  @inlinable public func flatMapLatest<Kind: StreamTrait, Result>(
    _ selector: @escaping (Element) -> TraitStream<Kind, Result>
  ) -> TraitStream<Kind, Result> where Kind.Failure == Never {
    lift(.flatMapLatest(selector))
  }

  /// Turns an element into a stream unless one still runs; as ``ObservableType/flatMapFirst(_:)``.
  @inlinable public func flatMapFirst<Result>(
    _ selector: @escaping (Element) -> TraitStream<Trait, Result>
  ) -> TraitStream<Trait, Result> {
    lift(.flatMapFirst(selector))
  }

  /// As `flatMapFirst`, into a stream of another kind that cannot fail; the result is of that kind.
  @inlinable public func flatMapFirst<Kind: StreamTrait, Result>(
    _ selector: @escaping (Element) -> TraitStream<Kind, Result>
  ) -> TraitStream<Kind, Result> where Kind.Failure == Never {
    lift(.flatMapFirst(selector))
  }

  /// Turns each element into a stream and runs one after the other; as ``ObservableType/concatMap(_:)``.
  @inlinable public func concatMap<Result>(
    _ selector: @escaping (Element) -> TraitStream<Trait, Result>
  ) -> TraitStream<Trait, Result> {
    lift(.concatMap(selector))
  }

  /// As `concatMap`, into a stream of another kind that cannot fail; the result is of that kind.
  @inlinable public func concatMap<Kind: StreamTrait, Result>(
    _ selector: @escaping (Element) -> TraitStream<Kind, Result>
  ) -> TraitStream<Kind, Result> where Kind.Failure == Never {
    lift(.concatMap(selector))
  }

  /// Passes on the events of the latest stream that came; as `flatMapLatest`.
  @inlinable public func switchLatest<Kind: StreamTrait, Inner>() -> TraitStream<Kind, Inner>
  where Element == TraitStream<Kind, Inner>, Kind.Failure == Never {
    lift(.flatMapLatest { $0 })
  }

  /// Passes on the events of all the streams that come; as ``ObservableType/merge()``.
  @inlinable public func merge<Kind: StreamTrait, Inner>() -> TraitStream<Kind, Inner>
  where Element == TraitStream<Kind, Inner>, Kind.Failure == Never {
    lift(.flatMap { $0 })
  }

  /// Passes on the events of the streams that come, of so many at a time; as ``ObservableType/merge(maxConcurrent:)``.
  @inlinable public func merge<Kind: StreamTrait, Inner>(maxConcurrent: Int) -> TraitStream<Kind, Inner>
  where Element == TraitStream<Kind, Inner>, Kind.Failure == Never {
    TraitStream<Kind, Inner>(promised: stream.merge(maxConcurrent: maxConcurrent))
  }
}
