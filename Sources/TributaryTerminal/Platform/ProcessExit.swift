#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif
import TributaryViews

/// Ends the process because the app cannot go on: prints why, and exits with the status of an internal error.
func exitProcess(saying sentence: String) -> Never {
  writeWarning(sentence)
  // `EX_SOFTWARE` of sysexits.h, which Glibc does not import.
  exit(70)
}
