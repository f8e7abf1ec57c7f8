/// The writes of one `transaction`: the groups that they reached, whose observers wait for its end.
final class Transaction {
  private var groups: ContiguousArray<Group> = []

  /// The one that is open on this thread.
  @inline(__always) static var current: Transaction? {
    ThreadSlot.transaction.object(Transaction.self)
  }

  /// Holds a group back until the end.
  func hold(_ group: Group) {
    group.hold()
    groups.append(group)
  }

  private func end() {
    for group in groups { group.root.release() }
  }

  /// Runs the body with a transaction open, and tells all who wait when it has ended.
  static func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    if current != nil { return try body() }
    let transaction = Transaction()
    ThreadSlot.transaction.set(transaction)
    defer {
      ThreadSlot.transaction.set(nil)
      transaction.end()
    }
    return try body()
  }
}
