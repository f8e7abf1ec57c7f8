import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct AsyncWorkTests {
  struct Failure: Error {}

  let run = MarbleRun()

  @Test func `flatMap with a policy does async work for each element`() throws {
    func picture(_ policy: AsyncPolicy) throws -> String {
      let source = try run.hot("123-------|")
      return run.picture {
        source.flatMap(policy) { element in
          try await Scope.current.clock.sleep(for: .milliseconds(30))
          return element
        }
      }
    }
    #expect(try picture(.latest) == "-----3----|")
    #expect(try picture(.first) == "---1------|")
    #expect(try picture(.queue) == "---1--2--3|")
    #expect(try picture(.merge(max: 2)) == "---12-3---|")
    #expect(try picture(.merge(max: 9)) == "---123----|")
    #expect(try picture(.merge(max: 0)) == "---1--2--3|")
  }

  @Test func `the stream completes when the last work is done`() throws {
    let source = try run.hot("12|")
    let picture = run.picture {
      source.flatMap(.queue) { element in
        try await Scope.current.clock.sleep(for: .milliseconds(30))
        return element
      }
    }
    #expect(picture == "---1--(2|)")
  }

  @Test func `the first error ends the stream and cancels the other work`() throws {
    var cancelled: [Character] = []
    let source = try run.hot("12----")
    let picture = run.picture {
      source.flatMap(.merge(max: 2)) { element in
        if element == "2" { throw Failure() }
        try? await Scope.current.clock.sleep(for: .milliseconds(30))
        if Task.isCancelled { cancelled.append(element) }
        return element
      }
    }
    #expect(picture == "-#")
    #expect(cancelled == ["1"])
  }

  @Test func `the next element cancels the work of the one before, and a disposal the rest`() {
    let time = VirtualScheduler()
    time.run {
      var log: [String] = []
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMap(.latest) { element -> Int in
        log.append("start \(element)")
        do {
          try await Scope.current.clock.sleep(for: .seconds(1))
        } catch {
          log.append("cancelled \(element)")
          // What comes of cancelled work counts for nothing.
          return -element
        }
        return element
      }.subscribe(onNext: { log.append("\($0)") })
      subject.onNext(1)
      time.drain()
      subject.onNext(2)
      time.drain()
      time.advance(by: .seconds(1))
      subject.onNext(3)
      time.drain()
      subscription.dispose()
      time.drain()
      #expect(log == ["start 1", "cancelled 1", "start 2", "2", "start 3", "cancelled 3"])
      #expect(!subject.hasObservers)
    }
  }

  @Test func `work that is cancelled before its first turn does not start`() {
    let time = VirtualScheduler()
    time.run {
      var log: [Int] = []
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMap(.latest) { log.append($0) }.subscribe()
      subject.onNext(1)
      subject.onNext(2)
      time.drain()
      #expect(log == [2])
      subject.onNext(3)
      subscription.dispose()
      Single.create { log.append(4) }.subscribe().dispose()
      Asked { log.append(5) }.asObservable().subscribe().dispose()
      time.drain()
      #expect(log == [2])
    }
  }

  /// A sequence that says when it is asked for an element, and has none.
  private struct Asked: AsyncSequence, AsyncIteratorProtocol {
    let isAsked: () -> Void

    func makeAsyncIterator() -> Asked { self }

    func next() async -> Int? {
      isAsked()
      return nil
    }
  }

  @Test func `work may use what only the owner may use, and belongs to its scope`() {
    let time = VirtualScheduler()
    time.run {
      let model = Model()
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMap(.queue) { element -> Model in
        try await Scope.current.clock.sleep(for: .seconds(1))
        model.names.append("\(element)")
        return model
      }.subscribe(onNext: { $0.names.append("got") })
      subject.onNext(1)
      subject.onNext(2)
      time.advance(by: .seconds(2))
      #expect(model.names == ["1", "got", "2", "got"])
      subscription.dispose()
    }
  }

  final class Model {
    var names: [String] = []
  }

  @Test func `work that goes with its scope says nothing`() {
    let time = VirtualScheduler()
    time.run {
      var log: [String] = []
      let subscription = Observable.just(1).flatMap(.queue) { element -> Int in
        try await Scope.current.clock.sleep(for: .seconds(1))
        return element
      }.subscribe(onNext: { log.append("\($0)") }, onError: { log.append("\($0)") }, onCompleted: { log.append("|") })
      time.drain()
      Scope.current.cancel()
      time.drain()
      #expect(log == [])
      subscription.dispose()
    }
  }
}
