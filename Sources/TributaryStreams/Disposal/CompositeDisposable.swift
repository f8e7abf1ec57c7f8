/// A group of disposables that end together.
///
/// When what belongs together comes and goes: a member can be taken out by the key that its insertion gave.
///
/// ```swift
/// let downloads = CompositeDisposable()
/// let key = downloads.insert(download(url))
/// if let key { downloads.remove(for: key) }  // ends this one
/// downloads.dispose()                        // ends the rest
/// ```
///
/// What is inserted after the end is ended at once. Insertion is amortised constant, removal is logarithmic, ending is
/// linear; a group of changing members keeps no more than twice as many places as it has members.
public final class CompositeDisposable: Cancelable {
  /// Names a member of one group.
  public struct DisposeKey: Hashable {
    fileprivate let number: Int
  }

  private struct Member {
    let number: Int
    var disposable: (any Disposable)?
  }

  /// In the order they came, which is that of their numbers.
  private var members: [Member]
  private var nextNumber: Int
  private var removed = 0

  /// Whether the group ended.
  public private(set) var isDisposed = false

  /// A group of these.
  public init(_ members: [any Disposable]) {
    self.members = members.enumerated().map { Member(number: $0.offset, disposable: $0.element) }
    nextNumber = members.count
  }

  /// A group of these.
  public convenience init(_ members: any Disposable...) {
    self.init(members)
  }

  /// How many members there are.
  public var count: Int {
    members.count - removed
  }

  /// Adds a member, or ends it at once if the group ended.
  ///
  /// - Returns: the member's key, or nil if the group ended.
  @discardableResult public func insert(_ member: any Disposable) -> DisposeKey? {
    guard !isDisposed else {
      member.dispose()
      return nil
    }
    let key = DisposeKey(number: nextNumber)
    members.append(Member(number: nextNumber, disposable: member))
    nextNumber += 1
    return key
  }

  /// Takes a member out and ends it; a second time does nothing.
  public func remove(for key: DisposeKey) {
    guard let index = index(of: key), let member = members[index].disposable.take() else { return }
    removed += 1
    if removed > members.count / 2 {
      // It releases nothing: what is removed was taken out before.
      members.removeAll { $0.disposable == nil }
      removed = 0
    }
    member.dispose()
  }

  /// Ends all members, in the order they came.
  public func dispose() {
    isDisposed = true
    removed = 0
    for member in exchange(&members, with: []) { member.disposable?.dispose() }
  }

  private func index(of key: DisposeKey) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].number < key.number { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low].number == key.number ? low : nil
  }
}
