public import TributaryStreams

/// A message bus as an app writes it: a generic class over a subject, in a module of its own.
///
/// Its code is compiled once for all messages, and so is the code of the library that it calls.
public final class Bus<Message> {
  private let subject = PublishSubject<Message>()

  /// A bus without listeners.
  @inline(never) public init() {}

  /// Sends a message to all who listen.
  @inline(never) public func send(_ message: Message) {
    subject.onNext(message)
  }

  /// Calls a closure with each message, until the subscription is disposed.
  @inline(never) public func listen(_ action: @escaping (Message) -> Void) -> Subscription {
    subject.subscribe(onNext: action)
  }
}
