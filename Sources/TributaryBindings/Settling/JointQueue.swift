/// Joints first in, first out.
///
/// They are a list of their own, so nothing is allocated.
struct JointQueue {
  private var first: Joint?
  private var last: Joint?
  private(set) var count = 0

  /// Appends a joint, unless it is in a queue already; it is always the same one.
  mutating func append(_ joint: Joint) {
    guard !joint.isQueued else { return }
    joint.isQueued = true
    if let last { last.next = joint } else { first = joint }
    last = joint
    count &+= 1
  }

  mutating func next() -> Joint? {
    guard let joint = first else { return nil }
    first = joint.next
    if first == nil { last = nil }
    joint.next = nil
    joint.isQueued = false
    count &-= 1
    return joint
  }

  /// Appends all of another queue.
  mutating func take(_ other: inout JointQueue) {
    if let last { last.next = other.first } else { first = other.first }
    if other.last != nil { last = other.last }
    count &+= other.count
    other = JointQueue()
  }
}
