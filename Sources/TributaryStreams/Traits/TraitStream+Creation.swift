public import TributaryTime

extension TraitStream where Trait: ElementTrait {
  /// The stream of one element; as ``Observable/just(_:)``.
  @inlinable public static func just(_ element: Element) -> TraitStream {
    TraitStream(promised: .just(element))
  }

  /// The stream of one 0 after a time; as ``Observable/timer(_:period:scheduler:)`` without a period.
  @inlinable public static func timer(
    _ dueTime: Duration, scheduler: (any Scheduler)? = nil
  ) -> TraitStream where Element: FixedWidthInteger {
    TraitStream(promised: .timer(dueTime, scheduler: scheduler))
  }
}

extension TraitStream {
  /// The stream that does nothing; as ``Observable/never()``.
  @inlinable public static func never() -> TraitStream {
    TraitStream(promised: .never())
  }

  /// The stream that a function makes anew for each subscription; as ``Observable/deferred(_:)``.
  @inlinable public static func deferred(
    _ factory: @escaping () throws(Trait.Failure) -> TraitStream
  ) -> TraitStream {
    TraitStream(promised: .deferred { () throws(Trait.Failure) in try factory().stream })
  }

  /// The stream that a function makes from a resource, which lives as long as the subscription; as `Observable.using`.
  @inlinable public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws(Trait.Failure) -> Resource,
    observableFactory: @escaping (Resource) throws(Trait.Failure) -> TraitStream
  ) -> TraitStream {
    TraitStream(promised: .using(resourceFactory, observableFactory: { try observableFactory($0).stream }))
  }
}

extension TraitStream where Trait.Filtered == Trait {
  /// The stream that completes at once; as ``Observable/empty()``.
  @inlinable public static func empty() -> TraitStream {
    TraitStream(promised: .empty())
  }

  /// The stream of an optional's value, if there is one.
  @inlinable public static func from(optional element: Element?) -> TraitStream {
    TraitStream(promised: .from(optional: element))
  }
}

extension TraitStream where Trait.Failure == any Error {
  /// The stream that ends with an error at once; as ``Observable/error(_:)``.
  @inlinable public static func error(_ error: any Error) -> TraitStream {
    TraitStream(promised: .error(error))
  }
}

extension TraitStream where Trait.Failure == Never {
  /// The stream of the elements given; as ``Observable/of(_:)``.
  @inlinable public static func of(_ elements: Element...) -> TraitStream {
    TraitStream(promised: .from(elements))
  }

  /// The stream of a sequence's elements, which are taken one by one while somebody listens; as `Observable.from`.
  @inlinable public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> TraitStream where Elements.Element == Element {
    TraitStream(promised: .from(elements))
  }

  /// The endless stream of 0, 1, 2, … with a period between them; as ``Observable/interval(_:scheduler:)``.
  @inlinable public static func interval(
    _ period: Duration, scheduler: (any Scheduler)? = nil
  ) -> TraitStream where Element: FixedWidthInteger {
    TraitStream(promised: .interval(period, scheduler: scheduler))
  }

  /// The stream of 0, 1, 2, … with a period between them, after a time; as ``Observable/timer(_:period:scheduler:)``.
  @inlinable public static func timer(
    _ dueTime: Duration, period: Duration, scheduler: (any Scheduler)? = nil
  ) -> TraitStream where Element: FixedWidthInteger {
    TraitStream(promised: .timer(dueTime, period: period, scheduler: scheduler))
  }
}
