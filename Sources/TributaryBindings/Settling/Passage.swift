public import TributaryStreams

/// One direction of a link that leads through an operator.
///
/// What changed is handed to the operator when the group is told, before any relay sends. What comes out of it, then or
/// later, is a write that came over the link. What comes out late, after the other direction wrote, is out of date: the
/// end that it came from has another value by then. It is the doing of whoever wrote what the operator was handed last.
@usableFromInline
final class Passage<Value>: Joint {
  private let operation: Operator<Value, Value>
  private let read: () -> Value?
  private var deliver: ((Value) -> Void)?
  private var fail: ((any Error) -> Void)?
  private var input: Observer<Value>?
  private var subscription: Subscription?
  private var isOutdated = false
  /// Who wrote what the operator was handed last.
  private var writer: Writer?

  @usableFromInline init(_ operation: Operator<Value, Value>, read: @escaping () -> Value?) {
    self.operation = operation
    self.read = read
    super.init(isWritten: true, isComparable: false) { unsafeDowncast($0, to: Passage<Value>.self).feed() }
  }

  /// Sets where values and errors go, and applies the operator.
  @usableFromInline func lead(to deliver: @escaping (Value) -> Void, failing fail: @escaping (any Error) -> Void) {
    self.deliver = deliver
    self.fail = fail
    begin()
  }

  private func begin() {
    let subscription = Subscription()
    let stage = subscription.stage()
    // What the former run of the operator holds goes when the new one is there.
    let former = (self.subscription, input)
    defer { withExtendedLifetime(former) {} }
    self.subscription = subscription
    input = operation(
      Observer(
        onNext: { [unowned self] value in
          guard stage.isActive, !isOutdated, let deliver else { return }
          if let writer { writer.lead { deliver(value) } } else { deliver(value) }
        },
        onTermination: { [unowned self] termination in
          guard stage.end() else { return }
          if case .error(let error) = termination {
            begin()
            fail?(error)
          }
        }), subscription)
  }

  private func feed() {
    isOutdated = false
    let former = writer
    defer { withExtendedLifetime(former) {} }
    writer = Writer.current
    if let value = read() { input?.onNext(value) }
  }

  /// Takes note of a write in the other direction.
  @usableFromInline override func outdate() {
    isOutdated = true
    isChanged = false
  }

  /// Ends the operator.
  override func retire() {
    let former = (deliver, fail, input, subscription, writer)
    (deliver, fail, input, subscription, writer) = (nil, nil, nil, nil, nil)
    former.3?.dispose()
    withExtendedLifetime(former) {}
  }
}
