package import TributaryTesting

/// What the words after `showcase` ask for.
package enum Invocation: Equatable {
  case help
  case version
  /// Prints what is said for each number of a range.
  case fizzbuzz(ClosedRange<Int>)
  /// Runs an app, in the terminal or by a play script.
  case app(AppChoice, play: Play?)
}

/// An app of the showcase with what was chosen for it.
package enum AppChoice: Equatable {
  case gallery
  case ticTacToe(Rules)
  case timers
  case form
  case search
  /// Opens at a URL, and keeps its state in a file.
  case watchlist(open: String? = nil, state: String? = nil)
  case controls
  case names
  case crash
}

/// How a play script runs: where it stands and on which screen it starts.
package struct Play: Equatable {
  package var source: ScriptSource
  package var size: ScreenSize

  package init(source: ScriptSource, size: ScreenSize = .standard) {
    self.source = source
    self.size = size
  }
}

/// Where a play script stands.
package enum ScriptSource: Equatable {
  case standardInput
  case file(String)

  /// The source as messages name it.
  package var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }
}

/// Words that ask for nothing that the showcase can do: one line that says what is wrong and how to write it.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
