/// A queue, first in, first out, in a ring that grows as needed.
///
/// Both ends are amortised constant, and a queue that keeps its size allocates nothing.
@usableFromInline
struct ElementQueue<Element> {
  @usableFromInline var ring: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool {
    count == 0
  }

  @inlinable var first: Element? {
    isEmpty ? nil : ring[head]
  }

  @inlinable mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    // The ring's size is a power of two.
    ring[(head &+ count) & (ring.count &- 1)] = element
    count &+= 1
  }

  /// Takes the first out, or gives nil.
  @inlinable mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let first = ring[head].take()
    head = (head &+ 1) & (ring.count &- 1)
    count &-= 1
    return first
  }

  @inlinable mutating func grow() {
    var larger: ContiguousArray<Element?> = []
    larger.reserveCapacity(max(8, ring.count * 2))
    for offset in 0..<count { larger.append(ring[(head + offset) & (ring.count - 1)]) }
    while larger.count < max(8, ring.count * 2) { larger.append(nil) }
    ring = larger
    head = 0
  }
}
