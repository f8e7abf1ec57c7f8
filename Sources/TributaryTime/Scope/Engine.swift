/// What drives a scope: the live engine of an isolation, or a virtual run.
///
/// Calls that take a scope hand it on to the turn that they cause; an engine does not keep its scope.
protocol Engine: AnyObject, Sendable {
  /// The time since the engine's start.
  var now: Duration { get }

  /// Whether the calling thread is in a turn of the owner; never traps.
  var isInside: Bool { get }

  /// Whether the owner may be running on another thread now; never traps.
  var isElsewhere: Bool { get }

  /// Runs a turn: until the body returns, the calling thread is inside.
  func turn(_ body: () -> Void)

  /// Runs a turn from wherever the owner's code calls, also where no turn of the scope runs.
  func enter<R>(_ scope: Scope, _ body: () -> R) -> R

  /// The number of the present episode; see ``Scope/episode``.
  var episode: Int? { get }

  /// Traps with a sentence when an operation that belongs to the owner is called from elsewhere.
  func requireInside(_ operation: StaticString)

  /// Traps with a sentence when a task of the scope is cancelled from where it must not be.
  func requireInsideToCancelTask()

  /// Queues work or posted work; false once closed.
  @discardableResult func add(_ item: QueueItem, in scope: Scope) -> Bool

  /// Adds a timer; false once closed.
  @discardableResult func add(_ timer: Timer, due: Duration, in scope: Scope) -> Bool

  /// Starts a task of the scope in the owner's isolation; nil once closed.
  func launch(_ body: OwnersOnly<() async -> Void>) -> Task<Void, Never>?

  /// Refuses all work from now on and takes out what waits; the caller lets go of it outside every lock.
  func close() -> Leftovers
}

extension Engine {
  /// Real time never comes to rest.
  var episode: Int? { nil }
}

/// What waited in an engine when it was closed.
struct Leftovers {
  var items: [QueueItem] = []
  var timers: [Timer] = []
}
