import Testing
import TributaryStreams
import TributaryTesting

/// `catchAndReturn`, `catchErrorJustComplete`, `catch(sequence:)`.
@Suite struct CatchAndReturnTests {
  let run = MarbleRun()

  @Test func `an element takes the error's place`() throws {
    let source = try run.hot("-1-2-#").numbers
    #expect(run.picture { source.catchAndReturn(7) } == "-1-2-(7|)")
    let well = try run.hot("-1-|").numbers
    #expect(run.picture { well.catchAndReturn(7) } == "-1-|")
  }

  @Test func `a completion takes the error's place`() throws {
    let source = try run.hot("-1-2-#")
    #expect(run.picture { source.catchErrorJustComplete() } == "-1-2-|")
    let well = try run.hot("-1-|")
    #expect(run.picture { well.catchErrorJustComplete() } == "-1-|")
  }

  @Test func `streams run one after the other until one does not fail`() throws {
    let (first, second, third) = (try run.cold("-1-#"), try run.cold("-2-|"), try run.cold("-3-|"))
    #expect(run.picture { Observable.catch(sequence: [first, second, third]) } == "-1--2-|")
    #expect(run.picture { Observable.catch(sequence: [first, first]) } == "-1--1-#")
    #expect(run.picture { Observable.catch(sequence: [Observable<Int>]()) } == "|")
    #expect(run.picture { Observable.catch(sequence: [PublishSubject<Int>()]) } == "")
  }

  @Test func `the last error passes, and no stream is asked for before its turn`() {
    struct Numbered: Error { var number: Int }
    var asked: [Int] = []
    let sources = (1...3).lazy.map { number -> Observable<Int> in
      asked.append(number)
      return .error(Numbered(number: number))
    }
    let recorder = Recorder<Int>()
    recorder.record(Observable.catch(sequence: sources))
    #expect(recorder.events == [.error(.zero, Numbered(number: 3))])
    asked = []
    recorder.record(Observable.catch(sequence: sources).catchAndReturn(0).startWith(7).take(1))
    #expect(asked.isEmpty)
  }

  @Test func `any number of failures takes constant stack, and a disposal ends it`() {
    let endless = sequence(first: 1) { $0 + 1 }.lazy.map { number -> Observable<Int> in
      number < 100_000 ? .error(Failure()) : .just(number)
    }
    let recorder = Recorder<Int>()
    recorder.record(Observable.catch(sequence: endless))
    #expect(recorder.events == [.next(.zero, 100_000), .completed(.zero)])
    let subscription = Subscription()
    var runs = 0
    let failing = sequence(first: 1) { $0 + 1 }.lazy.map { number -> Observable<Int> in
      runs += 1
      if number == 100 { subscription.dispose() }
      return .error(Failure())
    }
    Observable.catch(sequence: failing)
      .subscribe(Observer(onNext: { _ in }, onTermination: { _ in }), in: subscription)
    #expect(runs == 100)
  }
}
