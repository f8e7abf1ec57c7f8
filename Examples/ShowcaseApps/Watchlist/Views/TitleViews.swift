import Tributary

/// The titles of one kind, and what leads elsewhere.
struct TitleListView: View {
  let model: ListModel
  let home: HomeModel
  @State private var chosen: Int?

  init(model: ListModel, home: HomeModel) {
    self.model = model
    self.home = home
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        WatchButton("Settings") { home.openSettings() }
        WatchButton("Wish") { home.wish() }
        WatchButton("Log out") { home.logOut() }
        LeaveButton()
      }
      List(model.titles, selection: $chosen) { title in
        TitleRow(title: title, state: model.state) { model.pick(title) }
      }
      .accessibilityLabel("Titles")
    }
  }
}

/// One line of the list; Enter and a click lead to the title.
private struct TitleRow: View {
  let title: Title
  let state: WatchState
  let pick: () -> Void

  var body: some View {
    Button(action: pick) {
      HStack(spacing: 1) {
        Text(state.isOnList(title) ? "★" : " ")
        Text(title.name).frame(maxWidth: 32, alignment: .leading)
        Text(String(title.year)).foregroundColor(.secondary)
      }
    }
    .accessibilityLabel(title.name)
  }
}

/// A title, and whether it is on the list.
struct TitleView: View {
  let model: TitleModel

  var body: some View {
    let title = model.title
    VStack(alignment: .leading, spacing: 1) {
      Text(title.name).bold()
      Text("\(title.year), \(title.genre), \(title.lengthText)")
      Text(model.isOnList ? "On your list" : "Not on your list")
      HStack(spacing: 2) {
        WatchButton(model.isOnList ? "Take off the list" : "Put on the list") { model.toggle() }
        WatchButton("Cast") { model.showCast() }
        WatchButton("Log out") { model.logOut() }
      }
    }
  }
}

/// Who plays in a title.
struct CastView: View {
  let model: TitleModel

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading) {
        ForEach(model.title.cast, id: \.self) { member in
          HStack(spacing: 1) {
            Text(member.name).frame(maxWidth: 24, alignment: .leading)
            Text(member.role).foregroundColor(.secondary)
          }
        }
      }
      WatchButton("Log out") { model.logOut() }
    }
  }
}

/// What was asked for is not there.
struct NotFoundView: View {
  let url: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 1) {
      Text("There is nothing at \(url).")
      WatchButton("OK") { dismiss() }
    }
  }
}
