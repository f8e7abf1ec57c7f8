public import TributaryTime

// Names of RxSwift that are absent by design. The compiler refuses each with a sentence that says what to write
// instead. Nothing here runs, and the checks of operators and of the tables of names leave this folder out.

// MARK: Threads

extension ObservableConvertibleType {
  /// Not available: a stream stays in the isolation of its owner.
  @available(
    *, unavailable,
    message: "A stream stays with its owner: remove this line, and write delay(.zero) where a later turn is meant."
  )
  public func observe(on scheduler: any Scheduler) -> Self { self }

  /// Not available: a stream stays in the isolation of its owner.
  @available(
    *, unavailable,
    message: "A stream stays with its owner: remove this line, and write delay(.zero) where a later turn is meant."
  )
  public func observeOn(_ scheduler: any Scheduler) -> Self { self }

  /// Not available: work leaves the owner as an async function.
  @available(
    *, unavailable,
    message: "A stream runs where it is subscribed: do slow work in an async closure, flatMap(.latest) { await … }."
  )
  public func subscribe(on scheduler: any Scheduler) -> Self { self }

  /// Not available: work leaves the owner as an async function.
  @available(
    *, unavailable,
    message: "A stream runs where it is subscribed: do slow work in an async closure, flatMap(.latest) { await … }."
  )
  public func subscribeOn(_ scheduler: any Scheduler) -> Self { self }
}

/// Not available: stands for RxSwift's schedulers, so that a call with one of them gets a sentence.
@available(*, unavailable, message: "Leave scheduler: out to wait on the scope of the owner, or pass Scope.current.")
public final class RxSwiftScheduler: Scheduler {
  private let scope = Scope.current

  /// The quality of service of a dispatch queue, by its name.
  public enum QualityOfService {
    /// The qualities that a queue may have.
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  private init() {}

  /// Not available.
  public convenience init(qos: QualityOfService, internalSerialQueueName: String = "") { self.init() }

  /// Not available.
  public convenience init<Queue>(queue: Queue, internalSerialQueueName: String = "") { self.init() }

  /// Not available.
  public convenience init(internalSerialQueueName: String) { self.init() }

  /// Not available.
  public convenience init<Queue>(operationQueue: Queue) { self.init() }

  /// Not available.
  public static var instance: RxSwiftScheduler { RxSwiftScheduler() }

  /// Not available.
  public static var asyncInstance: RxSwiftScheduler { RxSwiftScheduler() }

  /// Not available.
  public var now: Duration { scope.now }

  /// Not available.
  public func schedule(_ work: @escaping () -> Void) -> ScheduledWork { scope.schedule(work) }

  /// Not available.
  public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    scope.schedule(after: delay, work)
  }
}

/// Not available: see the message.
@available(
  *, unavailable,
  message: "There is no main scheduler: leave scheduler: out, or pass Scope.current; delay(.zero) is a later turn."
)
public typealias MainScheduler = RxSwiftScheduler

/// Not available: see the message.
@available(
  *, unavailable,
  message: "There is no main scheduler: leave scheduler: out, or pass Scope.current; delay(.zero) is a later turn."
)
public typealias ConcurrentMainScheduler = RxSwiftScheduler

/// Not available: see the message.
@available(
  *, unavailable, message: "Make an actor with a scope of its own (Scope.live()) for what lived on a serial queue."
)
public typealias SerialDispatchQueueScheduler = RxSwiftScheduler

/// Not available: see the message.
@available(
  *, unavailable, message: "Work runs beside other work as an async closure: flatMap(.merge(max: 4)) { await … }."
)
public typealias ConcurrentDispatchQueueScheduler = RxSwiftScheduler

/// Not available: see the message.
@available(
  *, unavailable, message: "Work runs beside other work as an async closure: flatMap(.merge(max: 4)) { await … }."
)
public typealias OperationQueueScheduler = RxSwiftScheduler

/// Not available: see the message.
@available(
  *, unavailable,
  message: "Leave the scheduler out: a send from inside a delivery waits, and recursion takes constant stack."
)
public typealias CurrentThreadScheduler = RxSwiftScheduler

// MARK: Types

/// Not available: an observer is a value of two closures.
@available(*, unavailable, renamed: "Observer", message: "An observer is a value of two closures: write Observer.")
public typealias AnyObserver<Element> = Observer<Element>

/// Not available: all traits are one type.
@available(*, unavailable, renamed: "TraitStream", message: "Single, Maybe and Completable are kinds of TraitStream.")
public typealias PrimitiveSequence<Trait: StreamTrait, Element> = TraitStream<Trait, Element>

/// Not available: all traits are one type.
@available(*, unavailable, renamed: "TraitStream", message: "Driver and Signal are kinds of TraitStream.")
public typealias SharedSequence<Trait: StreamTrait, Element> = TraitStream<Trait, Element>

/// Not available: times are durations.
@available(*, unavailable, renamed: "Duration", message: "Times are Duration: write .milliseconds(300).")
public typealias RxTimeInterval = Duration

// MARK: Operators

extension ObservableConvertibleType {
  /// Not available: the mode of a throttle is an enumeration.
  @available(
    *, unavailable, message: "Write throttle(_:) for latest: true, and throttle(_:mode: .leading) for latest: false."
  )
  public func throttle(
    _ dueTime: Duration, latest: Bool, scheduler: (any Scheduler)? = nil  // allowed: it is RxSwift's signature
  ) -> Self { self }

  /// Not available: RxSwift itself has given the name up.
  @available(*, unavailable, renamed: "catchAndReturn(_:)", message: "Write catchAndReturn(_:).")
  public func catchErrorJustReturn(_ element: Element) -> Self { self }

  /// Not available: RxSwift itself has given the name up.
  @available(*, unavailable, renamed: "catch(_:)", message: "Write catch(_:), and catch(sequence:) for a sequence.")
  public func catchError(_ handler: @escaping (any Error) throws -> Self) -> Self { self }

  /// Not available: RxSwift itself has given the name up.
  @available(*, unavailable, renamed: "retry(when:)", message: "Write retry(when:).")
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Self { self }
}

// MARK: Sources on a scheduler

extension Observable {
  /// Not available: a source emits at once.
  @available(*, unavailable, message: "Write .just(element).delaySubscription(.zero) to start in a later turn.")
  public static func just(_ element: Element, scheduler: any Scheduler) -> Observable { just(element) }

  /// Not available: a source emits at once.
  @available(*, unavailable, message: "Write .of(elements).delaySubscription(.zero) to start in a later turn.")
  public static func of(_ elements: Element..., scheduler: any Scheduler) -> Observable { from(elements) }

  /// Not available: a source emits at once.
  @available(*, unavailable, message: "Write .from(elements).delaySubscription(.zero) to start in a later turn.")
  public static func from<Elements: Sequence>(
    _ elements: Elements, scheduler: any Scheduler
  ) -> Observable where Elements.Element == Element { from(elements) }

  /// Not available: a source emits at once.
  @available(*, unavailable, message: "Write .from(optional:).delaySubscription(.zero) to start in a later turn.")
  public static func from(optional element: Element?, scheduler: any Scheduler) -> Observable {
    from(optional: element)
  }
}
