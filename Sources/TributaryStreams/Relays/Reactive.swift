/// What a type offers to streams, under one name: `object.rx`.
///
/// Extend it for your own types, so that their streams and binders do not mix with their other members:
///
/// ```swift
/// extension Reactive where Base: Downloader {
///   var progress: Observable<Double> { base.progressSubject.asObservable() }
/// }
/// downloader.rx.progress.bind(to: bar.rx.value)
/// ```
///
/// Each writable property of a class has a ``Binder`` of its name: `bar.rx.value` takes values for `bar.value`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What is extended.
  public let base: Base

  /// The namespace of `base`.
  @inlinable public init(_ base: Base) {
    self.base = base
  }

  /// Takes values for a property; it does not keep the object.
  @inlinable
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with a namespace for streams: conform a class to it, and it has `rx`.
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
  /// The namespace of the type.
  ///
  /// It can be set, so that a property of the namespace can: `Theme.rx.current = .dark`. The write itself does nothing.
  @inlinable public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The namespace of the value.
  ///
  /// It can be set, so that a property of the namespace can: `button.rx.title = "Save"`. The write itself does nothing:
  /// the setter of the property has changed the object.
  @inlinable public var rx: Reactive<Self> {
    get { Reactive(self) }
    nonmutating set {}
  }
}
