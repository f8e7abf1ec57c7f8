import Observation
import Synchronization
import TributaryTime

/// Tells a node that a property of a model that it read is about to change; one for each run that reads models.
///
/// Observation offers no way to end a watch: it ends when something that it watches changes. So each watched run also
/// reads a fuse, which is a property of this object, and ``cancel()`` changes it. Without that, a view that runs
/// often beside a model that never changes would leave a watch behind each time.
// SAFETY: `reader` is weak, is set once before the object is shared, and is read only in the isolation that owns the
// tree: in closures that the scope posts, or where the scope says that this thread is the owner's. `changed` captures
// nothing. All else is Sendable.
package final class ObservationSignal: @unchecked Sendable, Observation.Observable {
  private weak var reader: AnyObject?
  private let scope: Scope
  private let changed: @Sendable (AnyObject, ObservationSignal) -> Void
  private let isOver = Atomic<Bool>(false)
  private let registrar = ObservationRegistrar()

  /// - Parameters:
  ///   - reader: What read the models.
  ///   - scope: The owner of the reader.
  ///   - changed: Tells the reader, in the isolation of the scope; captures nothing.
  init(for reader: AnyObject, in scope: Scope, changed: @escaping @Sendable (AnyObject, ObservationSignal) -> Void) {
    self.reader = reader
    self.scope = scope
    self.changed = changed
  }

  private var fuse: Bool {
    registrar.access(self, keyPath: \.fuse)
    return false
  }

  /// Reads the fuse, as part of the run that is watched.
  func touch() {
    _ = fuse
  }

  /// What Observation calls, on the thread of the change and before the change is made.
  var onChange: @Sendable () -> Void {
    { [self] in
      guard !isOver.exchange(true, ordering: .relaxed) else { return }
      // A change by the owner counts as a write of a state does, so that a turn that causes the next one is known.
      if scope.isElsewhere { scope.post { [self] in mark() } } else { mark() }
    }
  }

  private func mark() {
    if let reader { changed(reader, self) }
  }

  /// Ends the watch.
  func cancel() {
    guard !isOver.exchange(true, ordering: .relaxed) else { return }
    registrar.withMutation(of: self, keyPath: \.fuse) {}
  }
}
