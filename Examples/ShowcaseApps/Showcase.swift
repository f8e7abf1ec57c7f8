package import Tributary
import TributaryTerminal
import TributaryTesting

/// The showcase as a function of its arguments: what it reads and prints goes through three closures.
package struct Showcase {
  private let script: (ScriptSource) throws -> String
  private let output: (String, Delivery) throws -> Void
  private let error: (String) -> Void
  private let escape: @Sendable (String) -> Never

  /// When printed text has to be out.
  package enum Delivery {
    case now, gathered
  }

  /// A showcase that reads scripts, prints, and complains through these.
  ///
  /// `escape` ends the process when an app that is played has left its run, so that no order is certain any more; it is
  /// called on any thread, with what is to be said.
  package init(
    script: @escaping (ScriptSource) throws -> String, output: @escaping (String, Delivery) throws -> Void,
    error: @escaping (String) -> Void, escape: @escaping @Sendable (String) -> Never
  ) {
    self.script = script
    self.output = output
    self.error = error
    self.escape = escape
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
    case .app(.watchlist(let url, let path?), let play):
      // A state that cannot be kept is reported before an hour of work, not after it.
      do { try WatchStorage.check(path) } catch { throw .state(path, error) }
      let storage = WatchStorage.file(path)
      try await run(play) { Watchlist(storage: storage, open: url) }
      if let failure = storage.failure() { throw .state(path, failure) }
    case .app(let choice, let play):
      try await run(play) { choice.view }
    }
  }

  /// Runs an app by a script, or in the terminal.
  private func run(_ play: Play?, @ViewBuilder _ app: @escaping () -> some View) async throws(Refusal) {
    if let play { try self.play(play, app) } else { try await show(app) }
  }

  /// Says why the run ends, on one line of standard error.
  func refuse(_ refusal: Refusal) -> ExitStatus {
    error("showcase: \(refusal.message)\n")
    return refusal.status
  }

  private func print(_ text: String) throws(Refusal) {
    do { try output(text, .now) } catch { throw .output(error) }
  }

  /// Prints one line for each number, as a stream: nothing is kept, however long the range is.
  private func printFizzbuzz(_ range: ClosedRange<Int>) throws(Refusal) {
    var failure: (any Error)?
    _ = Observable.from(range)
      .map(fizzbuzz)
      .map { try output($0 + "\n", .gathered) }
      .subscribe(onError: { failure = $0 })
    if let failure { throw .output(failure) }
  }

  /// Plays a script on an app, in virtual time and without a terminal.
  private func play(_ play: Play, @ViewBuilder _ app: @escaping () -> some View) throws(Refusal) {
    let text: String
    do { text = try script(play.source) } catch { throw .noInput(play.source, error) }
    let name = play.source.name.printable
    let time = VirtualScheduler { [escape] in escape("showcase: \(name): \($0)\n") }
    let screen = TerminalRenderer(width: play.size.width, height: play.size.height)
    let pilot = Pilot(on: screen, size: play.size, scheduler: time, app)
    do {
      try PlayScript(text).play(on: pilot, print: { try output($0, .now) })
    } catch let failure as PlayFailure {
      throw .script("\(name): \(failure)")
    } catch {
      throw .output(error)
    }
    // The end of a script is the end of the input: what is unsaved may be saved.
    pilot.closeWindow()
    pilot.end()
  }

  /// Runs an app in the terminal until it is left.
  private func show(@ViewBuilder _ app: @escaping () -> some View) async throws(Refusal) {
    do { try await Terminal.run(app) } catch { throw .terminal(error) }
  }
}

extension AppChoice {
  /// The app itself.
  @ViewBuilder package var view: some View {
    switch self {
    case .gallery: Gallery()
    case .ticTacToe(let rules): TicTacToe(rules: rules)
    case .timers: Timers()
    case .form: NameForm()
    case .search: Search()
    case .watchlist(let url, let state):
      Watchlist(storage: state.map { .file($0) } ?? (url == nil ? .none : .guest), open: url)
    case .controls: Controls()
    case .names: Names()
    case .crash: Crash()
    }
  }
}
