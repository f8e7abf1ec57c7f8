import TributaryViews

/// The size that a parent offers to a child; nil along an axis asks for the child's own length.
package struct Proposal: Hashable, Sendable {
  package var width: Int?
  package var height: Int?

  package init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) {
    self.init(width: size.width, height: size.height)
  }

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// This proposal with less (or with a negative amount, more) to offer; never below nothing, and endless stays
  /// endless.
  func reduced(width columns: Int, height rows: Int) -> Proposal {
    Proposal(width: Length.reduced(width, by: columns), height: Length.reduced(height, by: rows))
  }

  /// This proposal with another length along one axis.
  func with(_ length: Int?, along axis: Axis) -> Proposal {
    var copy = self
    copy[axis] = length
    return copy
  }
}

/// Lengths that cannot overflow: what apps and terminals say is brought into a range whose sums stay far from the ends.
package enum Length {
  /// As long as a child likes; what `.infinity` means.
  package static let unbounded = 1 << 40

  /// A length that an app gave, as a length that is safe to add.
  static func clamped(_ length: Int) -> Int {
    min(max(length, 0), unbounded)
  }

  /// An inset that an app gave; a negative one lets a child stand out.
  static func inset(_ length: Int) -> Int {
    min(max(length, -1 << 20), 1 << 20)
  }

  static func reduced(_ length: Int?, by amount: Int) -> Int? {
    guard let length else { return nil }
    return length >= unbounded ? unbounded : max(0, length - amount)
  }
}
