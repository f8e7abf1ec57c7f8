/// Callbacks of the end: `onDispose` of `do`, and `onDisposed` of the subscriber.
///
/// They come last. A chain may end while its source is still inside `subscribe`; then they wait until the source has
/// returned and what it holds is disposed. They are called in the order from the source to the subscriber.
extension Subscription {
  /// Calls a closure when the stage has ended.
  @usableFromInline final func hold(callback action: @escaping () -> Void, at stage: Int) {
    hasCallbacks = true
    hold(DisposalCallback(action, stage, self), at: stage)
  }

  /// Whether there are callbacks here, or where this is a part of another chain.
  final var hasCallbacksBelow: Bool {
    hasCallbacks || postponesWhole
  }

  final func postponeAllCallbacks() {
    postponeCallbacks()
    whole?.postponeAllCallbacks()
  }

  final func resumeAllCallbacks() {
    resumeCallbacks()
    whole?.resumeAllCallbacks()
  }

  fileprivate final func call(_ action: @escaping () -> Void, of stage: Int) {
    guard isPostponing else { return action() }
    let more = needMore()
    let index = more.callbacks.firstIndex { $0.stage < stage } ?? more.callbacks.endIndex
    more.callbacks.insert((stage, action), at: index)
  }

  /// Calls those that wait, if they need not wait any more.
  final func callBack() {
    guard let more, !isPostponing else { return }
    while !more.callbacks.isEmpty {
      let next = more.callbacks.removeFirst()
      next.action()
    }
  }
}

/// What a stage holds that cannot emit.
protocol PassiveDisposable: Disposable {}

/// A closure that is called when its stage has ended.
@usableFromInline
final class DisposalCallback: PassiveDisposable {
  private var action: (() -> Void)?
  private let stage: Int
  // The subscription alone holds this.
  private unowned let subscription: Subscription

  init(_ action: @escaping () -> Void, _ stage: Int, _ subscription: Subscription) {
    self.action = action
    self.stage = stage
    self.subscription = subscription
  }

  @usableFromInline func dispose() {
    guard let action = action.take() else { return }
    subscription.call(action, of: stage)
  }
}
