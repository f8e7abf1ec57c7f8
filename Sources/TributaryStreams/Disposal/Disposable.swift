/// Something that can be ended, once.
public protocol Disposable: AnyObject {
  /// Ends it; after the first call further calls do nothing.
  func dispose()
}

/// Ways to make disposables.
public enum Disposables {
  /// A disposable that does nothing.
  @inlinable public static func create() -> any Disposable {
    AnonymousDisposable(nil)
  }

  /// A disposable that runs a closure at its first `dispose()` and then lets it go.
  @inlinable public static func create(with action: @escaping () -> Void) -> any Disposable {
    AnonymousDisposable(action)
  }
}

@usableFromInline
final class AnonymousDisposable: Disposable {
  @usableFromInline var action: (() -> Void)?

  @usableFromInline init(_ action: (() -> Void)?) {
    self.action = action
  }

  @usableFromInline func dispose() {
    let action = action
    self.action = nil
    action?()
  }
}

/// A group of disposables that end together.
///
/// What is inserted after the end is ended at once. Insertion is amortised constant, ending is linear.
public final class CompositeDisposable: Disposable {
  private var members: [any Disposable]?

  /// A group of these.
  public init(_ members: [any Disposable] = []) {
    self.members = members
  }

  /// Whether the group ended.
  public var isDisposed: Bool {
    members == nil
  }

  /// Adds a member, or ends it at once if the group ended.
  public func insert(_ member: any Disposable) {
    if members == nil {
      member.dispose()
    } else {
      members?.append(member)
    }
  }

  /// Ends all members, in the order they came.
  public func dispose() {
    let ended = members
    members = nil
    ended?.forEach { $0.dispose() }
  }
}
