import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// A live owner in small: time goes on while work runs, and work that is due late runs late.
private final class BusyScheduler: Scheduler, @unchecked Sendable {
  private(set) var now = Duration.zero
  private var waiting: [(due: Duration, work: ScheduledWork)] = []

  func schedule(_ work: @escaping () -> Void) -> ScheduledWork {
    schedule(after: .zero, work)
  }

  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    let item = ScheduledWork(work)
    waiting.append((now + max(delay, .zero), item))
    return item
  }

  /// Lets time go on while work runs.
  func beBusy(_ duration: Duration) {
    now += duration
  }

  func run(until end: Duration) {
    while let next = waiting.filter({ !$0.work.isFinished }).min(by: { $0.due < $1.due }), next.due <= end {
      now = max(now, next.due)
      next.work.run()
    }
    now = max(now, end)
  }
}

@Suite struct IntervalTests {
  let run = MarbleRun()

  @Test func `interval counts its periods, timer fires once or goes on`() {
    #expect(run.picture(for: .milliseconds(85)) { Observable<Int>.interval(.milliseconds(20)) } == "--0-1-2-3")
    #expect(run.picture { Observable<Int>.timer(.milliseconds(30)) } == "---(0|)")
    #expect(
      run.picture(for: .milliseconds(65)) { Observable<Int>.timer(.milliseconds(30), period: .milliseconds(10)) }
        == "---0123")
    #expect(run.picture { Observable<Int>.timer(.milliseconds(-30)) } == "(0|)")
    #expect(run.picture { Observable<Int>.interval(.zero).take(3) } == "(012|)")
  }

  @Test func `interval does not drift, and goes round at its type's end`() {
    let time = VirtualScheduler()
    let recorder = Recorder<UInt8>(time)
    time.run { recorder.record(Observable.interval(.nanoseconds(333)).take(300)) }
    time.advance(by: .seconds(1))
    #expect(recorder.events.count == 301)
    #expect(recorder.events[299] == .next(.nanoseconds(333 * 300), UInt8(299 % 256)))
  }

  /// When the elements come whose handler is busy for some milliseconds at one of them.
  private func times(
    of stream: (BusyScheduler) -> Observable<Int>, busyAt index: Int, for busy: Int, until end: Int
  ) -> [String] {
    let scheduler = BusyScheduler()
    var lines: [String] = []
    let subscription = stream(scheduler).subscribe(onNext: { number in
      lines.append("\(scheduler.now / .milliseconds(1)): \(number)")
      if number == index { scheduler.beBusy(.milliseconds(busy)) }
    })
    scheduler.run(until: .milliseconds(end))
    subscription.dispose()
    return lines
  }

  @Test func ticksThatPassWhileTheOwnerIsBusyBecomeOneAndThePhaseStays() {
    let interval = { (scheduler: BusyScheduler) in
      Observable<Int>.interval(.milliseconds(20), scheduler: scheduler)
    }
    // Busy from 40 to 110: the ticks at 60, 80 and 100 become one, and the next is due at 120.
    #expect(
      times(of: interval, busyAt: 1, for: 70, until: 165)
        == ["20.0: 0", "40.0: 1", "110.0: 2", "120.0: 3", "140.0: 4", "160.0: 5"])
    // Busy until exactly a multiple: that tick is one of those that became one.
    #expect(
      times(of: interval, busyAt: 1, for: 60, until: 145)
        == ["20.0: 0", "40.0: 1", "100.0: 2", "120.0: 3", "140.0: 4"])
    // Busy for less than a period: nothing is missed.
    #expect(times(of: interval, busyAt: 0, for: 15, until: 65) == ["20.0: 0", "40.0: 1", "60.0: 2"])
  }

  @Test func aPeriodicTimerCountsItsMultiplesFromTheFirstElement() {
    let timer = { (scheduler: BusyScheduler) in
      Observable<Int>.timer(.milliseconds(5), period: .milliseconds(20), scheduler: scheduler)
    }
    #expect(
      times(of: timer, busyAt: 0, for: 70, until: 110)
        == ["5.0: 0", "75.0: 1", "85.0: 2", "105.0: 3"])
  }

  @Test func spansOfBufferAndWindowKeepTheirPhaseWhenTheOwnerIsBusy() {
    let scheduler = BusyScheduler()
    var closed: [Double] = []
    let buffers = Observable<Int>.never().buffer(timeSpan: .milliseconds(20), scheduler: scheduler).subscribe(
      onNext: { _ in
        closed.append(scheduler.now / .milliseconds(1))
        if closed.count == 1 { scheduler.beBusy(.milliseconds(70)) }
      })
    scheduler.run(until: .milliseconds(125))
    #expect(closed == [20, 90, 100, 120])
    buffers.dispose()
    var opened: [Double] = []
    let other = BusyScheduler()
    let windows = Observable<Int>.never().window(timeSpan: .milliseconds(20), scheduler: other).subscribe(
      onNext: { _ in
        opened.append(other.now / .milliseconds(1))
        if opened.count == 2 { other.beBusy(.milliseconds(70)) }
      })
    other.run(until: .milliseconds(125))
    #expect(opened == [0, 20, 90, 100, 120])
    windows.dispose()
  }

  @Test func sampleByAnIntervalKeepsItsPhaseWhenTheOwnerIsBusy() {
    let stream = { (scheduler: BusyScheduler) in
      Observable<Int>.interval(.milliseconds(1), scheduler: scheduler)
        .sample(Observable<Int>.interval(.milliseconds(20), scheduler: scheduler))
        .enumerated().map { $0.index }
    }
    #expect(
      times(of: stream, busyAt: 0, for: 70, until: 125).map { $0.prefix(while: { $0 != "." }) }
        == ["20", "90", "100", "120"])
  }
}
