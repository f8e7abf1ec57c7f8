import Testing
import TributaryStreams
import TributaryTesting

/// `take`, `takeLast`, `take(while:)`, `take(until:)` of a question.
@Suite struct TakeTests {
  let run = MarbleRun()

  @Test func `take passes the first elements and completes with the last of them`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.take(2) } == "1-(2|)")
    #expect(!source.hasObservers)
    let short = try run.hot("1-|")
    #expect(run.picture { short.take(2) } == "1-|")
  }

  @Test func `take of none, or of less, completes at once and never runs its source`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .never()
    }
    for count in [0, -1, .min] {
      #expect(run.picture { source.take(count) } == "|")
    }
    #expect(runs == 0)
  }

  @Test func `takeLast passes the last elements at the completion`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.takeLast(2) } == "--------(34|)")
    let short = try run.hot("1-|")
    #expect(run.picture { short.takeLast(.max) } == "--(1|)")
    let failing = try run.hot("1-2-#")
    #expect(run.picture { failing.takeLast(2) } == "----#")
  }

  @Test func `takeLast of none, or of less, runs the source to its end`() throws {
    for count in [0, -1, .min] {
      let source = try run.hot("1-2-|")
      #expect(run.picture { source.takeLast(count) } == "----|")
    }
  }

  @Test func `a disposal among the last elements stops the others`() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    var subscription: Subscription?
    subscription = recorder.record(subject.takeLast(3)) { if $0 == 2 { subscription?.dispose() } }
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    #expect(recorder.elements == [1, 2])
    #expect(!recorder.isStopped)
  }

  @Test func `take(while:) stops at the first that is not`() throws {
    let source = try run.hot("1-2-3-1-|").numbers
    #expect(run.picture { source.take(while: { $0 < 3 }) } == "1-2-|")
    let inclusive = try run.hot("1-2-3-1-|").numbers
    #expect(run.picture { inclusive.take(while: { $0 < 3 }, behavior: .inclusive) } == "1-2-(3|)")
    let never = try run.hot("1-2-|").numbers
    #expect(run.picture { never.take(while: { $0 < 3 }) } == "1-2-|")
  }

  @Test func `take(until:) stops at the first that is`() throws {
    let source = try run.hot("1-2-3-1-|")
    #expect(run.picture { source.take(until: { $0 == "3" }) } == "1-2-|")
    #expect(!source.hasObservers)
    let inclusive = try run.hot("1-2-3-1-|").numbers
    #expect(run.picture { inclusive.take(until: { $0 == 3 }, behavior: .inclusive) } == "1-2-(3|)")
    let failing = try run.hot("1-2-3-|").numbers
    #expect(run.picture { failing.take(until: { if $0 == 2 { throw Failure() } else { false } }) } == "1-#")
  }
}
