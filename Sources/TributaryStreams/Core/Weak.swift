/// An object that is not kept, for closures that are called while it is there.
@usableFromInline
struct Weak<Object: AnyObject> {
  @usableFromInline weak var object: Object?

  @usableFromInline init(_ object: Object) {
    self.object = object
  }

  /// The closure without its object: it does nothing once the object is gone.
  @inlinable func bind<Argument>(_ action: ((Object, Argument) -> Void)?) -> ((Argument) -> Void)? {
    guard let action else { return nil }
    return { [self] argument in if let object { action(object, argument) } }
  }

  @inlinable func bind(_ action: ((Object) -> Void)?) -> (() -> Void)? {
    guard let action else { return nil }
    return { [self] in if let object { action(object) } }
  }
}
