public import TributaryTime

// What makes sense for streams of any number of elements: the kinds that cannot fail.
extension TraitStream where Trait.Failure == Never {
  /// Passes on the first elements, then completes; as ``ObservableType/take(_:)``.
  @inlinable public func take(_ count: Int) -> TraitStream {
    lift(.take(count))
  }

  /// Drops the first elements; as ``ObservableType/skip(_:)``.
  @inlinable public func skip(_ count: Int) -> TraitStream {
    lift(.skip(count))
  }

  /// Passes on what comes within a time, then completes; as ``ObservableType/take(for:scheduler:)``.
  @inlinable public func take(for duration: Duration, scheduler: (any Scheduler)? = nil) -> TraitStream {
    lift(.take(for: duration, scheduler: scheduler))
  }

  /// Drops what comes within a time; as ``ObservableType/skip(for:scheduler:)``.
  @inlinable public func skip(for duration: Duration, scheduler: (any Scheduler)? = nil) -> TraitStream {
    lift(.skip(for: duration, scheduler: scheduler))
  }

  /// Puts elements before all others; as ``ObservableType/startWith(_:)``.
  @inlinable public func startWith(_ elements: Element...) -> TraitStream {
    lift(.startWith(contentsOf: elements))
  }

  /// Folds the elements into a state and passes each state on; as ``ObservableType/scan(_:accumulator:)``.
  @inlinable public func scan<State>(
    _ seed: State, accumulator: @escaping (State, Element) -> State
  ) -> TraitStream<Trait, State> {
    lift(.scan(seed, accumulator: accumulator))
  }

  /// Folds the elements into a state in place and passes each state on; as ``ObservableType/scan(into:accumulator:)``.
  @inlinable public func scan<State>(
    into seed: State, accumulator: @escaping (inout State, Element) -> Void
  ) -> TraitStream<Trait, State> {
    lift(.scan(into: seed, accumulator: accumulator))
  }

  /// Drops elements that equal the one before; as ``ObservableType/distinctUntilChanged()``.
  @inlinable public func distinctUntilChanged() -> TraitStream where Element: Equatable {
    lift(.distinctUntilChanged())
  }

  /// Drops elements whose key equals that of the one before; as `ObservableType.distinctUntilChanged`.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> TraitStream {
    lift(.distinctUntilChanged(keySelector))
  }

  /// Drops elements whose property equals that of the one before; as `ObservableType.distinctUntilChanged`.
  @inlinable public func distinctUntilChanged<Key: Equatable>(at keyPath: KeyPath<Element, Key>) -> TraitStream {
    lift(.distinctUntilChanged { $0[keyPath: keyPath] })
  }

  /// Drops elements that a function finds the same as the one before; as `ObservableType.distinctUntilChanged`.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> TraitStream {
    lift(.distinctUntilChanged(comparer))
  }

  /// Drops elements whose key a function finds the same as that of the one before; as
  /// `ObservableType.distinctUntilChanged`.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> TraitStream {
    lift(.distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Passes on an element when no other has followed for a while; as ``ObservableType/debounce(_:scheduler:)``.
  @inlinable public func debounce(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> TraitStream {
    lift(.debounce(dueTime, scheduler: scheduler))
  }

  /// Passes on at most one element a time window; as ``ObservableType/throttle(_:mode:scheduler:)``.
  @inlinable public func throttle(
    _ interval: Duration, mode: ThrottleMode = .both, scheduler: (any Scheduler)? = nil
  ) -> TraitStream {
    lift(.throttle(interval, mode: mode, scheduler: scheduler))
  }

  /// Drops elements that came before; as `ObservableType.distinct`.
  @inlinable public func distinct() -> TraitStream where Element: Hashable {
    lift(.distinct())
  }

  /// Drops elements that came before, for elements that can only be compared; as `ObservableType.distinct`.
  @inlinable public func distinct() -> TraitStream where Element: Equatable {
    lift(.distinct())
  }

  /// Drops elements whose key came before; as `ObservableType.distinct`.
  @inlinable public func distinct<Key: Hashable>(_ keySelector: @escaping (Element) -> Key) -> TraitStream {
    lift(.distinct(keySelector))
  }

  /// Passes on elements while a function says so; as `ObservableType.take(while:behavior:)`.
  @inlinable public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> TraitStream {
    lift(.take(while: predicate, behavior: behavior))
  }

  /// Passes on elements until a function says so; as `ObservableType.take(until:behavior:)`.
  @inlinable public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> TraitStream {
    lift(.take(until: predicate, behavior: behavior))
  }

  /// Passes on elements until another stream brings one; as `ObservableType.take(until:)`.
  @inlinable public func take<Other: InfallibleType>(until other: Other) -> TraitStream {
    lift(.take(until: other))
  }

  /// Drops elements while a function says so; as ``ObservableType/skip(while:)``.
  @inlinable public func skip(while predicate: @escaping (Element) -> Bool) -> TraitStream {
    lift(.skip(while: predicate))
  }

  /// Drops elements until another stream brings one; as `ObservableType.skip(until:)`.
  @inlinable public func skip<Other: InfallibleType>(until other: Other) -> TraitStream {
    lift(.skip(until: other))
  }

  /// Splits the elements by a question into two streams; as ``ObservableType/partition(_:)``.
  @inlinable public func partition(
    _ predicate: @escaping (Element) -> Bool
  ) -> (matches: TraitStream, nonMatches: TraitStream) {
    let parts = stream.partition(predicate)
    return (TraitStream(promised: parts.matches), TraitStream(promised: parts.nonMatches))
  }

  /// Joins each element with an object that is not kept, and completes when it is gone; as
  /// ``ObservableType/withUnretained(_:)``.
  ///
  /// A driver keeps its latest element for those who come later, and does not keep this one, for the object's sake.
  @inlinable public func withUnretained<Object: AnyObject>(_ object: Object) -> TraitStream<Trait, (Object, Element)> {
    TraitStream<Trait, (Object, Element)>(sealed: stream.withUnretained(object))
  }

  /// Joins each element with an object that is not kept, and completes when it is gone; as
  /// `ObservableType.withUnretained`.
  ///
  /// A driver keeps its latest element: what `resultSelector` returns should not hold the object.
  @inlinable public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> TraitStream<Trait, Result> {
    lift(.withUnretained(object, resultSelector: resultSelector))
  }
}
