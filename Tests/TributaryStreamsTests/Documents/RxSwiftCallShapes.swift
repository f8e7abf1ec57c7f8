import TributaryStreams
import TributaryTime

// The calls of RxSwift and RxSwiftExt that docs/COMING_FROM_RX.md says are the same here, as their users write them.
// That this file compiles is the test; nothing is run. Times come without `scheduler:`, which has a default here.

private enum Oops: Error { case oops }

private final class Owner: ReactiveCompatible {
  var text = ""
  var n = 0
  func take(_ n: Int) {}
  func handle(_ event: Event<Int>) {}
  func fail(_ error: any Error) {}
  func done() {}
}

private func creation(_ bag: DisposeBag) {
  let a = Observable<Int>.create { observer in
    observer.onNext(1)
    observer.on(.next(2))
    observer.onCompleted()
    return Disposables.create()
  }
  _ = Observable<Int>.create { observer in
    observer.onError(Oops.oops)
    return Disposables.create { print("x") }
  }
  _ = Observable.just(1)
  _ = Observable<Int>.empty()
  _ = Observable<Int>.never()
  _ = Observable<Int>.error(Oops.oops)
  _ = Observable.of(1, 2, 3)
  _ = Observable.from([1, 2, 3])
  _ = Observable.from(optional: Optional(1))
  _ = Observable<Int>.range(start: 1, count: 10)
  _ = Observable.range(start: 1, count: 10)
  _ = Observable.repeatElement(1)
  _ = Observable.generate(initialState: 0, condition: { $0 < 10 }, iterate: { $0 + 1 })
  _ = Observable.deferred { Observable.just(1) }
  _ = Observable<Int>.deferred { .just(1) }
  _ = Observable<Int>.interval(.seconds(1))
  _ = Observable<Int>.timer(.seconds(1))
  _ = Observable<Int>.timer(.seconds(1), period: .seconds(2))
  _ = a
}

private func combining(_ a: Observable<Int>, _ b: Observable<String>, _ s: PublishSubject<Int>, _ r: BehaviorRelay<Int>)
{
  _ = Observable.combineLatest(a, b)
  _ = Observable.combineLatest(a, b) { $0 + $1.count }
  _ = Observable.combineLatest(a, b, resultSelector: { "\($0)\($1)" })
  _ = Observable.combineLatest([a, a])
  _ = Observable<Int>.combineLatest([a, a])
  _ = Observable<Int>.combineLatest([a, a]) { $0.reduce(0, +) }
  _ = Observable.combineLatest([a, a]) { $0.reduce(0, +) }
  _ = Observable.combineLatest([a, a], resultSelector: { (all: [Int]) in all.count })
  let _: Observable<[Int]> = Observable.combineLatest([a, a])
  let _: Observable<[Int]> = Observable<Int>.combineLatest([a, a])
  _ = Observable.combineLatest([s, s])
  _ = Observable.combineLatest([r, r])
  _ = Observable<Int>.combineLatest([r, r])
  _ = Observable.combineLatest(s, r)
  _ = Observable.combineLatest(a, b, s, r, a, b, s, r)
  _ = Observable.zip(a, b)
  _ = Observable.zip(a, b) { ($0, $1) }
  _ = Observable.zip([a, a])
  _ = Observable<Int>.zip([a, a])
  _ = Observable<Int>.zip([a, a]) { $0.reduce(0, +) }
  _ = Observable.zip([a, a]) { $0.reduce(0, +) }
  let _: Observable<[Int]> = Observable<Int>.zip([a, a])
  _ = Observable.merge(a, a)
  _ = Observable.merge([a, a])
  _ = Observable<Int>.merge([a, a])
  _ = Observable.merge(a, s.asObservable(), r.asObservable())
  _ = Observable.of(a, a).merge()
  _ = Observable.of(a, a).merge(maxConcurrent: 1)
  _ = Observable.of(a, a).concat()
  _ = Observable.of(a, a).switchLatest()
  _ = Observable.concat([a, a])
  _ = Observable.concat(a, a)
  _ = Observable<Int>.concat(AnySequence([a, a]))
  _ = Observable.concat(AnySequence([a, a]))
  _ = Observable.concat([a, a].lazy.map { $0.map { $0 + 1 } })
  _ = a.concat(s)
  _ = a.concat(Observable.just(1))
  _ = a.concat(.just(1))
  _ = a.concat(Single.just(1))
  _ = Observable.amb([a, a])
  _ = Observable<Int>.amb(AnySequence([a, a]))
  _ = a.amb(a)
  _ = a.amb(s)
  _ = a.withLatestFrom(b)
  _ = a.withLatestFrom(b) { ($0, $1) }
  _ = a.withLatestFrom(r, resultSelector: { $0 + $1 })
  _ = a.startWith(0)
  _ = a.startWith(0, 1)
  _ = a.ifEmpty(default: 1)
  _ = a.ifEmpty(switchTo: .just(1))
  _ = Observable.catch(sequence: [a, a])
  _ = Observable<Int>.catch(sequence: AnySequence([a]))
  _ = a.catch { _ in .just(1) }
  _ = a.catch { error in Observable.error(error) }
  _ = a.catchAndReturn(1)
  _ = a.retry()
  _ = a.retry(3)
  _ = a.retry { (e: Observable<any Error>) in e.take(1) }
  _ = a.retry(when: { e in e.flatMap { _ in Observable<Int>.timer(.seconds(1)) } })
  _ = a.retry(when: { (e: Observable<Oops>) in e.take(1) })
  _ = a.timeout(.seconds(1))
  _ = a.timeout(.seconds(1), other: a)
  _ = a.timeout(.seconds(1), other: Single.just(1))
  _ = a.sample(b)
  _ = a.sample(b, defaultValue: 1)
  _ = a.skip(until: b)
  _ = a.take(until: s)
  _ = a.take(until: { $0 > 1 })
  _ = a.take(until: { $0 > 1 }, behavior: .inclusive)
  _ = a.take(while: { $0 > 1 })
  _ = a.take(while: { $0 > 1 }, behavior: .inclusive)
  _ = a.take(for: .seconds(1))
}

