/// One measured thing: a name, how to do it n times, and what it may cost at the most.
///
/// Bodies are plain synchronous code outside of any actor, since a closure formed on the main actor pays for an
/// executor check at each call.
struct Benchmark {
  /// The module and the case, as `streams/subject-to-1`.
  var name: String
  /// What is checked by `--check`.
  var limits: Limits
  /// Makes what the loop needs and returns the loop: it does the operation as often as it is told.
  var prepare: () -> (_ operations: Int) -> Void
  /// Keeps that many things alive and measures only what making them adds; nil where it is not the point.
  var live: ((_ things: Int, _ measure: (() -> Void) -> Void) -> Void)?
  /// Figures that the case itself counts, such as nodes visited an operation.
  var counted: (() -> [(name: String, value: Double)])?

  init(
    _ name: String, limits: Limits = Limits(),
    live: ((_ things: Int, _ measure: (() -> Void) -> Void) -> Void)? = nil,
    counted: (() -> [(name: String, value: Double)])? = nil,
    prepare: @escaping () -> (_ operations: Int) -> Void
  ) {
    self.name = name
    self.limits = limits
    self.live = live
    self.counted = counted
    self.prepare = prepare
  }
}

/// What an operation may cost at the most; nil says nothing.
struct Limits {
  var ratio: Double?
  var allocations: Double?
  var nanoseconds: Double?
  var liveBytes: Double?
  /// Counted by callgrind and held by `make bench-check`.
  var instructions: Double?
  /// The case whose instructions are taken off first: what a scheduler takes of its own.
  var over: String?
}
