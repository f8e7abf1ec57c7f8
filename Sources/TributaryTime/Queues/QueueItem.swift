/// What waits in a queue for its turn in the owner's isolation.
enum QueueItem: Sendable {
  case work(OwnersOnly<ScheduledWork>)
  case posted(@Sendable () -> Void)

  /// Runs it, in the owner's isolation.
  func run() {
    switch self {
    case .work(let work): work.value.run()
    case .posted(let work): work()
    }
  }
}
