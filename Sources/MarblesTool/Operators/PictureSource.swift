internal import TributaryStreams
internal import TributaryTesting
internal import TributaryTime

/// A picture that an operator reads, as a stream and as a row.
struct PictureSource {
  /// The longest picture that is read.
  static let longest = 1000
  /// How often a cold source runs before it stays silent: who runs it again without end would never stop.
  private static let mostRuns = 200

  let name: String
  /// How many columns the picture has.
  let columns: Int
  let stream: Observable<Value>
  let isInner: Bool
  let events: [Recorded<String>]
  let source: TestableObservable<Value>
  let column: Duration

  init(
    _ picture: String, name: String, heat: OperatorEntry.Input.Heat, reading: Reading, isInner: Bool, in run: MarbleRun
  ) throws(Marbles.Mistake) {
    guard picture.count <= Self.longest else {
      throw Marbles.Mistake("a picture has at most \(Self.longest) columns", column: Self.longest + 1, of: picture)
    }
    let words = reading.words(in: picture)
    events = try Marbles(picture).events(
      values: Dictionary(uniqueKeysWithValues: words.keys.map { ($0, $0) }))
    if let first = events.first, first.time < .zero {
      throw Marbles.Mistake("an event before the moment zero", column: 1, of: picture)
    }
    switch heat {
    case .hot: source = try run.hot(picture, words)
    case .cold: source = try run.cold(picture, words)
    }
    self.name = name
    self.isInner = isInner
    column = run.column
    columns = try Marbles(picture).columns(words: Array(words.keys))
    let source = source
    stream = .deferred { source.subscriptions.count < Self.mostRuns ? source.asObservable() : .never() }
  }
}

extension OperatorEntry {
  /// The streams of pictures, if they are as many as the operator reads.
  func sources(
    of pictures: [String], for call: Call, in run: MarbleRun
  ) throws(Marbles.Mistake) -> [PictureSource] {
    let inputs = inputs(for: pictures.count)
    guard pictures.count <= inputs.count, pictures.count >= inputs.count(where: { !$0.isOptional }) else {
      let names = inputs.map { $0.isOptional ? "[\($0.name)]" : $0.name }.joined(separator: ", ")
      let needs = inputs.isEmpty ? "no pictures" : "pictures of \(names)"
      throw Marbles.Mistake(
        "\(name) reads \(needs), and there are \(pictures.count),", column: call.words[0].column, of: call.text)
    }
    var sources: [PictureSource] = []
    for (picture, input) in zip(pictures, inputs) {
      sources.append(
        try PictureSource(
          picture, name: input.name, heat: input.heat, reading: input.reading, isInner: input.isInner, in: run))
    }
    return sources
  }

  private func inputs(for count: Int) -> [Input] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    switch inputs {
    case .fixed(let inputs): return inputs
    // One after the other or all at once: a cold one is right for both.
    case .several: return letters.prefix(min(max(count, 2), letters.count)).map { Input(name: $0, heat: .cold) }
    case .streams:
      let inner = letters.prefix(min(max(count - 1, 1), letters.count))
      return [Input(name: "source")] + inner.map { Input(name: $0, heat: .cold, isInner: true) }
    }
  }
}
