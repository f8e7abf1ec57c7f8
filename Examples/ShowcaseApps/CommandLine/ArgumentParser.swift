import TributaryTesting

extension Invocation {
  /// What the words after the program's name ask for.
  package init(parsing arguments: [String]) throws(UsageError) {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      self = .help
    } else if arguments.contains("--version") {
      self = .version
    } else {
      var parser = ArgumentParser(rest: arguments[...])
      try parser.read()
      self = try parser.invocation()
    }
  }
}

/// Reads words from left to right and says what they ask for together.
private struct ArgumentParser {
  var rest: ArraySlice<String>
  var words: [String] = []
  var board: String?
  var line: String?
  var screen: String?
  var script: String?
  var url: String?
  var state: String?

  init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  // MARK: Words and options

  mutating func read() throws(UsageError) {
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-", !isNumber(word) else {
        words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      try readOption(parts[0], value: parts.count == 2 ? parts[1] : nil)
    }
  }

  private mutating func readOption(_ option: String, value: String?) throws(UsageError) {
    let options = ["--size", "--line", "--play", "--open", "--state"]
    guard options.contains(option) else {
      let near = nearestName(to: option, among: options + ["--help", "--version"])
      throw UsageError("there is no option \(option.quoted); \(hint(near))")
    }
    guard let value = value ?? rest.popFirst() else {
      throw UsageError("\(option) needs a value: \(example(of: option))")
    }
    switch option {
    case "--size" where ScreenSize.isWrittenLikeOne(value): try set(&screen, option, value)
    case "--size": try set(&board, option, value)
    case "--line": try set(&line, option, value)
    case "--open": try set(&url, option, value)
    case "--state": try set(&state, option, value)
    default: try set(&script, option, value)
    }
  }

  private func set(_ place: inout String?, _ option: String, _ value: String) throws(UsageError) {
    guard place == nil else {
      throw UsageError("\(option) stands twice, with \((place ?? "").quoted) and \(value.quoted); write it once")
    }
    place = value
  }

  private func example(of option: String) -> String {
    switch option {
    case "--size": "--size 5 for the board, --size 80x24 for the screen of --play"
    case "--line": "--line 4"
    case "--open": "--open /movies/12/cast"
    case "--state": "--state watchlist.txt"
    default: "--play script.txt, or --play - for standard input"
    }
  }

  // MARK: What they ask for

  func invocation() throws(UsageError) -> Invocation {
    guard let word = words.first else {
      try refuseBoard(for: "the gallery")
      try refusePlace(for: "the gallery")
      return .app(.gallery, play: try play())
    }
    guard let name = AppName(rawValue: word) else {
      let near = nearestName(to: word, among: AppName.allCases.map(\.rawValue))
      throw UsageError("there is no app \(word.quoted); \(hint(near))")
    }
    if name == .fizzbuzz {
      return .fizzbuzz(try fizzbuzzRange())
    }
    if words.count > 1 {
      throw UsageError("\(word) takes no word \(words[1].quoted); showcase --help says what it takes")
    }
    return .app(try choice(name), play: try play())
  }

  private func choice(_ name: AppName) throws(UsageError) -> AppChoice {
    switch name {
    case .ticTacToe:
      try refusePlace(for: name.rawValue)
      return .ticTacToe(try rules())
    case .watchlist:
      try refuseBoard(for: name.rawValue)
      return .watchlist(open: url, state: state)
    case .timers: return try plain(.timers, name)
    case .form: return try plain(.form, name)
    case .search: return try plain(.search, name)
    case .controls: return try plain(.controls, name)
    case .names: return try plain(.names, name)
    case .crash, .fizzbuzz: return try plain(.crash, name)
    }
  }

  /// An app for which nothing can be chosen.
  private func plain(_ choice: AppChoice, _ name: AppName) throws(UsageError) -> AppChoice {
    try refuseBoard(for: name.rawValue)
    try refusePlace(for: name.rawValue)
    return choice
  }

  private func refuseBoard(for name: String) throws(UsageError) {
    if let board {
      throw UsageError("\(name) has no board for --size \(board.quoted); --size 80x24 is the screen of --play")
    }
    if line != nil {
      throw UsageError("\(name) has no --line; only tic-tac-toe has one")
    }
  }

  private func refusePlace(for name: String) throws(UsageError) {
    if url != nil { throw UsageError("\(name) has no --open; only watchlist has places to open") }
    if state != nil { throw UsageError("\(name) has no --state; only watchlist keeps one") }
  }

  private func rules() throws(UsageError) -> Rules {
    let size = try board.map { text throws(UsageError) in try number(text, "--size", such: "--size 5") } ?? 3
    let line = try line.map { text throws(UsageError) in try number(text, "--line", such: "--line 4") }
    do {
      return try Rules(size: size, line: line)
    } catch {
      let option = if case .size = error { "--size \(board ?? "")" } else { "--line \(self.line ?? "")" }
      throw UsageError("\(option) is out of range: \(error.allowed)")
    }
  }

  private func play() throws(UsageError) -> Play? {
    guard let script else {
      guard screen == nil else {
        throw UsageError(
          "--size \(screen ?? "") is the screen of a play script; add --play FILE, or --size 5 for a board")
      }
      return nil
    }
    guard !script.isEmpty else { throw UsageError("--play needs a file's name: --play script.txt") }
    var play = Play(source: script == "-" ? .standardInput : .file(script))
    if let screen {
      guard let size = ScreenSize(screen) else {
        let lengths = ScreenSize.lengths
        throw UsageError(
          """
          --size \(screen) is out of range: a screen has \(lengths.lowerBound) to \(lengths.upperBound) columns and \
          rows
          """)
      }
      play.size = size
    }
    return play
  }

  private func fizzbuzzRange() throws(UsageError) -> ClosedRange<Int> {
    guard script == nil, screen == nil, board == nil, line == nil, url == nil, state == nil else {
      throw UsageError("fizzbuzz takes no option; it prints and ends: showcase fizzbuzz 1 100")
    }
    guard words.count == 3 else {
      throw UsageError("fizzbuzz takes two numbers, not \(words.count - 1): showcase fizzbuzz 1 100")
    }
    let from = try fizzbuzzNumber(words[1], "FROM")
    let to = try fizzbuzzNumber(words[2], "TO")
    guard from <= to else {
      throw UsageError("fizzbuzz counts upwards, and FROM \(from) is beyond TO \(to): showcase fizzbuzz \(to) \(from)")
    }
    return from...to
  }

  private func fizzbuzzNumber(_ text: String, _ name: String) throws(UsageError) -> Int {
    guard isNumber(text) else {
      throw UsageError("\(name) \(text.quoted) of fizzbuzz is not a whole number: showcase fizzbuzz 1 100")
    }
    guard let number = Int(text) else {
      throw UsageError("\(name) \(text) of fizzbuzz is out of range: \(Int.min) to \(Int.max)")
    }
    return number
  }

  // MARK: Numbers

  /// A whole number; one that is too long for the machine counts as the largest, which every range refuses.
  private func number(_ text: String, _ option: String, such example: String) throws(UsageError) -> Int {
    guard isNumber(text) else {
      throw UsageError("\(option) takes a whole number, not \(text.quoted): \(example)")
    }
    return Int(text) ?? (text.hasPrefix("-") ? .min : .max)
  }

  private func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  private func hint(_ name: String?) -> String {
    name.map { "did you mean \($0)?" } ?? "showcase --help lists them"
  }
}
