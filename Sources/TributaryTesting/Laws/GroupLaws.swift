public import TributaryStreams

/// Checks that ends which are bound to each other settle: random writes to random ends, in an order that a seed fixes.
///
/// After each write all that is to agree agrees (``Law/convergence``), no end spoke more than twice
/// (``Law/twoEmissions``), and none said the same twice in a row (``Law/echo``):
///
/// ```swift
/// let violations = GroupLaws.violations(writes: 50, seeds: 0..<100) { group in
///   let celsius = BehaviorRelay(value: 0)
///   let kelvin = BehaviorRelay(value: 273)
///   bind(celsius, kelvin, via: Conversion(get: { $0 + 273 }, put: { $0 - 273 }))
///   group.add("celsius", celsius, writing: -300...300)
///   group.add("kelvin", kelvin, writing: -30...600)
///   group.agree("a difference of 273") { kelvin.value == celsius.value + 273 }
/// }
/// ```
///
/// The group is made anew for each seed, so that a violation names the seed, the write and the end.
public final class GroupLaws {
  private struct End {
    let name: String
    /// Writes a random value and returns it as text.
    let write: (inout SeededGenerator) -> String
    /// What the end said since the last call, as text.
    let takeEmissions: () -> (count: Int, echo: String?)
  }

  private var ends: [End] = []
  private var agreements: [(name: String, isTrue: () -> Bool)] = []
  private let bag = DisposeBag()

  private init() {}

  /// Adds a relay of the group, and what is written to it.
  ///
  /// - Parameters:
  ///   - name: what it is called in a violation.
  ///   - relay: the end; it is listened to from here on.
  ///   - values: what is written, one at a time, at random. They must not be empty.
  public func add<Value: Equatable>(
    _ name: String, _ relay: BehaviorRelay<Value>, writing values: some RandomAccessCollection<Value>
  ) {
    add(name, relay, writing: values) { relay.accept($0) }
  }

  /// Adds an end of the group that is not a relay: what it says, what is written to it, and how.
  ///
  /// - Parameters:
  ///   - name: what it is called in a violation.
  ///   - stream: what it says; it is listened to from here on.
  ///   - values: what is written, one at a time, at random. They must not be empty.
  ///   - write: writes a value, as a person or a program does.
  public func add<Value: Equatable>(
    _ name: String, _ stream: some ObservableConvertibleType<Value>, writing values: some RandomAccessCollection<Value>,
    write: @escaping (Value) -> Void
  ) {
    precondition(!values.isEmpty, "Nothing is to be written to the end \(name). Give at least one value.")
    var emissions: [Value] = []
    stream.asObservable().subscribe(onNext: { emissions.append($0) }).disposed(by: bag)
    // What it says at once is its value, and answers no write.
    emissions = []
    let values = Array(values)
    ends.append(
      End(
        name: name,
        write: { random in
          let value = values[Int.random(in: values.indices, using: &random)]
          write(value)
          return "\(value)"
        },
        takeEmissions: {
          defer { emissions = [] }
          let echo = zip(emissions, emissions.dropFirst()).first { $0 == $1 }
          return (emissions.count, echo.map { "\($0.0)" })
        }))
  }

  /// Says what is true whenever the group is at rest.
  public func agree(_ name: String, _ isTrue: @escaping () -> Bool) {
    agreements.append((name, isTrue))
  }

  /// The laws that groups break, the first violation of each seed.
  ///
  /// - Parameters:
  ///   - writes: how many writes each group gets.
  ///   - seeds: one group is made for each.
  ///   - build: binds ends and adds them.
  /// - Returns: what was seen, with the seed and the write.
  /// - Complexity: the seeds times the writes times the ends.
  public static func violations(
    writes: Int = 50, seeds: some Sequence<UInt64>, of build: (GroupLaws) -> Void
  ) -> [Violation] {
    seeds.compactMap { seed in
      let group = GroupLaws()
      build(group)
      return group.firstViolation(writes, seed)
    }
  }

  private func firstViolation(_ writes: Int, _ seed: UInt64) -> Violation? {
    guard !ends.isEmpty else { return Violation(.convergence, "a group without ends settles nothing: add some") }
    var random = SeededGenerator(seed: seed)
    for number in 1...max(writes, 1) {
      let writer = ends[Int.random(in: ends.indices, using: &random)]
      let value = writer.write(&random)
      let story = "seed \(seed), write \(number), \(value) to \(writer.name)"
      for end in ends {
        let (count, echo) = end.takeEmissions()
        if count > 2 { return Violation(.twoEmissions, "\(story): \(end.name) spoke \(count) times") }
        if let echo { return Violation(.echo, "\(story): \(end.name) said \(echo) twice") }
      }
      if let broken = agreements.first(where: { !$0.isTrue() }) {
        return Violation(.convergence, "\(story): not \(broken.name)")
      }
    }
    return nil
  }
}
