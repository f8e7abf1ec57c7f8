import ShowcaseApps

/// What a run of the showcase printed, what it complained of, and how it ended.
struct Run: Equatable {
  var output = ""
  var error = ""
  var status = ExitStatus.done

  /// Runs the program with these words, and this text at standard input or in whatever file is named.
  static func showcase(_ words: String..., input: String? = nil) async -> Run {
    await showcase(words, input: input)
  }

  /// The same with the words in a list.
  static func showcase(_ words: [String], input: String? = nil) async -> Run {
    let texts = Texts()
    let showcase = Showcase(
      script: { _ in
        guard let input else { throw SystemError(number: 2) }
        return input
      },
      output: { text, _ in texts.output += text }, error: { texts.error += $0 }, escape: { preconditionFailure($0) })
    let status = await showcase.run(words)
    return Run(output: texts.output, error: texts.error, status: status)
  }

  /// The screens that were printed, each as its lines.
  var screens: [[String]] {
    output.components(endingIn: "---\n").map { $0.lines }
  }
}

private final class Texts {
  var output = ""
  var error = ""
}

extension String {
  /// The lines of a text whose last one ends too.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  fileprivate func components(endingIn end: String) -> [String] {
    var parts = split(separator: end, omittingEmptySubsequences: false).map(String.init)
    if parts.last == "" { parts.removeLast() }
    return parts
  }
}
