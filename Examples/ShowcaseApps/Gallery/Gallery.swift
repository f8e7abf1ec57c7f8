import Tributary

/// The menu of the apps: the chosen one takes the whole screen, and leaving it comes back here.
struct Gallery: View {
  @State private var open: Entry?
  @State private var last = Entry.ticTacToe

  var body: some View {
    if let open {
      open.app.onExit { self.open = nil }
    } else {
      Menu(start: last) { entry in
        last = entry
        open = entry
      }
    }
  }
}

/// An app that the gallery opens.
enum Entry: CaseIterable {
  case ticTacToe, timers, form, search, watchlist, controls, names

  /// The app's name on the command line.
  var name: AppName {
    switch self {
    case .ticTacToe: .ticTacToe
    case .timers: .timers
    case .form: .form
    case .search: .search
    case .watchlist: .watchlist
    case .controls: .controls
    case .names: .names
    }
  }

  @ViewBuilder var app: some View {
    switch self {
    case .ticTacToe: TicTacToe()
    case .timers: Timers()
    case .form: NameForm()
    case .search: Search()
    case .watchlist: Watchlist()
    case .controls: Controls()
    case .names: Names()
    }
  }
}

private struct Menu: View {
  let start: Entry
  let open: (Entry) -> Void
  @FocusState private var focus: Entry?

  var body: some View {
    AppFrame(title: "Tributary") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Entry.allCases, id: \.self) { entry in
          Button {
            open(entry)
          } label: {
            HStack(spacing: 2) {
              Text(entry.name.rawValue).bold().frame(width: 12, alignment: .leading)
              Text(entry.name.meaning).foregroundColor(.secondary)
            }
          }
          .accessibilityLabel(entry.name.rawValue)
          .focused($focus, equals: entry)
        }
      }
      .padding(1)
      .border(.rounded, .secondary)
      Text("arrows choose, enter opens").foregroundColor(.secondary)
    }
    .onAppear { focus = start }
  }
}
