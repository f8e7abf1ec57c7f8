/// A place for one element, which may be empty.
///
/// It replaces a stored `Optional<Element>` on the path of an element. Code that is not specialised would look up the
/// metadata of that type for each element.
@usableFromInline
struct Slot<Element>: ~Copyable {
  // SAFETY: allocated with the slot and freed with it; initialised exactly while `isFull`, in one isolation domain.
  @usableFromInline let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  @usableFromInline var isFull = false

  @inlinable init() {}

  @inlinable deinit {
    if isFull { place.deinitialize(count: 1) }
    place.deallocate()
  }

  /// The element; the slot is full.
  @inlinable var element: Element {
    @inline(__always) get { place.pointee }
  }

  /// Stores an element; the slot is empty.
  @inlinable @inline(__always) mutating func fill(_ element: Element) {
    place.initialize(to: element)
    isFull = true
  }

  /// Stores an element in place of another; the slot is full.
  ///
  /// - Returns: the former element, which the caller releases when all is in order.
  @inlinable @inline(__always) func replace(with element: Element) -> Element {
    let former = place.move()
    place.initialize(to: element)
    return former
  }

  /// Empties the slot, which is full.
  @inlinable @inline(__always) mutating func take() -> Element {
    isFull = false
    return place.move()
  }
}
