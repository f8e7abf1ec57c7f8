/// The last elements of a stream, at most so many, oldest first.
///
/// Appending is amortised constant, and memory grows with what was appended, whatever the limit. A copy shares its
/// memory until one of the two changes.
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline let limit: Int
  @usableFromInline var elements: ContiguousArray<Element> = []
  /// Where the oldest is, once the buffer is full.
  @usableFromInline var oldest = 0

  /// A buffer of at most `limit` elements; a negative limit counts as zero.
  @inlinable init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// Adds an element and returns the one that had to go, so that the caller lets go of it when all is in order.
  @inlinable mutating func append(_ element: Element) -> Element? {
    guard elements.count == limit else {
      elements.append(element)
      return nil
    }
    guard limit > 0 else { return element }
    var former = element
    swap(&former, &elements[oldest])
    oldest &+= 1
    if oldest == limit { oldest = 0 }
    return former
  }

  /// Calls a closure with each element, the oldest first, while it returns true.
  @inlinable func forEach(while body: (Element) -> Bool) {
    for offset in elements.indices {
      let index = offset &+ oldest
      guard body(elements[index < elements.count ? index : index &- elements.count]) else { return }
    }
  }
}
