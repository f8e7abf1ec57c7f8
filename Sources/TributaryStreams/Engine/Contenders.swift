/// The sources of an operator that lets some of its sources go while others run on.
@usableFromInline
final class Contenders: Disposable {
  /// The subscription of each source that has not ended, also of one that is still to run.
  private var subscriptions: [Subscription?]
  /// How many of them there are.
  @usableFromInline private(set) var count: Int

  /// A place for each of so many sources of the operator at `stage`.
  @usableFromInline init(_ count: Int, of stage: Stage) {
    subscriptions = (0..<count).map { _ in PartSubscription(of: stage, as: .one) }
    self.count = count
  }

  /// The subscription of a source that is to run, unless it was let go before.
  @usableFromInline subscript(index: Int) -> Subscription? {
    subscriptions[index]
  }

  /// Takes a source out that has ended.
  @usableFromInline func remove(_ index: Int) {
    guard let former = subscriptions[index].take() else { return }
    count -= 1
    withExtendedLifetime(former) {}
  }

  /// Lets sources go.
  @usableFromInline func letGo(_ range: Range<Int>) {
    for index in range {
      guard let subscription = subscriptions[index] else { continue }
      remove(index)
      subscription.dispose()
    }
  }

  @usableFromInline func dispose() {
    letGo(subscriptions.indices)
  }
}
