/// The size of a screen, in columns and rows.
public struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// The columns, and the rows, that a screen can have.
  public static let lengths = 1...500

  /// The screen of a script that names none: 80 columns and 24 rows.
  public static let standard = ScreenSize(checked: 80, 24)

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// A size of its two lengths, or nil where one is no length of a screen (see ``lengths``).
  public init?(width: Int, height: Int) {
    guard ScreenSize.lengths.contains(width), ScreenSize.lengths.contains(height) else { return nil }
    self.init(checked: width, height)
  }

  /// A size as it is written: `80x24`; nil where the text is none, or one of its lengths makes no sense.
  public init?(_ text: some StringProtocol) {
    guard ScreenSize.isWrittenLikeOne(text) else { return nil }
    let lengths = text.split(separator: "x").compactMap { Int($0) }
    guard lengths.count == 2 else { return nil }
    self.init(width: lengths[0], height: lengths[1])
  }

  private init(checked width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether a text has the shape of a size, digits on both sides of an `x`, whatever the numbers are.
  package static func isWrittenLikeOne(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// The size as it is written: `80x24`.
  public var description: String { "\(width)x\(height)" }
}
