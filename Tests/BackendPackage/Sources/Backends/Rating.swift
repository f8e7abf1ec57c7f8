import Tributary

/// A number of stars that a person gives with the arrows or a click.
public struct Rating: View {
  @Binding private var stars: Int

  /// A rating of 0 to 5 stars.
  public init(stars: Binding<Int>) {
    _stars = stars
  }

  /// One element.
  public var body: some View {
    Stars(count: stars) { stars = $0 }
  }
}

/// The element of a rating.
struct Stars: PrimitiveView {
  let count: Int
  let rate: (Int) -> Void

  var content: PrimitiveContent {
    PrimitiveContent(
      String(repeating: "*", count: count) + String(repeating: ".", count: 5 - count), kind: "stars",
      values: ["count": .integer(count), "of": 5])
  }

  var role: Role { .slider }
  var accessibleLabel: String? { "Stars" }
  var accessibleValue: String? { "\(count) of 5" }

  var onActivate: (() -> Void)? {
    { rate((count + 1) % 6) }
  }

  var onKey: ((KeyPress) -> Bool)? {
    { key in
      switch key {
      case KeyPress(.left) where count > 0: rate(count - 1)
      case KeyPress(.right) where count < 5: rate(count + 1)
      default: return false
      }
      return true
    }
  }
}
