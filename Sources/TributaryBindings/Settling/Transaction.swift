internal import Synchronization

/// The writes of one `transaction`: the groups that they reached, whose observers wait for its end.
final class Transaction {
  private var groups: ContiguousArray<Group> = []

  /// The one that is open on this thread.
  @inline(__always) static var current: Transaction? {
    ThreadSlot.transaction.object(Transaction.self)
  }

  /// Joints that are there for the transaction alone, if nothing else is bound to them.
  private var joints: ContiguousArray<Joint> = []

  /// Holds a group back until the end.
  func hold(_ group: Group) {
    group.hold()
    groups.append(group)
  }

  private func end() {
    for group in groups { group.root.release() }
    for joint in joints where joint.links.isEmpty { joint.retire() }
  }

  /// Runs the body with a transaction open, and tells all who wait when it has ended.
  static func run<Result, Failure: Error>(
    with joints: ContiguousArray<Joint>, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let current {
      current.joints += joints
      return try body()
    }
    let transaction = Transaction()
    transaction.joints = joints
    ThreadSlot.transaction.set(transaction)
    Transactions.count.add(1, ordering: .relaxed)
    defer {
      ThreadSlot.transaction.set(nil)
      Transactions.count.subtract(1, ordering: .relaxed)
      transaction.end()
    }
    return try body()
  }
}

/// How many transactions are open.
@usableFromInline
enum Transactions {
  /// How many are open in this process, so that a write need not ask for its thread's while there is none.
  static let count = Atomic(0)

  /// Whether a transaction is open, on whatever thread.
  @usableFromInline static var areOpen: Bool {
    count.load(ordering: .relaxed) != 0
  }
}
