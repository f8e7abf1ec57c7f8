/// One event of a stream, as a value: `next* (error | completed)?`.
///
/// Streams themselves pass elements and terminations apart; an event is for where they are recorded or stored.
public enum Event<Element> {
  /// An element.
  case next(Element)
  /// The end, with an error.
  case error(any Error)
  /// The end, well.
  case completed

  /// The event that says how a stream ended.
  @inlinable public init(_ termination: Termination) {
    switch termination {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }

  /// The element of a `next`, or nil.
  @inlinable public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`, or nil.
  @inlinable public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether nothing may come after this event.
  @inlinable public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }
}

extension Event: Sendable where Element: Sendable {}
