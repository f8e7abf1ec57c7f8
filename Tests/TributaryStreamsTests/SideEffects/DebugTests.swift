import Synchronization
import Testing
import TributaryStreams

@Suite struct DebugTests {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  /// What `debug` writes while a closure runs.
  private func written(_ body: () -> Void) -> [String] {
    let lines = Lines()
    DebugOutput.$writer.withValue({ line in lines.all.withLock { $0.append(line) } }) { body() }
    return lines.all.withLock { $0 }
  }

  @Test func `debug writes the subscription, each event and that it is over`() {
    let lines = written {
      _ = Observable.of(1, 2).debug("numbers").subscribe()
      _ = Observable<Int>.error(Failure()).debug("broken").subscribe(onError: { _ in })
      Observable<Int>.never().debug("silent").subscribe().dispose()
      _ = Observable.of(1, 2).debug("first").take(1).subscribe()
    }
    #expect(
      lines == [
        "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)", "numbers -> Event completed",
        "numbers -> isDisposed", "broken -> subscribed", "broken -> Event error(Failure())", "broken -> isDisposed",
        "silent -> subscribed", "silent -> isDisposed", "first -> subscribed", "first -> Event next(1)",
        "first -> isDisposed",
      ])
  }

  @Test func `debug names its place and function by itself`() {
    let line: UInt = #line + 1
    let lines = written { _ = Observable.just(1).debug().subscribe() }
    #expect(
      lines.first
        == "TributaryStreamsTests/DebugTests.swift:\(line) (debug names its place and function by itself()) -> subscribed"
    )
  }

  @Test func `debug cuts long texts in the middle if it is told to`() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    let lines = written {
      _ = Observable.just(text).debug("whole").subscribe()
      _ = Observable.just(text).debug("cut", trimming: .characters(9)).subscribe()
      _ = Observable.just("a").debug("short", trimming: .characters(40)).subscribe()
      _ = Observable.just("a").debug("none", trimming: .characters(-1)).subscribe()
    }
    let events = lines.filter { $0.contains("Event") && !$0.contains("completed") && !$0.contains("comp") }
    #expect(
      events.prefix(3) == [
        "whole -> Event next(\(text))", "cut -> Event next(…xyz)", "short -> Event next(a)",
      ])
    #expect(events.last == "none -> Event …")
  }

  @Test func `the writer is the one where debug is called`() {
    let subject = PublishSubject<Int>()
    let lines = Lines()
    let stream = DebugOutput.$writer.withValue({ line in lines.all.withLock { $0.append(line) } }) {
      subject.debug("late")
    }
    let subscription = stream.subscribe()
    subject.onNext(1)
    subscription.dispose()
    #expect(lines.all.withLock { $0 } == ["late -> subscribed", "late -> Event next(1)", "late -> isDisposed"])
  }
}
