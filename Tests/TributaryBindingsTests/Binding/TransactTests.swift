import Testing
import TributaryBindings
import TributaryStreams

/// Several writes as one.
struct TransactTests {
  @Test func `observers see before and after only`() {
    let (first, last, full) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""), BehaviorRelay(value: ""))
    bind(joined(first, last), full, via: .words)
    let logs = [first, last, full].map { Log($0) }
    var seen: [String] = []
    let bag = DisposeBag()
    first.subscribe(onNext: { seen.append("\($0) \(last.value) \(full.value)") }).disposed(by: bag)
    seen = []
    let result = transaction {
      first.accept("Ada")
      #expect(full.value == "Ada")
      last.accept("Lovelace")
      #expect(seen == [])
      return 7
    }
    #expect(result == 7)
    #expect(logs.map(\.values) == [["Ada"], ["Lovelace"], ["Ada Lovelace"]])
    #expect(seen == ["Ada Lovelace Ada Lovelace"])
  }

  @Test func `several groups are told when all are written`() {
    let ends = (0..<4).map { _ in BehaviorRelay(value: 0) }
    ends[0] <-> ends[1]
    ends[2] <-> ends[3]
    var seen: [[Int]] = []
    let bag = DisposeBag()
    for end in ends { end.subscribe(onNext: { _ in seen.append(ends.map(\.value)) }).disposed(by: bag) }
    seen = []
    transaction {
      ends[0].accept(1)
      ends[3].accept(2)
      ends[1].accept(3)
    }
    #expect(seen == Array(repeating: [3, 3, 2, 2], count: 4))
  }

  @Test func `what got its value back is not told`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    a <-> b
    let logs = [a, b].map { Log($0) }
    transaction {
      a.accept(1)
      b.accept(0)
    }
    #expect(logs.map(\.values) == [[], []])
  }

  @Test func `one inside another ends with the outer one`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    a <-> b
    let log = Log(b)
    transaction {
      transaction { a.accept(1) }
      #expect(log.values == [])
      a.accept(2)
    }
    #expect(log.values == [2])
  }

  @Test(arguments: 1...4) func `what is bound inside is told with the rest, and afterwards`(count: Int) {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    a <-> b
    let others = (0..<count).map { _ in BehaviorRelay(value: 5) }
    for other in others.dropFirst() { others[0] <-> other }
    let logs = ([a, b] + others).map { Log($0) }
    transaction {
      a.accept(1)
      a <-> others[0]
      #expect(logs.allSatisfy { $0.values == [] })
    }
    #expect(logs.allSatisfy { $0.take() == [1] })
    others[0].accept(2)
    #expect(logs.allSatisfy { $0.take() == [2] })
  }

  @Test func `what a body wrote that throws is told`() {
    struct Refusal: Error, Equatable {}
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    a <-> b
    let log = Log(b)
    #expect(throws: Refusal()) {
      try transaction { () throws(Refusal) in
        a.accept(1)
        throw Refusal()
      }
    }
    #expect(log.values == [1])
    a.accept(2)
    #expect(log.values == [1, 2])
  }

  @Test func `relays that are bound to nothing take part where they are named, and are as before afterwards`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    var seen: [[Int]] = []
    let bag = DisposeBag()
    for end in [a, b] { end.subscribe(onNext: { _ in seen.append([a.value, b.value]) }).disposed(by: bag) }
    seen = []
    transaction(a, b) {
      a.accept(1)
      b.accept(2)
    }
    #expect(seen == [[1, 2], [1, 2]])
    a.accept(1)
    #expect(seen.count == 3)
  }

  @Test func `an end that corrects what it gets does so when the transaction has ended`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    a <-> b
    let bag = DisposeBag()
    b.subscribe(onNext: { if $0 > 10 { b.accept(10) } }).disposed(by: bag)
    let log = Log(a)
    transaction {
      a.accept(50)
      a.accept(60)
      #expect(b.value == 60)
    }
    #expect(a.value == 10 && b.value == 10)
    #expect(log.values.last == 10 && log.values.count <= 2)
  }
}
