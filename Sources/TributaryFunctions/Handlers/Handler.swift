public import TributaryStreams

/// A callback behind operators: called like a function, until it is over.
///
/// `with` makes it of a function and an operator. Each handler has a state of its own, and one
/// subscription, through which its operators know whether anybody listens.
///
/// It is over when it is disposed of, when the last reference to it goes, or when an operator ends (`take`, an error).
/// From then on calls do nothing, what waited on a scheduler is dropped, and the function and all that it holds are let
/// go. So keep the handler as long as calls may come, also those that wait:
/// `with(save, delay(time: .seconds(1)))("now")` never saves, since nobody keeps the handler for that second.
///
/// A handler belongs to the isolation domain that made it, as a stream does.
public final class Handler<Input>: Cancelable {
  @usableFromInline let entry: Entry<Input>
  private let subscription: Subscription
  private let token: ScopedDisposable

  init(_ entry: Entry<Input>, _ subscription: Subscription) {
    self.entry = entry
    self.subscription = subscription
    token = subscription.scoped()
  }

  /// Calls the function, as far as the operators let the value through.
  ///
  /// - Complexity: that of the operators; a call allocates nothing of its own.
  @inlinable public func callAsFunction(_ input: Input) {
    entry.next?(input)
  }

  /// Ends it: no call reaches the function any more.
  public func dispose() {
    subscription.dispose()
  }

  /// Whether it is over: disposed of, or ended by an operator.
  public var isDisposed: Bool {
    subscription.isDisposed
  }
}

extension Handler where Input == Void {
  /// Calls the function, as far as the operators let the call through.
  @inlinable public func callAsFunction() {
    entry.next?(())
  }
}

/// Where values come in: the only way from a handler to its operators, which the end takes away.
///
/// The subscription holds it and it holds the operators, who know the subscription: a circle, so that the handler,
/// which is outside of it, ends what is in it by going.
@usableFromInline
final class Entry<Input>: Disposable {
  // SAFETY: replaced whole, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var next: ((Input) -> Void)?

  @usableFromInline func dispose() {
    _ = next.take()
  }
}