private func transforming(_ a: Observable<Int>, _ owner: Owner) {
  _ = a.map { $0 + 1 }
  _ = a.compactMap { $0 > 1 ? $0 : nil }
  _ = a.compactMap { Int("\($0)") }
  _ = a.flatMap { Observable.just("\($0)") }
  _ = a.flatMap { n -> Observable<String> in .just("\(n)") }
  _ = a.flatMap { Single.just($0) }
  _ = a.flatMap { _ in Completable.empty() }
  _ = a.flatMapLatest { n in Observable<Int>.interval(.seconds(1)).map { $0 + n } }
  _ = a.flatMapFirst { Single.just($0) }
  _ = a.concatMap { Maybe.just($0) }
  _ = a.scan(0, accumulator: +)
  _ = a.scan(0) { $0 + $1 }
  _ = a.scan(into: [Int]()) { $0.append($1) }
  _ = a.reduce(0, accumulator: +)
  _ = a.reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)" })
  _ = a.buffer(timeSpan: .seconds(1), count: 2)
  _ = a.window(timeSpan: .seconds(1), count: 2)
  _ = a.groupBy { $0 % 2 }
  _ = a.groupBy(keySelector: { $0 % 2 }).flatMap { group in group.map { (group.key, $0) } }
  _ = a.toArray().subscribe(onSuccess: { print($0) })
  _ = a.enumerated().map { index, element in index + element }
  _ = a.enumerated().map { $0.index + $0.element }
  _ = a.materialize().dematerialize()
  _ = a.asSingle(); _ = a.first(); _ = a.asMaybe(); _ = a.ignoreElements().asCompletable()
  _ = a.filter { $0 > 1 }
  _ = a.distinctUntilChanged()
  _ = a.distinctUntilChanged { $0 % 2 }
  _ = a.distinctUntilChanged { $0 == $1 }
  _ = a.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  _ = a.distinctUntilChanged(at: \.description)
  _ = a.element(at: 1)
  _ = a.single()
  _ = a.single { $0 > 1 }
  _ = a.skip(1)
  _ = a.skip(while: { $0 > 1 })
  _ = a.take(1)
  _ = a.takeLast(1)
  _ = a.debounce(.milliseconds(1))
  _ = a.throttle(.milliseconds(1))
  _ = a.delay(.seconds(1))
  _ = a.delaySubscription(.seconds(1))
  _ = a.do(onNext: { print($0) })
  _ = a.do(
    onNext: { print($0) }, onError: { print($0) }, onCompleted: { print() }, onSubscribe: {}, onSubscribed: {},
    onDispose: {})
  _ = a.debug()
  _ = a.debug("x")
  _ = a.withUnretained(owner)
  _ = a.withUnretained(owner).map { owner, n in owner.n + n }
  _ = a.withUnretained(owner) { $0.n + $1 }
  _ = a.share(); _ = a.share(replay: 1); _ = a.share(replay: 1, scope: .forever)
  _ = a.publish().refCount(); _ = a.replay(1).connect(); _ = a.replayAll()
  _ = a.multicast(PublishSubject()); _ = a.multicast(makeSubject: { PublishSubject() })
  _ = a.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 + 1 } })
}

