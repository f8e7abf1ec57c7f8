/// The subscription of a shared run to its source: the subscribers of the run notice when the source falls silent.
@usableFromInline
final class Connection: Subscription {
  /// What of the source has ended without a termination.
  @usableFromInline
  enum Silence {
    case whole
    case part

    /// Tells the subscription of a subscriber's stage.
    @usableFromInline func tell(_ stage: Stage) {
      stage.subscription.fellSilent(above: self == .whole ? stage.number : nil)
    }
  }

  private let onSilence: (Silence) -> Void

  @usableFromInline init(onSilence: @escaping (Silence) -> Void) {
    self.onSilence = onSilence
    super.init()
  }

  override func fellSilent(above stage: Int?) {
    onSilence(stage.map { mayEmit(below: $0) } ?? true ? .part : .whole)
  }
}

/// What has a list of subscribers.
@usableFromInline
protocol SubscriberListing {
  var list: SubscriberList { get }
}

extension SubscriberList: SubscriberListing {
  @usableFromInline var list: SubscriberList { self }

  /// Tells the subscribers that what feeds this fell silent.
  @usableFromInline final func fellSilent(_ silence: Connection.Silence) {
    for case let slot? in slots where slot.stage.isActive { silence.tell(slot.stage) }
  }
}

extension AsyncSubject: SubscriberListing {
  @usableFromInline var list: SubscriberList { subject }
}
