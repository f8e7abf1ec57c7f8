/// The subscription to one of an operator's sources.
@usableFromInline
final class PartSubscription: Subscription {
  /// What the source is to the operator.
  @usableFromInline
  enum Role {
    /// The only source that runs at this time.
    case sole
    /// One of several.
    case one
  }

  // The operator's stage holds this, and the source's observers hold the operator's stage.
  private unowned let owner: Subscription
  private let number: Int
  private let role: Role

  /// A subscription for a source of the operator at `stage`, which holds it.
  @usableFromInline init(of stage: Stage, as role: Role) {
    owner = stage.subscription
    number = stage.number
    self.role = role
    super.init()
    postponesWhole = stage.subscription.hasCallbacksBelow
  }

  override var whole: Subscription? { owner }

  override func fellSilent(above stage: Int?) {
    if role == .sole, let stage, !mayEmit(below: stage) {
      owner.fellSilent(above: number)
    } else {
      owner.fellSilent(above: nil)
    }
  }
}
