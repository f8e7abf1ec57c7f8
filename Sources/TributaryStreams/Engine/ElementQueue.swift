/// A queue, first in, first out, in a ring that grows as needed.
///
/// Both ends are amortised constant, and a queue that keeps its size allocates nothing. The ring is plain memory: code
/// that goes over a pack of types is not specialised, and an `Optional<Element>` would be looked up there for each
/// element.
@usableFromInline
package final class ElementQueue<Element> {
  // SAFETY: exactly the `count` places from `head` on, round the ring, are initialised; the ring is freed with the
  // queue; a queue never leaves its isolation domain, and none of the fields is passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var ring = UnsafeMutablePointer<Element>.allocate(capacity: 8)
  /// A power of two.
  @exclusivity(unchecked) @usableFromInline var capacity = 8
  @exclusivity(unchecked) @usableFromInline var head = 0
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable package init() {}

  deinit {
    while count > 0 { _ = removeFirst() }
    ring.deallocate()
  }

  @inlinable package var isEmpty: Bool {
    count == 0
  }

  @inlinable var first: Element? {
    isEmpty ? nil : ring[head]
  }

  @inlinable package func append(_ element: Element) {
    if count == capacity { grow() }
    (ring + ((head &+ count) & (capacity &- 1))).initialize(to: element)
    count &+= 1
  }

  /// Takes the first out; there is one.
  @inlinable package func removeFirst() -> Element {
    precondition(count > 0, "An empty queue of elements was asked for its first; this is a defect of Tributary.")
    let first = (ring + head).move()
    head = (head &+ 1) & (capacity &- 1)
    count &-= 1
    return first
  }

  @inlinable func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    let front = capacity - head
    larger.moveInitialize(from: ring + head, count: front)
    (larger + front).moveInitialize(from: ring, count: head)
    ring.deallocate()
    ring = larger
    capacity *= 2
    head = 0
  }
}
