/// When a subscription began, and when it ended, if it did.
///
/// Spans are compared with `==`; `Marbles(span)` draws one.
public struct SubscriptionSpan: Hashable, Sendable, CustomStringConvertible {
  /// When somebody subscribed.
  public let subscribe: Duration
  /// When the subscription ended, by a disposal or by the stream's end; nil while it goes on.
  public let unsubscribe: Duration?

  /// A span of two times.
  public init(_ subscribe: Duration, _ unsubscribe: Duration? = nil) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// The span as `0.2 seconds to 0.3 seconds`.
  public var description: String {
    "\(subscribe) to \(unsubscribe.map { "\($0)" } ?? "now")"
  }
}
