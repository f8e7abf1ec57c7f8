public import TributaryTime

extension TraitStream where Trait.Failure == any Error {
  /// Goes on with another stream of the same kind when this one fails; as `ObservableType.catch`.
  @inlinable public func `catch`(_ handler: @escaping (any Error) throws -> TraitStream) -> TraitStream {
    TraitStream(promised: stream.catch { try handler($0).stream })
  }

  /// Runs this again when it fails, until it does not; as ``ObservableType/retry()``.
  @inlinable public func retry() -> TraitStream {
    TraitStream(promised: stream.retry())
  }

  /// Runs this again when it fails, so many times in all; as `ObservableType.retry`.
  ///
  /// - Parameter maxAttemptCount: how many runs there may be, the first included; less than 1 counts as 1, since a
  ///   stream of no run would be an empty one.
  /// - Returns: the first run that does not fail, or the last error.
  @inlinable public func retry(_ maxAttemptCount: Int) -> TraitStream {
    TraitStream(promised: stream.retry(max(maxAttemptCount, 1)))
  }

  /// Runs this again when it fails, after pauses; as `ObservableType.retry`.
  @inlinable public func retry(
    _ behavior: RepeatBehavior, scheduler: (any Scheduler)? = nil, shouldRetry: ((any Error) -> Bool)? = nil
  ) -> TraitStream {
    TraitStream(promised: stream.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry))
  }

  /// Fails with ``RxError/timeout`` when nothing comes in time; as ``ObservableType/timeout(_:scheduler:)``.
  @inlinable public func timeout(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> TraitStream {
    lift(.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another stream of the same kind when nothing comes in time; as `ObservableType.timeout`.
  @inlinable public func timeout(
    _ dueTime: Duration, other: TraitStream, scheduler: (any Scheduler)? = nil
  ) -> TraitStream {
    TraitStream(promised: stream.timeout(dueTime, other: other.stream, scheduler: scheduler))
  }
}

extension TraitStream where Trait: ElementTrait, Trait.Failure == any Error {
  /// Brings an element in place of an error.
  ///
  /// For a stream that is then known not to fail see ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)``.
  @inlinable public func catchAndReturn(_ element: Element) -> TraitStream {
    self.catch { _ in .just(element) }
  }
}

extension TraitStream where Trait.Filtered == Trait, Trait.Failure == any Error {
  /// Runs this again when another stream, made from its errors, says so; as `ObservableType.retry`.
  @inlinable public func retry<Trigger: ObservableConvertibleType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> TraitStream {
    TraitStream(promised: stream.retry(when: notificationHandler))
  }

  /// Runs this again when another stream, made from its errors of one type, says so; as `ObservableType.retry`.
  @inlinable public func retry<Trigger: ObservableConvertibleType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> TraitStream {
    TraitStream(promised: stream.retry(when: notificationHandler))
  }
}

extension TraitStream where Trait == SingleTrait {
  /// Runs this again when another stream, made from its errors, says so; as `ObservableType.retry`.
  ///
  /// - Failure: when the other stream completes, ``RxError/noElements``: a single is never empty.
  @inlinable public func retry<Trigger: ObservableConvertibleType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Single<Element> {
    stream.retry(when: notificationHandler).asSingle()
  }

  /// Runs this again when another stream, made from its errors of one type, says so; as `ObservableType.retry`.
  ///
  /// - Failure: when the other stream completes, ``RxError/noElements``: a single is never empty.
  @inlinable public func retry<Trigger: ObservableConvertibleType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Single<Element> {
    stream.retry(when: notificationHandler).asSingle()
  }
}
