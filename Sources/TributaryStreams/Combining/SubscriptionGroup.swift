/// Subscriptions that come and go on their own and end together.
///
/// Adding and removing are amortised constant, ending is linear.
@usableFromInline
final class SubscriptionGroup: Disposable {
  private var members: [Member] = []
  private var isDisposed = false

  /// A subscription with its place in the group.
  @usableFromInline
  final class Member {
    @usableFromInline let subscription = Subscription()
    fileprivate var position = 0
  }

  @usableFromInline init() {}

  @usableFromInline var isEmpty: Bool {
    members.isEmpty
  }

  /// Adds a subscription that has not run yet; it is over already if the group has ended.
  @usableFromInline func add() -> Member {
    let member = Member()
    if isDisposed {
      member.subscription.dispose()
    } else {
      member.position = members.count
      members.append(member)
    }
    return member
  }

  /// Takes out a subscription that has ended; the last one takes its place.
  @usableFromInline func remove(_ member: Member) {
    guard !isDisposed else { return }
    let last = members.removeLast()
    guard last !== member else { return }
    last.position = member.position
    members[member.position] = last
  }

  @usableFromInline func dispose() {
    isDisposed = true
    let ended = members
    members = []
    for member in ended { member.subscription.dispose() }
  }
}
