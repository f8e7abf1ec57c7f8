/// What happens to elements that come faster than they are taken.
public enum Buffering: Sendable, Hashable {
  /// All are kept; memory grows with what waits.
  case unbounded
  /// So many are kept at the most; when one more comes, the oldest goes. Less than 1 counts as 1.
  case dropOldest(limit: Int)
  /// So many are kept at the most; what comes then is dropped. Less than 1 counts as 1.
  case dropNewest(limit: Int)

  /// Only the latest is kept.
  public static var latest: Buffering { .dropOldest(limit: 1) }
}

/// Elements that wait to be taken, first in, first out, as their policy allows.
///
/// Both ends are amortised constant.
struct Backlog<Element> {
  private let buffering: Buffering
  private var elements: [Element?] = []
  private var taken = 0

  init(_ buffering: Buffering) {
    self.buffering = buffering
  }

  var count: Int { elements.count - taken }

  /// Adds an element, and returns the one that has to go.
  mutating func append(_ element: Element) -> Element? {
    switch buffering {
    case .unbounded: break
    case .dropNewest(let limit) where count >= max(limit, 1): return element
    case .dropNewest: break
    case .dropOldest(let limit):
      elements.append(element)
      return count > max(limit, 1) ? popFirst() : nil
    }
    elements.append(element)
    return nil
  }

  mutating func popFirst() -> Element? {
    guard taken < elements.count else { return nil }
    let first = elements[taken].take()
    taken += 1
    if taken == elements.count {
      elements.removeAll(keepingCapacity: taken <= 1024)  // allowed: all were taken out
      taken = 0
    } else if taken > 64, taken > elements.count / 2 {
      elements.removeFirst(taken)  // allowed: they were taken out
      taken = 0
    }
    return first
  }

  /// Takes all out.
  mutating func takeAll() -> Backlog {
    let all = self
    self = Backlog(buffering)
    return all
  }
}