private func subscribing(
  _ a: Observable<Int>, _ bag: DisposeBag, _ owner: Owner, _ relay: BehaviorRelay<Int>, _ optional: BehaviorRelay<Int?>,
  _ subject: PublishSubject<Int>
) throws {
  a.subscribe(onNext: { print($0) }).disposed(by: bag)
  a.subscribe { event in
    switch event {
    case .next(let n): print(n)
    case .error(let e): print(e)
    case .completed: break
    }
  }.disposed(by: bag)
  a.subscribe(with: owner, onNext: { owner, n in owner.n = n }).disposed(by: bag)
  a.subscribe(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
  a.subscribe(subject).disposed(by: bag)
  a.bind(to: relay).disposed(by: bag)
  a.bind(to: relay, relay).disposed(by: bag)
  a.bind(to: optional).disposed(by: bag)
  a.bind(to: subject).disposed(by: bag)
  a.bind { print($0) }.disposed(by: bag)
  a.bind(onNext: { print($0) }).disposed(by: bag)
  a.bind(with: owner) { owner, n in owner.n = n }.disposed(by: bag)
  a.bind(to: owner.rx.n).disposed(by: bag)
  a.bind(to: Binder(owner) { owner, n in owner.n = n }).disposed(by: bag)
  subject.on(.next(1))
  subject.onNext(1)
  subject.onCompleted()
  subject.onError(Oops.oops)
  let behavior = BehaviorSubject(value: 1)
  _ = try behavior.value()
  behavior.on(.next(1))
  _ = ReplaySubject<Int>.create(bufferSize: 1)
  let async = AsyncSubject<Int>()
  async.on(.completed)
  relay.accept(1)
  _ = relay.value
  _ = relay.asObservable().asObservable()
  _ = relay.asDriver()
  _ = PublishRelay<Int>().asSignal()
  let observer: Observer<Int> = subject.asObserver()
  observer.onNext(1)
  _ = Observer<Int>(eventHandler: { _ in })
  _ = Observer(subject)
  _ = observer.mapObserver { (s: String) in s.count }
  let composite = CompositeDisposable()
  if let key = composite.insert(a.subscribe()) { composite.remove(for: key) }
  bag.insert(a.subscribe(), a.subscribe())
  bag.insert([a.subscribe()])
  bag.insert {
    a.subscribe(); a.subscribe()
  }
  _ = DisposeBag { a.subscribe() }
  let serial = SerialDisposable()
  serial.disposable = a.subscribe()
  let single = SingleAssignmentDisposable()
  single.setDisposable(a.subscribe())
  _ = Disposables.create(a.subscribe(), a.subscribe())
  _ = Disposables.create([a.subscribe()])
  _ = owner.rx
  owner.rx.n.onNext(1)
}

private func traits(_ a: Observable<Int>, _ bag: DisposeBag, _ owner: Owner) {
  let single = Single<Int>.create { single in
    single(.success(1))
    single(.failure(Oops.oops))
    return Disposables.create()
  }
  single.subscribe { event in
    switch event {
    case .success(let n): print(n);
    case .failure(let e): print(e)
    }
  }.disposed(by: bag)
  single.subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag)
  func handle(_ e: SingleEvent<Int>) {}
  single.subscribe(handle).disposed(by: bag)
  _ = Single.zip(single, single)
  _ = Single.zip(single, single) { $0 + $1 }
  _ = Single.zip([single, single])
  _ = Single<Int>.zip([single, single])
  _ = Single<Int>.zip([single, single]) { $0.reduce(0, +) }
  _ = Single.zip([single, single]) { $0.reduce(0, +) }
  _ = single.map { "\($0)" }.flatMap { Single.just($0) }.flatMap { .just($0) }
  _ = single.flatMapCompletable { _ in .empty() }
  _ = single.flatMapMaybe { .just($0) }
  _ = single.asObservable().concat(single)
  _ = single.catchAndReturn(1).retry(2)
  _ = single.catch { _ in .just(1) }
  _ = single.do(onSuccess: { print($0) }, onError: { print($0) })
  _ = single.timeout(.seconds(1)); _ = single.delay(.seconds(1))
  _ = single.asMaybe(); _ = single.asCompletable()
  let maybe = Maybe<Int>.create { maybe in
    maybe(.success(1)); maybe(.completed); maybe(.error(Oops.oops))
    return Disposables.create()
  }
  maybe.subscribe { (e: MaybeEvent<Int>) in
    switch e {
    case .success: break;
    case .completed: break;
    case .error: break
    }
  }.disposed(by: bag)
  maybe.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: {}).disposed(by: bag)
  _ = Maybe.zip(maybe, maybe); _ = Maybe.zip(maybe, maybe) { $0 + $1 }
  _ = maybe.ifEmpty(default: 1); _ = maybe.ifEmpty(switchTo: single); _ = maybe.ifEmpty(switchTo: maybe)
  let done = Completable.create { completable in
    completable(.completed); completable(.error(Oops.oops))
    return Disposables.create()
  }
  done.subscribe { (e: CompletableEvent) in
    switch e {
    case .completed: break;
    case .error: break
    }
  }.disposed(by: bag)
  done.subscribe(onCompleted: {}, onError: { _ in }).disposed(by: bag)
  _ = Completable.zip(done, done); _ = Completable.zip([done]); _ = Completable.concat(done, done);
  _ = Completable.concat([done])
  _ = Completable.concat(AnySequence([done]))
  _ = done.concat(done)
  _ = done.andThen(single); _ = done.andThen(maybe); _ = done.andThen(done); _ = done.andThen(a);
  _ = done.andThen(Observable.just(1))
  _ = done.andThen(.just(1)) as Single<Int>
  _ = Single<Int>.deferred { .just(1) }
  _ = Single<Int>.timer(.seconds(1))
  _ = Single.zip(single, maybe.ifEmpty(default: 1))
  let drivers = a.asDriver(onErrorJustReturn: 0)
  drivers.drive(onNext: { print($0) }).disposed(by: bag)
  drivers.drive { print($0) }.disposed(by: bag)
  drivers.drive(owner.rx.n).disposed(by: bag)
  drivers.drive(with: owner) { owner, n in owner.n = n }.disposed(by: bag)
  drivers.drive(with: owner, onNext: { owner, n in owner.n = n }).disposed(by: bag)
  drivers.drive().disposed(by: bag)
  _ = Driver.combineLatest(drivers, drivers); _ = Driver.combineLatest(drivers, drivers) { $0 + $1 }
  _ = Driver.combineLatest([drivers, drivers]); _ = Driver<Int>.combineLatest([drivers]);
  _ = Driver<Int>.combineLatest([drivers]) { $0.count }
  _ = Driver.combineLatest([drivers]) { $0.count }
  _ = Driver.zip([drivers, drivers]); _ = Driver<Int>.zip([drivers]); _ = Driver<Int>.zip([drivers]) { $0.count }
  _ = Driver.zip(drivers, drivers)
  _ = Driver.merge(drivers, drivers); _ = Driver.merge([drivers]); _ = Driver.concat([drivers]);
  _ = Driver.concat(AnySequence([drivers])); _ = Driver<Int>.concat(AnySequence([drivers]))
  _ = Driver.of(drivers, drivers).merge()
  _ = Driver.of(drivers, drivers).merge(maxConcurrent: 1)
  _ = drivers.flatMapLatest { Driver.just($0) }
  _ = drivers.flatMap { _ in a.asDriver(onErrorJustReturn: 1) }
  _ = drivers.withLatestFrom(drivers) { $0 + $1 }
  _ = drivers.throttle(.seconds(1)); _ = drivers.debounce(.seconds(1)); _ = drivers.delay(.seconds(1))
  _ = drivers.asObservable(); _ = drivers.asDriver(); _ = drivers.startWith(1); _ = drivers.scan(0) { $0 + $1 }
  _ = Driver<Int>.interval(.seconds(1)); _ = Driver<Int>.timer(.seconds(1), period: .seconds(1))
  _ = Driver<Int>.of(1, 2); _ = Driver.from([1]); _ = Driver.from(optional: 1); _ = Driver<Int>.deferred { .just(1) }
  let signal = a.asSignal(onErrorSignalWith: .empty())
  signal.emit(onNext: { print($0) }).disposed(by: bag)
  signal.emit(to: owner.rx.n).disposed(by: bag)
  signal.emit(with: owner) { owner, n in owner.n = n }.disposed(by: bag)
  _ = Signal.merge(signal, signal); _ = Signal.zip([signal]); _ = Signal<Int>.zip([signal]);
  _ = Signal.concat(AnySequence([signal]))
  let infallible = a.asInfallible(onErrorJustReturn: 0)
  _ = Infallible<Int>.create { observer in
    observer(.next(1)); observer(.completed); return Disposables.create()
  }
  _ = Infallible.combineLatest(infallible, infallible) { $0 + $1 }
  _ = Infallible<Int>.combineLatest([infallible]) { $0.count }
  _ = Infallible.combineLatest([infallible]); _ = Infallible<Int>.combineLatest([infallible]);
  _ = Infallible.zip([infallible]); _ = Infallible<Int>.zip([infallible])
  _ = Infallible.concat(AnySequence([infallible])); _ = Infallible.concat(infallible, infallible);
  _ = infallible.concat(infallible)
  _ = Infallible.merge([infallible]); _ = Infallible.merge(infallible, infallible)
  infallible.subscribe(onNext: { print($0) }).disposed(by: bag)
  infallible.bind(to: owner.rx.n).disposed(by: bag)
}

