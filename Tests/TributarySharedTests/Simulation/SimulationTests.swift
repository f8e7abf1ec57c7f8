import Testing
import TributaryShared
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Random clients of one store over links that delay, lose, repeat, reorder and break.
struct SimulationTests {
  /// Three clients change three keys for a minute, then the links work and all becomes quiet.
  private struct Run {
    let time = VirtualScheduler()
    let memory = SharedMemory()
    var random: SeededGenerator
    let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      random = SeededGenerator(seed: seed)
    }

    /// What happens to the store itself, beside what happens to the links.
    struct Faults: OptionSet {
      let rawValue: Int
      static let expiry = Faults(rawValue: 1)
      static let recreation = Faults(rawValue: 2)
    }

    mutating func simulate(
      _ resolution: SharedResolution<Int>, _ faults: Faults = [], change: (SharedRelay<Int>, Int) -> Void,
      check: (_ clients: [[SharedRelay<Int>]], _ stored: [String: Set<Int>]) -> Void
    ) {
      let scope = time.scope
      time.run {
        let observer = Shared.local(memory)
        var stored: [String: Set<Int>] = [:]
        let bag = DisposeBag()
        for key in ["k0", "k1", "k2"] {
          observer.relay(key, initial: 0).subscribe(onNext: { stored[key, default: []].insert($0) }).disposed(by: bag)
        }
        let links = (0..<3).map { FaultyLink(memory, seed: seed &* 31 &+ UInt64($0), scope: scope) }
        let clients = links.map { Shared(link: $0, scope: scope, limits: SharedLimits(answer: .seconds(1))) }
        let relays = clients.map { client in
          (0..<3).map { client.relay("k\($0)", initial: 0, resolving: resolution) }
        }
        for step in 1...60 {
          let client = Int.random(in: 0..<3, using: &random)
          switch Int.random(in: 0..<14, using: &random) {
          case 0: links[client].cut()
          case 1: links[client].restore()
          case 2 where faults.contains(.expiry): memory.expire("k\(Int.random(in: 0..<3, using: &random))")
          case 3 where faults.contains(.recreation): memory.recreate()
          default: change(relays[client][Int.random(in: 0..<3, using: &random)], step)
          }
          time.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
        }
        for link in links {
          link.isFaulty = false
          link.restore()
        }
        time.advance(by: .seconds(120))
        for relay in relays.joined() { relay.retry() }
        time.advance(by: .seconds(120))
        if !faults.isEmpty {
          // Nobody is told of a value that expired: the next write tells.
          for relay in relays[0] { change(relay, 1_000) }
          time.advance(by: .seconds(120))
        }
        check(relays, stored)
      }
    }
  }

  private static let seeds = SeededGenerator.seeds(100).map { UInt64($0) }

  @Test func everyIncrementIsCountedOnce() {
    for seed in Self.seeds {
      var run = Run(seed: seed)
      var added: [String: Int] = [:]
      run.simulate(.merge { base, mine, theirs in theirs + mine - base }) { relay, step in
        relay.retry()
        added[relay.key, default: 0] += step
        relay.accept(relay.value + step)
      } check: { clients, _ in
        for relays in clients {
          for relay in relays {
            #expect(relay.currentState.phase == .confirmed, "seed \(seed), \(relay.key)")
            #expect(relay.value == added[relay.key, default: 0], "seed \(seed), \(relay.key)")
          }
        }
      }
    }
  }

  @Test func theLastWriterWinsEverywhereAlsoWhereValuesExpireAndTheStoreIsMadeAnew() {
    for seed in Self.seeds {
      var run = Run(seed: seed)
      run.simulate(.lastWriterWins, [.expiry, .recreation]) { relay, step in
        relay.accept(step)
      } check: { clients, _ in
        for key in 0..<3 {
          let values = Set(clients.map { $0[key].value })
          #expect(values.count == 1, "seed \(seed), key \(key): \(values)")
          #expect(clients.allSatisfy { $0[key].currentState == clients[0][key].currentState }, "seed \(seed)")
        }
      }
    }
  }

  @Test func aRefusedChangeIsReportedAndAnotherIsStored() {
    for seed in Self.seeds {
      var run = Run(seed: seed)
      var newest: [ObjectIdentifier: Int] = [:]
      var refused: [ObjectIdentifier: Set<Int>] = [:]
      let bag = DisposeBag()
      run.simulate(.refuse) { relay, step in
        let id = ObjectIdentifier(relay)
        if newest.updateValue(step, forKey: id) == nil {
          relay.refusals.subscribe(onNext: { refused[id, default: []].insert($0) }).disposed(by: bag)
        }
        relay.accept(step)
      } check: { clients, stored in
        for relay in clients.joined() {
          let id = ObjectIdentifier(relay)
          #expect(relay.value == clients[0].first { $0.key == relay.key }?.value, "seed \(seed)")
          guard let last = newest[id] else { continue }
          let isKnown = refused[id, default: []].contains(last) != stored[relay.key, default: []].contains(last)
          #expect(isKnown, "seed \(seed), \(relay.key): \(last) must be either stored or refused")
        }
      }
    }
  }
}
