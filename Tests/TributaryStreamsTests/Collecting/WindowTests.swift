import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct WindowTests {
  let run = MarbleRun()

  /// What happens, in order: `[` where a window opens, `]` where it closes, `x` where it fails.
  private func log(_ windows: Observable<Observable<Character>>) -> Observable<String> {
    Observable.create { observer in
      let all = CompositeDisposable()
      all.insert(
        windows.subscribe(
          onNext: { window in
            observer.onNext("[")
            all.insert(
              window.subscribe(
                onNext: { observer.onNext("\($0)") }, onError: { _ in observer.onNext("x") },
                onCompleted: { observer.onNext("]") }))
          }, onError: observer.onError, onCompleted: observer.onCompleted))
      return all
    }
  }

  @Test(arguments: [
    ("12---34---|", "([1)(2][)--(][)3(4][)--(][)(]|)"),
    ("1-#", "([1)-(x#)"),
    ("|", "([]|)"),
  ])
  func `window splits into streams`(source: String, result: String) throws {
    let elements = try run.hot(source)
    #expect(run.picture { log(elements.window(timeSpan: .milliseconds(30), count: 2)) } == result)
    #expect(!elements.hasObservers)
  }

  @Test func `windows put together again are the source`() throws {
    for form in 0..<3 {
      let source = try run.hot("12---34---5|")
      let picture = run.picture {
        let windows = source.window(timeSpan: .milliseconds(20), count: 2)
        return switch form {
        case 0: windows.merge()
        case 1: windows.concat()
        default: windows.switchLatest()
        }
      }
      #expect(picture == "12---34---5|")
    }
  }

  @Test func `a window that was taken goes on to its end, and no other comes`() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int>(run.time)
    run.time.run {
      recorder.record(source.window(timeSpan: .seconds(1)).take(1).merge())
      source.onNext(1)
    }
    run.time.advance(by: .milliseconds(500))
    run.time.run { source.onNext(2) }
    #expect(source.hasObservers)
    run.time.advance(by: .seconds(5))
    #expect(
      recorder.events == [.next(.zero, 1), .next(.milliseconds(500), 2), .completed(.seconds(1))])
    #expect(!source.hasObservers)
    #expect(run.picture { Observable.of(1, 2, 3).window(timeSpan: .seconds(1), count: 2).take(1).merge() } == "(12|)")
    #expect(run.picture { Observable.from(1...).window(timeSpan: .seconds(1), count: 2).take(2).merge() } == "(1234|)")
    #expect(run.picture { source.window(timeSpan: .seconds(1)).take(1).map { _ in "x" } } == "(x|)")
    #expect(!source.hasObservers)
  }

  @Test func `the source is let go with the last who listens, and a window asked for later is complete`() {
    let source = PublishSubject<Int>()
    var windows: [Observable<Int>] = []
    let subscription = run.time.run {
      source.window(timeSpan: .seconds(1)).subscribe(onNext: { windows.append($0) })
    }
    subscription.dispose()
    #expect(!source.hasObservers && windows.count == 1)
    let late = Recorder<Int>()
    windows.forEach { late.record($0) }
    #expect(late.events == [.completed(.zero)])
  }

  @Test func `an element that comes in between two windows falls into the next`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    let bag = DisposeBag()
    run.time.run {
      a.merge(with: b).window(timeSpan: .seconds(1), count: 2).subscribe(onNext: { window in
        log.append("[")
        window.subscribe(
          onNext: { log.append("\($0)") },
          onCompleted: {
            log.append("]")
            if log.count == 4 { b.onNext(9) }
          }
        ).disposed(by: bag)
      }).disposed(by: bag)
    }
    a.onNext(1)
    a.onNext(2)
    #expect(log == ["[", "1", "2", "]", "[", "9"])
  }

  @Test(arguments: [0, -1])
  func `a count of less than one is one`(count: Int) throws {
    let source = try run.hot("12-|")
    #expect(
      run.picture { log(source.window(timeSpan: .seconds(Int64.max) * 10, count: count)) } == "([1][)(2][)-(]|)")
  }
}
