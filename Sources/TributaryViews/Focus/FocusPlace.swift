/// Where the focus is, and whether anybody chose the place.
package enum FocusPlace {
  /// Nothing can have the focus so far; the first element that can takes it.
  case nowhere
  /// At an element that a person or the app chose, or that took the place of one.
  case chosen(ElementNode)
  /// At a first element that nobody chose: an element that had the focus before may take it.
  case tentative(ElementNode)
  /// As `tentative`, in the turn in which it began, before the backends can say whether the element shows.
  case beginning(ElementNode)
  /// With the screen in front; Tab and the arrows go on from the element that it was left for.
  case screen(left: ElementNode?)

  /// The element that has the focus.
  var element: ElementNode? {
    switch self {
    case .chosen(let element), .tentative(let element), .beginning(let element): element
    case .nowhere, .screen: nil
    }
  }

  /// The element that a way to the next one starts from.
  var start: ElementNode? {
    if case .screen(let left) = self { left } else { element }
  }

  /// Whether the screen in front has the focus.
  var isScreen: Bool {
    if case .screen = self { true } else { false }
  }
}

/// What moves the focus from one ``FocusPlace`` to another.
package enum FocusEvent {
  /// A person or the app gave the focus to an element, or with nil to the screen.
  case give(to: ElementNode?)
  /// The element with the focus took a key or a paste.
  case use
  /// A turn found the element that has the focus from now on, or with nil that none can have it.
  case settle(on: ElementNode?, Finding)
  /// The turn in which the focus began is committed, and its element shows or is out of sight.
  case commit(isShown: Bool)
  /// An element goes for good.
  case lose(ElementNode)

  /// How a turn found the element.
  package enum Finding {
    /// It has the focus already, had it before, or stands where the last one stood.
    case known
    /// It is a first element.
    case first
    /// None was found, and the screen has the focus, which it took from an element that is named if it is there.
    case screen(left: ElementNode?)
  }
}

extension FocusPlace {
  /// The place after an event; all transitions of the focus are here.
  package func after(_ event: FocusEvent) -> FocusPlace {
    switch (event, self) {
    case (.give(let element?), _): .chosen(element)
    case (.give(nil), _): .screen(left: start)

    case (.use, .tentative(let element)), (.use, .beginning(let element)): .chosen(element)
    case (.use, _): self

    case (.settle(let element?, .first), _): .beginning(element)
    case (.settle(let element?, _), _): element === self.element ? self : .chosen(element)
    case (.settle(nil, .screen(let left)), _): .screen(left: left)
    case (.settle(nil, _), _): .nowhere

    case (.commit(isShown: true), .beginning(let element)): .tentative(element)
    case (.commit(isShown: false), .beginning(let element)): .screen(left: element)
    case (.commit, _): self

    case (.lose(let gone), .screen(let left)): left === gone ? .screen(left: nil) : self
    // A turn finds the next element; until then the focus states are told, and nothing else.
    case (.lose, _): self
    }
  }
}
