// benchmarks [FILTER] [--check] [--quick]       measures, one JSON object a line
// benchmarks --list [FILTER]                    names
// benchmarks --case NAME --iterations N         only the loop of one case, for instruments that count instructions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

switch runCommand(Array(CommandLine.arguments.dropFirst())) {
case .success: exit(0)
case .failure(let failure):
  let line = Array((failure.message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(failure.status)
}