private func leadingDots(
  _ a: Observable<Int>, _ single: Single<Int>, _ d: Driver<Int>, _ done: Completable, _ inf: Infallible<Int>,
  _ sig: Signal<Int>
) {
  _ = Observable.merge(.just(1), a)
  _ = Observable.merge(a, .just(1))
  _ = Observable.merge([.just(1), a])
  _ = Observable.concat(.just(1), a)
  _ = Observable.concat([.just(1), a])
  _ = Observable<Int>.concat(.just(1), .just(2))
  _ = Observable<Int>.concat([.just(1), .never()])
  _ = Observable<Int>.amb([.just(1), a])
  _ = Observable.catch(sequence: [.just(1), a])
  _ = a.ifEmpty(switchTo: .just(1))
  _ = a.ifEmpty(switchTo: .error(Oops.oops))
  _ = a.catch { _ in .empty() }
  _ = a.merge(with: .just(1))
  _ = a.merge(with: [.just(1)])
  _ = a.asDriver(onErrorDriveWith: .empty())
  _ = a.asDriver(onErrorRecover: { _ in .just(1) })
  _ = a.asInfallible(onErrorFallbackTo: .empty())
  _ = Single.zip(.just(1), single)
  _ = Single.zip(single, .just("x")) { "\($0)\($1)" }
  _ = Single.zip([.just(1), single])
  _ = Single<Int>.zip([.just(1), single]) { "\($0)" }
  _ = single.timeout(.seconds(1), other: .just(1))
  _ = Completable.zip(.empty(), done)
  _ = Completable.concat(.empty(), done)
  _ = done.concat(.empty())
  _ = done.andThen(.empty()) as Completable
  _ = Driver.merge(.just(1), d)
  _ = Driver.concat(.just(1), d)
  _ = d.concat(.just(1))
  _ = inf.concat(.just(1))
  _ = Driver<Int>.combineLatest([d]) { "\($0)" }
  let _: Driver<String> = Driver.combineLatest([d]) { "\($0)" }
  let _: Driver<String> = Driver<Int>.combineLatest([d]) { "\($0)" }
  let _: Driver<String> = Driver<Int>.zip([d]) { "\($0)" }
  let _: Single<String> = Single<Int>.zip([single]) { "\($0)" }
  let _: Single<String> = Single.zip([single]) { "\($0)" }
  let _: Observable<String> = Observable<String>.combineLatest([a]) { "\($0)" }
  let _: Observable<String> = Observable.combineLatest([a]) { "\($0)" }
  let _: Infallible<String> = Infallible.combineLatest([inf]) { "\($0)" }
  let _: Infallible<[Int]> = Infallible.combineLatest([inf])
  let _: Infallible<[Int]> = Infallible<Int>.combineLatest([inf])
  let _: Driver<[Int]> = .combineLatest([d, d])
  let _: Observable<[Int]> = .combineLatest([a, a])
  let _: Observable<(Int, Int)> = .combineLatest(a, a)
  let _: Observable<[Int]> = .zip([a, a])
  let _: Driver<(Int, Int)> = .zip(d, d)
  _ = Infallible.combineLatest([d]) { $0.count }
  _ = Infallible.combineLatest([BehaviorRelay(value: 1)])
  _ = Infallible.merge([inf]); _ = Infallible.merge(inf, .just(1))
  _ = a.flatMapLatest { _ in inf }
  _ = a.flatMapLatest { n -> Infallible<Int> in .just(n) }
  _ = inf.flatMapLatest { _ in inf }
  _ = d.flatMapLatest { _ -> Driver<String> in .just("x") }
  _ = d.flatMapLatest { _ in sig }
  _ = d.do(onNext: { print($0) }).debug("x").skip(1).startWith(2).distinctUntilChanged().filter { $0 > 1 }.compactMap {
    $0
  }.map { $0 }
  _ = sig.asObservable().asSignal(onErrorJustReturn: 1)
  _ = Signal.of(1); _ = Signal.just(1); _ = Signal<Int>.empty(); _ = Signal<Int>.never()
  _ = sig.withLatestFrom(d); _ = sig.withLatestFrom(d) { ($0, $1) }
  _ = d.asSignal(onErrorJustReturn: 1)
  _ = sig.asDriver(onErrorJustReturn: 1)
}

