import Testing
import TributaryStreams
import TributaryTesting

@Suite struct GroupByTests {
  let run = MarbleRun()

  @Test func `groupBy splits by key`() throws {
    let source = try run.hot("1-2-3-4-5-|")
    #expect(run.picture { source.numbers.groupBy { $0 % 2 }.map(\.key) } == "1-0-------|")
    let again = try run.hot("1-2-3-4-5-|")
    #expect(
      run.picture { again.numbers.groupBy { $0 % 2 }.flatMap { $0.key == 1 ? $0.asObservable() : .never() } }
        == "1---3---5")
    let merged = try run.hot("1-2-3-4-5-|")
    #expect(run.picture { merged.numbers.groupBy { $0 % 2 }.merge() } == "1-2-3-4-5-|")
  }

  @Test func `groups end before the stream, in the order in which they came`() {
    for ending in [Termination.completed, .error(Failure())] {
      let source = PublishSubject<Int>()
      var log: [String] = []
      let bag = DisposeBag()
      source.groupBy { -$0 }.subscribe(
        onNext: { group in
          group.subscribe(
            onError: { _ in log.append("\(group.key)#") }, onCompleted: { log.append("\(group.key)|") }
          ).disposed(by: bag)
        }, onError: { _ in log.append("#") }, onCompleted: { log.append("|") }
      ).disposed(by: bag)
      for number in 1...9 { source.onNext(number) }
      if case .error(let error) = ending { source.onError(error) } else { source.onCompleted() }
      let sign = log.last ?? ""
      #expect(log == (1...9).map { "-\($0)\(sign)" } + [sign])
    }
  }

  @Test func `a closure that throws ends groups and stream`() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    var wasObserved: Bool?
    var calls = 0
    let bag = DisposeBag()
    let groups = source.groupBy { number in
      calls += 1
      if number == 3 { throw Failure() }
      return 0
    }
    groups.subscribe(
      onNext: { recorder.record($0) }, onError: { _ in wasObserved = source.hasObservers }
    ).disposed(by: bag)
    for number in 1...5 { source.onNext(number) }
    #expect(recorder.events == [.next(.zero, 1), .next(.zero, 2), .error(.zero, Failure())])
    #expect(wasObserved == false && calls == 3)
  }

  @Test func `a group that nobody listens to keeps nothing`() {
    let source = PublishSubject<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    let subscription = source.groupBy { _ in 7 }.subscribe(onNext: { groups.append($0) })
    source.onNext(1)
    source.onNext(2)
    let late = Recorder<Int>()
    groups.forEach { late.record($0) }
    source.onNext(3)
    #expect(groups.map(\.key) == [7] && late.elements == [3])
    subscription.dispose()
  }

  @Test func `a group that was taken goes on when nobody listens to the groups any more`() {
    let source = PublishSubject<Int>()
    var keys: [Int] = []
    let recorder = Recorder<Int>()
    let subscription = recorder.record(
      source.groupBy { number in
        keys.append(number)
        return number % 2
      }.take(1).merge())
    for number in 1...5 { source.onNext(number) }
    #expect(recorder.elements == [1, 3, 5] && source.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers && keys == [1, 2, 3, 4, 5])
    // The same of sources that send all at once, one of them without an end.
    #expect(run.picture { Observable.from(1...5).groupBy { $0 % 2 }.take(1).merge() } == "(135|)")
    #expect(run.picture { Observable.from(1...).groupBy { $0 % 2 }.take(1).merge().take(3) } == "(135|)")
    #expect(run.picture { Observable.from(1...).groupBy { $0 % 2 }.take(2).map(\.key) } == "(10|)")
  }

  @Test func `the source is let go with the last who listens, and a group asked for later is complete`() {
    let source = PublishSubject<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    let outer = source.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    source.onNext(1)
    source.onNext(2)
    let inner = groups[0].subscribe(onNext: { _ in })
    outer.dispose()
    #expect(source.hasObservers)
    source.onNext(3)
    #expect(groups.count == 2)
    inner.dispose()
    #expect(!source.hasObservers)
    let late = Recorder<Int>()
    late.record(groups[1])
    #expect(late.events == [.completed(.zero)])
  }

  @Test func `elements from inside go to their groups in order`() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let bag = DisposeBag()
    source.groupBy { $0 % 2 }.subscribe(onNext: { group in
      log.append("group \(group.key)")
      group.subscribe(onNext: { number in
        log.append("\(number)")
        if number < 4 { source.onNext(number + 1) }
      }).disposed(by: bag)
    }).disposed(by: bag)
    source.onNext(1)
    #expect(log == ["group 1", "1", "group 0", "2", "3", "4"])
  }
}
