import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// On finite inputs that come at once, operators of several streams do what the functions of arrays do.
@Suite struct CombiningModelTests {

  /// An operator over a stream and others, and the same over arrays.
  struct Model {
    var name: String
    var stream: (Observable<Int>, [Observable<Int>]) -> Observable<[Int]>
    var array: ([Int], [[Int]]) -> [[Int]]

    init(
      _ name: String, _ stream: @escaping (Observable<Int>, [Observable<Int>]) -> Observable<[Int]>,
      _ array: @escaping ([Int], [[Int]]) -> [[Int]]
    ) {
      self.name = name
      self.stream = stream
      self.array = array
    }
  }

  static func chunks(_ input: [Int], _ count: Int) -> [[Int]] {
    stride(from: 0, to: input.count, by: count).map { Array(input[$0..<min($0 + count, input.count)]) }
  }

  static func single(_ input: [Int]) -> [[Int]] {
    input.map { [$0] }
  }

  static var flattening: [Model] {
    [
      Model("flatMapFirst", { a, b in a.flatMapFirst { b[$0] }.map { [$0] } }, { a, b in single(a.flatMap { b[$0] }) }),
      Model("concatMap", { a, b in a.concatMap { b[$0] }.map { [$0] } }, { a, b in single(a.flatMap { b[$0] }) }),
      Model("concat()", { a, b in a.map { b[$0] }.concat().map { [$0] } }, { a, b in single(a.flatMap { b[$0] }) }),
      Model(
        "switchLatest", { a, b in a.map { b[$0] }.switchLatest().map { [$0] } }, { a, b in single(a.flatMap { b[$0] }) }
      ),
      Model(
        "merge(maxConcurrent: 2)", { a, b in a.map { b[$0] }.merge(maxConcurrent: 2).map { [$0] } },
        { a, b in single(a.flatMap { b[$0] }) }),
      Model("merge", { a, b in Observable.merge(b).map { [$0] } }, { _, b in single(b.flatMap { $0 }) }),
      Model("merge(with:)", { a, b in a.merge(with: b).map { [$0] } }, { a, b in single(a + b.flatMap { $0 }) }),
      Model("concat(with:)", { a, b in a.concat(with: b).map { [$0] } }, { a, b in single(a + b.flatMap { $0 }) }),
      Model(
        "concat of mixed kinds", { a, b in Observable.concat(a, GroupedObservable(key: 0, source: b[0])).map { [$0] } },
        { a, b in single(a + b[0]) }),
    ]
  }

  static var combining: [Model] {
    [
      Model("amb", { a, b in Observable.amb([a] + b).map { [$0] } }, { a, _ in single(a) }),
      Model("amb(_:)", { a, b in a.amb(b[0]).map { [$0] } }, { a, _ in single(a) }),
      Model(
        "cascade", { a, b in a.cascade(b).map { [$0] } },
        { a, b in single(a + b.flatMap { $0 }) }),
      Model(
        "sequenceEqual", { a, b in a.sequenceEqual(b[0]).map { [$0 ? 1 : 0] } }, { a, b in [[a == b[0] ? 1 : 0]] }),
      Model(
        "sequenceEqual to itself", { a, _ in a.sequenceEqual(a.map { $0 }).map { [$0 ? 1 : 0] } }, { _, _ in [[1]] }),
      Model("zip(with:)", { a, b in a.zip(with: b[0]) { [$0, $1] } }, { a, b in zip(a, b[0]).map { [$0, $1] } }),
      Model(
        "zip of a collection", { a, b in Observable.zip([a] + b) { $0 } },
        { a, b in
          let all = [a] + b
          return (0..<(all.map(\.count).min() ?? 0)).map { index in all.map { $0[index] } }
        }),
      Model(
        "combineLatest of a collection", { a, b in Observable.combineLatest([a, b[0]]) { $0 } },
        { a, b in a.last.map { last in b[0].map { [last, $0] } } ?? [] }),
      Model(
        "sample", { a, b in a.sample(b[0]).map { [$0] } },
        { a, b in b[0].isEmpty && a.isEmpty ? [] : single(a.suffix(1)) }),
    ]
  }

  static var windows: [Model] {
    [
      Model("buffer(count:)", { a, b in a.buffer(count: b.count) }, { a, b in chunks(a, b.count) }),
      Model(
        "buffer(timeSpan:count:)", { a, b in a.buffer(timeSpan: .seconds(1), count: b.count) },
        { a, b in chunks(a, b.count) + (a.count % b.count == 0 ? [[]] : []) }),
      Model(
        "window", { a, b in a.window(timeSpan: .seconds(1), count: b.count).flatMap { $0.buffer(count: .max) } },
        { a, b in chunks(a, b.count) }),
      Model(
        "groupBy",
        { a, _ in
          a.groupBy { $0 % 3 }.flatMap { group in group.buffer(count: .max).map { [group.key] + $0 } }
        },
        { a, _ in
          var keys: [Int] = []
          for element in a where !keys.contains(element % 3) { keys.append(element % 3) }
          return keys.map { key in [key] + a.filter { $0 % 3 == key } }
        }),
      Model("groupBy, merged", { a, _ in a.groupBy { $0 }.merge().map { [$0] } }, { a, _ in single(a) }),
      Model("bufferWithTrigger", { a, _ in a.bufferWithTrigger(Observable<Int>.never()) }, { a, _ in [a] }),
      Model(
        "take(until:)", { a, b in a.take(until: b[0]).map { [$0] } }, { a, b in b[0].isEmpty ? single(a) : [] }),
      Model(
        "skip(until:)", { a, b in a.skip(until: b[0]).map { [$0] } }, { a, b in b[0].isEmpty ? [] : single(a) }),
      Model(
        "pausable", { a, b in a.pausable(b[0].map { $0 % 2 == 0 }).map { [$0] } },
        { a, b in b[0].last.map { $0 % 2 == 0 } ?? false ? single(a) : [] }),
      Model(
        "pausableBuffered", { a, b in a.pausableBuffered(b[0].map { $0 % 2 == 0 }, limit: b.count).map { [$0] } },
        { a, b in single(b[0].last.map { $0 % 2 == 0 } ?? false ? a : a.suffix(b.count)) }),
      Model(
        "retry",
        { a, b in
          var runs = 0
          return Observable<Int>.deferred {
            runs += 1
            return runs % (b.count + 1) == 0 ? a : a.concat(.error(Failure()))
          }.retry().map { [$0] }
        }, { a, b in single((0...b.count).flatMap { _ in a }) }),
    ]
  }

  @Test(arguments: SeededGenerator.seeds(40))
  func `operators of several streams agree with their arrays`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func numbers(below limit: Int) -> [Int] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<limit, using: &random) }
    }
    let others = (0..<Int.random(in: 1...4, using: &random)).map { _ in numbers(below: 10) }
    let input = numbers(below: others.count)
    for model in Self.flattening + Self.combining + Self.windows {
      let expected = model.array(input, others)
      let time = VirtualScheduler()
      let stream = time.run { model.stream(.from(input), others.map { .from($0) }) }
      for _ in 0..<2 {
        let recorder = Recorder<[Int]>()
        time.run { recorder.record(stream) }
        let comment = "seed \(seed): \(model.name) of \(input) and \(others)"
        #expect(recorder.elements == expected && recorder.isStopped, "\(comment)")
      }
    }
  }
}
