import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct TakeForTests {
  let run = MarbleRun()

  @Test func `take(for:) completes when its time has passed, skip(for:) passes on what comes then`() throws {
    let source = try run.hot("1--2--3--4-|")
    let taken = Recorder<Character>(run.time)
    run.time.run { taken.record(source.take(for: .milliseconds(50))) }
    #expect(run.picture { source.skip(for: .milliseconds(50)) } == "------3--4-|")
    #expect(Marbles(taken.events).description == "1--2-|")
  }

  @Test func `take(for:) lets its source go, and ends with it`() throws {
    let source = try run.hot("1--2--3--4-|")
    #expect(run.picture { source.take(for: .milliseconds(50)) } == "1--2-|")
    #expect(!source.hasObservers)
    let short = try run.hot("1-|")
    #expect(run.picture { short.take(for: .milliseconds(50)) } == "1-|")
    let failed = try run.hot("1-#")
    #expect(run.picture { failed.take(for: .milliseconds(50)) } == "1-#")
  }

  @Test func `an end passes while elements are skipped`() throws {
    let short = try run.hot("1-|")
    #expect(run.picture { short.skip(for: .milliseconds(50)) } == "--|")
    let failed = try run.hot("1-#")
    #expect(run.picture { failed.skip(for: .milliseconds(50)) } == "--#")
  }

  @Test func `a time of zero or less takes nothing and skips nothing`() throws {
    var runs = 0
    let counted = Observable<Int>.deferred {
      runs += 1
      return .of(1, 2)
    }
    for duration in [Duration.zero, .seconds(-1), Duration(attoseconds: .min)] {
      #expect(run.picture { counted.take(for: duration) } == "|")
      #expect(run.picture { counted.skip(for: duration) } == "(12|)")
    }
    #expect(runs == 3)
  }

  @Test(arguments: SeededGenerator.seeds(50)) func `what is not taken is skipped, and nothing else`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let duration = Duration.milliseconds(Int.random(in: 0...20, using: &random))
    let gaps = (0..<10).map { _ in Duration.milliseconds(Int.random(in: 0...4, using: &random)) }
    let (taken, skipped) = (Recorder<Int>(run.time), Recorder<Int>(run.time))
    let subject = PublishSubject<Int>()
    run.time.run {
      var due = Duration.zero
      for (number, gap) in gaps.enumerated() {
        due += gap
        run.time.schedule(after: due) { subject.onNext(number) }
        // Timers before the operators' and after them.
        guard number == seed % 10 else { continue }
        taken.record(subject.take(for: duration))
        skipped.record(subject.skip(for: duration))
      }
    }
    run.time.advance(by: .seconds(1))
    #expect(taken.elements + skipped.elements == Array(0..<10), "seed \(seed)")
  }
}
