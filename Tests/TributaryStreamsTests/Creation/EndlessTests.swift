import Testing
import TributaryStreams
import TributaryTesting

/// `repeatElement`, `generate`, `once`.
@Suite struct EndlessTests {
  let run = MarbleRun()

  @Test func `repeatElement goes on until nobody listens, in constant stack`() {
    #expect(run.picture { Observable.repeatElement(1).take(3) } == "(111|)")
    var count = 0
    _ = Observable.repeatElement(1).take(100_000).subscribe(onNext: { count += $0 })
    #expect(count == 100_000)
  }

  @Test func `generate is a loop`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable.generate(initialState: 1, condition: { $0 < 50 }, iterate: { $0 * 3 }))
    #expect(recorder.events == [1, 3, 9, 27].map { .next(.zero, $0) } + [.completed(.zero)])
    #expect(run.picture { Observable<Int>.generate(initialState: 1, condition: { $0 < 1 }, iterate: { $0 }) } == "|")
    let endless = Observable.generate(initialState: 1, condition: { _ in true }, iterate: { $0 &+ 1 })
    let last = Recorder<Int>()
    last.record(endless.take(100_000).takeLast(1))
    #expect(last.elements == [100_000])
  }

  @Test func `generate calls its functions only while somebody listens, and not after one threw`() {
    var calls: [String] = []
    let stream = Observable<Int>.generate(
      initialState: 1,
      condition: { state in
        calls.append("condition \(state)")
        if state == 3 { throw Failure() }
        return true
      },
      iterate: { state in
        calls.append("iterate \(state)")
        return state + 1
      })
    #expect(run.picture { stream.take(2) } == "(12|)")
    #expect(calls == ["condition 1", "iterate 1", "condition 2"])
    #expect(run.picture { stream } == "(12#)")
    let broken = Observable<Int>.generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw Failure() })
    #expect(run.picture { broken } == "(1#)")
  }

  @Test func `once gives its element to the first subscriber only`() {
    let stream = Observable.once(1)
    let copy = stream.map { $0 }
    #expect(run.picture { stream } == "(1|)")
    #expect(run.picture { stream } == "|")
    #expect(run.picture { copy } == "|")
  }

  @Test func `once is used up when it is handed on, also for who subscribes from inside`() {
    let stream = Observable.once(1)
    let inner = Recorder<Int>()
    let outer = Recorder<Int>()
    outer.record(stream) { _ in inner.record(stream) }
    #expect(outer.elements == [1])
    #expect(inner.events == [.completed(.zero)])
  }
}
