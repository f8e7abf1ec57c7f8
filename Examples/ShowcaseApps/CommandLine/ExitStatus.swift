import TributaryTesting

/// What the program tells the one who started it, by the numbers that BSD's sysexits names.
package enum ExitStatus: Int32 {
  case done = 0
  /// The words of the command line make no sense (EX_USAGE).
  case usage = 64
  /// A play script cannot go on (EX_DATAERR).
  case script = 65
  /// There is no such play script (EX_NOINPUT).
  case noInput = 66
  /// What was printed could not be written, or a state cannot be kept (EX_IOERR).
  case output = 74
}

/// Why a run ended before it was done.
enum Refusal: Error {
  case usage(UsageError)
  case noInput(ScriptSource, any Error)
  case script(String)
  case output(any Error)
  case terminal(any Error)
  case state(String, FileError)

  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .script: .script
    case .noInput: .noInput
    case .output, .terminal, .state: .output
    }
  }

  var message: String {
    switch self {
    case .usage(let error): error.description
    case .script(let text): text
    case .noInput(let source, let error): "cannot read the play script \(source.name.quoted): \(error)"
    case .terminal(let error): "cannot show the app: \(error)"
    case .state(let path, let error): "cannot keep the state in \(path.quoted): \(error.reason)"
    case .output(let error): "cannot write: \(error)"
    }
  }
}
