import Testing
import TributaryBindings
import TributaryStreams

/// Three ends and more: chains, rings, stars, and one token for several.
struct GroupTests {
  @Test func `a ring of pairs converges: each end emits once`() {
    let ends = (0..<3).map { BehaviorRelay(value: $0) }
    ends[0] <-> ends[1]
    ends[1] <-> ends[2]
    ends[2] <-> ends[0]
    let logs = ends.map { Log($0) }
    for (number, end) in ends.enumerated() {
      end.accept(number + 10)
      #expect(ends.map(\.value) == [number + 10, number + 10, number + 10])
      #expect(logs.map { $0.take() } == [[number + 10], [number + 10], [number + 10]])
    }
  }

  @Test func `a ring of values that cannot be compared ends as well`() {
    struct Opaque { let number: Int }
    let ends = (0..<4).map { BehaviorRelay(value: Opaque(number: $0)) }
    for number in ends.indices { ends[number] <-> ends[(number + 1) % 4] }
    let logs = ends.map { Log($0) }
    ends[2].accept(Opaque(number: 7))
    #expect(logs.map { $0.values.map(\.number) } == [[7], [7], [7], [7]])
  }

  @Test func `bind of several: the first leads, and a write at any reaches all`() {
    let ends = (0..<5).map { BehaviorRelay(value: $0) }
    let logs = ends.map { Log($0) }
    let binding = bind(ends[0], ends[1], ends[2], ends[3], ends[4])
    #expect(logs.map { $0.take() } == [[], [0], [0], [0], [0]])
    ends[3].accept(9)
    #expect(logs.map { $0.take() } == [[9], [9], [9], [9], [9]])
    binding.dispose()
    ends[0].accept(1)
    #expect(ends.map(\.value) == [1, 9, 9, 9, 9])
  }

  @Test(arguments: 0..<3) func `the death of one of several ends the binding`(dying: Int) {
    var ends: [BehaviorRelay<Int>?] = (0..<3).map { BehaviorRelay(value: $0) }
    let binding = bind(ends[0]!, ends[1]!, ends[2]!)
    ends[dying] = nil
    #expect(binding.isDisposed)
    let rest = ends.compactMap { $0 }
    rest[0].accept(8)
    #expect(rest[1].value == 0)
  }

  @Test(arguments: [true, false])
  func `a group that another is bound to becomes one with it, also during a delivery`(leads: Bool) {
    let (a, b, c, d) = (
      BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay(value: 5), BehaviorRelay(value: 5)
    )
    a <-> b
    c <-> d
    var seen: [[Int]] = []
    let bag = DisposeBag()
    var isBound = false
    a.subscribe(onNext: { value in
      guard value == 1, !isBound else { return }
      isBound = true
      if leads { b <-> c } else { bind(c, b, leader: .right) }
      seen.append([])
    }).disposed(by: bag)
    for end in [a, b, c, d] {
      end.subscribe(onNext: { _ in seen.append([a, b, c, d].map(\.value)) }).disposed(by: bag)
    }
    seen = []
    a.accept(1)
    // Those that came are told after those that were there, when the one who bound them is done.
    #expect(seen == [[]] + Array(repeating: [1, 1, 1, 1], count: 4))
    d.accept(2)
    #expect([a, b, c, d].map(\.value) == [2, 2, 2, 2])
  }

  /// Where each costs as much as all others, these take longer than their limit, which other tests share.
  @Test(.timeLimit(.minutes(10))) func `ten thousand ends on one relay are bound, written and ended in no time`() {
    let hub = BehaviorRelay(value: 0)
    let ends = (0..<10_000).map { _ in BehaviorRelay(value: 1) }
    let bindings = ends.map { hub <-> $0 }
    hub.accept(2)
    #expect(ends.allSatisfy { $0.value == 2 })
    for binding in bindings { binding.dispose() }
    hub.accept(3)
    #expect(ends.allSatisfy { $0.value == 2 })
  }

  @Test(.timeLimit(.minutes(10))) func `a chain that grows at its head costs no more than one that grows at its end`() {
    let ends = (0..<40_000).map { _ in BehaviorRelay(value: 0) }
    for number in ends.indices.dropFirst().reversed() { ends[number - 1] <-> ends[number] }
    ends[20_000].accept(1)
    #expect(ends.allSatisfy { $0.value == 1 })
  }

  @Test func `all values are set before any observer is told`() {
    let ends = (0..<4).map { _ in BehaviorRelay(value: 0) }
    ends[0] <-> ends[1]
    ends[1] <-> ends[2]
    ends[1] <-> ends[3]
    var seen: [[Int]] = []
    let bag = DisposeBag()
    for end in ends { end.subscribe(onNext: { _ in seen.append(ends.map(\.value)) }).disposed(by: bag) }
    seen = []
    ends[2].accept(1)
    #expect(seen == Array(repeating: [1, 1, 1, 1], count: 4))
  }

  @Test func `a binding that is ended inside a delivery ends there`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let binding = a <-> b
    let bag = DisposeBag()
    a.subscribe(onNext: { if $0 == 1 { binding.dispose(); a.accept(2) } }).disposed(by: bag)
    a.accept(1)
    #expect(a.value == 2 && b.value == 1)
  }

  @Test func `an end that is let go while it is told goes in peace`() {
    let a = BehaviorRelay(value: 0)
    var b: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
    weak let weakB = b
    let binding = a <-> b!
    var heard: [Int] = []
    let bag = DisposeBag()
    b?.subscribe(onNext: { value in
      heard.append(value)
      if value == 1 { b = nil }
    }).disposed(by: bag)
    b?.subscribe(onNext: { heard.append($0 * 10) }).disposed(by: bag)
    a.accept(1)
    #expect(weakB == nil && binding.isDisposed)
    #expect(heard.prefix(3) == [0, 0, 1])
    a.accept(2)
    #expect(heard.last != 2)
  }

  @Test func `an end that another is bound to while its partner is told hears of all, once`() {
    let (a, b, c) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay(value: 9))
    a <-> b
    let bag = DisposeBag()
    var binding: TwoWayBinding?
    a.subscribe(onNext: { if $0 == 1, binding == nil { binding = a <-> c } }).disposed(by: bag)
    let logs = [b, c].map { Log($0) }
    a.accept(1)
    #expect(logs.map(\.values) == [[1], [1]])
    binding?.dispose()
    a.accept(2)
    #expect(logs.map(\.values) == [[1, 2], [1]])
  }
}
