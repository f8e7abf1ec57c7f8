import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct BufferTests {
  let run = MarbleRun()

  /// The arrays as digits one after the other, with the moments as in the picture.
  private func arrays(_ stream: () -> Observable<[Character]>) -> [String] {
    run.events(of: stream).map { record in
      let column = Int(record.time / .milliseconds(10))
      return switch record.event {
      case .next(let array): "\(column):\(String(array))"
      case .error: "\(column):#"
      case .completed: "\(column):|"
      }
    }
  }

  @Test func `buffer collects so many`() throws {
    let source = try run.hot("1-2-3-4-5-|")
    #expect(arrays { source.buffer(count: 2) } == ["2:12", "6:34", "10:5", "10:|"])
    let even = try run.hot("1-2-|")
    #expect(arrays { even.buffer(count: 2) } == ["2:12", "4:|"])
    let failing = try run.hot("1-2-3#")
    #expect(arrays { failing.buffer(count: 2) } == ["2:12", "5:#"])
  }

  @Test(arguments: [1, 0, -3, .min])
  func `a count of less than one is one`(count: Int) throws {
    let source = try run.hot("1-2|")
    #expect(arrays { source.buffer(count: count) } == ["0:1", "2:2", "3:|"])
    let timed = try run.hot("1-2|")
    #expect(arrays { timed.buffer(timeSpan: .milliseconds(100), count: count) } == ["0:1", "2:2", "3:", "3:|"])
  }

  @Test func `a buffer without a limit takes no memory ahead`() throws {
    let source = try run.hot("1-2|")
    #expect(arrays { source.buffer(count: .max) } == ["3:12", "3:|"])
  }

  @Test func `buffer collects for a while or so many`() throws {
    let source = try run.hot("12---34---|")
    #expect(
      arrays { source.buffer(timeSpan: .milliseconds(30), count: 2) }
        == ["1:12", "4:", "6:34", "9:", "10:", "10:|"])
    let failing = try run.hot("12---3#")
    #expect(arrays { failing.buffer(timeSpan: .milliseconds(30), count: 2) } == ["1:12", "4:", "6:#"])
    let plain = try run.hot("12---34---|")
    #expect(arrays { plain.buffer(timeSpan: .milliseconds(40)) } == ["4:12", "8:34", "10:", "10:|"])
  }

  @Test func `spans have the times that are known from elsewhere`() {
    let time = VirtualScheduler()
    let subject = PublishSubject<Int>()
    let recorder = Recorder<[Int]>(time)
    time.run {
      for (moment, number) in [(10, 1), (20, 2), (50, 3), (51, 4)] {
        time.schedule(after: .milliseconds(moment)) { subject.onNext(number) }
      }
      time.schedule(after: .milliseconds(100)) { subject.onCompleted() }
      recorder.record(subject.buffer(timeSpan: .milliseconds(30), count: 2))
    }
    time.advance(by: .seconds(1))
    let expected: [(Int, [Int])] = [(20, [1, 2]), (50, [3]), (80, [4]), (100, [])]
    #expect(
      recorder.events == expected.map { .next(.milliseconds($0.0), $0.1) } + [.completed(.milliseconds(100))])
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.max) * 10])
  func `a span may be as long as can be`(span: Duration) throws {
    run.time.advance(by: .seconds(5))
    let source = try run.hot("123-|")
    #expect(arrays { source.buffer(timeSpan: span, count: 2) } == ["1:12", "4:3", "4:|"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a span of no time brings arrays until the subscriber leaves`(span: Duration) {
    #expect(run.picture { Observable<Int>.never().buffer(timeSpan: span).map(\.count).take(3) } == "(000|)")
  }

  @Test func `a trigger says when`() throws {
    let (source, trigger) = try (run.hot("1-23--4---|"), run.hot("-x-x-x-----"))
    #expect(arrays { source.bufferWithTrigger(trigger) } == ["1:1", "3:23", "5:", "10:4", "10:|"])
    let (other, ended) = try (run.hot("1-2-3-|"), run.hot("-x|"))
    #expect(arrays { other.bufferWithTrigger(ended) } == ["1:1", "6:23", "6:|"])
    let (third, bad) = try (run.hot("1-2-3-|"), run.hot("-x-#"))
    #expect(arrays { third.bufferWithTrigger(bad) } == ["1:1", "3:#"])
    #expect(!third.hasObservers && !trigger.hasObservers)
  }

  @Test func `what comes in from inside an array goes into the next`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let recorder = Recorder<[Int]>()
    recorder.record(a.merge(with: b).buffer(count: 2)) { array in
      if array == [1, 2] { b.onNext(9) }
    }
    for number in 1...3 { a.onNext(number) }
    #expect(recorder.elements == [[1, 2], [9, 3]])
  }
}
