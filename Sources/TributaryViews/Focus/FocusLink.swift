/// A focus state without its type.
class FocusSource: TrackedSource {
  /// The value, or nil if it says that none of its elements has the focus.
  var wanted: AnyHashable? { nil }
  /// The element of this value took the focus.
  func took(_ value: AnyHashable) {}
  /// The element of this value lost the focus.
  func lost(_ value: AnyHashable) {}
}

/// What joins an element to a focus state: the state, and the value that stands for the element.
struct FocusLink {
  let source: FocusSource
  let value: AnyHashable
}

/// The attribute that joins the elements below it to a focus state.
final class FocusLinkNode: AttributeNode {
  private(set) var link: FocusLink?

  func take(_ new: FocusLink) {
    if exchange(&link, with: new) == nil { tree.focus.add(self) }
  }

  override func willUnmount() {
    tree.focus.remove(self)
  }

  /// The first focusable, enabled element that takes the attribute, or that is in one that does.
  var firstFocusableTaker: ElementNode? {
    var found: ElementNode?
    forEachTaker { taker in
      guard found == nil else { return }
      let canHold: (ElementNode) -> Bool = { $0.isFocusable && $0.isEnabled }
      found = canHold(taker) ? taker : taker.firstElement(where: canHold)
    }
    return found
  }
}

extension ElementNode {
  /// Calls `body` with what joins this element, or one around it, to a focus state.
  func forEachFocusLink(_ body: (FocusLink) -> Void) {
    var element: ElementNode? = self
    while let current = element {
      current.attributes?.forEachOutward { if let link = ($0 as? FocusLinkNode)?.link { body(link) } }
      element = current.enclosingElement
    }
  }
}
