extension ObservableType {
  /// Sends one run of this stream through a subject of yours.
  ///
  /// When the subject is to outlive the run, or others send to it as well. Once it has ended, whoever subscribes gets
  /// what it keeps and the end, and a connection does not run the source any more.
  ///
  /// ```
  /// source                     1---2---3-|
  /// connect()                  ^
  /// multicast(s)  subscriber   --^-2---3-|     s: a publish subject
  /// ```
  ///
  /// - Parameter subject: what the elements go through.
  /// - Returns: a stream that runs this one when it is told to.
  @inlinable public func multicast<Subject: SubjectType<Element>>(
    _ subject: Subject
  ) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable(), makeSubject: { subject })
  }

  /// Sends each run of this stream through a subject of its own.
  ///
  /// When neither ``publish()`` nor ``replay(_:)`` keeps the right elements: the last one only, with ``AsyncSubject``.
  ///
  /// - Parameter makeSubject: makes a subject; called when somebody subscribes or connects, and then after each end.
  /// - Returns: a stream that runs this one when it is told to.
  @inlinable public func multicast<Subject: SubjectType<Element>>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable(), makeSubject: makeSubject)
  }

  /// Lets a function use this stream as often as it likes, over one run of it for each subscriber.
  ///
  /// When a result is made of a stream and of the same stream once more, and the stream is dear.
  ///
  /// ```
  /// source                                                        1---2---3-|
  /// multicast({ PublishSubject() }) { zip($0, $0.skip(1), +) }    ----3---5-|
  /// ```
  ///
  /// - Timing: the result is subscribed first, then this stream.
  /// - Failure: an error that one of the two functions throws ends the stream, and this one never runs.
  /// - Cancellation: this stream's run ends with the result.
  ///
  /// - Parameters:
  ///   - subjectSelector: makes the subject that the run goes through.
  ///   - selector: makes the result.
  /// - Returns: the result.
  @inlinable public func multicast<Subject: SubjectType<Element>, Result, SubjectFailure: Error, Failure: Error>(
    _ subjectSelector: @escaping () throws(SubjectFailure) -> Subject,
    selector: @escaping (Observable<Element>) throws(Failure) -> Observable<Result>
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable(above: source.depth) { observer, subscription in
      let stage = subscription.stage()
      let connection = Subscription()
      stage.hold(connection)
      let fail = { (error: any Error) in
        stage.end(.error(error), observer.terminal)
      }
      let subject: Subject
      do throws(SubjectFailure) { subject = try subjectSelector() } catch { return fail(error) }
      let result: Observable<Result>
      do throws(Failure) { result = try selector(subject.asObservable()) } catch { return fail(error) }
      guard stage.isActive else { return }
      result.source(
        Observer(onNext: observer.next, onTermination: { stage.end($0, observer.terminal) }), subscription)
      // What the result puts off until its source has run comes first.
      subscription.runLast {
        guard stage.isActive else { return }
        let input = subject.asObserver()
        let sink = connection.stage()
        source.subscribe(
          Observer(onNext: input.next, onTermination: { if sink.end() { input.terminal($0) } }), in: connection)
      }
    }
  }

  /// Sends one run of this stream to all who listen, from `connect()` on.
  ///
  /// ```
  /// source                     1---2---3-|
  /// connect()                  ^
  /// publish()  first, before   1---2---3-|
  ///            second          --^-2---3-|
  /// ```
  ///
  /// - Buffering: none. Who comes after the end gets the end.
  /// - Returns: a stream that runs this one when it is told to.
  @inlinable public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }

  /// Sends one run of this stream to all who listen, and its last elements to who comes later.
  ///
  /// ```
  /// source                       1---2---3-|
  /// connect()                    ^
  /// replay(1)  first, before     1---2---3-|
  ///            second            --1-2---3-|     it gets 1 at once
  ///            third, at the end ----------(3|)
  /// ```
  ///
  /// - Buffering: at most `bufferSize` elements; with zero or less, as ``publish()``. Memory grows with what was sent.
  /// - Parameter bufferSize: how many elements are kept.
  /// - Returns: a stream that runs this one when it is told to.
  @inlinable public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }

  /// Sends one run of this stream to all who listen, and all that came before to who comes later.
  ///
  /// ```
  /// source                      1---2-----3-|
  /// connect()                   ^
  /// replayAll()  first, before  1---2-----3-|
  ///              second         -----(12)-3-|     it gets 1 and 2 at once
  /// ```
  ///
  /// - Buffering: all elements, until the next run.
  /// - Returns: a stream that runs this one when it is told to.
  @inlinable public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
