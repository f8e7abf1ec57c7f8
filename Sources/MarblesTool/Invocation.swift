internal import TributaryTesting

/// What the words behind `marbles` ask for.
enum Invocation: Equatable {
  case help
  case list
  /// The table of operators, as `docs/OPERATORS.md` has it.
  case table
  case diagram(call: String, pictures: [String], file: String?)
  /// The pages of the reference, into a folder.
  case pages(folder: String)

  private static let options = ["--svg", "--list", "--table", "--help", "--pages"]

  /// Whether a word is written like an option: a picture may begin with the signs of two moments too.
  private static func isOption(_ word: String) -> Bool {
    let name = word.dropFirst(2).prefix { $0 != "=" }
    return word.hasPrefix("--") && name.count > 2 && name.allSatisfy(\.isLetter)
  }

  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "-h" {
        values["--help"] = ""
        continue
      }
      guard Invocation.isOption(word) else {
        words.append(word)
        continue
      }
      guard let option = Invocation.options.first(where: { word == $0 || word.hasPrefix($0 + "=") }) else {
        let near = nearestName(to: word, among: Invocation.options).map { "perhaps \($0)" } ?? "see marbles --help"
        throw UsageError("there is no option \(word.quoted), \(near)")
      }
      switch option {
      case "--list", "--table", "--help":
        guard word == option else { throw UsageError("\(option) takes no value: \(option)") }
        values[option] = ""
      case _ where word.hasPrefix(option + "="): values[option] = String(word.dropFirst(option.count + 1))
      default:
        guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value: \(option) PATH") }
        values[option] = value
      }
    }
    if values["--help"] != nil || arguments.isEmpty {
      self = .help
    } else if values["--list"] != nil {
      self = .list
    } else if values["--table"] != nil {
      self = .table
    } else if let folder = values["--pages"] {
      self = .pages(folder: folder)
    } else if let call = words.first {
      self = .diagram(call: call, pictures: Array(words.dropFirst()), file: values["--svg"])
    } else {
      throw UsageError("an operator is missing: marbles \"debounce 2\" \"ab--c---d|\"")
    }
  }
}

/// Words that ask for nothing that the tool can do, in one line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
