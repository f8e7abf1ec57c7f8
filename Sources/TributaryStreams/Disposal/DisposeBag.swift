internal import TributaryTime

/// Keeps subscriptions and ends them all when it goes.
///
/// Insertion is amortised constant. To end them earlier, replace the bag by a new one.
///
/// A bag may go anywhere, as the last reference to an object with a bag may be let go of by any thread. It remembers
/// the scope in which it was made: what it keeps ends at once if it goes in a turn of that scope, and otherwise in the
/// owner's next turn, so that two threads never meet in a stream. The body of a task of a live scope counts as outside.
/// Where no scope was current, or once it was cancelled, what the bag keeps ends where the bag goes.
public final class DisposeBag {
  // Unmanaged, so that a bag that goes on another thread releases nothing there.
  private let members = Unmanaged.passRetained(CompositeDisposable())
  private let scope = Scope.currentIfAny

  /// An empty bag.
  public init() {}

  /// Adds a disposable, which ends when the bag goes.
  public func insert(_ disposable: any Disposable) {
    members.takeUnretainedValue().insert(disposable)
  }

  deinit {
    members.dispose(in: scope)
  }
}

/// Ends one disposable when the last reference to it goes.
///
/// Where it goes makes the same difference as with a ``DisposeBag``.
public final class ScopedDisposable: Disposable {
  private let inner: Unmanaged<AnonymousDisposable>
  private let scope = Scope.currentIfAny

  /// A token that ends `inner`.
  public init(_ inner: any Disposable) {
    self.inner = .passRetained(AnonymousDisposable(inner.dispose))
  }

  /// Ends it now.
  public func dispose() {
    inner.takeUnretainedValue().dispose()
  }

  deinit {
    inner.dispose(in: scope)
  }
}

extension Disposable {
  /// Puts this into a bag, which ends it when it goes.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }

  /// Returns a token that ends this when the token goes.
  public func scoped() -> ScopedDisposable {
    ScopedDisposable(self)
  }
}
