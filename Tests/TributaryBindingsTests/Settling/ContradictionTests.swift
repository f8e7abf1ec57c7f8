import Synchronization
import Testing
import TributaryBindings
import TributaryStreams

/// Bindings that no values satisfy.
struct ContradictionTests {
  private struct P: Equatable {
    var n = 0
    var m = 0
  }

  /// What is reported while the body runs, each with its line.
  private func reports(_ body: () -> Void) -> [String] {
    let reports = Mutex<[String]>([])
    UnhandledErrors.$handler.withValue({ error, place in reports.withLock { $0.append("\(error) \(place.line)") } }) {
      body()
    }
    return reports.withLock { $0 }
  }

  private func plus(_ number: Int) -> Conversion<Int, Int> {
    Conversion(get: { $0 + number }, put: { $0 - number })
  }

  @Test(arguments: [(3, 4), (4, 3), (0, 7), (7, 0)])
  func `two parts that one end is bound to and that are written differently are reported, once a write`(n: Int, m: Int)
  {
    let p = BehaviorRelay(value: P())
    let x = BehaviorRelay(value: 0)
    let first = #line + 1
    bind(p.end(\.n), x)
    bind(x, p.end(\.m))
    let log = Log(p)
    let reported = reports { p.accept(P(n: n, m: m)) }
    #expect(reported == ["doesNotSettle \(first)"] || reported == ["doesNotSettle \(first + 1)"])
    // What was written stays as it was written.
    #expect(log.values == [P(n: n, m: m)] && (x.value == n || x.value == m))
    #expect(reports { p.accept(P(n: 5, m: 5)) } == [] && x.value == 5)
    #expect(reports { x.accept(6) } == [] && p.value == P(n: 6, m: 6))
    #expect(reports { p.accept(P(n: n, m: m)) }.count == 1)
  }

  @Test func `a ring whose conversions do not fit is reported when it is closed, and at each write`() {
    let (a, b, c) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    bind(a, b, via: plus(1))
    bind(b, c, via: plus(1))
    var ring: TwoWayBinding?
    #expect(reports { ring = bind(c, a, via: plus(1)) }.count == 1)
    for (number, end) in [a, b, c].enumerated() {
      #expect(reports { end.accept(10 * number + 100) }.count == 1, "end \(number)")
      #expect(end.value == 10 * number + 100)
    }
    ring?.dispose()
    #expect(reports { a.accept(7) } == [])
    #expect(b.value == 8 && c.value == 9)
  }

  @Test func `two bindings of one pair that do not fit are reported`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    bind(a, b, via: plus(1))
    let second = #line + 1
    let reported = reports { bind(a, b, via: plus(2)) }
    #expect(reported.count == 1, "\(second)")
    #expect(reports { a.accept(5) }.count == 1)
    #expect(reports { b.accept(5) }.count == 1)
  }

  @Test func `a ring in which one end keeps less than another is reported where it makes them differ`() {
    let number = BehaviorRelay(value: 0)
    let (left, right) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""))
    bind(number, left, via: .text)
    bind(number, right, via: .text)
    #expect(reports { left <-> right } == [])
    #expect(reports { left.accept("7") } == [] && right.value == "7")
    #expect(reports { left.accept("08") }.count == 1)
    #expect(number.value == 8)
  }

  @Test func `a transaction that contradicts the bindings is reported when it has ended, once`() {
    let p = BehaviorRelay(value: P())
    let x = BehaviorRelay(value: 0)
    p.end(\.n) <-> x
    x <-> p.end(\.m)
    let reported = reports {
      transaction {
        p.accept(P(n: 1, m: 2))
        p.accept(P(n: 3, m: 4))
        #expect(x.value == 3 || x.value == 4)
      }
    }
    #expect(reported.count == 1)
  }

  @Test func `bindings that agree on every way are not reported`() {
    let (a, b, c) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let p = BehaviorRelay(value: P())
    let reported = reports {
      bind(a, b, via: plus(1))
      bind(b, c, via: plus(1))
      bind(c, a, via: plus(-2))
      bind(a, c, via: plus(2))
      a <-> p.end(\.n)
      bind(b, p.end(\.m), via: .identity)
      for end in [a, b, c] { end.accept(Int.random(in: 1...9)) }
      p.accept(P(n: 20, m: 21))
    }
    #expect(reported == [] && [a.value, b.value, c.value] == [20, 21, 22])
  }

  @Test func `a ring of values that cannot be compared is not reported`() {
    struct Opaque { var number = 0 }
    let (a, b, c) = (
      BehaviorRelay(value: Opaque()), BehaviorRelay(value: Opaque()), BehaviorRelay(value: Opaque())
    )
    let reported = reports {
      a <-> b
      b <-> c
      c <-> a
      b.accept(Opaque(number: 3))
    }
    #expect(reported == [] && [a, b, c].allSatisfy { $0.value.number == 3 })
  }
}
