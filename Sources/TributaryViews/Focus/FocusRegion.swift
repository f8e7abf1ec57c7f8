/// A part of the tree that the focus does not leave while it is in front: a layer.
final class FocusRegion {
  /// The element of the layer.
  unowned let element: ElementNode

  /// Where the focus goes when the region goes; nil until the region took the focus.
  var after: FocusReturn?

  /// The element with the focus when the region went out of sight.
  weak var lastFocused: ElementNode?

  init(_ element: ElementNode) {
    self.element = element
  }
}

/// Where the focus goes when something that took it is gone.
enum FocusReturn {
  /// To the first of these that can have it.
  case elements([ElementNode])
  /// To the screen, which was left for an element.
  case screen(left: ElementNode?)

  /// The elements, if it goes to elements.
  var elements: [ElementNode] {
    if case .elements(let elements) = self { elements } else { [] }
  }

  /// This place, where what it leads to goes too and leads to another one.
  func followed(by next: FocusReturn) -> FocusReturn {
    switch (self, next) {
    case (.elements(let own), .elements(let others)): .elements(own + others)
    default: next
    }
  }

  /// The same with an element before all others.
  func preceded(by element: ElementNode) -> FocusReturn {
    .elements([element] + elements)
  }
}
