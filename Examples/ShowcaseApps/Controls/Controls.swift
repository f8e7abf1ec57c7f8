import Tributary

/// Every control on one set of screens, a tab each: what is chosen on one shows on the others.
struct Controls: View {
  @State private var place = Place.form
  @State private var settings = Settings()

  private enum Place: Hashable { case form, list, sections, progress, dialogs }

  var body: some View {
    AppFrame(title: "Controls", spacing: 0) {
      TabView(selection: $place) {
        Tab("Form", value: .form) { ControlsForm(settings: $settings) }
        Tab("List", value: .list) { LongList(isNumbered: settings.isNumbered) }
        Tab("Sections", value: .sections) { PackingList() }
        Tab("Progress", value: .progress) { ProgressScreen(speed: settings.speed) }
        Tab("Dialogs", value: .dialogs) { Dialogs() }
      }
    }
  }
}

/// What the form sets.
struct Settings: Equatable {
  var isNumbered = true
  var isLoud = false
  var speed = Speed.walk
  var color = "green"
}

/// How fast the bar of the progress screen fills.
enum Speed: String, CaseIterable {
  case rest, walk, run

  /// The part of the whole in a step, in hundredths.
  var step: Int {
    switch self {
    case .rest: 0
    case .walk: 2
    case .run: 10
    }
  }
}

private struct ControlsForm: View {
  @Binding var settings: Settings

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading) {
        Toggle("Numbers in the list", isOn: $settings.isNumbered)
        Toggle("Loud", isOn: $settings.isLoud).disabled(settings.speed == .rest)
      }
      Picker("Speed", selection: $settings.speed) {
        ForEach(Speed.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Picker("Colour", selection: $settings.color) {
        ForEach(["red", "green", "blue"], id: \.self) { Text($0) }
      }
      Picker("Speed again", selection: $settings.speed) {
        ForEach(Speed.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.inline)
    }
  }
}

/// A hundred thousand rows, of which those that show are there.
private struct LongList: View {
  let isNumbered: Bool
  @State private var row: Int?
  private static let words = [
    "alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan",
  ]

  var body: some View {
    VStack(alignment: .leading) {
      List(0..<100_000, id: \.self, selection: $row) { row in
        HStack {
          Text(Self.words[row % Self.words.count])
          if isNumbered { Text("\(row)").foregroundColor(.secondary) }
        }
      }
      .accessibilityLabel("Trees")
      Text(row.map { "row \($0) is chosen" } ?? "nothing is chosen").foregroundColor(.secondary)
    }
  }
}

/// Several choices in sections.
private struct PackingList: View {
  @State private var packed: Set<String> = []
  private static let things = [
    ("Clothes", ["coat", "hat", "socks"]), ("Papers", ["passport", "tickets"]),
    ("Food", ["apples", "bread", "cheese"]),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      List(selection: $packed) {
        ForEach(Self.things, id: \.0) { title, names in
          Section {
            ForEach(names, id: \.self) { Text($0) }
          } header: {
            Text(title)
          } footer: {
            Text("\(names.filter(packed.contains).count) of \(names.count) packed")
          }
        }
      }
      .accessibilityLabel("Things")
      ProgressView(value: Double(packed.count), total: 8)
    }
  }
}

/// A bar that fills in steps, and a sign that moves meanwhile.
private struct ProgressScreen: View {
  let speed: Speed
  @State private var part = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProgressView(value: Double(part), total: 100) {
        Text("Copying")
      } currentValueLabel: {
        Text("\(part) %")
      }
      if part < 100 { ProgressView("working") } else { Text("done") }
      Button("Again") { part = 0 }
    }
    .frame(maxWidth: 40)
    .task(id: speed) { await fill() }
  }

  /// Goes on in steps of 200 ms until it is full, and waits for what starts it again.
  private func fill() async {
    while speed.step > 0 {
      do { try await Scope.current.clock.sleep(for: .milliseconds(200)) } catch { return }
      part = min(100, part + speed.step)
    }
  }
}

/// What comes over the rest: a sheet, an alert, a confirmation.
private struct Dialogs: View {
  @State private var notes = ["buy bread", "call home", "water the plants"]
  @State private var edited: Note?
  @State private var asks = false
  @State private var chooses = false
  @State private var last = "nothing happened yet"

  private struct Note: Identifiable {
    let id: Int
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading) {
        ForEach(Array(notes.indices), id: \.self) { index in
          Button(notes[index]) { edited = Note(id: index) }
        }
      }
      HStack(spacing: 2) {
        TextButton("Delete the last", key: "d") { asks = true }
        TextButton("Sort", key: "s") { chooses = true }
      }
      .disabled(notes.isEmpty)
      Text(last).foregroundColor(.secondary)
    }
    .sheet(item: $edited, onDismiss: { last = "the sheet has gone" }) { note in
      NoteEditor(text: $notes[note.id])
    }
    .alert("Delete \(notes.last ?? "")?", isPresented: $asks) {
      Button("Delete", role: .destructive) {
        last = "deleted \(notes.removeLast())"
      }
      Button("Keep", role: .cancel) { last = "kept" }
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Sort the notes", isPresented: $chooses) {
      Button("By name") { notes.sort() }
      Button("By length") { notes.sort { $0.count < $1.count } }
    }
  }
}

private struct NoteEditor: View {
  @Binding var text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 1) {
      Text("Edit the note").bold()
      TextField("note", text: $text).frame(maxWidth: 30).onSubmit { dismiss() }
      Button("Done") { dismiss() }
    }
  }
}
