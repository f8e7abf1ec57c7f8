// What the compiler refuses: names of RxSwift that are absent by design, each with what to write instead. See
// scripts/check-refused.sh.
import TributaryStreams
import TributaryTime

func threadsAreRefused(
  _ stream: Observable<Int>, _ single: Single<Int>, _ driver: Driver<Int>, _ scheduler: any Scheduler
) {
  _ = stream.observe(on: scheduler)  // refused: remove this line, and write delay(.zero) where a later turn is meant
  _ = stream.observeOn(scheduler).map { $0 + 1 }  // refused: A stream stays with its owner: remove this line
  _ = stream.subscribe(on: scheduler)  // refused: do slow work in an async closure, flatMap(.latest) { await … }
  _ = stream.subscribeOn(scheduler)  // refused: do slow work in an async closure, flatMap(.latest) { await … }
  _ = single.observe(on: scheduler).subscribe(onSuccess: { _ in })  // refused: A stream stays with its owner
  _ = single.subscribe(on: scheduler).map { $0 + 1 }  // refused: A stream runs where it is subscribed
  _ = driver.observe(on: scheduler)  // refused: A stream stays with its owner
}

func schedulersAreRefused(_ stream: Observable<Int>) {
  _ = stream.debounce(.seconds(1), scheduler: MainScheduler.instance)  // refused: leave scheduler: out
  _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.asyncInstance)  // refused: no main scheduler
  _ = stream.delay(.seconds(1), scheduler: ConcurrentMainScheduler.instance)  // refused: There is no main scheduler
  _ = SerialDispatchQueueScheduler(qos: .userInitiated)  // refused: Make an actor with a scope of its own
  _ = SerialDispatchQueueScheduler(internalSerialQueueName: "disk")  // refused: Make an actor with a scope of its own
  _ = ConcurrentDispatchQueueScheduler(qos: .background)  // refused: flatMap(.merge(max: 4)) { await … }
  _ = ConcurrentDispatchQueueScheduler(queue: 1)  // refused: flatMap(.merge(max: 4)) { await … }
  _ = OperationQueueScheduler(operationQueue: 1)  // refused: flatMap(.merge(max: 4)) { await … }
  _ = CurrentThreadScheduler.instance  // refused: a send from inside a delivery waits
}

func typesAreRefused(
  _ observer: AnyObserver<Int>,  // refused: An observer is a value of two closures: write Observer.
  _ single: PrimitiveSequence<SingleTrait, Int>,  // refused: Single, Maybe and Completable are kinds of TraitStream.
  _ driver: SharedSequence<DriverTrait, Int>,  // refused: Driver and Signal are kinds of TraitStream.
  _ time: RxTimeInterval  // refused: Times are Duration: write .milliseconds(300).
) {
  _ = Observable<Int>.create { (observer: AnyObserver<Int>) in  // refused: write Observer.
    Disposables.create()
  }
}

func operatorsAreRefused(
  _ stream: Observable<Int>, _ single: Single<Int>, _ driver: Driver<Int>, _ scheduler: any Scheduler
) {
  _ = stream.throttle(.seconds(1), latest: false, scheduler: scheduler)  // refused: throttle(_:mode: .leading)
  _ = driver.throttle(.seconds(1), latest: true)  // refused: Write throttle(_:) for latest: true
  _ = stream.catchErrorJustReturn(0)  // refused: Write catchAndReturn(_:).
  _ = single.catchErrorJustReturn(0)  // refused: Write catchAndReturn(_:).
  _ = stream.catchError { _ in .just(1) }  // refused: Write catch(_:), and catch(sequence:) for a sequence.
  _ = single.catchError { _ in .just(1) }  // refused: Write catch(_:), and catch(sequence:) for a sequence.
  _ = stream.retryWhen { errors in errors.take(1) }  // refused: Write retry(when:).
}

func sourcesOnASchedulerAreRefused(_ scheduler: any Scheduler) {
  _ = Observable.just(1, scheduler: scheduler)  // refused: Write .just(element).delaySubscription(.zero)
  _ = Observable.of(1, 2, scheduler: scheduler)  // refused: Write .of(elements).delaySubscription(.zero)
  _ = Observable.from([1, 2], scheduler: scheduler)  // refused: Write .from(elements).delaySubscription(.zero)
  _ = Observable.from(optional: 1, scheduler: scheduler)  // refused: Write .from(optional:).delaySubscription(.zero)
}
