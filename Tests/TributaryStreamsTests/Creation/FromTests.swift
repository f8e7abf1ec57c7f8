import Testing
import TributaryStreams
import TributaryTesting

@Suite struct FromTests {
  let run = MarbleRun()

  /// Whether a source is still alive at each of its elements.
  func isAlive(_ stream: Observable<Int>) -> [Bool] {
    var answers: [Bool] = []
    let asking = Operator<Int, Int> { observer, subscription in
      Observer(
        onNext: { element in
          // A stage above the source's: it is alive as long as the source is.
          answers.append(subscription.stage().isActive)
          observer.onNext(element)
        },
        onTermination: observer.onTermination)
    }
    _ = stream.apply(asking).subscribe()
    return answers
  }

  @Test func `the streams that need no time come at once`() {
    #expect(run.picture { Observable.just(1) } == "(1|)")
    #expect(run.picture { Observable.from([1, 2, 3]) } == "(123|)")
    #expect(run.picture { Observable.from(stride(from: 1, to: 7, by: 2)) } == "(135|)")
    #expect(run.picture { Observable.of(1, 2, 3) } == "(123|)")
    #expect(run.picture { Observable<Int>.empty() } == "|")
    #expect(run.picture { Observable<Int>.never() } == "")
    #expect(run.picture { Observable<Int>.error(Failure()) } == "#")
    #expect(run.picture { Observable<Int>.of() } == "|")
    #expect(run.picture { Observable.from("") } == "|")
    #expect(run.picture { Observable.from("abc") } == "(abc|)")
  }

  @Test func `an optional gives its value or nothing`() {
    #expect(run.picture { Observable.from(optional: 1) } == "(1|)")
    #expect(run.picture { Observable<Int>.from(optional: nil) } == "|")
  }

  @Test func `an endless sequence stops inside subscribe`() {
    #expect(run.picture { Observable.from(1...).take(3) } == "(123|)")
    #expect(run.picture { Observable<Int>.range(start: 1, count: .max).take(2) } == "(12|)")
  }

  @Test func `what knows its last element is over when that one is handed on`() {
    #expect(isAlive(.just(1)) == [false])
    #expect(isAlive(.of(1, 2, 3)) == [true, true, false])
    #expect(isAlive(.from([1])) == [false])
    #expect(isAlive(.from((1...4).lazy.filter { $0 % 2 == 1 })) == [true, false])
    #expect(isAlive(.range(start: 5, count: 2)) == [true, false])
    #expect(isAlive(.from(optional: 1)) == [false])
  }

  @Test func `no element is asked for that nobody wants`() {
    var asked: [Int] = []
    let sequence = sequence(first: 1) { last in
      asked.append(last)
      return last + 1
    }
    #expect(run.picture { Observable.from(sequence).take(2) } == "(12|)")
    #expect(asked == [1])
    asked = []
    let collection = (1...5).lazy.map { element in
      asked.append(element)
      return element
    }
    #expect(run.picture { Observable.from(collection).take(2) } == "(12|)")
    #expect(asked == [1, 2])
  }

  @Test func `a disposal from inside the collection stops it`() {
    let subscription = Subscription()
    var elements: [Int] = []
    let collection = (1...5).lazy.map { element in
      if element == 3 { subscription.dispose() }
      return element
    }
    Observable.from(collection).subscribe(
      Observer(onNext: { elements.append($0) }, onTermination: { _ in }), in: subscription)
    #expect(elements == [1, 2])
  }
}
