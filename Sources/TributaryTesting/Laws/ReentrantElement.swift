/// An element that runs code of its own in its `deinit`; see ``DeinitLaws``.
///
/// Elements are compared by their numbers. An error is one too, so that errors are released as elements are.
public final class ReentrantElement: Hashable, Comparable, CustomStringConvertible {
  /// What the element is compared by.
  public let number: Int
  private let onRelease: (() -> Void)?

  /// An element.
  ///
  /// - Parameters:
  ///   - number: what it is compared by.
  ///   - onRelease: called in its `deinit`.
  public init(_ number: Int, onRelease: (() -> Void)? = nil) {
    self.number = number
    self.onRelease = onRelease
  }

  deinit {
    onRelease?()
  }

  /// Whether two elements have one number.
  public static func == (left: ReentrantElement, right: ReentrantElement) -> Bool {
    left.number == right.number
  }

  /// Whether the first element has the smaller number.
  public static func < (left: ReentrantElement, right: ReentrantElement) -> Bool {
    left.number < right.number
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// The number.
  public var description: String {
    "\(number)"
  }
}

/// What an object does in its `deinit`, to see that the library is whole whenever it releases something.
public enum Reentry: String, Hashable, Sendable, CaseIterable {
  /// Sends an element to the source.
  case send
  /// Subscribes to the stream.
  case subscribe
  /// Disposes the subscription.
  case dispose
  /// Schedules a send.
  case schedule
  /// Completes the source.
  case complete
}
