import Testing
import TributaryBindings
import TributaryStreams

/// Two ends and the start of a binding.
struct BindTests {
  @Test func `the left end leads at the start: the right one emits once, the left one not at all`() {
    let a = BehaviorRelay(value: "x")
    let b = BehaviorRelay(value: "y")
    let (left, right) = (Log(a), Log(b))
    a <-> b
    #expect(left.values == [])
    #expect(right.values == ["x"])
    #expect(a.value == "x" && b.value == "x")
  }

  @Test func `the right end leads where it is chosen`() {
    let a = BehaviorRelay(value: 1)
    let b = BehaviorRelay(value: 2)
    let (left, right) = (Log(a), Log(b))
    bind(a, b, leader: .right)
    #expect(left.values == [2])
    #expect(right.values == [])
  }

  @Test func `ends that are equal at the start emit nothing`() {
    let a = BehaviorRelay(value: 1)
    let b = BehaviorRelay(value: 1)
    let (left, right) = (Log(a), Log(b))
    a <-> b
    #expect(left.values == [] && right.values == [])
  }

  @Test func `a write at either end reaches the other once, and each end emits it once`() {
    let a = BehaviorRelay(value: 0)
    let b = BehaviorRelay(value: 0)
    a <-> b
    let (left, right) = (Log(a), Log(b))
    a.accept(1)
    b.accept(2)
    #expect(left.values == [1, 2])
    #expect(right.values == [1, 2])
  }

  @Test func `writing the value already there emits nothing`() {
    let a = BehaviorRelay(value: 6)
    let b = BehaviorRelay(value: 6)
    a <-> b
    let (left, right) = (Log(a), Log(b))
    a.accept(6)
    b.accept(6)
    #expect(left.values == [] && right.values == [])
  }

  @Test func `where values cannot be compared each write is one, and comes once`() {
    struct Opaque { let number: Int }
    let a = BehaviorRelay(value: Opaque(number: 1))
    let b = BehaviorRelay(value: Opaque(number: 2))
    a <-> b
    let (left, right) = (Log(a), Log(b))
    a.accept(Opaque(number: 3))
    b.accept(Opaque(number: 3))
    #expect(left.values.map(\.number) == [3, 3])
    #expect(right.values.map(\.number) == [3, 3])
  }

  @Test func `the token ends it, any number of times`() {
    let a = BehaviorRelay(value: 0)
    let b = BehaviorRelay(value: 0)
    let binding = a <-> b
    binding.dispose()
    binding.dispose()
    #expect(binding.isDisposed)
    a.accept(1)
    b.accept(2)
    b.accept(2)
    #expect(a.value == 1 && b.value == 2)
  }

  @Test func `a binding without its token lives as long as its ends`() {
    let a = BehaviorRelay(value: 0)
    let b = BehaviorRelay(value: 0)
    do { _ = a <-> b }
    a.accept(1)
    #expect(b.value == 1)
  }

  @Test func `nothing is kept alive by a binding, nor by its token`() {
    var a: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
    var b: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
    weak let (weakA, weakB) = (a, b)
    let binding = a! <-> b!
    a = nil
    #expect(weakA == nil)
    #expect(binding.isDisposed)
    b?.accept(5)
    b = nil
    #expect(weakB == nil)
  }
}
