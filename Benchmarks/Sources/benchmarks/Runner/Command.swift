/// Why the command ends with another status than 0.
struct CommandFailure: Error {
  var message: String
  var status: Int32
}

/// Does what the arguments say and prints the figures.
func runCommand(_ arguments: [String]) -> Result<Void, CommandFailure> {
  do throws(CommandFailure) {
    try Command(parsing: arguments).run()
    return .success(())
  } catch {
    return .failure(error)
  }
}

private struct Command {
  private enum Mode { case measure, check, list, limits, loop(name: String) }

  private var mode = Mode.measure
  private var filter = ""
  private var iterations = 1
  private var runs = 15
  private var runTime = Duration.milliseconds(20)

  init(parsing arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": mode = .check
      case "--list": mode = .list
      case "--limits": mode = .limits
      case "--quick": (runs, runTime) = (5, .milliseconds(5))
      case "--case":
        guard let name = rest.popFirst() else { throw Command.misuse("--case needs a name; --list shows them") }
        mode = .loop(name: name)
      case "--iterations":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw Command.misuse("--iterations needs a number above 0")
        }
        iterations = number
      case _ where argument.hasPrefix("-"): throw Command.misuse("unknown option \(argument)")
      default: filter = argument
      }
    }
  }

  func run() throws(CommandFailure) {
    let chosen = Registry.benchmarks.filter { filter.isEmpty || $0.name.contains(filter) }
    guard !chosen.isEmpty else { throw Command.misuse("no benchmark has \(filter) in its name; --list shows them") }
    switch mode {
    case .list:
      for benchmark in chosen { print(benchmark.name) }
    case .limits:
      for benchmark in chosen {
        guard let most = benchmark.limits.instructions else { continue }
        print(benchmark.name, Int(most), benchmark.limits.over ?? "")
      }
    case .loop(let name):
      guard let benchmark = chosen.first(where: { $0.name == name }) else {
        throw Command.misuse("no benchmark is named \(name); --list shows them")
      }
      benchmark.prepare()(iterations)
    case .measure, .check:
      var violations: [String] = []
      for benchmark in chosen {
        let measurement = benchmark.measure(runs: runs, runTime: runTime)
        print(measurement.json)
        violations += measurement.violations(of: benchmark.limits)
      }
      if case .check = mode, !violations.isEmpty {
        throw CommandFailure(message: violations.joined(separator: "\n"), status: 1)
      }
    }
  }

  private static func misuse(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: 64)
  }
}
