import Tributary

/// The showcase as a function of its arguments: what it reads and prints goes through three closures.
package struct Showcase {
  private let script: (ScriptSource) throws -> String
  private let output: (String) throws -> Void
  private let error: (String) -> Void

  /// A showcase that reads scripts, prints, and complains through these.
  package init(
    script: @escaping (ScriptSource) throws -> String, output: @escaping (String) throws -> Void,
    error: @escaping (String) -> Void
  ) {
    self.script = script
    self.output = output
    self.error = error
  }

  /// Does what the words after the program's name ask for.
  package func run(_ arguments: [String]) async -> ExitStatus {
    do {
      try await run(invocation(arguments))
      return .done
    } catch {
      return refuse(error)
    }
  }

  private func invocation(_ arguments: [String]) throws(Refusal) -> Invocation {
    do {
      return try Invocation(parsing: arguments)
    } catch {
      throw .usage(error)
    }
  }

  private func run(_ invocation: Invocation) async throws(Refusal) {
    switch invocation {
    case .help: try print(usage + "\n")
    case .version: try print("showcase \(showcaseVersion)\n")
    case .fizzbuzz(let range): try printFizzbuzz(range)
    case .app(let choice, .some(let play)): try self.play(choice, play)
    case .app(let choice, nil): try await show(choice)
    }
  }

  /// Says why the run ends, on one line of standard error.
  func refuse(_ refusal: Refusal) -> ExitStatus {
    error("showcase: \(refusal.message)\n")
    return refusal.status
  }

  private func print(_ text: String) throws(Refusal) {
    do { try output(text) } catch { throw .output(error) }
  }

  /// Prints one line for each number, as a stream: nothing is kept, however long the range is.
  private func printFizzbuzz(_ range: ClosedRange<Int>) throws(Refusal) {
    var failure: (any Error)?
    _ = Observable.from(range)
      .map(fizzbuzz)
      .map { try output($0 + "\n") }
      .subscribe(onError: { failure = $0 })
    if let failure { throw .output(failure) }
  }

  private func play(_ choice: AppChoice, _ play: Play) throws(Refusal) {
    let text: String
    do { text = try script(play.source) } catch { throw .noInput(play.source, error) }
    _ = text
  }

  private func show(_ choice: AppChoice) async throws(Refusal) {}
}
