#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The modes of a terminal: what it echoes, whether it makes lines, which keys are signals.
typealias TerminalModes = termios
