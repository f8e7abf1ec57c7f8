import Synchronization

/// What happened, in order.
///
/// Not `Sendable`: a log belongs to the isolation that made it.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// What happened, in order, seen from any thread.
final class SharedLog: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func add(_ line: String) { storage.withLock { $0.append(line) } }
}
