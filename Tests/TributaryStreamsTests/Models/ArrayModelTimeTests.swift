import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// On a finite input, operators of time do what the functions of arrays do, as long as each waits longer than all that
/// came before.
@Suite struct ArrayModelTimeTests {
  typealias Step = ArrayModelTests.Step

  /// The steps; `span` is longer than all that those before took together.
  private static func steps(_ number: Int, _ span: Duration) -> [Step] {
    let timer = Observable<Int>.timer(span)
    return [
      ("delay", { $0.delay(span) }, { $0 }),
      ("delaySubscription", { $0.delaySubscription(span) }, { $0 }),
      ("debounce", { $0.debounce(span) }, { Array($0.suffix(1)) }),
      ("throttle, leading", { $0.throttle(span, mode: .leading) }, { Array($0.prefix(1)) }),
      ("throttle, latest", { $0.throttle(span, mode: .latest) }, { Array($0.suffix(1)) }),
      ("throttle", { $0.throttle(span) }, { $0.count < 2 ? $0 : [$0[0], $0[$0.count - 1]] }),
      ("timeout", { $0.timeout(span) }, { $0 }),
      ("timeout, other", { $0.concat(.never()).timeout(span, other: Observable.just(number)) }, { $0 + [number] }),
      ("take(for:)", { $0.take(for: span) }, { $0 }),
      ("skip(for:)", { $0.skip(for: span) }, { _ in [] }),
      ("take(until:)", { $0.take(until: timer) }, { $0 }),
      ("skip(until:)", { $0.concat(.never()).skip(until: timer).take(for: span * 2) }, { _ in [] }),
      ("sample", { $0.sample(timer) }, { Array($0.suffix(1)) }),
      ("timestamp", { $0.timestamp().map(\.element) }, { $0 }),
      ("buffer", { $0.buffer(timeSpan: span).flatMap { Observable.from($0) } }, { $0 }),
      ("window", { $0.window(timeSpan: span, count: number).merge() }, { $0 }),
      (
        "retry", { $0.concat(.error(Failure())).retry(.delayed(maxCount: 2, time: span)).catchAndReturn(number) },
        { $0 + $0 + [number] }
      ),
      ("repeatWithBehavior", { $0.repeatWithBehavior(.delayed(maxCount: 2, time: span)) }, { $0 + $0 }),
      ("concat interval", { $0.concat(.interval(span).take(number)) }, { $0 + Array(0..<number) }),
      ("concat timer", { $0.concat(timer) }, { $0 + [0] }),
      ("flatMap, async, queue", { $0.flatMap(.queue) { $0 &+ number } }, { $0.map { $0 &+ number } }),
      (
        "flatMap, async, merge",
        { source in
          source.flatMap(.merge(max: 3)) { element in
            try await Scope.current.clock.sleep(for: span)
            return element
          }
        }, { $0 }
      ),
    ]
  }

  @Test(arguments: SeededGenerator.seeds(300))
  func `a random chain through time agrees with its arrays`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let input = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    let time = VirtualScheduler()
    var (stream, array) = (Observable.from(input), input)
    var names: [String] = []
    time.run {
      for length in 0..<Int.random(in: 1...4, using: &random) {
        let span = Duration.seconds((0..<length).reduce(1) { all, _ in all * 1000 })
        let timed = Self.steps(Int.random(in: 0...6, using: &random), span)
        let step =
          Int.random(in: 0..<3, using: &random) == 0
          ? ArrayModelTests.singleStep(&random) : timed[Int.random(in: timed.indices, using: &random)]
        names.append(step.name)
        stream = step.stream(stream)
        array = step.array(array)
      }
    }
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      time.run { recorder.record(stream) }
      time.advance(by: .seconds(1_000_000_000_000))
      let comment = "seed \(seed): \(input) through \(names)"
      #expect(recorder.elements == array && recorder.isStopped, "\(comment)")
    }
  }
}
