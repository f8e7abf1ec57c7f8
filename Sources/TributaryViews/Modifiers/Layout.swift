extension View {
  /// Puts room round the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    Wrapper(content: self, element: .padding(insets))
  }

  /// Puts the same room at the given sides, 1 unit if nothing is said.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 1))
  }

  /// Puts the same room at each side.
  public func padding(_ length: Int) -> some View {
    padding(.all, length)
  }

  /// Puts the view into a box of a fixed size; nil leaves a length to the view.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
    Wrapper(content: self, element: .frame(FrameSize(width: width, height: height), alignment: alignment))
  }

  /// Puts the view into a box whose size has bounds; `.infinity` as the upper one takes all the room there is.
  public func frame(
    minWidth: Int? = nil, maxWidth: FrameLength? = nil, minHeight: Int? = nil, maxHeight: FrameLength? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let size = FrameSize(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
    return Wrapper(content: self, element: .frame(size, alignment: alignment))
  }

  /// Draws a line round the view, one unit wide, with square corners.
  public func border(_ color: Color) -> some View {
    border(.single, color)
  }

  /// Draws a line of a style round the view, one unit wide; without a colour it has that of the text.
  public func border(_ style: BorderStyle = .single, _ color: Color? = nil) -> some View {
    Wrapper(content: self, element: .border(style, color))
  }
}

/// A side of a box.
public enum Edge: Sendable, CaseIterable {
  /// Above.
  case top
  /// At the left.
  case leading
  /// Below.
  case bottom
  /// At the right.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    /// The bits, one a side.
    public let rawValue: Int
    /// Sides from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The side above.
    public static let top = Set(rawValue: 1)
    /// The side at the left.
    public static let leading = Set(rawValue: 2)
    /// The side below.
    public static let bottom = Set(rawValue: 4)
    /// The side at the right.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension EdgeInsets {
  /// The same room at the given sides.
  public init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
