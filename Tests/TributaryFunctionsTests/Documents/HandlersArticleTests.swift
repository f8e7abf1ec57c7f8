import Testing
import Tributary
import TributaryFunctions

/// The ten steps of the article Handlers; `make lint` compares its blocks with what stands here.
@Suite struct HandlersArticleTests {
  let time = VirtualScheduler()
  let library = Library()

  @Test func `1 a callback`() {
    let search = { (text: String) in library.search(text) }
    search("swan")
    #expect(library.searches == ["swan"])
  }

  @Test func `2 an operator before it`() {
    let search = with({ library.search($0) }, map(get(\Field.text)))
    search(Field(text: "swan", cursor: 4))
    #expect(library.searches == ["swan"])
  }

  @Test func `3 several operators, in reading order`() {
    let search = with(
      { library.search($0) }, pipe(map(get(\Field.text)), map { $0.lowercased() }, filter { $0.count > 1 }))
    for text in ["S", "Sw", "SWAN"] { search(Field(text: text, cursor: 0)) }
    #expect(library.searches == ["sw", "swan"])
  }

  @Test func `4 an operator that remembers`() {
    let search = with({ library.search($0) }, pipe(map(get(\Field.text)), distinctUntilChanged()))
    for cursor in 0...4 { search(Field(text: "swan", cursor: cursor)) }
    #expect(library.searches == ["swan"])
  }

  @Test func `5 an operator of time, in a time that a test moves`() {
    time.run {
      let search = with({ library.search($0) }, throttle(time: .milliseconds(300)))
      search("s")
      time.advance(by: .milliseconds(100))
      search("sw")
      time.advance(by: .milliseconds(300))
      search("swan")
      #expect(library.searches == ["s", "swan"])
    }
  }

  @Test func `6 the last call is not lost`() {
    time.run {
      let search = with({ library.search($0) }, throttle(time: .milliseconds(300), mode: .both))
      for letters in ["s", "sw", "swa", "swan"] { search(letters) }
      time.advance(by: .milliseconds(300))
      #expect(library.searches == ["s", "swan"])
    }
  }

  @Test func `7 who keeps whom`() {
    time.run {
      let model = Model(library)
      model.type("swan")
      model.close()
      time.advance(by: .seconds(1))
      #expect(library.searches == [])
    }
  }

  @Test func `8 where a plain function is expected`() {
    let row = Row(onSelect: with({ library.search($0) }, take(1)))
    row.onSelect("swan")
    row.onSelect("swan")
    #expect(library.searches == ["swan"])
  }

  @Test func `9 a function that takes its time`() {
    time.run {
      let search = with({ (text: String) in try await library.load(text) }, latest())
      search("swan")
      time.advance(by: .milliseconds(500))
      search("swallow")
      time.advance(by: .seconds(1))
      #expect(library.loaded == ["swallow"])
    }
  }

  @Test func `10 the search field, and the same operator on a stream`() {
    time.run {
      var replaced = 0
      let settled: Operator<Field, String> = pipe(
        map(get(\.text)), map { $0.lowercased() }, distinctUntilChanged(),
        throttle(time: .milliseconds(300), mode: .both))
      let search = with(
        { text in try await library.load(text) },
        pipe(settled, latest(onOutcome: { _, outcome in if case .replaced = outcome { replaced += 1 } })))
      for text in ["S", "Sw", "Swan"] { search(Field(text: text, cursor: 0)) }
      time.advance(by: .seconds(2))
      #expect(library.loaded == ["swan"])
      #expect(replaced == 1)

      let fields = PublishSubject<Field>()
      let listening = fields.apply(settled).subscribe(onNext: { library.search($0) })
      for text in ["S", "Sw", "Swan"] { fields.onNext(Field(text: text, cursor: 0)) }
      time.advance(by: .seconds(2))
      #expect(library.searches == ["s", "swan"])
      listening.dispose()
    }
  }

  final class Model {
    private let library: Library
    private var search: Handler<String>?

    init(_ library: Library) {
      self.library = library
      search = with({ [weak self] in self?.library.search($0) }, debounce(time: .milliseconds(300)))
    }

    func type(_ text: String) { search?(text) }

    func close() { search?.dispose() }
  }

  /// What a framework calls: it takes a function.
  struct Row {
    let onSelect: (String) -> Void
  }

  struct Field {
    var text: String
    var cursor: Int
  }

  final class Library {
    private(set) var searches: [String] = []
    private(set) var loaded: [String] = []

    func search(_ text: String) {
      searches.append(text)
    }

    /// Takes a second.
    func load(_ text: String) async throws {
      try await Scope.current.clock.sleep(for: .seconds(1))
      loaded.append(text)
    }
  }
}
