internal import Observation
internal import Synchronization
internal import TributaryTime

/// One subscription to what a closure reads from `@Observable` models.
///
/// Observation offers no way to end a watch: it ends when something that it watches changes. So the closure's watch
/// also reads a fuse, which is a property of this object, and ``dispose()`` changes it.
// SAFETY: all is used in the owner's isolation, but for `onChange`, which Observation may call on the thread of any
// change: it looks at an atomic and at the scope, which is Sendable.
final class PropertyWatch<Element>: Disposable, @unchecked Sendable, Observation.Observable {
  private var read: (() -> Element)?
  private var deliver: ((Element) -> Void)?
  private let scope: Scope
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic(false)

  init(_ scope: Scope, read: @escaping () -> Element, deliver: @escaping (Element) -> Void) {
    self.scope = scope
    self.read = read
    self.deliver = deliver
  }

  /// Reads the value, hands it on, and watches for the next change.
  func look() {
    guard let read, let deliver else { return }
    let value = withObservationTracking {
      _ = fuse
      return read()
    } onChange: { [self] in
      onChange()
    }
    deliver(value)
  }

  private func onChange() {
    // It comes before the change is made, so the value is read in the next turn.
    if !isOver.load(ordering: .relaxed) { scope.post { [self] in look() } }
  }

  private var fuse: Bool {
    registrar.access(self, keyPath: \.fuse)
    return false
  }

  func dispose() {
    guard !isOver.exchange(true, ordering: .relaxed) else { return }
    let former = (read.take(), deliver.take())
    registrar.withMutation(of: self, keyPath: \.fuse) {}
    withExtendedLifetime(former) {}
  }
}
