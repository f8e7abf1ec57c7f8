internal import TributaryStreams
internal import TributaryTesting
internal import TributaryTime

/// What an operator works with: the streams of its pictures, and its arguments.
final class Work {
  /// A stream that gets a row of its own, beside the operator's result.
  struct Side {
    let label: String
    let isInner: Bool
    /// The column in which somebody subscribed.
    let start: Int
    let recorder: Recorder<Value>
  }

  let run: MarbleRun
  let call: Call
  var arguments: Arguments
  /// The streams of the pictures.
  let sources: [Observable<Value>]
  /// The names of the pictures.
  let names: [String]
  private(set) var sides: [Side] = []
  /// Whether the result is one of the rows beside it, and is not drawn itself.
  var isResultHidden = false

  init(_ run: MarbleRun, _ call: Call, _ arguments: Arguments, _ pictures: [PictureSource]) {
    self.run = run
    self.call = call
    self.arguments = arguments
    sources = pictures.map(\.stream)
    names = pictures.map(\.name)
  }

  // MARK: Streams

  var source: Observable<Value> { sources[0] }
  var other: Observable<Value> { sources[1] }
  /// The other as truths; its reading lets no other value in.
  var truths: Observable<Bool> { other.map(\.isTrue) }
  /// All as truths.
  var allTruths: [Observable<Bool>] { sources.map { $0.map(\.isTrue) } }

  /// The stream of an element's name, for operators of streams of streams.
  var streams: Observable<Observable<Value>> {
    source.map { name in
      self.names.dropFirst().firstIndex(of: "\(name)").map { self.sources[$0] } ?? .never()
    }
  }

  /// The source's elements as the events that they name.
  var events: Observable<Event<Value>> {
    source.map { element in
      switch "\(element)" {
      case "error": .error(Marbles.Failure())
      case "completed": .completed
      case let next: .next(Value(next.dropFirst("next".count)))
      }
    }
  }

  // MARK: Arguments

  func time() throws -> Duration { try arguments.time() }
  func integer() throws -> Int { try arguments.integer() }
  func value() throws -> Value { try arguments.value() }
  func values() throws -> [Value] { try arguments.values() }
  func function() throws -> (Value) -> Value { try arguments.function() }
  func predicate() throws -> (Value) -> Bool { try arguments.predicate() }
  func reducer() throws -> (Value, Value) -> Value { try arguments.reducer() }
  func option(_ words: [String]) throws -> String { try arguments.option(words) }
  var hasArgument: Bool { arguments.count > 0 }

  /// The way in which elements are joined: by a function of two, or side by side.
  func joining() throws -> ([Value]) -> Value {
    guard hasArgument else { return { .text($0.map(\.description).joined()) } }
    let join = try reducer()
    return { values in values.dropFirst().reduce(values[0], join) }
  }

  /// A stream for each element: a picture in which `n` stands for the element.
  func template() throws -> (Value) -> Observable<Value> {
    let (text, column) = try arguments.picture()
    let words = Reading.plain.words(in: text)
    do {
      _ = try Marbles(text).events(values: words)
    } catch let mistake {
      throw Marbles.Mistake(mistake.message, column: column + mistake.column - 1, of: call.text)
    }
    return { [run] element in
      var words = words
      words["n"] = element
      return (try? run.cold(text, words).asObservable()) ?? .never()
    }
  }

  // MARK: Rows

  /// Records a stream in a row of its own, from now on.
  func show(_ stream: Observable<Value>, as label: String, isInner: Bool = false) {
    let recorder = Recorder<Value>(run.time)
    sides.append(Side(label: label, isInner: isInner, start: Int(run.time.now / run.column), recorder: recorder))
    recorder.record(stream)
  }

  /// Records a stream in a row of its own, from a moment on.
  func show(_ stream: Observable<Value>, as label: String, at time: Duration) {
    run.time.schedule(after: time) { self.show(stream, as: label) }
  }

  /// Records a stream in an inner row, and gives it a name.
  func outlet(_ stream: some ObservableConvertibleType<Value>) -> Value {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let count = sides.count
    let name = count < letters.count ? String(letters[count]) : "s\(count)"
    show(stream.asObservable(), as: name, isInner: true)
    return .stream(name)
  }
}
