/// Random numbers that a seed fixes: the same seed brings the same numbers, on every machine.
///
/// A random test prints its seed when it fails, and is run again with it.
///
/// ```swift
/// var random = SeededGenerator(seed: 7)
/// let number = Int.random(in: 0..<10, using: &random)
/// ```
///
/// It is SplitMix64 (Steele, Lea and Flood, 2014): fast, well mixed, of no use for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that begins at a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number, all bits of it random.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension SeededGenerator {
  /// The seeds of a random test: as many as it asks for, and more in a soak.
  ///
  /// The variable `TRIBUTARY_SEED` of the environment is the first seed, which is zero without it. `TRIBUTARY_SOAK` is
  /// a factor for the count; `make soak` sets it.
  ///
  /// ```swift
  /// @Test(arguments: SeededGenerator.seeds(200)) func aRandomWalkAgreesWithAnArray(seed: Int)
  /// ```
  ///
  /// - Parameter count: how many seeds an ordinary run of the tests takes.
  /// - Returns: the seeds, in a row.
  public static func seeds(_ count: Int) -> Range<Int> {
    let first = environmentVariable("TRIBUTARY_SEED").flatMap { Int($0) } ?? 0
    let factor = environmentVariable("TRIBUTARY_SOAK").flatMap { Int($0) } ?? 1
    let total = count.multipliedReportingOverflow(by: max(factor, 1))
    let last = first.addingReportingOverflow(total.overflow ? count : total.partialValue)
    return first..<(last.overflow ? first : last.partialValue)
  }
}
