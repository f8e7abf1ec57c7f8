/// Something that can be ended, once.
public protocol Disposable: AnyObject {
  /// Ends it; after the first call further calls do nothing.
  func dispose()
}

/// A disposable that can say whether it ended.
public protocol Cancelable: Disposable {
  /// Whether it ended.
  var isDisposed: Bool { get }
}

extension Subscription: Cancelable {}

/// Ways to make disposables.
public enum Disposables {
  /// A disposable that does nothing.
  @inlinable public static func create() -> any Disposable {
    AnonymousDisposable(nil)
  }

  /// A disposable that runs a closure at its first `dispose()` and then lets it go.
  @inlinable public static func create(with action: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(action)
  }

  /// A disposable that ends several, in the order given.
  @inlinable public static func create(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable([first, second] + others)
  }

  /// A disposable that ends all of a list, in its order.
  @inlinable public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables)
  }
}

@usableFromInline
final class AnonymousDisposable: Cancelable {
  @usableFromInline var action: (() -> Void)?

  @usableFromInline init(_ action: (() -> Void)?) {
    self.action = action
  }

  @usableFromInline var isDisposed: Bool {
    action == nil
  }

  @usableFromInline func dispose() {
    action.take()?()
  }
}
