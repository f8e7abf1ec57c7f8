import Testing
import Tributary
import TributaryFunctions

/// The examples of the article "Gates"; `make lint` compares them with what stands here.
@Suite struct GatesTests {
  final class Document {
    var writes = 0

    func write() { writes += 1 }
  }

  final class Catalog {
    var questions: [String] = []

    func find(_ text: String) async throws -> [String] {
      questions.append(text)
      try await Scope.current.clock.sleep(for: .seconds(1))
      return [text + " of the day"]
    }
  }

  let time = VirtualScheduler()
  let document = Document()
  let catalog = Catalog()

  @Test func `a lock that is kept for a second`() {
    time.run {
      let save = Gate(.lock.extend(.seconds(1)))
      save { document.write() }  // .accepted
      save { document.write() }  // .refused(.busy), until a second after the first is over
      #expect(document.writes == 1)
      time.advance(by: .seconds(1))
      save { document.write() }
      #expect(document.writes == 2)
    }
  }

  @Test func `a throttle in front of a lock`() {
    time.run {
      let draw = Gate(.synchronous.throttle(.milliseconds(100)).then(.lock))
      var running: Running?
      draw.begin { running = $0 }
      time.advance(by: .milliseconds(150))
      #expect(draw {} == .refused(.busy))
      running?.finish()
      #expect(draw {} == .accepted)
    }
  }

  @Test func `a search that the next one cancels`() {
    time.run {
      var rows: [String] = []
      let search = with(
        { (text: String) in rows = try await catalog.find(text) },
        pipe(debounce(time: .milliseconds(300)), latest()))
      for text in ["s", "so", "sou"] { search(text) }
      time.advance(by: .milliseconds(500))
      search("soup")
      time.advance(by: .seconds(2))
      #expect(catalog.questions == ["sou", "soup"])
      #expect(rows == ["soup of the day"])
    }
  }

  @Test func `calls that are counted`() {
    time.run {
      var rows: [String] = []
      var (made, refused, replaced) = (0, 0, 0)
      let find = with(
        { (text: String) in rows = try await catalog.find(text) },
        schedule(.synchronous.debounce(.milliseconds(300)).then(.lock)) { text, outcome in
          switch outcome {
          case .completed: made += 1
          case .refused(.busy): refused += 1
          case .replaced: replaced += 1
          default: break
          }
        })
      for text in ["s", "so", "sou"] { find(text) }
      time.advance(by: .milliseconds(500))
      find("soup")
      time.advance(by: .seconds(2))
      #expect(rows == ["sou of the day"])
      #expect((made, refused, replaced) == (1, 1, 2))
    }
  }
}
