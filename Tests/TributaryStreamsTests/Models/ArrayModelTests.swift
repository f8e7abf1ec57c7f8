import Testing
import TributaryStreams
import TributaryTesting

/// On a finite input that comes at once, operators do what the functions of arrays do.
@Suite struct ArrayModelTests {
  /// A step of a chain: on a stream, and on an array.
  typealias Step = (name: String, stream: (Observable<Int>) -> Observable<Int>, array: ([Int]) -> [Int])

  static func step(_ random: inout SeededGenerator) -> Step {
    let number = Int.random(in: 0...6, using: &random)
    let other = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    switch Int.random(in: 0..<13, using: &random) {
    case 0: return ("map +\(number)", { $0.map { $0 + number } }, { $0.map { $0 + number } })
    case 1: return ("filter", { $0.filter { $0 % 2 == 0 } }, { $0.filter { $0 % 2 == 0 } })
    case 2:
      return ("compactMap", { $0.compactMap { $0 > number ? $0 : nil } }, { $0.compactMap { $0 > number ? $0 : nil } })
    case 3: return ("take \(number)", { $0.take(number) }, { Array($0.prefix(number)) })
    case 4: return ("skip \(number)", { $0.skip(number) }, { Array($0.dropFirst(number)) })
    case 5:
      return (
        "scan", { $0.scan(number, accumulator: &+) },
        { input in
          var sum = number
          return input.map { element in
            sum = sum &+ element
            return sum
          }
        }
      )
    case 6:
      return (
        "distinctUntilChanged", { $0.distinctUntilChanged { $0 % 3 } },
        { $0.reduce(into: [Int]()) { if $0.last.map({ $0 % 3 }) != $1 % 3 { $0.append($1) } } }
      )
    case 7: return ("startWith \(number)", { $0.startWith(number, 1) }, { [number, 1] + $0 })
    case 8: return ("concat \(other)", { $0.concat(.from(other)) }, { $0 + other })
    case 9:
      return (
        "zip \(other)", { .zip($0, Observable.from(other), resultSelector: &-) }, { zip($0, other).map { $0 &- $1 } }
      )
    case 10: return ("merge \(other)", { .merge(.from(other), $0) }, { other + $0 })
    case 11:
      return (
        "flatMap", { $0.flatMap { Observable.of($0, number) } }, { $0.flatMap { [$0, number] } }
      )
    default:
      return (
        "withLatestFrom \(other)", { $0.withLatestFrom(Observable.from(other), resultSelector: &+) },
        { input in other.last.map { last in input.map { $0 &+ last } } ?? [] }
      )
    }
  }

  @Test(arguments: SeededGenerator.seeds(1000))
  func `a random chain agrees with its arrays`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let input = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    var stream = Observable.from(input)
    var array = input
    var names: [String] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let tables = [Self.step, Self.singleStep, Self.tableStep]
      let step = tables[Int.random(in: tables.indices, using: &random)](&random)
      names.append(step.name)
      stream = step.stream(stream)
      array = step.array(array)
    }
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      recorder.record(stream)
      #expect(
        recorder.events == array.map { .next(.zero, $0) } + [.completed(.zero)],
        "seed \(seed): \(input) through \(names)")
    }
  }
}
