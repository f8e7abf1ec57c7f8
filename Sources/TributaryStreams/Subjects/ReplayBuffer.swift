/// The last elements of a stream, at most so many, oldest first.
///
/// Appending is amortised constant, and memory grows with what was appended, whatever the limit. A replay keeps the
/// buffer, and the subject goes on with a copy if it changes meanwhile. It is plain memory, as ``ElementQueue`` is, and
/// for the same reason.
@usableFromInline
final class ReplayBuffer<Element> {
  @usableFromInline let limit: Int
  // SAFETY of the unchecked fields: exactly the first `count` places are initialised; the memory is freed with the
  // buffer, which never leaves its isolation domain; no field is passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var places: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) @usableFromInline var capacity = 1
  @exclusivity(unchecked) @usableFromInline var count = 0
  /// Where the oldest is, once the buffer is full.
  @exclusivity(unchecked) @usableFromInline var oldest = 0

  /// A buffer of at most `limit` elements; a negative limit counts as zero.
  @inlinable init(limit: Int) {
    self.limit = max(limit, 0)
    places = .allocate(capacity: 1)
  }

  deinit {
    places.deinitialize(count: count)
    places.deallocate()
  }

  /// Whether the next element replaces the oldest.
  @inlinable var isFull: Bool {
    count == limit
  }

  /// Adds an element to a buffer that is not full.
  @inlinable func append(_ element: Element) {
    if count == capacity { grow() }
    (places + count).initialize(to: element)
    count &+= 1
  }

  /// Puts an element in the place of the oldest in a full buffer, whose limit is above zero.
  ///
  /// - Returns: the oldest, which the caller releases when all is in order.
  @inlinable func replaceOldest(with element: Element) -> Element {
    let place = places + oldest
    let former = place.move()
    place.initialize(to: element)
    oldest &+= 1
    if oldest == limit { oldest = 0 }
    return former
  }

  @inlinable func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: places, count: count)
    places.deallocate()
    places = larger
    capacity *= 2
  }

  /// The same elements in a buffer of its own.
  @inlinable func copy() -> ReplayBuffer {
    let copy = ReplayBuffer(limit: limit)
    while copy.capacity < count { copy.grow() }
    copy.places.initialize(from: places, count: count)
    copy.count = count
    copy.oldest = oldest
    return copy
  }

  /// Calls a closure with each element, the oldest first, while it returns true.
  @inlinable func forEach(while body: (Element) -> Bool) {
    for offset in 0..<count {
      let index = offset &+ oldest
      guard body(places[index < count ? index : index &- count]) else { return }
    }
  }
}
