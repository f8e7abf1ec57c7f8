/// Ends a disposable when it was told to and nobody needs it any more.
///
/// When several parts use one resource: each takes a handle with ``retain()``, and the resource ends once this was
/// disposed and all handles were.
public final class RefCountDisposable: Cancelable {
  private var disposable: (any Disposable)?
  private var handles = 0
  private var isPrimaryDisposed = false

  /// Counts the handles on `disposable`.
  public init(disposable: any Disposable) {
    self.disposable = disposable
  }

  /// Whether the resource ended.
  public var isDisposed: Bool {
    disposable == nil
  }

  /// Takes a handle, which counts until it is disposed, and once only; after the end it is one that does nothing.
  public func retain() -> any Disposable {
    guard disposable != nil else { return Disposables.create() }
    handles += 1
    return Disposables.create(with: {
      self.handles -= 1
      self.endIfUnused()
    })
  }

  /// Ends the resource, now or when the last handle goes.
  public func dispose() {
    isPrimaryDisposed = true
    endIfUnused()
  }

  private func endIfUnused() {
    guard isPrimaryDisposed, handles == 0 else { return }
    disposable.take()?.dispose()
  }
}

/// A flag that can be put where a disposable is asked for.
///
/// When a loop looks whether it shall go on.
public final class BooleanDisposable: Cancelable {
  /// Whether it was disposed.
  public private(set) var isDisposed: Bool

  /// A flag, which is not set unless the caller says so.
  public init(isDisposed: Bool = false) {
    self.isDisposed = isDisposed
  }

  /// Sets the flag.
  public func dispose() {
    isDisposed = true
  }
}
