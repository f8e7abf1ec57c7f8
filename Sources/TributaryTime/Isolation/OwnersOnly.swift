/// A value of an owner's domain on its way through a locked queue, or into a task that runs in that domain.
///
/// It crosses no domain: who puts it in and who takes it out are in the same isolation, which the compiler cannot see.
// SAFETY: each value is made, used and released in the isolation of one owner (a scope's actor, the thread inside a
// virtual run, the thread that runs an immediate scheduler); other threads only move the reference, under a lock.
struct OwnersOnly<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
