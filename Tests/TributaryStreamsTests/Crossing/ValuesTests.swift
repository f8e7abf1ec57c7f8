import Testing
import TributaryStreams
import TributaryTime

@Suite struct ValuesTests {
  struct Failure: Error {}

  @Test func aTaskGetsEveryElementInOrderThenTheEnd() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let subject = PublishSubject<Int>()
      Scope.current.task("reader") {
        do {
          for try await element in subject.values { log.append("\(element)") }
          log.append("|")
        } catch {
          log.append("\(error)")
        }
      }
      time.drain()
      #expect(subject.hasObservers)
      subject.onNext(1)
      subject.onNext(2)
      time.drain()
      subject.onNext(3)
      subject.onCompleted()
      time.drain()
      #expect(log == ["1", "2", "3", "|"])
    }
  }

  @Test func theStreamsErrorIsThrownOnceAfterWhatCameBefore() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let subject = PublishSubject<Int>()
      Scope.current.task {
        var iterator = subject.values.makeAsyncIterator()
        for _ in 0..<4 {
          do {
            log.append("\(String(describing: try await iterator.next()))")
          } catch {
            log.append("\(error)")
          }
        }
      }
      time.drain()
      subject.onNext(1)
      subject.onError(Failure())
      time.drain()
      #expect(log == ["Optional(1)", "Failure()", "nil", "nil"])
    }
  }

  @Test func anIterationSubscribesAtItsFirstNext() {
    let time = VirtualScheduler()
    time.run { _ in
      let relay = BehaviorRelay(value: 1)
      let values = relay.values
      var got: [Int] = []
      relay.accept(2)
      Scope.current.task {
        try? await values.forEach(upTo: 2) { got.append($0) }
      }
      time.drain()
      relay.accept(3)
      time.drain()
      #expect(got == [2, 3])
    }
  }

  @Test func cancellationEndsAWaitAtOnceAndTheSubscriptionWithIt() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let subject = PublishSubject<Int>()
      let task = Scope.current.task {
        var iterator = subject.values.makeAsyncIterator()
        log.append("\(String(describing: try? await iterator.next()))")
        log.append("\(subject.hasObservers)")
        log.append("\(String(describing: try? await iterator.next()))")
      }
      time.drain()
      #expect(subject.hasObservers)
      task.cancel()
      time.drain()
      subject.onNext(1)
      time.drain()
      #expect(log == ["nil", "false", "nil"])
    }
  }

  @Test func anIterationThatIsLetGoEndsItsSubscription() {
    let time = VirtualScheduler()
    time.run { _ in
      let subject = PublishSubject<Int>()
      Scope.current.task {
        try? await subject.values.forEach(upTo: 1) { _ in }
      }
      time.drain()
      #expect(subject.hasObservers)
      subject.onNext(1)
      time.drain()
      #expect(!subject.hasObservers)
    }
  }

  @Test func aTaskThatAwaitsAStreamIsKnownToWait() {
    let time = VirtualScheduler()
    time.run { _ in
      let subject = PublishSubject<Int>()
      Scope.current.task("reader") {
        try? await subject.values.forEach(upTo: .max) { _ in }
      }
      time.drain()
      #expect(time.stalledTasks.isEmpty)
      subject.onCompleted()
    }
  }

  @Test func aPolicySaysWhatIsKeptWhileNobodyWaits() {
    #expect(kept(.unbounded) == [1, 2, 3, 4, 5])
    #expect(kept(.dropOldest(limit: 2)) == [4, 5])
    #expect(kept(.dropNewest(limit: 2)) == [1, 2])
    #expect(kept(.latest) == [5])
    #expect(kept(.dropOldest(limit: 0)) == [5])
    #expect(kept(.dropNewest(limit: -1)) == [1])
    #expect(kept(.dropNewest(limit: .max)) == [1, 2, 3, 4, 5])
  }

  /// What an iteration still gets of five elements that came while it was busy.
  private func kept(_ buffering: Buffering) -> [Int] {
    let time = VirtualScheduler()
    var got: [Int] = []
    time.run {
      let subject = PublishSubject<Int>()
      Scope.current.task {
        var iterator = subject.values(buffering: buffering).makeAsyncIterator()
        #expect((try? await iterator.next()) == 0)
        try? await Scope.current.clock.sleep(for: .seconds(1))
        while let element = try? await iterator.next() { got.append(element) }
      }
      time.drain()
      subject.onNext(0)
      time.drain()
      for element in 1...5 { subject.onNext(element) }
      subject.onCompleted()
      time.advance(by: .seconds(1))
    }
    return got
  }

  @Test func aBacklogOfManyGivesAllInOrder() {
    let time = VirtualScheduler()
    time.run { _ in
      let subject = PublishSubject<Int>()
      var got: [Int] = []
      Scope.current.task {
        try? await subject.values(buffering: .dropOldest(limit: 3000)).forEach(upTo: .max) { got.append($0) }
      }
      time.drain()
      for element in 1...5000 { subject.onNext(element) }
      time.drain()
      for element in 5001...6000 { subject.onNext(element) }
      time.drain()
      #expect(got == Array(2001...6000))
      subject.onCompleted()
    }
  }

  @Test func aSequenceThatIsCancelledWithItsScopeCompletes() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let (numbers, _) = AsyncThrowingStream<Int, any Error>.makeStream()
      let sequence = numbers.map { element in
        try Task.checkCancellation()
        return element
      }
      let subscription = sequence.asObservable().subscribe(
        onNext: { log.append("\($0)") }, onError: { log.append("\($0)") }, onCompleted: { log.append("|") })
      time.drain()
      Scope.current.cancel()
      time.drain()
      #expect(log == ["|"])
      #expect(subscription.isDisposed)
    }
  }

  @Test func anAsyncSequenceBecomesAStream() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let (numbers, continuation) = AsyncStream<Int>.makeStream()
      let stream = numbers.asObservable()
      let subscription = stream.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("|") })
      continuation.yield(1)
      continuation.yield(2)
      time.drain()
      #expect(log == ["1", "2"])
      continuation.finish()
      time.drain()
      #expect(log == ["1", "2", "|"])
      #expect(subscription.isDisposed)
    }
  }

  @Test func disposingTheStreamOfASequenceCancelsItsTask() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let (numbers, continuation) = AsyncStream<Int>.makeStream()
      continuation.onTermination = { reason in
        if case .cancelled = reason { continuation.yield(9) }
      }
      let subscription = numbers.asObservable().subscribe(onNext: { log.append("\($0)") })
      continuation.yield(1)
      time.drain()
      subscription.dispose()
      continuation.yield(2)
      time.drain()
      #expect(log == ["1"])
      guard case .terminated = continuation.yield(3) else {
        Issue.record("the sequence is still being iterated")
        return
      }
    }
  }

  @Test func aStreamGoesThroughASequenceAndBackUnchanged() {
    let time = VirtualScheduler()
    time.run { _ in
      var got: [Int] = []
      let subscription = Observable.from(1...100).values.asObservable().subscribe(onNext: { got.append($0) })
      time.drain()
      #expect(subscription.isDisposed)
      time.drain()
      #expect(got == Array(1...100))
    }
  }
}

extension StreamValues {
  /// Iterates over the first elements.
  fileprivate func forEach(upTo count: Int, _ body: (Element) -> Void) async throws {
    var rest = count
    for try await element in self {
      body(element)
      rest -= 1
      if rest == 0 { return }
    }
  }
}
