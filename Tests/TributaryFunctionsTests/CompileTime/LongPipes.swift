import TributaryFunctions
import TributaryStreams
import TributaryTime

// Pipes of functions and handlers of operators, longer than applications write them, closures without written types
// where the form allows it. They are here to be type-checked: `make lint` measures how long this file takes
// (scripts/check-compile-time.sh), so it stands alone.

private struct Field {
  var text: String
  var cursor: Int
}

private struct Refusal: Error {}

private func trimmed(_ text: String) -> String { text }
private func words(_ text: String) -> [Substring] { text.split(separator: " ") }
private func parsed(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw Refusal() }
  return number
}
private func loaded(_ number: Int) async throws -> String { "\(number)" }

/// Functions.
private struct Functions {
  func twelveInACall() -> Int {
    let count = pipe(
      pipe(get(\Field.text), { $0 + "!" }, trimmed, words),
      pipe({ $0.filter { $0.count > 2 } }, { $0.map { $0.lowercased() } }, { $0.sorted() }, { $0.prefix(10) }),
      pipe({ $0.joined(separator: " ") }, { $0.uppercased() }, \.count, { $0 * 2 + 1 }))
    return count(Field(text: "", cursor: 0))
  }

  func twelveInAList() -> Int {
    let count = pipe {
      \Field.text
      trimmed
      words
      ({ (words: [Substring]) in words.filter { $0.count > 2 } })
      ({ (words: [Substring]) in words.map { $0.lowercased() } })
      ({ (words: [String]) in words.sorted() })
      ({ (words: [String]) in words.joined(separator: " ") })
      trimmed
      flip(String.uppercased)()
      flip(String.hasPrefix)("A")
      ({ (isLoud: Bool) in isLoud ? 1 : 0 })
      ({ (number: Int) in number * 2 + 1 })
    }
    return count(Field(text: "", cursor: 0))
  }

  func twelveThatThrowAndWait() async throws -> Int {
    let count = pipe {
      \Field.text
      trimmed
      parsed
      loaded
      trimmed
      parsed
      loaded
      words
      ({ (words: [Substring]) in words.count })
      ({ (number: Int) in number + 1 })
      ({ (number: Int) in "\(number)" })
      \String.count
    }
    return try await count(Field(text: "", cursor: 0))
  }

  func copies(_ fields: [Field]) -> [Field] {
    fields.map(pipe(over(\.text) { $0 + "!" }, set(\.cursor, 0), over(\.cursor) { $0 + 1 }, over(\.text, trimmed)))
  }
}

/// Handlers.
private struct Handlers {
  func eight(_ show: @escaping (String) -> Void) -> Handler<Field> {
    with(
      show,
      pipe(
        pipe(map(get(\.text)), filter { $0.count > 2 }, distinctUntilChanged(), debounce(time: .milliseconds(300))),
        pipe(scan(0) { $0 + $1.count }, compactMap { $0 % 2 == 0 ? $0 * 10 : nil }, skip(1), map { "\($0) keys" })))
  }

  func eightThatBegin() -> Handler<Field> {
    var total = 0
    return with(
      { total += $0 },
      pipe(
        pipe(filter { $0.cursor > 0 }, distinctUntilChanged { $0.text }, enumerated(), take(1_000)),
        pipe(
          map { ($0.index, $0.element.text) }, throttle(time: .seconds(1)), skip(while: { $0.0 < 3 }),
          map { $0.1.count })))
  }

  func plain() -> (String) -> Void {
    var total = 0
    return with({ total += $0 }, pipe(map(\.count), filter { $0 > 0 }, throttle(time: .seconds(1), mode: .both)))
  }

  func headline() -> Handler<String> {
    var count = 0
    return with({ count += $0 }, pipe(map(get(\String.count)), throttle(time: .milliseconds(100))))
  }

  func members() -> Handler<String> {
    var count = 0
    return Fn.with(
      { count += $0 }, Fn.pipe(.map(Fn.get(\String.count)), .filter { $0 > 1 }, .throttle(.seconds(1))))
  }
}
