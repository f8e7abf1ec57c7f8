#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many random runs a test makes.
enum Samples {
  /// A bounded sample in the ordinary tests, the full count if `TRIBUTARY_SOAK` is set.
  static func count(_ sample: UInt64, soak: UInt64) -> UInt64 {
    getenv("TRIBUTARY_SOAK") == nil ? sample : soak
  }
}
