#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension TerminalEvent.EndReason {
  /// Whether nobody is left at the terminal.
  var isHangUp: Bool { self == .closed || self == .signal(SIGHUP) }
}
