import Testing
import Tributary
import TributaryFunctions

@Suite struct PipeTests {
  @Test func `pipe is reading order, compose is the other`() {
    #expect(pipe(successor, { $0 * 10 })(1) == 20)
    #expect(compose({ $0 * 10 }, successor)(1) == 20)
    let three = pipe(successor, { $0 * 10 }, { "\($0)" })
    #expect(three(1) == "20")
    let four = pipe(successor, { $0 * 10 }, { "\($0)" }, \.count)
    #expect(four(1) == 2)
    let nested = pipe(pipe(successor, { $0 * 10 }), pipe({ "\($0)" }, \.count))
    #expect(with(1, nested) == 2)
  }

  @Test func `a key path is a function wherever one is expected`() {
    let pathOfCount = \String.count
    #expect(pipe(\String.count, successor)("abc") == 4)
    #expect(["a", "bc"].map(get(\.count)) == [1, 2])
    #expect(["a", "bc"].map(get(pathOfCount)) == [1, 2])
    #expect(
      pipe {
        \String.count; successor
      }("abc") == 4)
  }

  @Test func `functions that throw, do not, and throw something else make one that throws`() {
    #expect(throws: Refusal.self) { try pipe(successor, refusing)(9) }
    #expect(throws: Refusal.self) { try pipe(refusing, successor)(10) }
    #expect(throws: Doubt.self) { try pipe(refusing, doubting, successor)(-1) }
    #expect(throws: Doubt.self) { try pipe(refusing, doubting, successor, { $0 * 2 })(-1) }
    #expect(throws: Doubt.self) {
      try pipe {
        refusing; successor; doubting
      }(-2)
    }
  }

  @Test func `a pipe of any number of steps is a list of them`() throws {
    let twelve = pipe {
      successor
      successor
      successor
      successor
      successor
      successor
      successor
      successor
      successor
      successor
      String.init(_:) as (Int) -> String
      \String.count
    }
    #expect(twelve(1) == 2)
    let isLoud = true
    let greeting = pipe {
      { (name: String) in "Hello \(name)" }
      if isLoud { flip(String.uppercased)() } else { { (text: String) in text } }
    }
    #expect(greeting("Ada") == "HELLO ADA")
  }

  @Test func `async functions and others make an async one, which stays with its caller`() async throws {
    let two = pipe(successor, later)
    let three = pipe(pipe(later, successor), { "\($0)" })
    let throwing = pipe(later, refusing)
    #expect(await two(1) == 20)
    #expect(await three(1) == "11")
    await #expect(throws: Refusal.self) { try await throwing(1) }
    let quiet = pipe {
      later
      successor
      ({ (number: Int) in "\(number)" })
    }
    #expect(await quiet(1) == "11")
    let listed = pipe {
      later; successor; refusing
    }
    await #expect(throws: Refusal.self) { try await listed(1) }
    let twenty = await with(2, later)
    #expect(twenty == 20)
    let counter = Counter()
    #expect(await counter.count(3) == 6)
  }

  /// A method that hands its own state to functions of its own isolation.
  actor Counter {
    private var total = 0

    func count(_ number: Int) async -> Int {
      let add: (Int) async -> Int = { number in
        self.total += number
        return self.total
      }
      return await pipe(add, add)(number)
    }
  }

  @Test func `operators are piped as functions are`() {
    var seen: [Int] = []
    let positive = filter { (number: Int) in number > 0 }
    let listed = pipe {
      positive
      map { (number: Int) in number * 10 }
      scan(0) { (sum: Int, number: Int) in sum + number }
    }
    let handler = with({ seen.append($0) }, listed)
    [1, -1, 2].forEach { handler($0) }
    let four = with({ seen.append($0) }, pipe(positive, skip(1), take(2), map { $0 + 100 }))
    (1...5).forEach { four($0) }
    #expect(seen == [10, 30, 102, 103])
  }
}

private struct Refusal: Error, Equatable {}
private struct Doubt: Error {}

private func successor(_ number: Int) -> Int { number + 1 }
private func refusing(_ number: Int) throws(Refusal) -> Int {
  if number > 9 { throw Refusal() }
  return number
}
private func doubting(_ number: Int) throws(Doubt) -> Int {
  if number < 0 { throw Doubt() }
  return number
}
private func later(_ number: Int) async -> Int { number * 10 }
