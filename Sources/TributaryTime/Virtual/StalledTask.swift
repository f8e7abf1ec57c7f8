/// An unfinished task that waits on nothing its virtual run knows, so that the run cannot bring it further.
public struct StalledTask: Equatable, Sendable, CustomStringConvertible {
  /// The name under which the task was launched, or an empty text.
  public let name: String

  /// The file in which it was launched, as `Module/File.swift`.
  public let fileID: String

  /// The line in which it was launched.
  public let line: UInt

  /// The name and place, as part of a sentence.
  public var description: String {
    (name.isEmpty ? "a task" : "task \"\(name)\"") + " launched at \(fileID):\(line)"
  }
}

extension TaskRegistry {
  /// The unfinished tasks that are in no known wait.
  var stalled: [StalledTask] {
    unfinished.filter { !$0.isWaiting }
      .map { StalledTask(name: $0.name, fileID: "\($0.fileID)", line: $0.line) }
  }
}
