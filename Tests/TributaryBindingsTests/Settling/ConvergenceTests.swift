import Synchronization
import Testing
import TributaryBindings
import TributaryStreams
import TributaryTesting

/// Random groups: rings, trees, diamonds, of relays and controls, some of which correct what they get.
struct ConvergenceTests {
  /// 1,000 groups of up to 12 ends, 50 writes each.
  @Test(arguments: 0..<10) func `random groups converge, without an echo, with at most two emissions an end and write`(
    hundred: Int
  ) {
    let reports = Mutex<[any Error]>([])
    UnhandledErrors.$handler.withValue({ error, _ in reports.withLock { $0.append(error) } }) {
      for seed in hundred * 100..<(hundred + 1) * 100 {
        var group = RandomGroup(seed: UInt64(seed))
        for step in 0..<50 {
          let fault = group.write()
          let report = reports.withLock { $0.first }
          guard fault == nil, report == nil else {
            Issue.record("seed \(seed), write \(step): \(fault ?? "reported \(report as Any)")")
            return
          }
        }
      }
    }
  }

  @Test func `the check finds ends that are not bound`() {
    var group = RandomGroup(seed: 1)
    for binding in group.bindings { binding.dispose() }
    #expect((0..<50).contains { _ in group.write() != nil })
  }
}

/// Ends that hold a common number, each with an offset of its own: so conversions on a ring agree with each other.
struct RandomGroup {
  var random: SeededGenerator
  let ends: [End]
  private(set) var bindings: [TwoWayBinding] = []
  let bag = DisposeBag()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    // All corrections leave some numbers alone, those around a common one; no end is asked for what none can be.
    let middle = Int.random(in: -20...20, using: &random)
    let count = Int.random(in: 2...12, using: &random)
    var ends: [End] = []
    for _ in 0..<count {
      let bounds =
        Int.random(in: 0..<4, using: &random) == 0
        ? middle - Int.random(in: 0...9, using: &random)...middle + Int.random(in: 0...9, using: &random) : nil
      let offset = Int.random(in: -5...5, using: &random)
      let isControl = Int.random(in: 0..<4, using: &random) == 0
      ends.append(End(middle, offset, bounds, isControl: isControl, correctsFirst: Bool.random(using: &random)))
    }
    self.ends = ends
    // A tree, and then links across, which make rings and diamonds.
    for number in 1..<count { bind(number, Int.random(in: 0..<number, using: &random)) }
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      let pair = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      if pair.0 != pair.1 { bind(pair.0, pair.1) }
    }
    for end in ends { end.beginToWatch() }
  }

  private mutating func bind(_ left: Int, _ right: Int) {
    let shift = ends[right].offset - ends[left].offset
    bindings.append(
      TributaryBindings.bind(
        ends[left].end, ends[right].end, leader: Bool.random(using: &random) ? .left : .right,
        via: Conversion(get: { $0 + shift }, put: { $0 - shift })))
  }

  /// Writes somewhere, and says what is wrong afterwards.
  mutating func write() -> String? {
    let place = Int.random(in: ends.indices, using: &random)
    let number = Int.random(in: -60...60, using: &random)
    let before = ends.map(\.number)
    ends[place].write(number)
    let after = ends.map(\.number)
    let emissions = ends.map { $0.takeEmissions() }
    let expected = ends.reduce(number) { value, end in
      end.bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }
    let what = "\(number) at \(place): \(before) → \(after), emitted \(emissions)"
    guard after.allSatisfy({ $0 == expected }) else { return "\(expected) expected, \(what)" }
    guard emissions.allSatisfy({ $0.count <= 2 }) else { return "more than two emissions, \(what)" }
    for (number, values) in emissions.enumerated() where !ends[number].isControl {
      guard zip(values, values.dropFirst()).allSatisfy({ $0 != $1 }) else { return "an echo, \(what)" }
    }
    if ends.allSatisfy({ $0.bounds == nil }) {
      for (end, values) in emissions.enumerated() {
        // A control tells of each write; whether that is one is for the binding to say.
        let isOne = before[place] != number || (end == place && ends[end].isControl)
        guard values.count == (isOne ? 1 : 0) else { return "not one emission each, \(what)" }
      }
    }
    return nil
  }

  /// A relay or a control.
  final class End {
    let offset: Int
    let bounds: ClosedRange<Int>?
    let isControl: Bool
    private let relay: BehaviorRelay<Int>
    private let values: BehaviorSubject<Int>
    private var emissions: [Int] = []
    private let bag = DisposeBag()
    private let correctsFirst: Bool

    init(_ number: Int, _ offset: Int, _ bounds: ClosedRange<Int>?, isControl: Bool, correctsFirst: Bool) {
      (self.offset, self.bounds, self.isControl, self.correctsFirst) = (offset, bounds, isControl, correctsFirst)
      relay = BehaviorRelay(value: number + offset)
      values = BehaviorSubject(value: number + offset)
      if correctsFirst { beginToCorrect() }
    }

    private(set) lazy var end: BindingEnd<Int> =
      isControl ? BindingEnd(values: values) { [unowned self] in set($0) } : relay.bindingEnd

    var number: Int {
      (isControl ? (try? values.value()) ?? 0 : relay.value) - offset
    }

    func write(_ number: Int) {
      if isControl { set(number + offset) } else { relay.accept(number + offset) }
    }

    private func set(_ value: Int) {
      values.onNext(corrected(value))
    }

    private func corrected(_ value: Int) -> Int {
      guard let bounds else { return value }
      return min(max(value - offset, bounds.lowerBound), bounds.upperBound) + offset
    }

    private func beginToCorrect() {
      guard !isControl, bounds != nil else { return }
      relay.subscribe(onNext: { [unowned self] value in
        let other = corrected(value)
        if other != value { relay.accept(other) }
      }).disposed(by: bag)
    }

    func beginToWatch() {
      if !correctsFirst { beginToCorrect() }
      (isControl ? values.asObservable() : relay.asObservable())
        .subscribe(onNext: { [unowned self] in emissions.append($0 - offset) }).disposed(by: bag)
      emissions = []
    }

    func takeEmissions() -> [Int] {
      defer { emissions = [] }
      return emissions
    }
  }
}
