internal import Synchronization
internal import TributaryTime

/// Something of an owner's that was let go of elsewhere, on its way to the owner, who ends it.
///
/// It ends once: in a turn of the owner, or, if the scope has ended and there are no turns, where the last reference
/// goes.
// SAFETY: the content is held by a number that is taken out in one atomic step, so it is used and released by one
// thread alone, which is the owner's while there is one. No field of an object that two threads know is released by
// hazard.
final class Parcel<Content: Disposable & SendableMetatype>: Sendable {
  private let content: Atomic<UInt>

  init(_ content: Unmanaged<Content>) {
    self.content = Atomic(UInt(bitPattern: content.toOpaque()))
  }

  func open() {
    let bits = content.exchange(0, ordering: .acquiringAndReleasing)
    guard let pointer = UnsafeRawPointer(bitPattern: bits) else { return }
    Unmanaged<Content>.fromOpaque(pointer).takeRetainedValue().dispose()
  }

  deinit {
    open()
  }
}

extension Unmanaged where Instance: Disposable & SendableMetatype {
  /// Ends what is held and lets go of it, in the isolation of the scope's owner: at once, or in a turn to come.
  ///
  /// For the deinitialisers of what may die anywhere. It holds its content unmanaged, so that dying releases nothing.
  func dispose(in scope: Scope?) {
    guard let scope, scope.isElsewhere else { return takeRetainedValue().dispose() }
    let parcel = Parcel(self)
    scope.post { parcel.open() }
  }
}
