import Tributary

/// Ends that stay equal: a name in two parts and in one piece, an age and its text; and what each of them said.
struct Names: View {
  @State private var model = NameModel()
  @State private var failure: ConversionFailure?
  @FocusState private var focus: Field?

  private enum Field: Hashable { case first, last, full, age }

  var body: some View {
    AppFrame(title: "Names") {
      HStack(alignment: .top, spacing: 2) {
        VStack(alignment: .leading, spacing: 1) {
          FormField(name: "First name") { TextField("", text: model.first).focused($focus, equals: .first) }
          FormField(name: "Last name") { TextField("", text: model.last).focused($focus, equals: .last) }
          FormField(name: "Full name") { TextField("", text: model.full).focused($focus, equals: .full) }
          FormField(name: "Age") {
            TextField("", value: model.age, via: .text, failure: $failure).focused($focus, equals: .age)
          }
          Text(failure == nil ? "" : "an age is a whole number").foregroundColor(.red)
        }
        .padding(1)
        .border(.rounded, .secondary)
        NewsList(news: model.news)
      }
    } buttons: {
      TextButton("Swap", key: .character("s"), modifiers: .control, action: swap)
    }
    .onAppear { focus = .first }
  }

  /// Somebody else's write of two ends as one.
  private func swap() {
    transaction {
      let first = model.first.value
      model.first.accept(model.last.value)
      model.last.accept(first)
    }
  }
}

/// The last of what a stream said, each with its number, the newest at the bottom.
private struct NewsList: View {
  let news: Observable<News>
  @State private var lines: [Line] = []

  private struct Line: Identifiable {
    let id: Int
    let news: News
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("what each end said").foregroundColor(.secondary)
      ForEach(lines) { line in
        Text("\(line.id) \(line.news.end) \(line.news.value)")
      }
    }
    .frame(maxWidth: 32, alignment: .leading)
    .onReceive(news) { news in
      lines.append(Line(id: (lines.last?.id ?? 0) + 1, news: news))
      if lines.count > 10 { lines.removeFirst() }
    }
  }
}
