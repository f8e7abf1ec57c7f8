/// What is selected in a text, in bytes of UTF-8 from its start: where the selection began, and where its caret stands.
///
/// Both lie between two graphemes of the text that the selection belongs to. A selection without extent is a caret.
public struct TextSelection: Hashable, Sendable, CustomStringConvertible {
  /// Where the selection began; it stays while the person extends the selection.
  public var anchor: Int
  /// Where the caret stands; it moves while the person extends the selection.
  public var caret: Int

  /// A selection from where it began to its caret, which may stand before.
  public init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }

  /// A caret that selects nothing.
  public init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  /// The selected bytes.
  public var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == caret }

  /// The caret, or both ends in the order of their making.
  public var description: String { isEmpty ? "\(caret)" : "\(anchor)-\(caret)" }

  /// The selection with both ends through a function.
  public func map(_ transform: (Int) -> Int) -> TextSelection {
    TextSelection(anchor: transform(anchor), caret: transform(caret))
  }
}

/// The units that positions in a text are counted in.
public enum TextUnit: CaseIterable, Sendable {
  /// Bytes of UTF-8: what this library counts in, since a position is found in constant time.
  case utf8
  /// Code units of UTF-16: what a browser counts in.
  case utf16
  /// Graphemes: what a person counts.
  case graphemes
}

extension String {
  /// The same position of this text in another unit.
  ///
  /// A position before the start or behind the end counts as the start or the end. One inside a grapheme counts as the
  /// boundary before it.
  ///
  /// - Parameters:
  ///   - offset: How many units stand before the position.
  ///   - from: The unit that the position is counted in.
  ///   - to: The unit of the result.
  /// - Returns: How many units of the other kind stand before the position.
  /// - Complexity: linear in what stands before the position; constant from bytes to bytes.
  package func offset(_ offset: Int, from: TextUnit, to: TextUnit) -> Int {
    let index = graphemeBoundary(atOrBefore: self.index(atOffset: Swift.max(0, offset), in: from))
    return switch to {
    case .utf8: utf8Offset(of: index)
    case .utf16: utf16.distance(from: startIndex, to: index)
    case .graphemes: distance(from: startIndex, to: index)
    }
  }

  /// The index behind so many units, or the end.
  private func index(atOffset offset: Int, in unit: TextUnit) -> Index {
    let index =
      switch unit {
      case .utf8: utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex)
      case .utf16: utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex)
      case .graphemes: index(startIndex, offsetBy: offset, limitedBy: endIndex)
      }
    return index ?? endIndex
  }

  /// The boundary of graphemes at an index of any of the string's views, or the nearest one before it.
  package func graphemeBoundary(atOrBefore index: Index) -> Index {
    // `index(after:)` rounds down to a boundary first.
    index < endIndex ? self.index(before: self.index(after: index)) : endIndex
  }

  /// The index of a byte of UTF-8.
  ///
  /// - Complexity: constant for texts of this library, which are UTF-8 in one piece.
  package func index(atByte offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: offset)
  }

  /// How many bytes of UTF-8 stand before an index.
  func utf8Offset(of index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// The text in a range of bytes of UTF-8, which begins and ends between two scalars.
  func bytes(_ range: Range<Int>) -> String {
    String(self[index(atByte: range.lowerBound)..<index(atByte: range.upperBound)])
  }

  /// Replaces a range of bytes of UTF-8, which begins and ends between two scalars.
  mutating func replaceBytes(_ range: Range<Int>, with new: String) {
    replaceSubrange(index(atByte: range.lowerBound)..<index(atByte: range.upperBound), with: new)
  }

  /// The first boundary of graphemes that is not before a byte.
  func boundary(atOrBehind offset: Int) -> Int {
    let index = index(atByte: min(offset, utf8.count))
    let boundary = graphemeBoundary(atOrBefore: index)
    return utf8Offset(of: boundary == index ? boundary : self.index(after: boundary))
  }
}
