import TributaryTime
import TributaryViews

extension PlayScript {
  /// Plays the script on an app, line by line, and prints what its `screen` lines ask for.
  ///
  /// - Throws: a ``PlayFailure`` where the script cannot go on, or what `print` throws.
  public func play(on pilot: Pilot, print: (String) throws -> Void) throws {
    try check(pilot, after: 0)
    for line in lines {
      if pilot.hasEnded {
        throw PlayFailure(line.number, "the app has ended; nothing is left to play on", pilot)
      }
      switch line.command {
      case .success(.screen): try print(PlayScript.picture(pilot.rows))
      case .success(let command): try perform(command, line.number, on: pilot)
      case .failure(let error): throw PlayFailure(line.number, error.description, pilot)
      }
      try check(pilot, after: line.number)
    }
  }

  private func perform(_ command: PlayCommand, _ number: Int, on pilot: Pilot) throws(PlayFailure) {
    switch command {
    case .press(let keys):
      for (index, key) in keys.enumerated() {
        if pilot.hasEnded {
          throw PlayFailure(number, "the app has ended before key \(index + 1) of the line", pilot)
        }
        pilot.press(key)
      }
    case .type(let text):
      pilot.type(text)
    case .click(let label, let place):
      do { try pilot.click(label, number: place) } catch { throw PlayFailure(number, error.description, pilot) }
    case .clickAt(let column, let row):
      guard column <= pilot.size.width, row <= pilot.size.height else {
        throw PlayFailure(number, "column \(column) row \(row) is not on a screen of \(pilot.size)", pilot)
      }
      pilot.click(column: column - 1, row: row - 1)
    case .wait(let duration):
      pilot.wait(duration)
    case .resize(let size):
      pilot.resize(size)
    case .screen:
      break
    }
  }

  /// An app in virtual time waits only on its scope: what waits on anything else would wait for ever.
  private func check(_ pilot: Pilot, after line: Int) throws(PlayFailure) {
    if let failure = pilot.failure { throw PlayFailure(line, failure.description, pilot) }
    guard let task = pilot.scheduler.stalledTasks.first else { return }
    throw PlayFailure(
      line, "\(task) waits on something that is not of this run; wait on the scope's clock or a stream", pilot)
  }

  /// The rows of a screen as they are printed: without blanks at their ends, and a line `---` after the last.
  static func picture(_ rows: [String]) -> String {
    rows.map { row in row[...].trimmingEnd + "\n" }.joined() + "---\n"
  }
}

extension Substring {
  /// The text without the blanks at its end.
  fileprivate var trimmingEnd: Substring {
    dropLast(reversed().prefix { $0 == " " }.count)
  }
}

/// Why a play script cannot go on.
public struct PlayFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line at which it stopped, from 1; 0 if the app could not even start.
  public let line: Int
  /// What is wrong, and how to write it.
  public let reason: String
  /// What was on the screen, as `screen` prints it.
  public let screen: String

  init(_ line: Int, _ reason: String, _ pilot: Pilot) {
    self.line = line
    self.reason = reason
    screen = PlayScript.picture(pilot.rows)
  }

  /// The line, the reason, and what was on the screen.
  public var description: String {
    "\(line == 0 ? "at the start" : "line \(line)"): \(reason)\n\(screen.dropLast())"
  }
}
