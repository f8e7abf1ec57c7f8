/// A line across the axis of the stack around it.
public struct Divider: LeafView {
  let element = ElementContent.divider
  static var role: Role { .separator }

  /// A line.
  public init() {}
}

extension Divider {
  /// A divider is an element.
  public typealias Body = Never
}
