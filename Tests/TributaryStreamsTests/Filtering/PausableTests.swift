import Testing
import TributaryStreams
import TributaryTesting

@Suite struct PausableTests {
  let run = MarbleRun()

  private func gate(_ picture: String) throws -> Observable<Bool> {
    try run.hot(picture).map { $0 == "t" }
  }

  @Test(arguments: [
    ("1-2-3-4-5-|", "-t---f-t--", "--2-3---5-|"),
    // The pauser's end leaves an open gate open; a closed one can never open again.
    ("1-2-3-4-5-|", "-t|", "--2-3-4-5-|"),
    ("1-2-3-4-5-|", "-t-f|", "--2-|"),
    ("1-2-3-4-5-|", "-|", "-|"),
    ("1-2-3-4-5-|", "-t-#", "--2#"),
    ("1-2-#", "-t", "--2-#"),
    ("1-2-3", "-f", ""),
  ])
  func `pausable drops what comes in a pause`(source: String, pauser: String, result: String) throws {
    let (elements, gate) = try (run.hot(source), gate(pauser))
    #expect(run.picture { elements.pausable(gate) } == result)
    #expect(!elements.hasObservers)
  }

  @Test(arguments: [
    ("1-2-3-4-5-|", "-----t----", 2, "1-2---4-5-|"),
    ("1-2-3-4-5-|", "-----t----", 0, "------4-5-|"),
    ("1-2-3-4-5-|", "-----t----", -1, "------4-5-|"),
    ("1-2-3-4-5-|", "-t-f------", .max, "1-2-3-4-5-|"),
    // Elements that come while the gate is open are among those of the count.
    ("1-2-3-4-5-|", "t--f", 2, "1-2-------|"),
    // A pauser that ends shut leaves those of the count, and the last of them is the end.
    ("1-2-3-4-5-|", "-|", 3, "1-2-(3|)"),
    ("1-2-3-4-5-|", "-|", 1, "1|"),
    ("1-2-3-4-5-|", "-t|", 2, "1-2-3-4-5-|"),
    ("1-2-3-4-5-|", "-#", 3, "1#"),
  ])
  func `pausable lets so many through before the pauser counts`(
    source: String, pauser: String, count: Int, result: String
  ) throws {
    let (elements, gate) = try (run.hot(source), gate(pauser))
    #expect(run.picture { elements.pausable(gate, afterCount: count) } == result)
    #expect(!elements.hasObservers)
  }

  @Test(
    arguments: [
      ("1-2-3-4-5-|", "-t---f-t---", 1, "-12-3--45-|"),
      ("1-2-3-4-5-|", "-----------t", nil, "----------(12345|)"),
      ("1-2-3-4-5-|", "-------t---", nil, "-------(1234)5-|"),
      ("1-2-3-4-5-|", "-------t---", 2, "-------(34)5-|"),
      ("1-2-3-4-5-|", "-------t---", 0, "--------5-|"),
      ("1-2-3-4-5-|", "-------t---", -1, "--------5-|"),
      ("1-2-3-4-5-|", "-------t---", .max, "-------(1234)5-|"),
      ("1-2-3-#", "-t-f-", nil, "-12---(3#)"),
      ("1-2-3-|", "-t-f-#", nil, "-12--(3#)"),
      // A pauser that completes in a pause loses nothing.
      ("1-2-3-4-5-|", "---|", nil, "----------(12345|)"),
      ("1-2-3-4-5-|", "-t|", nil, "-12-3-4-5-|"),
    ] as [(String, String, Int?, String)])
  func `pausableBuffered keeps what comes in a pause`(
    source: String, pauser: String, limit: Int?, result: String
  ) throws {
    let (elements, gate) = try (run.hot(source), gate(pauser))
    #expect(run.picture { elements.pausableBuffered(gate, limit: limit) } == result)
    #expect(!elements.hasObservers)
  }

  @Test func `what waits at the end is passed on or dropped, as was said`() throws {
    let cases: [(String, PausedElements, PausedElements, String)] = [
      ("|", .drop, .flush, "----|"), ("|", .flush, .drop, "----(12|)"),
      ("#", .drop, .flush, "----(12#)"), ("#", .flush, .drop, "----#"),
    ]
    for (end, completed, failed, result) in cases {
      let (elements, gate) = try (run.hot("1-2-\(end)"), gate("f"))
      #expect(
        run.picture {
          elements.pausableBuffered(gate, limit: nil, onCompleted: completed, onError: failed)
        } == result)
    }
    let (elements, gate) = try (run.hot("1-2-3-4"), gate("-f-|"))
    #expect(run.picture { elements.pausableBuffered(gate, onCompleted: .drop, onError: .drop) } == "---|")
  }

  @Test func `what comes in while the rest is passed on goes behind it, and a new pause holds it back`() {
    let (source, pauser) = (PublishSubject<Int>(), PublishSubject<Bool>())
    let recorder = Recorder<Int>()
    recorder.record(source.pausableBuffered(pauser, limit: nil)) { element in
      if element == 1 { source.onNext(4) }
      if element == 2 { pauser.onNext(false) }
    }
    for number in 1...3 { source.onNext(number) }
    pauser.onNext(true)
    #expect(recorder.elements == [1, 2, 3, 4])
    let (other, gate) = (PublishSubject<Int>(), BehaviorSubject(value: false))
    let second = Recorder<Int>()
    second.record(other.pausableBuffered(gate, limit: nil)) { element in
      if element == 2 { gate.onNext(false) }
    }
    for number in 1...4 { other.onNext(number) }
    gate.onNext(true)
    #expect(second.elements == [1, 2, 3, 4])
  }

  @Test func `a pause that begins from inside, by a source that no subject guards, holds back the rest`() {
    let source = PublishSubject<Int>()
    var pause: (Bool) -> Void = { _ in }
    let pauser = Observable<Bool> { observer, _ in pause = observer.onNext }
    let recorder = Recorder<Int>()
    recorder.record(source.pausableBuffered(pauser, limit: nil)) { element in
      if element == 2 {
        pause(false)
        source.onNext(5)
      }
    }
    for number in 1...4 { source.onNext(number) }
    pause(true)
    #expect(recorder.elements == [1, 2])
    pause(true)
    #expect(recorder.elements == [1, 2, 3, 4, 5])
    source.onCompleted()
    #expect(recorder.isStopped)
  }

  @Test func `a subscriber that leaves while the rest is passed on gets no more`() {
    let (source, pauser) = (PublishSubject<Int>(), PublishSubject<Bool>())
    var events: [String] = []
    let own = Subscription()
    source.pausableBuffered(pauser, limit: nil).subscribe(
      Observer(
        onNext: { element in
          events.append("\(element)")
          if element == 2 { own.dispose() }
        }, onTermination: { _ in events.append("end") }), in: own)
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()
    #expect(events == ["1", "2"])
  }
}
