#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Showcase {
  /// Runs what the program's arguments ask for, and ends the process.
  package static func main() async -> Never {
    let output = OutputFile(descriptor: 1)
    let error = OutputFile(descriptor: 2)
    let showcase = Showcase(
      script: { try $0.read() },
      output: { text, delivery in
        try output.write(text)
        if delivery == .now { try output.flush() }
      },
      error: { text in
        try? output.flush()
        try? error.write(text)
        try? error.flush()
      },
      escape: { text in
        let error = OutputFile(descriptor: 2)
        try? error.write(text)
        try? error.flush()
        _exit(ExitStatus.script.rawValue)
      })
    var status = await showcase.run(Array(CommandLine.arguments.dropFirst()))
    do {
      try output.flush()
    } catch let failure where status == .done {
      status = showcase.refuse(.output(failure))
    } catch {}
    exit(status.rawValue)
  }
}
