/// A subscription to one of an operator's sources, which tells the operator when that source has ended.
///
/// One object serves the source as its subscription and as the one who takes its end.
@usableFromInline
final class InnerSubscription: Subscription {
  /// Where the owner keeps it.
  final var position = 0
  private let owner: Flattening

  init(_ owner: Flattening) {
    self.owner = owner
    super.init()
    stages = 1
    postponesWhole = owner.postponesCallbacks
  }

  /// Makes it serve once more, if it has ended and nobody but the owner knows it.
  final func renew() {
    reset()
    stages = 1
  }

  override var whole: Subscription? { owner.stage.subscription }

  override func fellSilent(above stage: Int?) {
    owner.stage.subscription.fellSilent(above: nil)
  }

  @usableFromInline func onTermination(_ termination: Termination) {
    guard !isDisposed else { return }
    dispose()
    owner.innerEnded(self, termination)
  }
}
