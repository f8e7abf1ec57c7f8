import Tributary
import TributaryFunctions

/// Who searches: it takes its time, and keeps what it found and what became of each call.
@Observable
final class SearchDesk {
  /// What the words on the screen begin with.
  private(set) var found = ""
  private(set) var words = WordList.english.beginning(with: "")
  /// What is being searched for.
  private(set) var wanted: String?
  private(set) var made = 0
  private(set) var refused = 0
  private(set) var replaced = 0
  var pace = Pace.quick

  /// How long a search takes.
  enum Pace {
    case quick, slow

    var time: Duration {
      switch self {
      case .quick: .milliseconds(100)
      case .slow: .seconds(2)
      }
    }
  }

  /// Searches, and shows what it found unless it was cancelled.
  func search(_ letters: String) async throws {
    wanted = letters
    // A later search may have begun by the time this one hears that it is cancelled.
    defer { if wanted == letters { wanted = nil } }
    try await Scope.current.clock.sleep(for: pace.time)
    words = WordList.english.beginning(with: letters)
    found = letters
  }

  /// Counts how a call ended.
  func count(_ outcome: Sink.Outcome) {
    switch outcome {
    case .completed: made += 1
    case .refused: refused += 1
    case .replaced: replaced += 1
    case .failed, .cancelled: break
    }
  }
}
