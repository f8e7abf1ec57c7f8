import Testing
import Tributary
import TributaryFunctions

/// Each function that is an operator: before a callback it does what it does on a stream.
@Suite struct OperatorFunctionsTests {
  /// What reaches a callback and a stream's subscriber of these values.
  private func passed<Output>(_ operation: Operator<Int, Output>, _ values: [Int] = [1, 2, 2, 3, 4, 1]) -> [String] {
    var called: [String] = []
    var streamed: [String] = []
    let handler = with({ (output: Output) in called.append("\(output)") }, operation)
    let source = PublishSubject<Int>()
    let subscription = source.apply(operation).subscribe(onNext: { streamed.append("\($0)") })
    for value in values {
      handler(value)
      source.onNext(value)
    }
    subscription.dispose()
    #expect(called == streamed)
    return called
  }

  @Test func `functions that transform`() {
    #expect(passed(map { $0 * 10 }) == ["10", "20", "20", "30", "40", "10"])
    #expect(passed(mapTo("x"), [1, 2]) == ["x", "x"])
    #expect(passed(compactMap { $0 > 2 ? "\($0)!" : nil }) == ["3!", "4!"])
    #expect(passed(scan(0) { $0 + $1 }) == ["1", "3", "5", "8", "12", "13"])
    #expect(passed(scan(into: []) { $0.append($1) }, [1, 2]) == ["[1]", "[1, 2]"])
    #expect(passed(pipe(enumerated(), map { "\($0.index):\($0.element)" }), [7, 8]) == ["0:7", "1:8"])
    #expect(passed(pairwise(), [1, 2, 3]) == ["(1, 2)", "(2, 3)"])
    #expect(passed(buffer(count: 2), [1, 2, 3]) == ["[1, 2]"])
  }

  @Test func `functions that choose`() {
    #expect(passed(filter { $0 > 2 }) == ["3", "4"])
    #expect(passed(distinctUntilChanged()) == ["1", "2", "3", "4", "1"])
    #expect(passed(distinctUntilChanged { $0 % 2 }) == ["1", "2", "3", "4", "1"])
    #expect(passed(distinctUntilChanged { $1 - $0 < 2 }) == ["1", "3"])
    #expect(passed(distinct()) == ["1", "2", "3", "4"])
    #expect(passed(take(2)) == ["1", "2"])
    #expect(passed(take(while: { $0 < 3 })) == ["1", "2", "2"])
    #expect(passed(take(while: { $0 < 3 }, behavior: .inclusive)) == ["1", "2", "2", "3"])
    #expect(passed(skip(4)) == ["4", "1"])
    #expect(passed(skip(while: { $0 < 3 })) == ["3", "4", "1"])
  }

  @Test func `functions that listen to streams`() {
    let other = BehaviorRelay(value: "a")
    #expect(passed(withLatestFrom(other) { "\($0)\($1)" }, [1, 2]) == ["1a", "2a"])
    let gate = BehaviorRelay(value: false)
    #expect(passed(pausable(gate)) == [])
    #expect(passed(pausable(gate, afterCount: 1), [1, 2]) == ["1"])
    #expect(passed(take(until: Observable<Int>.never()), [1]) == ["1"])
    #expect(passed(take(until: other), [1]) == [])
    #expect(passed(skip(until: Observable<Int>.never()), [1]) == [])
    #expect(passed(skip(until: other), [1]) == ["1"])
    #expect(passed(flatMap { Observable.of($0, $0) }, [1, 2]) == ["1", "1", "2", "2"])
    #expect(passed(flatMapLatest { number in Observable.of(number) }, [1, 2]) == ["1", "2"])
  }

  @Test func `what has no function is a static of Operator`() {
    #expect(passed(.nwise(3), [1, 2, 3, 4]) == ["[1, 2, 3]", "[2, 3, 4]"])
    #expect(passed(pipe(.map { $0 + 1 }, .take(1))) == ["2"])
  }

  @Test func `members of Fn are the same functions, and operators are statics of Operator`() {
    #expect(passed(.map { $0 * 10 }, [1]) == ["10"])
    #expect(passed(Fn.pipe(.skip(1), .filter { $0 < 4 }, .distinctUntilChanged(), .take(2))) == ["2", "3"])
    let plain: (Int) -> Void = Fn.with({ (_: String) in }, .mapTo("x"))
    plain(1)
    let text: (Int) -> String = Fn.pipe(Fn.id, Fn.const("x"))
    #expect(text(1) == "x")
    let next = Fn.compose({ (number: Int) in "\(number)" }, Fn.over(\Int.self) { $0 + 1 })
    #expect(next(1) == "2")
    let many = Fn.chain({ (text: String) in Int(text) }, { $0 > 1 ? $0 : nil })
    #expect(Fn.zip(1, many("2"))?.1 == 2)
    let minus: (Int, Int) -> Int = (-)
    #expect(Fn.flip(Fn.curry(minus))(1)(3) == 2)
    #expect(Fn.uncurry(Fn.curry(minus))(3, 1) == 2)
    #expect(Fn.updated([1], { $0.append(2) }).count == 2)
  }
}
