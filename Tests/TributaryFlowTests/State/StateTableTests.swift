import Testing
import TributaryFlow
import TributaryTesting
import TributaryTime

/// State of objects whose classes have no property for it.
@Suite struct StateTableTests {
  private final class Owner {}

  private final class Mark {
    let number: Int
    let atEnd: () -> Void

    init(_ number: Int, atEnd: @escaping () -> Void = {}) {
      self.number = number
      self.atEnd = atEnd
    }

    deinit { atEnd() }
  }

  private let table = VirtualScheduler().run { StateTable<Mark>.current }

  @Test func `an object keeps its state, and each has its own`() {
    let (first, second) = (Owner(), Owner())
    #expect(table.existing(of: first) == nil)
    #expect(table.state(of: first) { Mark(1) }.number == 1)
    #expect(table.state(of: second) { Mark(2) }.number == 2)
    #expect(table.state(of: first) { Mark(3) }.number == 1)
    table.set(Mark(4), of: first)
    #expect(table.existing(of: first)?.number == 4)
    #expect(table.existing(of: second)?.number == 2)
  }

  @Test func `a hundred thousand owners, one after the other at few addresses, each get a state of their own`() {
    var addresses: Set<ObjectIdentifier> = []
    var (wrong, most) = (0, 0)
    for number in 0..<100_000 {
      let owner = Owner()
      addresses.insert(ObjectIdentifier(owner))
      if table.state(of: owner, make: { Mark(number) }).number != number { wrong += 1 }
      most = max(most, table.count)
    }
    #expect(wrong == 0)
    #expect(most <= 2)
    // The test means something only if addresses were used again.
    #expect(addresses.count < 1000)
  }

  @Test func `among a hundred thousand living owners there are never more dead entries than live ones`() {
    let living = (0..<100_000).map { _ in Owner() }
    for (number, owner) in living.enumerated() { table.set(Mark(number), of: owner) }
    // The passing ones are kept in threes, so that they do not all use one address.
    var passing: [Owner] = []
    var most = 0
    for number in 0..<300_000 {
      passing = passing.suffix(2) + [Owner()]
      table.set(Mark(-number), of: passing[passing.count - 1])
      most = max(most, table.count)
    }
    #expect(most <= 2 * (living.count + 3))
    #expect(living.enumerated().allSatisfy { table.existing(of: $1)?.number == $0 })
  }

  @Test func `dead entries at addresses that nobody uses again are swept out in time`() {
    // Who is referred to as unowned keeps its address when it dies.
    struct Tomb { unowned let owner: Owner }
    let living = (0..<1000).map { _ in Owner() }
    for owner in living { table.set(Mark(0), of: owner) }
    var tombs: [Tomb] = []
    var most = 0
    for _ in 0..<20_000 {
      let owner = Owner()
      tombs.append(Tomb(owner: owner))
      table.set(Mark(1), of: owner)
      most = max(most, table.count)
    }
    // The test means something only if they lay about at addresses of their own.
    #expect(most > living.count + living.count / 2)
    #expect(most <= 2 * (living.count + 1))
    withExtendedLifetime(tombs) {}
  }

  @Test func `when a hundred thousand owners die at once, their states go while as many come`() {
    var alive = 0
    var owners = (0..<100_000).map { _ in Owner() }
    for owner in owners {
      alive += 1
      table.set(Mark(0) { alive -= 1 }, of: owner)
    }
    owners = []
    for _ in 0...100_000 {
      alive += 1
      table.set(Mark(0) { alive -= 1 }, of: Owner())
    }
    #expect(table.count <= 2)
    #expect(alive == table.count)
  }

  @Test func `where the death is known the state goes at once, and never while the object lives`() {
    var log: [String] = []
    var owner: Owner? = Owner()
    let address = owner.map { ObjectIdentifier($0) }!
    table.set(Mark(1) { log.append("gone") }, of: owner!)
    table.dropIfDead(address)
    #expect(log.isEmpty)
    owner = nil
    table.dropIfDead(address)
    #expect(log == ["gone"])
    #expect(table.count == 0)
    table.dropIfDead(address)
  }

  @Test func `what runs when a state goes may use the table`() {
    let other = Owner()
    for number in 0..<10 {
      table.set(Mark(number) { [table] in table.set(Mark(100 + number), of: other) }, of: Owner())
    }
    table.set(Mark(0) { [table] in table.set(Mark(200), of: other) }, of: other)
    table.set(Mark(1), of: other)
    #expect(table.existing(of: other)?.number == 200)
  }

  @Test func `a random run agrees with a plain dictionary`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    var owners: [Int: Owner] = [:]
    var states: [Int: Int] = [:]
    for step in 0..<5_000 {
      let key = Int.random(in: 0..<50, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: (owners[key], states[key]) = (nil, nil)
      case 1: owners[key].map { table.dropIfDead(ObjectIdentifier($0)) }
      default:
        let owner = owners[key] ?? Owner()
        owners[key] = owner
        states[key] = step
        table.set(Mark(step), of: owner)
      }
      let agrees = owners.allSatisfy { table.existing(of: $1)?.number == states[$0] }
      if !agrees { Issue.record("seed \(seed), step \(step)") }
    }
  }

  @Test func `the state lives until the scope is cancelled`() {
    let time = VirtualScheduler()
    let owner = Owner()
    var isGone = false
    time.run { StateTable<Mark>.current.set(Mark(1) { isGone = true }, of: owner) }
    #expect(time.run { StateTable<Mark>.current.existing(of: owner)?.number } == 1)
    #expect(!isGone)
    time.run { Scope.current.cancel() }
    #expect(isGone)
  }
}
