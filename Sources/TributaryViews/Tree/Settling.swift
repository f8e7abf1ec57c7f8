import TributaryTime

/// Tells views that never settle from an app that works, by counting the turns that follow from one another.
///
/// A write during a turn asks for the next turn; 100 of these in a row are a loop. A write between turns follows from
/// the turn before if it happens in the same episode of a virtual run, or, in real time, in a task that the turn
/// started less than a millisecond ago. 10,000 of these are a loop. Time that passes and an event from outside start
/// a new count, so a ticker and a long computation go on.
struct Settling {
  private var direct = 0
  private var generation = 0
  private var episode: Int?

  /// How many turns may follow each other, each caused by writes in the turn before.
  static let directLimit = 100
  /// How many turns may follow each other in whatever way.
  static let limit = 10_000

  /// Where a task of a view came from.
  struct Origin: Sendable {
    @TaskLocal static var current: Origin?

    /// The count of the turn that started the task.
    fileprivate let generation: Int
    fileprivate let start: Duration
  }

  /// The origin of a task that the running turn starts.
  func origin(in scope: Scope) -> Origin {
    Origin(generation: generation, start: scope.now)
  }

  /// Whether the turn to come follows directly from the one before.
  var isSettling: Bool { direct > 0 }

  /// Counts the turn that is asked for now; the number of turns if they are too many.
  mutating func count(isInTurn: Bool, in scope: Scope) -> Int? {
    let now = scope.episode
    defer { episode = now }
    if isInTurn {
      direct += 1
      generation += 1
      return direct >= Self.directLimit ? direct : nil
    }
    direct = 0
    if let now {
      generation = now == episode ? generation + 1 : 0
    } else if let origin = Origin.current, scope.now - origin.start < .milliseconds(1) {
      generation = origin.generation + 1
    } else {
      generation = 0
    }
    return generation >= Self.limit ? generation : nil
  }
}
