import Tributary
import TributaryFunctions

/// A field over a dictionary: its calls wait until typing rests, and a policy says what becomes of those that come
/// while one searches.
struct Search: View {
  @State private var desk = SearchDesk()
  @State private var text = ""
  @State private var policy = SearchPolicy.exhaust
  /// The calls of the field; with the view it goes, and what runs is cancelled.
  @State private var search: Handler<String>?
  @FocusState private var isTyping: Bool

  var body: some View {
    AppFrame(title: "Search") {
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) {
          Text("Find")
          TextField("how a word begins", text: $text).accessibilityLabel("Find").frame(maxWidth: 30).focused($isTyping)
        }
        HStack(spacing: 2) {
          Choice("Policy", policy.rawValue) { policy.toggle() }
          Choice("Pace", desk.pace == .quick ? "quick" : "slow") { desk.pace = desk.pace == .quick ? .slow : .quick }
        }
        Divider()
        SearchCounts(desk: desk)
        SearchResults(desk: desk)
      }
      .frame(maxWidth: 60, maxHeight: 18, alignment: .topLeading)
    }
    .onAppear {
      isTyping = true
      search = handler()
    }
    .onChange(of: policy) { search = handler() }
    .onChange(of: text) { _, new in search?(new) }
  }

  /// The whole path of a call, in reading order.
  private func handler() -> Handler<String> {
    let desk = desk
    return with(
      { (letters: String) in try await desk.search(letters) },
      pipe(
        distinctUntilChanged(),
        schedule(policy.sink, onOutcome: { desk.count($1) })))
  }
}

/// What becomes of a call that comes while a search is under way.
enum SearchPolicy: String {
  /// It is refused.
  case exhaust
  /// It cancels the search and takes its place.
  case latest

  /// The gate: first it waits until typing rests for 300 ms, then the policy decides.
  var sink: Sink {
    let rested = Sink.synchronous.debounce(.milliseconds(300))
    return switch self {
    case .exhaust: rested.then(.exhaust())
    case .latest: rested.then(.latest)
    }
  }

  mutating func toggle() {
    self = self == .exhaust ? .latest : .exhaust
  }
}

/// A button that shows what is chosen.
private struct Choice: View {
  private let name: String
  private let value: String
  private let action: () -> Void

  init(_ name: String, _ value: String, action: @escaping () -> Void) {
    self.name = name
    self.value = value
    self.action = action
  }

  var body: some View {
    Button("\(name): \(value)", action: action).buttonStyle(.bordered).foregroundColor(.accent)
      .accessibilityLabel(name)
  }
}

/// How many calls became a search, and what became of the others.
private struct SearchCounts: View {
  let desk: SearchDesk

  var body: some View {
    HStack(spacing: 3) {
      Text("made \(desk.made)")
      Text("refused \(desk.refused)")
      Text("replaced \(desk.replaced)")
    }
  }
}

/// What was found, or what is going on.
private struct SearchResults: View {
  let desk: SearchDesk

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(status).foregroundColor(.secondary)
      ForEach(Array(desk.words.prefix(rows)), id: \.self) { word in Text(word) }
      if desk.words.count > rows { Text("and \(desk.words.count - rows) more").foregroundColor(.secondary) }
    }
  }

  private let rows = 8

  private var status: String {
    if let wanted = desk.wanted { return "searching for \(wanted)…" }
    let isOne = desk.words.count == 1
    let count = isOne ? "1 word" : "\(desk.words.count) words"
    return desk.found.isEmpty ? count : "\(count) \(isOne ? "begins" : "begin") with \(desk.found)"
  }
}
