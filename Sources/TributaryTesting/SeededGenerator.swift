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
