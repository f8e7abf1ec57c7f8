import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct TimeOperatorTests {
  let run = MarbleRun()

  @Test func `debounce passes an element on after a pause, and the last with the completion`() throws {
    let source = try run.hot("1-2-----3--|")
    #expect(run.picture { source.debounce(.milliseconds(30)) } == "-----2-----(3|)")
  }

  @Test func `debounce counts from the last element, and drops what waits at an error`() throws {
    let source = try run.hot("12345---6-#")
    #expect(run.picture { source.debounce(.milliseconds(20)) } == "------5---#")
    let busy = try run.hot("1-2-3-4---|")
    #expect(run.picture { busy.debounce(.milliseconds(20)) } == "--------4-|")
  }

  @Test func `debounce with no time passes on the last of what comes at one moment`() throws {
    let source = try run.hot("(12)-(34)-|")
    #expect(run.picture { source.debounce(.milliseconds(-5)) } == "2-4-|")
  }

  @Test(arguments: [
    (ThrottleMode.both, "1---3---4---5-|"), (.leading, "1------4----5-|"), (.latest, "----3---4---5-|"),
  ])
  func `throttle passes on one element a window`(mode: ThrottleMode, picture: String) throws {
    let source = try run.hot("1-23---4----5-|")
    #expect(run.picture { source.throttle(.milliseconds(40), mode: mode) } == picture)
  }

  @Test func `throttle keeps the completion back while an element waits, and never an error`() throws {
    let completed = try run.hot("1-2|")
    #expect(run.picture { completed.throttle(.milliseconds(50)) } == "1----(2|)")
    let leading = try run.hot("1-2|")
    #expect(run.picture { leading.throttle(.milliseconds(50), mode: .leading) } == "1--|")
    let failed = try run.hot("1-2#")
    #expect(run.picture { failed.throttle(.milliseconds(50)) } == "1--#")
  }

  @Test func `throttle with no interval passes everything on`() throws {
    let source = try run.hot("(12)-3|")
    #expect(run.picture { source.throttle(.zero) } == "(12)-3|")
  }

  @Test(arguments: [1, 7, 10, 100, 1_000, 10_000, 100_000])
  func `throttle of 5 s is exactly 5 s apart at every tick size`(tick: Int) {
    let time = VirtualScheduler()
    for mode in [ThrottleMode.leading, .latest, .both] {
      let recorder = Recorder<Int>(time)
      let start = time.now
      let subscription = time.run {
        recorder.record(Observable<Int>.interval(.milliseconds(100)).throttle(.seconds(5), mode: mode))
      }
      while time.now < start + .seconds(30) { time.advance(by: .milliseconds(tick)) }
      subscription.dispose()
      let times = recorder.events.map(\.time)
      #expect(times.count >= 5)
      for (one, next) in zip(times, times.dropFirst()) { #expect(next - one == .seconds(5)) }
    }
  }

  @Test func `delay passes elements and completion on later, an error at once`() throws {
    let source = try run.hot("1-2--3|")
    #expect(run.picture { source.delay(.milliseconds(20)) } == "--1-2--3|")
    let failed = try run.hot("1-2#")
    #expect(run.picture { failed.delay(.milliseconds(20)) } == "--1#")
    let group = try run.hot("(12)3|")
    #expect(run.picture { group.delay(.milliseconds(50)) } == "-----(12)3|")
    #expect(run.picture { Observable<Int>.empty().delay(.milliseconds(50)) } == "-----|")
  }

  @Test func `delay with no time still leaves the delivery that goes on`() {
    var order: [String] = []
    let time = VirtualScheduler()
    time.run {
      let subject = PublishSubject<Int>()
      let subscription = subject.delay(.seconds(-1)).subscribe(onNext: { element in
        order.append("\(element)")
        if element < 3 { subject.onNext(element + 1) }
        time.schedule { order.append("soon after \(element)") }
      })
      #expect(!subscription.isDisposed)
      subject.onNext(1)
      order.append("sent")
    }
    #expect(order == ["sent", "1", "soon after 1", "2", "soon after 2", "3", "soon after 3"])
  }

  @Test func `the timers end with the subscription`() {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    time.run {
      let subject = PublishSubject<Int>()
      let subscriptions = [
        recorder.record(subject.debounce(.seconds(1))), recorder.record(subject.throttle(.seconds(1), mode: .latest)),
        recorder.record(subject.delay(.seconds(1))), recorder.record(Observable.interval(.seconds(1))),
      ]
      subject.onNext(1)
      for subscription in subscriptions { subscription.dispose() }
    }
    time.advance(by: .seconds(10))
    #expect(recorder.events.isEmpty)
  }

  @Test func `the scheduler is the current scope's where the operator is applied, unless one is given`() {
    let applied = VirtualScheduler()
    let given = VirtualScheduler()
    let stream = applied.run { Observable.just(1).delay(.seconds(1)) }
    let other = applied.run { Observable.just(2).delay(.seconds(1), scheduler: given) }
    let recorder = Recorder<Int>()
    applied.run { recorder.record(stream) }
    given.run { recorder.record(other) }
    given.advance(by: .seconds(2))
    #expect(recorder.elements == [2])
    applied.advance(by: .seconds(2))
    #expect(recorder.elements == [2, 1])
  }

  @Test func `on an immediate scheduler no time has to pass`() {
    let recorder = Recorder<Int>()
    let scheduler = ImmediateScheduler()
    recorder.record(Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3))
    recorder.record(Observable.of(7, 8).delay(.seconds(1), scheduler: scheduler))
    recorder.record(Observable.of(9).debounce(.seconds(1), scheduler: scheduler))
    #expect(recorder.elements == [0, 1, 2, 7, 8, 9])
  }
}
