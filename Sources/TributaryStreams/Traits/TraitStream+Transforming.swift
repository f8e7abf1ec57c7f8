public import TributaryTime

extension TraitStream where Trait: ElementTrait {
  /// Passes each element through a function; as ``ObservableType/map(_:)``.
  @inlinable public func map<Result>(
    _ transform: @escaping (Element) throws(Trait.Failure) -> Result
  ) -> TraitStream<Trait, Result> {
    lift(.map(transform))
  }

  /// Keeps the elements for which a function says so; as ``ObservableType/filter(_:)``.
  ///
  /// A single becomes a maybe.
  @inlinable public func filter(
    _ predicate: @escaping (Element) throws(Trait.Failure) -> Bool
  ) -> TraitStream<Trait.Filtered, Element> {
    lift(.filter(predicate))
  }

  /// Passes each element through a function and drops what becomes nil; as ``ObservableType/compactMap(_:)``.
  ///
  /// A single becomes a maybe.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) throws(Trait.Failure) -> Result?
  ) -> TraitStream<Trait.Filtered, Result> {
    lift(.compactMap(transform))
  }
}

extension TraitStream where Trait: ElementTrait {
  /// Puts one value in the place of each element; as ``ObservableType/mapTo(_:)``.
  @inlinable public func mapTo<Result>(_ value: Result) -> TraitStream<Trait, Result> {
    lift(.mapTo(value))
  }

  /// Drops nil and unwraps the rest; as ``ObservableType/unwrap()``.
  ///
  /// A single becomes a maybe.
  @inlinable public func unwrap<Wrapped>() -> TraitStream<Trait.Filtered, Wrapped> where Element == Wrapped? {
    lift(.unwrap())
  }

  /// Turns true into false and false into true; as ``ObservableType/not()``.
  @inlinable public func not() -> TraitStream where Element == Bool {
    lift(.not())
  }
}

extension TraitStream {
  /// Passes on the events of whichever of several streams brings one first; as `Observable.amb`.
  @inlinable public static func amb(_ first: TraitStream, _ others: TraitStream...) -> TraitStream {
    TraitStream(promised: .amb([first] + others))
  }

  /// Writes down each event, and passes it on; as `ObservableType.debug`.
  @inlinable public func debug(
    _ identifier: String? = nil, trimming: DebugTrimming = .none, fileID: StaticString = #fileID, line: UInt = #line,
    function: StaticString = #function
  ) -> TraitStream {
    lift(.debug(identifier, trimming: trimming, fileID: fileID, line: line, function: function))
  }

  /// Passes on the elements and the completion later; as ``ObservableType/delay(_:scheduler:)``.
  @inlinable public func delay(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> TraitStream {
    lift(.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source later; as ``ObservableType/delaySubscription(_:scheduler:)``.
  @inlinable public func delaySubscription(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> TraitStream {
    TraitStream(promised: stream.delaySubscription(dueTime, scheduler: scheduler))
  }
}
