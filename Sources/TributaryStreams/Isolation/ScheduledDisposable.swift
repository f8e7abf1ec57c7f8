internal import Synchronization
public import TributaryTime

// SAFETY: the content is touched in the owner's isolation, by what is posted there, but for two things: `isWanted`,
// which the one thread that wins `isOver` writes before it posts, and references, which count atomically.
/// Ends a disposable of a scope's owner from any thread: it hands the end to the scope.
///
/// When somebody elsewhere may end what lives here: a button of another session, a task of another actor.
///
/// ```swift
/// let stop = ScheduledDisposable(disposable: readings.subscribe(onNext: show))
/// Task.detached { if await isTooLate() { stop.dispose() } }
/// ```
///
/// The disposable ends in a turn of the scope, also if the call comes from one; ``isDisposed`` is true at once. A
/// handle that is let go of ends nothing.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// Where the disposable ends.
  public let scope: Scope
  private let content: Unmanaged<Content>
  private let isOver = Atomic(false)

  private final class Content: Disposable {
    let disposable: any Disposable
    var isWanted = false

    init(_ disposable: any Disposable) {
      self.disposable = disposable
    }

    func dispose() {
      if isWanted { disposable.dispose() }
    }
  }

  /// A handle on a disposable of the caller's.
  ///
  /// - Parameters:
  ///   - scope: where it ends; the caller's.
  ///   - disposable: what ends.
  public init(scope: Scope = .current, disposable: any Disposable) {
    self.scope = scope
    content = .passRetained(Content(disposable))
  }

  /// Whether ``dispose()`` was called.
  public var isDisposed: Bool {
    isOver.load(ordering: .acquiring)
  }

  /// Ends the disposable, in a turn of the scope to come.
  public func dispose() {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    content.takeUnretainedValue().isWanted = true
    let parcel = Parcel(content)
    scope.post { parcel.open() }
  }

  deinit {
    // Nobody wanted it to end: the owner lets go of it.
    if !isOver.load(ordering: .acquiring) { content.dispose(in: scope) }
  }
}
