internal import TributaryStreams

extension OperatorEntry {
  /// Traits, seen as streams again.
  static var converting: [OperatorEntry] {
    [
      OperatorEntry(
        "asSingle", "exactly one element", pages: ["ObservableConvertibleType/asSingle()"],
        sample: ["asSingle", "-1--|"]
      ) { $0.source.asSingle().asObservable() },
      OperatorEntry(
        "asMaybe", "at most one element", pages: ["ObservableConvertibleType/asMaybe()"], sample: ["asMaybe", "-1--|"]
      ) { $0.source.asMaybe().asObservable() },
      OperatorEntry(
        "asInfallible onErrorJustReturn VALUE", "an element in place of an error",
        pages: ["ObservableConvertibleType/asInfallible(onErrorJustReturn:)"],
        sample: ["asInfallible onErrorJustReturn 0", "1-2-#"]
      ) { $0.source.asInfallible(onErrorJustReturn: try $0.value()).asObservable() },
      OperatorEntry(
        "asInfallible onErrorFallbackTo", "another stream in place of an error",
        pages: ["ObservableConvertibleType/asInfallible(onErrorFallbackTo:)"],
        sample: ["asInfallible onErrorFallbackTo", "1-2-#", "8-9|"], inputs: .then("other")
      ) { work in
        work.source.asInfallible(onErrorFallbackTo: work.other.asInfallible(onErrorJustReturn: .nothing)).asObservable()
      },
      OperatorEntry(
        "asDriver onErrorJustReturn VALUE", "a driver; an element in place of an error",
        pages: ["ObservableConvertibleType/asDriver(onErrorJustReturn:)"],
        sample: ["asDriver onErrorJustReturn 0", "1-2-#"]
      ) { $0.source.asDriver(onErrorJustReturn: try $0.value()).asObservable() },
      OperatorEntry(
        "asDriver onErrorDriveWith", "a driver; another in place of an error",
        pages: ["ObservableConvertibleType/asDriver(onErrorDriveWith:)"],
        sample: ["asDriver onErrorDriveWith", "1-2-#", "8-9|"], inputs: .then("other")
      ) { work in
        work.source.asDriver(onErrorDriveWith: work.other.asDriver(onErrorJustReturn: .nothing)).asObservable()
      },
      OperatorEntry(
        "asSignal onErrorJustReturn VALUE", "a signal; an element in place of an error",
        pages: ["ObservableConvertibleType/asSignal(onErrorJustReturn:)"],
        sample: ["asSignal onErrorJustReturn 0", "1-2-#"]
      ) { $0.source.asSignal(onErrorJustReturn: try $0.value()).asObservable() },
      OperatorEntry(
        "asSignal onErrorSignalWith", "a signal; another in place of an error",
        pages: ["ObservableConvertibleType/asSignal(onErrorSignalWith:)"],
        sample: ["asSignal onErrorSignalWith", "1-2-#", "8-9|"], inputs: .then("other")
      ) { work in
        work.source.asSignal(onErrorSignalWith: work.other.asSignal(onErrorJustReturn: .nothing)).asObservable()
      },
      OperatorEntry(
        "andThen", "this work, then another stream", pages: ["TraitStream/andThen(_:)->Observable<Second.Element>"],
        sample: ["andThen", "--|", "-1|"], inputs: .then("second")
      ) { $0.source.ignoreElements().asCompletable().andThen($0.other) },
    ]
  }

  /// One run for several who listen: TIME is when the second comes.
  static var sharing: [OperatorEntry] {
    [
      OperatorEntry(
        "share TIME", "one run for all; the second listens from a time on",
        pages: ["ObservableType/share(replay:scope:)"], sample: ["share 2", "1---2---3-|"]
      ) { $0.heardTwice($0.source.share(), from: try $0.time()) },
      OperatorEntry(
        "share replay COUNT TIME", "one run for all; the last elements for who comes later",
        sample: ["share replay 1 2", "1---2---3-|"]
      ) { work in
        let shared = work.source.share(replay: try work.integer())
        return work.heardTwice(shared, from: try work.time())
      },
      OperatorEntry(
        "publish TIME", "one run for all, from `connect()` on", pages: ["ObservableType/publish()"],
        sample: ["publish 2", "1---2---3-|"]
      ) { $0.connectedTwice($0.source.publish(), from: try $0.time()) },
      OperatorEntry(
        "replay COUNT TIME", "the same, and the last elements for who comes later",
        pages: ["ObservableType/replay(_:)"], sample: ["replay 1 2", "1---2---3-|"]
      ) { work in
        let shared = work.source.replay(try work.integer())
        return work.connectedTwice(shared, from: try work.time())
      },
      OperatorEntry(
        "replayAll TIME", "the same, and all that came before", pages: ["ObservableType/replayAll()"],
        sample: ["replayAll 5", "1---2-----3-|"]
      ) { $0.connectedTwice($0.source.replayAll(), from: try $0.time()) },
      OperatorEntry(
        "PublishSubject TIME", "what is sent from a time on", pages: ["PublishSubject"],
        sample: ["PublishSubject 2", "1---2---3-|"]
      ) { $0.through(PublishSubject(), from: try $0.time()) },
      OperatorEntry(
        "BehaviorSubject VALUE TIME", "the latest, and what is sent from a time on", pages: ["BehaviorSubject"],
        sample: ["BehaviorSubject 0 2", "1---2---3-|"]
      ) { $0.through(BehaviorSubject(value: try $0.value()), from: try $0.time()) },
      OperatorEntry(
        "ReplaySubject COUNT TIME", "the last elements, and what is sent from a time on", pages: ["ReplaySubject"],
        sample: ["ReplaySubject 2 10", "1---2---3-------4-|"]
      ) { $0.through(ReplaySubject.create(bufferSize: try $0.integer()), from: try $0.time()) },
      OperatorEntry(
        "AsyncSubject TIME", "the last element, at the completion", pages: ["AsyncSubject"],
        sample: ["AsyncSubject 2", "1---2---3-|"]
      ) { $0.through(AsyncSubject(), from: try $0.time()) },
    ]
  }
}

extension Work {
  /// A stream, and in a second row the same from a time on.
  fileprivate func heardTwice(_ stream: Observable<Value>, from time: Duration) -> Observable<Value> {
    show(stream, as: "second", at: time)
    return stream
  }

  fileprivate func connectedTwice(
    _ stream: ConnectableObservable<Value>, from time: Duration
  ) -> Observable<Value> {
    show(stream.asObservable(), as: "second", at: time)
    // Connected once the first listens.
    return stream.asObservable().do(onSubscribed: { _ = stream.connect() })
  }

  /// What somebody gets of a subject from a time on; the source is sent to it.
  fileprivate func through(_ subject: some SubjectType<Value>, from time: Duration) -> Observable<Value> {
    _ = source.subscribe(subject)
    show(subject.asObservable(), as: call.text, at: time)
    isResultHidden = true
    return .never()
  }
}
