/// Keeps subscriptions and ends them all when it goes.
///
/// Insertion is amortised constant. To end them earlier, replace the bag by a new one.
public final class DisposeBag {
  private let members = CompositeDisposable()

  /// An empty bag.
  public init() {}

  /// Adds a disposable, which ends when the bag goes.
  public func insert(_ disposable: any Disposable) {
    members.insert(disposable)
  }

  deinit {
    members.dispose()
  }
}

/// Ends one disposable when the last reference to it goes.
public final class ScopedDisposable: Disposable {
  private let inner: any Disposable

  /// A token that ends `inner`.
  public init(_ inner: any Disposable) {
    self.inner = inner
  }

  /// Ends it now.
  public func dispose() {
    inner.dispose()
  }

  deinit {
    inner.dispose()
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
