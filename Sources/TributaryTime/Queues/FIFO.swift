/// A queue, first in, first out, over one buffer that is used again.
///
/// - Complexity: O(1) an item, amortised; no allocation once the buffer is large enough.
struct FIFO<Element> {
  private var slots: [Element?] = []
  private var head = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head + count) & (slots.count - 1)] = element
    count += 1
  }

  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let first = slots[head].take()
    head = (head + 1) & (slots.count - 1)
    count -= 1
    return first
  }

  /// Doubles the buffer, a power of two, with the first item in front.
  private mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(max(16, slots.count * 2))
    for offset in 0..<count { larger.append(slots[(head + offset) & (slots.count - 1)]) }
    while larger.count < max(16, slots.count * 2) { larger.append(nil) }
    slots = larger
    head = 0
  }
}