private func operatorsOfRxSwiftExt(
  _ a: Observable<Int>, _ o: Observable<Int?>, _ b: Observable<Bool>, _ single: Single<Int>, _ maybe: Maybe<Int>,
  _ d: Driver<Int>, _ owner: Owner, _ bag: DisposeBag, _ done: Completable
) {
  _ = o.unwrap(); _ = b.not(); _ = a.ignore(1, 2); _ = a.ignore([1]); _ = a.ignoreWhen { $0 > 1 }; _ = a.ignoreErrors();
  _ = a.ignoreErrors { _ in true }
  _ = a.catchErrorJustComplete(); _ = a.distinct(); _ = a.mapTo("x"); _ = single.mapTo("x"); _ = maybe.mapTo("x");
  _ = a.mapAt(\.description)
  _ = Observable.of([1, 2]).mapMany { $0 + 1 }
  _ = a.filterMap { $0 > 1 ? .map("x") : .ignore }
  _ = a.filterMap { n -> FilterMap<String> in n > 1 ? .map("x") : .ignore }
  _ = a.ofType(Int.self)
  _ = a.count(); _ = a.count { $0 > 1 }; _ = b.and(); _ = Observable.and([b, b]); _ = Observable.and(b, b);
  _ = Observable<Bool>.and(b, b)
  _ = Observable<Bool>.and([b, b])
  _ = a.toSortedArray(by: >); _ = a.toSortedArray()
  _ = Observable.once(1); _ = Observable.cascade([a, a]); _ = a.cascade([a])
  _ = Observable<Observable<Int>>.cascade([a, a])
  _ = a.merge(with: a); _ = a.merge(with: [a])
  _ = a.zip(with: a) { $0 + $1 }; _ = single.zip(with: single) { $0 + $1 };
  _ = maybe.zip(with: maybe, resultSelector: { $0 + $1 })
  _ = d.zip(with: d) { $0 + $1 }; _ = a.zip(with: single) { $0 + $1 }; _ = single.zip(with: a) { $0 + $1 }
  _ = a.nwise(2); _ = a.pairwise(); _ = a.partition { $0 > 1 }
  let (even, odd) = a.partition { $0 % 2 == 0 }
  _ = even; _ = odd
  _ = a.apply { $0.map { $0 + 1 } }; _ = single.apply { $0.map { "\($0)" } }; _ = a.apply { (s: Observable<Int>) in s }
  _ = a.pausable(b); _ = a.pausableBuffered(b); _ = a.pausableBuffered(b, limit: 2); _ = a.bufferWithTrigger(b)
  _ = a.retry(.immediate(maxCount: 2)); _ = a.retry(.delayed(maxCount: 2, time: .seconds(1)))
  _ = a.retry(.exponentialDelayed(maxCount: 3, initial: .seconds(1), multiplier: 1.0), shouldRetry: { _ in true })
  _ = a.retry(.customTimerDelayed(maxCount: 2, delayCalculator: { _ in .seconds(1) })) { _ in true }
  _ = a.repeatWithBehavior(.immediate(maxCount: 2))
  _ = a.materialize().elements(); _ = a.materialize().errors()
  a.subscribe(weak: owner, Owner.handle).disposed(by: bag)
  a.subscribe(weak: owner, onNext: Owner.take).disposed(by: bag)
  a.subscribeNext(weak: owner, Owner.take).disposed(by: bag)
  a.subscribeError(weak: owner, Owner.fail).disposed(by: bag)
  a.subscribeCompleted(weak: owner, Owner.done).disposed(by: bag)
  _ = d.mapTo(1); _ = d.distinct(); _ = d.partition { $0 > 1 }
}

