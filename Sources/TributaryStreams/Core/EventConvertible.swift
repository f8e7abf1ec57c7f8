/// What is an event of a stream: an ``Event``, or a value that carries one.
public protocol EventConvertible<Element> {
  /// What the event's stream carries.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// This event.
  @inlinable public var event: Event<Element> {
    self
  }

  /// Whether this is the completion.
  @inlinable public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element passed through a function.
  ///
  /// - Parameter transform: called with the element of a `next`. An error that it throws becomes the event.
  /// - Returns: the new event; an end stays what it is.
  @inlinable public func map<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) -> Event<Result> {
    switch self {
    case .next(let element):
      do throws(Failure) {
        return .next(try transform(element))
      } catch {
        return .error(error)
      }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event as `next(1)`, `error(Failure())` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
