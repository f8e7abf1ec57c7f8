/// A play script: what a person does to an app and looks at, one command a line.
///
/// Empty lines and lines that start with `#` say nothing. A line that cannot be understood is an error of that line
/// only, met when the script comes to it: what stands before it is played.
public struct PlayScript: Sendable {
  /// A line that says something: its number in the text, from 1, and the command, or why there is none.
  public struct Line: Sendable {
    /// The line's number, from 1.
    public let number: Int
    /// What the line says.
    public let command: Result<PlayCommand, PlaySyntaxError>
  }

  /// The lines that say something, in order.
  public let lines: [Line]

  /// The script that a text holds; lines end with a line feed, or a carriage return and a line feed.
  public init(_ text: String) {
    // Some editors begin a file with a byte order mark, which is no part of its first line.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let texts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    lines = zip(1..., texts).compactMap { number, text in
      guard let first = text.first(where: { !$0.isBlank }), first != "#" else { return nil }
      return Line(number: number, command: Result { () throws(PlaySyntaxError) in try PlayCommand(parsing: text) })
    }
  }
}
