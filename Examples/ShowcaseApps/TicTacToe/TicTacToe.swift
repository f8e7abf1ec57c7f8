import Tributary

/// Tic-tac-toe for two at one keyboard: the app, which knows nothing but its rules.
struct TicTacToe: View {
  private let rules: Rules

  init(rules: Rules = .standard) {
    self.rules = rules
  }

  var body: some View {
    GameView(rules: rules)
  }
}

/// One game after another: it keeps the game, asks it for the next at each move, and shows where it stands.
struct GameView: View {
  @State private var game: Game
  @State private var notice = ""
  @FocusState private var focus: Position?

  init(rules: Rules) {
    _game = State(initialValue: Game(rules: rules))
  }

  var body: some View {
    AppFrame(title: game.rules.title, spacing: game.rules.isRoomy ? 1 : 0) {
      StatusLine(state: game.state)
      ScrollView([.horizontal, .vertical]) {
        BoardView(game: game, focus: $focus, play: play)
      }
      .frame(maxWidth: FrameLength(game.rules.boardWidth), maxHeight: FrameLength(game.rules.boardHeight))
      Text(notice).foregroundColor(.secondary)
    } buttons: {
      TextButton("Restart", key: "r", action: restart)
    }
    .onAppear { focus = Position(x: 0, y: 0) }
  }

  private func play(_ move: Position) {
    switch game.playing(move) {
    case .success(let next): (game, notice) = (next, "")
    case .failure(.finished): break  // the status line says it already
    case .failure(let reason): notice = "\(reason)"
    }
  }

  private func restart() {
    (game, notice) = (Game(rules: game.rules), "")
  }
}

/// Whose turn it is, or how the game ended.
struct StatusLine: View {
  let state: GameState

  var body: some View {
    switch state {
    case .playing(let player): Text("\(player.mark) to play").foregroundColor(player.color)
    case .winner(let player): Text("\(player.mark) has won!").foregroundColor(player.color).bold()
    case .draw: Text("A draw: nobody has won").bold()
    }
  }
}

extension Player {
  /// The colour of the player's marks; without colours the letters tell them apart.
  var color: Color {
    switch self {
    case .cross: .red
    case .circle: .cyan
    }
  }
}

extension Rules {
  /// What the game is called.
  var title: String {
    self == .standard ? "Tic-tac-toe" : "Tic-tac-toe, \(size) by \(size), \(line) in a row"
  }

  /// Whether squares with a border each fit the usual screen.
  var isRoomy: Bool { size <= 5 }

  /// The columns and rows that the board takes; a screen that is smaller scrolls it.
  var boardWidth: Int { size * (isRoomy ? 7 : 3) }
  var boardHeight: Int { size * (isRoomy ? 3 : 1) }
}
