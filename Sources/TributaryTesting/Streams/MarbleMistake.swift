extension Marbles {
  /// What is wrong in a picture, and where.
  ///
  /// It is described as a person would point at it:
  ///
  /// ```
  /// a moment inside a group, at column 3
  ///   (1-2)
  ///     ^
  /// ```
  public struct Mistake: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let message: String
    /// Where, counted from 1 in characters of the text, blanks included.
    public let column: Int
    /// The picture as it was written.
    public let text: String

    /// A mistake at a column of a text.
    public init(_ message: String, column: Int, of text: String) {
      self.message = message
      self.column = column
      self.text = text
    }

    /// The mistake on one line.
    public var sentence: String {
      "\(message) at column \(column) of \(text.quoted)"
    }

    /// The line that points at the column of the text above it.
    public var caretLine: String {
      text.prefix(max(column - 1, 0)).caretLine
    }

    /// The mistake, the text, and a caret below it.
    public var description: String {
      "\(message), at column \(column)\n  \(text.printable)\n  \(caretLine)"
    }
  }
}
