import Tributary

/// The board, row by row.
struct BoardView: View {
  let game: Game
  let focus: FocusState<Position?>.Binding
  let play: (Position) -> Void

  var body: some View {
    let winning = game.winningSquares
    VStack(spacing: 0) {
      ForEach(0..<game.rules.size, id: \.self) { row in
        BoardRow(row: Row(row), game: game, winning: winning, focus: focus, play: play)
      }
    }
  }
}

/// One row of the board, square by square.
struct BoardRow: View {
  let row: Row
  let game: Game
  let winning: Set<Position>
  let focus: FocusState<Position?>.Binding
  let play: (Position) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<game.rules.size, id: \.self) { column in
        let position = Position(x: Column(column), y: row)
        Square(
          field: game.board[position] ?? .empty, isWinning: winning.contains(position),
          isRoomy: game.rules.isRoomy
        ) {
          play(position)
        }
        .accessibilityLabel("row \(row.index + 1) column \(column + 1)")
        .focused(focus, equals: position)
      }
    }
  }
}

/// One square: a button that shows its mark.
struct Square: View {
  let field: Field
  let isWinning: Bool
  let isRoomy: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      if isRoomy {
        mark.frame(width: 5, height: 1).border(isWinning ? .double : .single, isWinning ? color : .secondary)
      } else {
        mark.padding(.horizontal, isWinning ? 0 : 1)
      }
    }
    .buttonStyle(isWinning && !isRoomy ? .bordered : .plain)
    .controlSize(.small)
  }

  private var mark: some View {
    Text(text).foregroundColor(color).bold(isWinning)
  }

  private var text: String {
    switch field {
    case .empty: isRoomy ? " " : "·"
    case .marked(let player): String(player.mark)
    }
  }

  private var color: Color {
    switch field {
    case .empty: .secondary
    case .marked(let player): player.color
    }
  }
}
