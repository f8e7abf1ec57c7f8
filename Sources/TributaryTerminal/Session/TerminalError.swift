/// Why an app could not be shown on a terminal, or printed where there is none.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Input or output is not a terminal.
  case notATerminal
  /// Another session of this process has the terminal.
  case inUse
  /// The process is in the background of the terminal, and no shell can bring it to the foreground.
  case inBackground
  /// A call of the system failed.
  case system(call: String, code: Int32)
  /// The picture of an app could not be written.
  case output(reason: String)

  /// A sentence for a person.
  package var description: String {
    switch self {
    case .notATerminal: return "Input and output are not a terminal that can be drawn on."
    case .inUse: return "Another session of this process has the terminal; end it first."
    case .inBackground:
      return """
        The process is in the background of its terminal, and no shell is there that could bring it to the foreground. \
        Start it in the foreground.
        """
    case .system(let call, let code): return "The terminal could not be prepared: \(call) failed with error \(code)."
    case .output(let reason): return "The picture of the app could not be written: \(reason)."
    }
  }
}
