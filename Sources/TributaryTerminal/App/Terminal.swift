import TributaryTime
public import TributaryViews

/// The terminal that the process runs in, as a place for an app.
public enum Terminal {
  /// Shows views on the whole terminal until the app ends, then puts everything back as it was.
  ///
  /// ```swift
  /// try await Terminal.run { CounterView() }
  /// ```
  ///
  /// The app lives in the isolation of the caller: the main actor, or any other actor. It ends when a view calls the
  /// environment's `exit`, when the person presses Ctrl-C and no view takes it, when the terminal is closed, and when
  /// the calling task is cancelled; then all views are taken out, their tasks are cancelled, and `run` returns. A
  /// signal that asks the process to end (INT, TERM, HUP, QUIT) ends the app the same way, and then the process by that
  /// signal; any other signal that ends a process restores the terminal first. Ctrl-Z stops the process, and `fg`
  /// continues it. In the background (`bg`) the process stays stopped, since a shell does not tell a running program
  /// that it is in the foreground again.
  ///
  /// Each `leaveGuard` of the app is asked before the end, and may refuse. A second Ctrl-C, or a second signal, ends
  /// the app without an answer. A signal waits five seconds for the answers. A closed terminal and a cancelled task
  /// wait half a second, and end the app whatever the answers are.
  ///
  /// The keys Tab, Shift-Tab and the arrows move the focus, Enter and Space press, a click presses, the wheel scrolls;
  /// where no focus can move, arrows, Page Up, Page Down, Home and End scroll too. What does not fit into the window
  /// scrolls, and what has the focus is in view.
  ///
  /// Where standard input or output is no terminal, one picture of the app is printed as plain text, in the size that
  /// `COLUMNS` and `LINES` say, 80 by 24 if they do not, and `run` returns.
  ///
  /// - Parameters:
  ///   - options: What depends on the terminal and its connection.
  ///   - isolation: The owner of the app; by default the isolation of the caller.
  ///   - root: The views of the app.
  /// - Throws: A sentence when the terminal cannot be taken over, or the picture cannot be written. When the views
  ///   never settle, the process ends instead: the terminal is restored, the sentence of `UnsettledViews` is
  ///   printed, and the exit status is 70.
  public static func run<Root: View>(
    options: TerminalOptions = TerminalOptions(), isolation: isolated (any Actor)? = #isolation,
    @ViewBuilder _ root: @escaping () -> Root
  ) async throws {
    try await run(options: options, isolation: isolation, making: {}) { _ in root() }
  }

  /// Makes what the app needs before its first view, then shows views of it as ``run(options:isolation:_:)`` does.
  ///
  /// Coordinators, navigators, and models that apply operators of time belong to a scope, which is there only while
  /// the app runs. The closure runs once in the app's scope, before the first view. Its result lives as long as the
  /// app:
  ///
  /// ```swift
  /// try await Terminal.run(making: { NotesApp() }) { app in NavigationView(app.navigator) }
  /// ```
  ///
  /// - Parameters:
  ///   - options: What depends on the terminal and its connection.
  ///   - isolation: The owner of the app; by default the isolation of the caller.
  ///   - make: Makes the models of the app; called once, in its scope.
  ///   - root: The views of the app, from what was made.
  /// - Throws: What `make` throws, or a sentence when the terminal cannot be taken over.
  public static func run<Model, Root: View>(
    options: TerminalOptions = TerminalOptions(), isolation: isolated (any Actor)? = #isolation,
    making make: () throws -> Model, @ViewBuilder _ root: @escaping (Model) -> Root
  ) async throws {
    do {
      try await run(
        on: .standard, printing: .isKept, options: options, isolation: isolation, making: make, root)
    } catch let failure as UnsettledViews {
      exitProcess(saying: failure.description)
    }
  }

  /// Runs an app on a terminal that may be another than the process's own.
  package static func run<Root: View>(
    on device: TerminalDevice, printing: TerminalSession.Printing, options: TerminalOptions = TerminalOptions(),
    isolation: isolated (any Actor)?, @ViewBuilder _ root: @escaping () -> Root
  ) async throws {
    try await run(on: device, printing: printing, options: options, isolation: isolation, making: {}) { _ in root() }
  }

  /// Runs an app on a terminal that may be another than the process's own, from what is made in the app's scope.
  package static func run<Model, Root: View>(
    on device: TerminalDevice, printing: TerminalSession.Printing, options: TerminalOptions,
    isolation: isolated (any Actor)?, making make: () throws -> Model, @ViewBuilder _ root: @escaping (Model) -> Root
  ) async throws {
    let scope = Scope.live(isolation: isolation)
    defer { scope.cancel() }
    let model = try scope.run { try make() }
    let content = { root(model) }
    let (endings, ending) = AsyncStream<Void>.makeStream()
    guard device.isTerminal else {
      return try await printOnce(scope, device, options, endings, ending, content)
    }
    let app = try scope.run { () throws(TerminalError) in
      try TerminalApp(
        scope: scope, device: device, printing: printing, options: options, onEnd: { ending.finish() }, content)
    }
    // Nothing is ever sent: the stream ends with the app, and the loop with the stream or the task.
    for await _ in endings {}
    await app.host.cancel()
    scope.run { app.end() }
    if case .failed(let failure) = app.host.outcome { throw failure }
  }

  /// Prints the app once it did what it does at its start.
  private static func printOnce<Root: View>(
    _ scope: Scope, _ device: TerminalDevice, _ options: TerminalOptions,
    _ endings: AsyncStream<Void>, _ ending: AsyncStream<Void>.Continuation, @ViewBuilder _ root: @escaping () -> Root
  ) async throws {
    let size = device.size
    let renderer = TerminalRenderer(
      width: size.width, height: size.height, glyphs: options.glyphs(in: ProcessEnvironment.value))
    let host = scope.run {
      AppHost(
        scope: scope, backend: renderer, width: size.width, height: size.height, onOutcome: { _ in ending.finish() },
        root)
    }
    scope.run { host.afterSettling { ending.finish() } }
    for await _ in endings {}
    defer { scope.run { host.end() } }
    if case .failed(let failure) = host.outcome { throw failure }
    var rows = renderer.rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    try device.output.print(rows.joined(separator: "\n") + "\n")
  }
}
