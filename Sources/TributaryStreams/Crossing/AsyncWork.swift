public import TributaryTime

extension Observable {
  /// The stream of what an async function returns, called once a subscription, in a task of the scope.
  ///
  /// When the scope is cancelled, nothing more comes, and a task that awaits the stream is resumed.
  static func work(_ name: String, in scope: Scope, _ work: @escaping () async throws -> Element) -> Observable {
    Observable { observer, subscription in
      let stage = subscription.stage()
      let task = scope.task(name) {
        // Cancelled before its first turn.
        guard stage.isActive else { return }
        do {
          let element = try await work()
          guard stage.end() else { return }
          observer.onNext(element)
          observer.onCompleted()
        } catch {
          // Cancelled while somebody listens: the scope has ended, and nobody is to blame.
          if Task.isCancelled, error is CancellationError { return stage.fallSilent() }
          if stage.end() { observer.onError(error) }
        }
      }
      stage.hold(task)
    }
  }
}

extension TraitStream where Trait == SingleTrait {
  /// The single of what an async function returns, called once a subscription, in a task of the scope.
  ///
  /// ```swift
  /// let user = Single.create { try await api.user(id) }
  /// ```
  ///
  /// The function runs in the owner's isolation and may use all that the owner may use.
  ///
  /// - Failure: what the function throws is the single's error.
  /// - Cancellation: the task is cancelled when the subscription ends; what it returns or throws then is dropped. When
  ///   the scope is cancelled the single never ends; a task that awaits it is resumed with a `CancellationError`.
  ///
  /// - Parameters:
  ///   - scope: where the task runs; the caller's.
  ///   - work: what to do.
  /// - Returns: the single.
  @_disfavoredOverload
  public static func create(
    scope: Scope = .current, work: @escaping () async throws -> Element
  ) -> Single<Element> {
    TraitStream(promised: .work("single", in: scope, work))
  }
}

/// What becomes of an element that comes while the async work for an earlier one still runs.
public enum AsyncPolicy: Sendable, Hashable {
  /// It cancels the earlier work; only what the latest returns counts.
  case latest
  /// It is dropped.
  case first
  /// It waits until the earlier work has ended.
  case queue
  /// Its work runs at the same time, if no more than so many run; otherwise it waits. Less than 1 counts as 1.
  case merge(max: Int)
}

extension ObservableType {
  /// Does async work for each element and passes on what it returns; the policy says what happens when elements come
  /// faster than the work is done.
  ///
  /// When an element means a request, a file, a computation elsewhere:
  ///
  /// ```swift
  /// query.debounce(.milliseconds(300))
  ///   .flatMap(.latest) { try await api.search($0) }
  ///   .subscribe(onNext: show)
  /// ```
  ///
  /// ```
  /// source                   123-------|    the work takes 30 ms; a column is 10 ms
  /// flatMap(.latest)         -----3----|
  /// flatMap(.first)          ---1------|
  /// flatMap(.queue)          ---1--2--3|
  /// flatMap(.merge(max: 2))  ---12-3---|
  /// ```
  ///
  /// The closure is called in a task of the scope, in the owner's isolation, and may use all that the owner may use.
  ///
  /// - Timing: completes when the source has completed and no work runs or waits.
  /// - Failure: an error of the source, or the first that the work throws, ends the stream and cancels all work.
  /// - Cancellation: work is cancelled when the subscription ends and, with ``AsyncPolicy/latest``, by the next
  ///   element. What is cancelled before its first turn does not start; what cancelled work returns or throws is
  ///   dropped.
  /// - Buffering: ``AsyncPolicy/queue`` and ``AsyncPolicy/merge(max:)`` keep the elements that wait, however many.
  ///
  /// - Parameters:
  ///   - policy: what becomes of an element that comes while work runs.
  ///   - scope: where the tasks run; the caller's.
  ///   - work: what to do for an element.
  /// - Returns: a stream of what the work returns, in the order in which it is done.
  public func flatMap<Result>(
    _ policy: AsyncPolicy, scope: Scope = .current, _ work: @escaping (Element) async throws -> Result
  ) -> Observable<Result> {
    let start: (Element) -> Observable<Result> = { element in
      .work("flatMap", in: scope) { try await work(element) }
    }
    return switch policy {
    case .latest: flatMapLatest(start)
    case .first: firstOf(scope, work)
    case .queue: concatMap(start)
    case .merge(let most): map(start).merge(maxConcurrent: most)
    }
  }

  /// Work is over once it has returned, so what is sent from inside the delivery of its result is not dropped, as
  /// `flatMapFirst` would.
  private func firstOf<Result>(
    _ scope: Scope, _ work: @escaping (Element) async throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return .deferred {
      let isBusy = Memory(false)
      return source.filter { _ in !isBusy.value }.flatMap { element in
        isBusy.value = true
        return Observable<Result>.work("flatMap", in: scope) {
          defer { isBusy.value = false }
          return try await work(element)
        }
      }
    }
  }
}
