import Testing
import TributaryStreams
import TributaryTesting

@Suite struct UntilTests {
  let run = MarbleRun()

  @Test(arguments: [
    ("1-2-3-4-|", "-----x", "1-2-3|"),
    ("1-2-3-4-|", "-|", "1-2-3-4-|"),
    ("1-2-3-4-|", "-#", "1#"),
    ("1-#", "-----x", "1-#"),
    ("1-|", "-----x", "1-|"),
  ])
  func `take until another stream's element`(source: String, other: String, result: String) throws {
    let (elements, trigger) = try (run.hot(source), run.hot(other))
    #expect(run.picture { elements.take(until: trigger) } == result)
    #expect(!elements.hasObservers && !trigger.hasObservers)
  }

  @Test(arguments: [
    ("1-2-3-4-|", "---x", "----3-4-|"),
    // A trigger that completes without an element: nothing can come any more.
    ("1-2-3-4-|", "---|", "---|"),
    ("1-2-3-4-|", "---x#", "----3-4-|"),
    ("1-2-3-4-|", "---#", "---#"),
    ("1-2-|", "-----x", "----|"),
    ("1-#", "-----x", "--#"),
  ])
  func `skip until another stream's element`(source: String, other: String, result: String) throws {
    let (elements, trigger) = try (run.hot(source), run.hot(other))
    #expect(run.picture { elements.skip(until: trigger) } == result)
    #expect(!elements.hasObservers && !trigger.hasObservers)
  }

  @Test func `a trigger that fires at once keeps take's source from running`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(1)
    }
    #expect(run.picture { source.take(until: Observable.just("x")) } == "|")
    #expect(runs == 0)
    #expect(run.picture { source.skip(until: Observable.just("x")) } == "(1|)")
    #expect(run.picture { source.skip(until: Observable<Int>.empty()) } == "|")
    #expect(runs == 1)
  }

  @Test func `both sources are let go before the end is handed on`() {
    let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Int>())
    var observed: [Bool] = []
    let subscription = source.take(until: trigger).subscribe(onCompleted: {
      observed += [source.hasObservers, trigger.hasObservers]
    })
    trigger.onNext(1)
    #expect(observed == [false, false] && subscription.isDisposed)
    let skipped = Recorder<Int>()
    let (other, gate) = (PublishSubject<Int>(), PublishSubject<Int>())
    skipped.record(other.skip(until: gate))
    gate.onNext(1)
    #expect(!gate.hasObservers && other.hasObservers)
  }
}