extension Reactive where Base: Owner {
  fileprivate var title: String {
    get { base.text }
    nonmutating set { base.text = newValue }
  }
  fileprivate var other: String {
    get { base.text }
    set { base.text = newValue }
  }
  fileprivate static var shared: Int {
    get { 1 }
    set {}
  }
}
private func namespace(_ owner: Owner) {
  owner.rx.title = "x"
  owner.rx.other = "x"
  _ = Owner.rx
  Owner.rx.shared = 2
}
private func asyncAndTypes(_ a: Observable<Int>, _ bag: DisposeBag) async throws {
  for try await n in a.values { print(n) }
  for await n in a.asDriver(onErrorJustReturn: 1).values { print(n) }
  _ = try await a.asSingle().value
  _ = try await a.first().value
  let e: Event<Int> = .next(1)
  _ = e.element; _ = e.error; _ = e.isCompleted; _ = e.isStopEvent; _ = e.map { $0 + 1 }
  let c = a.publish()
  c.connect().disposed(by: bag)
  let property = ControlProperty(values: a, valueSink: Observer<Int> { _ in })
  _ = property.changed; _ = property.asDriver(); _ = property.asObservable()
  _ = ControlEvent(events: a)
  _ = RxError.timeout
  let g = GroupedObservable(key: 1, source: a); _ = g.key
  _ = Binder<Int>(Owner()) { owner, n in owner.n = n }
  let ref = RefCountDisposable(disposable: a.subscribe()); _ = ref.retain()
  let _: any Disposable = Disposables.create()
}
