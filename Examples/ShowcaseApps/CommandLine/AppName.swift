/// The names that `showcase` knows, in the order in which they are listed.
enum AppName: String, CaseIterable {
  case ticTacToe = "tic-tac-toe"
  case timers
  case form
  case search
  case watchlist
  case controls
  case names
  case fizzbuzz
  case crash

  /// One line that says what it is.
  var meaning: String {
    switch self {
    case .ticTacToe: "a game for two: its rules are a value, small views draw it"
    case .timers: "streams and time: a tick, typing that settles, a task"
    case .form: "bindings: fields, focus, a button that waits for them"
    case .search: "handlers: calls that wait, are refused, or replace one another"
    case .controls: "every control on a set of tabs; a list of 100,000 rows"
    case .watchlist: "flows: a path of screens, tabs, modals, links, a saved place"
    case .names: "ends that stay equal: a name, its parts, a number and its text"
    case .fizzbuzz: "the smallest program: prints numbers as a stream"
    case .crash: "traps on purpose, to show that the screen comes back"
    }
  }
}
