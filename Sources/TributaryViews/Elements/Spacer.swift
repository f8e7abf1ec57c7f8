/// Takes the room that is left along the axis of the stack around it.
public struct Spacer: LeafView {
  let element: ElementContent

  /// A spacer that takes at least this many units.
  public init(minLength: Int? = nil) {
    element = .spacer(minLength: minLength ?? 0)
  }
}

extension Spacer {
  /// A spacer is an element.
  public typealias Body = Never
}
