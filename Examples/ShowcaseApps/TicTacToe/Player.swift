/// Who plays; the cross begins.
package enum Player: Hashable, Sendable, CaseIterable {
  case cross, circle

  /// The one who plays next.
  package var opponent: Player {
    switch self {
    case .cross: .circle
    case .circle: .cross
    }
  }

  /// The mark that this player leaves, as it is drawn and as boards are written.
  package var mark: Character {
    switch self {
    case .cross: "X"
    case .circle: "O"
    }
  }
}

/// One square's content.
package enum Field: Hashable, Sendable {
  case empty
  case marked(Player)
}
